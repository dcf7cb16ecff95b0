import * as v from 'valibot';
import { eventReader } from '$lib/core/data/read';
import { CALLED, type Plain, type Rules } from '$lib/core/game';
import { ranking } from '$lib/core/score/ranking';
import { replaceAt, type BySeat, type Seat } from '$lib/core/seats';

// A whole game, to see how little the house asks of one: two players lay a number at the same time, five
// rounds long, and the highest sum wins.

export type ToyEvent =
	| { readonly type: 'laid'; readonly seat: Seat; readonly number: number }
	/** The table has added up by itself. */
	| { readonly type: 'counted'; readonly seat: Seat; readonly points: number }
	| { readonly type: 'called'; readonly seat: Seat; readonly over: boolean };

export interface Toy extends Omit<Plain, 'tieBreak'> {
	readonly state: {
		readonly double: boolean;
		readonly laid: BySeat<readonly number[]>;
		readonly counted: BySeat<number | undefined>;
		readonly called: boolean;
	};
	readonly event: ToyEvent;
	readonly houseRules: { readonly double: boolean };
	readonly endReason: 'rounds' | typeof CALLED;
	readonly scoreSource: 'numbers';
	readonly objection: { readonly term: 'laidTwice'; readonly seat: Seat };
	readonly tieBreak: 'highest' | 'latest';
}

const ROUNDS = 5;
const fewest = ({ laid }: Toy['state']) => Math.min(...laid.map(({ length }) => length));
const behind = (state: Toy['state']) =>
	state.laid.flatMap(({ length }, seat) => (length === fewest(state) ? [seat] : []));
const isOver = (state: Toy['state']) =>
	state.called || fewest(state) >= ROUNDS || state.counted.every((points) => points !== undefined);
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const figure = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

export const rules: Rules<Toy> = {
	setup: ({ seats, houseRules: { double } }) => ({
		double,
		laid: seats.map(() => []),
		counted: seats.map(() => undefined),
		called: false
	}),
	apply(state, event) {
		const { type, seat } = event;
		if (type === 'called') return { ...state, called: event.over };
		return type === 'laid'
			? { ...state, laid: replaceAt(state.laid, seat, [...(state.laid[seat] ?? []), event.number]) }
			: { ...state, counted: replaceAt(state.counted, seat, event.points) };
	},
	objections: (state, { type, seat }) =>
		type === 'laid' && !behind(state).includes(seat) ? [{ term: 'laidTwice', seat }] : [],
	toPlay: (state) => ({ seats: isOver(state) ? [] : behind(state), round: fewest(state) + 1 }),
	ending(state) {
		const over = isOver(state);
		if (!over && fewest(state) < ROUNDS - 1) return undefined;
		const round = Math.min(ROUNDS, fewest(state) + 1);
		const reason = state.called ? CALLED : 'rounds';
		return { reason, round, stillToPlay: over ? [] : behind(state), over };
	},
	score({ laid, counted, double }) {
		const valuesOf = (numbers: readonly number[], seat: Seat): readonly number[] => {
			const points = counted[seat];
			return points === undefined ? numbers.map((each) => (double ? 2 * each : each)) : [points];
		};
		const values = laid.map(valuesOf);
		const points = values.map((numbers) => numbers.reduce((sum, number) => sum + number, 0));
		const cells = values.map((numbers, seat) => ({
			points: points[seat] ?? 0,
			arithmetic: { kind: 'sum', values: numbers } as const
		}));
		return {
			rows: [{ source: 'numbers', cells }],
			totals: points.map((total) => ({ points: total, atLeast: false })),
			...ranking(points, [
				{ name: 'highest', figures: laid.map((numbers) => Math.max(0, ...numbers)) },
				{ name: 'latest', figures: laid.map((numbers) => numbers.at(-1) ?? 0) }
			])
		};
	},
	called: (seat, over) => ({ type: 'called', seat, over }),
	wasTracked: ({ laid }) => laid.some(({ length }) => length > 0),
	readEvent: eventReader<ToyEvent>({
		laid: v.object({ seat: seatNumber, number: figure }),
		counted: v.object({ seat: seatNumber, points: figure }),
		called: v.object({ seat: seatNumber, over: v.boolean() })
	})
};
