import { createContext } from 'svelte';
import * as v from 'valibot';
import type { GameTypes, Setup } from '$lib/core/game';
import { reader } from '$lib/core/read';
import type { BySeat } from '$lib/core/seats';

export type MatchId = string & { readonly brand: 'match' };

/** Set-up of some game or other, as it lies in storage or in a file. */
export type AnySetup = Setup<GameTypes>;

/** Who sits where, and all that was agreed on: what a match is begun with. */
export interface LaidTable {
	readonly game: string;
	readonly setup: AnySetup;
	/** Which of the four colours and shapes each seat has; its own number unless said. */
	readonly marks?: BySeat<number>;
	/** Nobody sees totals before the last turn is done. */
	readonly hideTotals?: boolean;
}

/** The cover of a match: enough for the shelf, without loading the game. */
export interface Match extends LaidTable {
	readonly id: MatchId;
	readonly startedAt: number;
	/** When its last line was written. */
	readonly lastAt?: number;
	/** Thrown away then: out of sight, and to be brought back for a while. */
	readonly thrownAt?: number;
	/** A recorded play to look at, made up by us. */
	readonly sample?: true;
	/** Kept once the match is over, so that old matches read the same for ever. */
	readonly result?: Result;
}

export interface Result {
	readonly endedAt: number;
	readonly points: readonly number[];
	readonly places: readonly number[];
	/** Whose points may still grow, because some value is not known. */
	readonly atLeast?: readonly boolean[];
}

type Marks = Pick<Match, 'result' | 'lastAt' | 'thrownAt'>;

/** The cover with other marks on it; a mark that is undefined is wiped off. */
export function marked(
	match: Match,
	marks: { readonly [Mark in keyof Marks]: Marks[Mark] | undefined }
): Match {
	const entries = Object.entries({ ...match, ...marks }).filter(([, value]) => value !== undefined);
	// safe: only marks can be undefined, and every mark is optional
	return Object.fromEntries(entries) as unknown as Match;
}

/** The cover of the match that the surrounding page opened; a page of the book may have none. */
export const [useMatchIfAny, setMatch] = createContext<Match | undefined>();

export function useMatch(): Match {
	const match = useMatchIfAny();
	if (!match) throw new Error('this view belongs to a match');
	return match;
}

/** Colours and shapes to tell seats by. */
export const MARKS = 4;

const SEATS_MOST = 8;
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const bySeat = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(SEATS_MOST));

const setup = v.pipe(
	v.object({
		seats: v.pipe(
			v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))),
			v.minLength(1),
			v.maxLength(SEATS_MOST)
		),
		start: v.pipe(v.number(), v.integer(), v.minValue(0)),
		houseRules: v.record(v.pipe(v.string(), v.maxLength(40)), v.boolean()),
		/** Read by the rules of the game, see `readOptions`. */
		options: v.looseObject({})
	}),
	v.forward(
		v.check(({ seats, start }) => start < seats.length, 'a seat that exists'),
		['start']
	)
);

const laidTable = {
	game: v.pipe(v.string(), v.maxLength(40)),
	setup,
	marks: v.exactOptional(
		v.pipe(
			v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MARKS - 1))),
			v.maxLength(SEATS_MOST)
		)
	),
	hideTotals: v.exactOptional(v.boolean())
};

const oneMarkASeat = ({ setup, marks }: Pick<LaidTable, 'setup' | 'marks'>) =>
	!marks || marks.length === setup.seats.length;

export const readLaidTable = reader<LaidTable>(
	v.pipe(
		v.object(laidTable),
		v.forward(
			v.check((table) => oneMarkASeat(table), 'one mark a seat'),
			['marks']
		)
	)
);

export const readMatch = reader<Match>(
	v.pipe(
		v.object({
			...laidTable,
			id: v.pipe(
				v.string(),
				v.nonEmpty(),
				v.maxLength(64),
				// safe: a brand is a name that nobody mistakes for another
				v.transform((text) => text as MatchId)
			),
			startedAt: time,
			lastAt: v.exactOptional(time),
			thrownAt: v.exactOptional(time),
			sample: v.exactOptional(v.literal(true)),
			result: v.exactOptional(
				v.object({
					endedAt: time,
					points: bySeat,
					places: bySeat,
					atLeast: v.exactOptional(v.pipe(v.array(v.boolean()), v.maxLength(SEATS_MOST)))
				})
			)
		}),
		v.forward(
			v.check((table) => oneMarkASeat(table), 'one mark a seat'),
			['marks']
		)
	)
);
