import type { GameTypes, Rules, Setup } from '../../src/lib/core/game';
import type { DeviceId, Entry, EntryId, Log } from '../../src/lib/core/log/log';
import { summaryOf, type Summary } from '../../src/lib/core/score/summary';

/** A finished match as a backup holds it. */
export interface Evening {
	readonly match: {
		readonly id: string;
		readonly game: string;
		readonly startedAt: number;
		readonly lastAt: number;
		readonly setup: Setup<GameTypes>;
		readonly result: {
			readonly endedAt: number;
			readonly points: readonly number[];
			readonly places: readonly number[];
			/** The stored name of the summary. */
			readonly tale: Summary | undefined;
		};
	};
	readonly log: Log<GameTypes>;
}

/** What `tests/games/<game>/evenings.ts` exports: finished matches, made up, the same each time. */
export interface Evenings {
	manyMatches(count: number): readonly Evening[];
}

/** As the app itself would have written them. */
export const backupOf = (matches: readonly unknown[]): string =>
	JSON.stringify({ format: 'mainspring-backup', version: 1, people: [], copies: [], matches });

const NAMES = ['Ana', 'Bo', 'Chloé', 'Dov', 'Émile', 'Fatou', 'نور', 'Gus'];
const DAY = 86_400_000;
const FIRST = Date.UTC(2019, 0, 5, 19);

/** A whole number from 0 to below another. */
export type Below = (count: number) => number;

/** Lehmer's generator: chance that can be repeated. */
function dice(seed: number): Below {
	let state = seed;
	return (below) => {
		state = (state * 48_271) % 2_147_483_647;
		return state % below;
	};
}

export const pick = <T>(from: readonly T[], count: number, below: Below): T[] => {
	const left = [...from];
	return Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
};

/** What a game says of its made-up matches. */
export interface MadeUp<G extends GameTypes> extends Pick<Setup<G>, 'houseRules' | 'options'> {
	readonly game: string;
	readonly rules: Rules<G>;
	/** From the first line to the last one, which ends the match. */
	eventsOf(players: number, below: Below): readonly G['event'][];
}

function eveningOf<G extends GameTypes>(madeUp: MadeUp<G>, index: number) {
	const { game, rules, houseRules, options } = madeUp;
	const below = dice(index + 1);
	for (let turn = 0; turn < 5; turn++) below(7);
	const players = 2 + below(3);
	const seats = pick(NAMES, players, below);
	const setup: Setup<G> = { seats, start: below(players), houseRules, options };
	const startedAt = FIRST + index * 1.4 * DAY;
	const id = `many-${`${index}`.padStart(5, '0')}`;
	const events = madeUp.eventsOf(players, below);
	const log = events.map((event, line): Entry<G> => ({
		// safe: any text is an id
		id: `${id}-${line}` as EntryId,
		at: Math.round(startedAt + line * 60_000),
		device: 'years' as DeviceId,
		clock: line + 1,
		kind: 'played',
		event
	}));
	const state = events.reduce((before, event) => rules.apply(before, event), rules.setup(setup));
	const { totals, places } = rules.score(state);
	const result = {
		endedAt: log.at(-1)?.at ?? startedAt,
		points: totals.map(({ points }) => points),
		places,
		tale: summaryOf(rules, state)
	};
	const match = { id, game, startedAt: Math.round(startedAt), setup, result };
	return { match: { ...match, lastAt: result.endedAt }, log };
}

/** Years of evenings: the same each time, so that a test knows what it will find. */
export const evenings = <G extends GameTypes>(
	madeUp: MadeUp<G>,
	count: number
): readonly Evening[] => Array.from({ length: count }, (_, index) => eveningOf(madeUp, index));
