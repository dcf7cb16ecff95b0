import { createContext } from 'svelte';
import * as v from 'valibot';
import type { GameTypes, Setup } from '$lib/core/game';
import { reader, type Schema } from '$lib/core/data/read';
import type { BySeat } from '$lib/core/seats';
import { harmless, isVisible } from '$lib/core/data/text';
import type { Summary } from '$lib/core/score/summary';

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
	/** Totals that were hidden have been shown, place by place. */
	readonly revealed?: true;
	/** What the table calls it. */
	readonly title?: string;
	readonly note?: string;
	/** Played without the app: there is nothing to go on with but the count. */
	readonly counted?: true;
	/** A recorded play to look at, made up by us. */
	readonly sample?: true;
	/** Kept once the match is over, so that old matches read the same for ever. */
	readonly result?: Result;
}

export interface Result {
	readonly endedAt: number;
	/** So long of the time until then the table was away; negative if a clock was put back. */
	readonly pauses?: number;
	readonly points: readonly number[];
	readonly places: readonly number[];
	/** Whose points may still grow, because some value is not known. */
	readonly atLeast?: readonly boolean[];
	/** Absent where an older version wrote it. */
	readonly tale?: Summary;
}

type CoverEdits = Pick<Match, 'result' | 'lastAt' | 'thrownAt' | 'title' | 'note' | 'revealed'>;

/** The cover with other marks on it; a mark that is undefined is wiped off. */
export function edited(
	match: Match,
	marks: { readonly [Mark in keyof CoverEdits]: CoverEdits[Mark] | undefined }
): Match {
	const entries = Object.entries({ ...match, ...marks }).filter(([, value]) => value !== undefined);
	// safe: only marks can be undefined, and every mark is optional
	return Object.fromEntries(entries) as unknown as Match;
}

/** Another day, at the same hour; undefined for what is no day, or none that has been. */
export function onDay(day: string, time: number): number | undefined {
	const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
	const moved = new Date(time);
	moved.setFullYear(year, month - 1, date);
	const then = moved.getTime();
	// a year that is typed shows up as 0002 and 0026 on the way
	return then >= 0 && then <= Math.max(time, Date.now()) ? then : undefined;
}

/** The same match on another day: it ended as much earlier or later as it began. */
export const moved = (match: Match, startedAt = match.startedAt): Match => ({
	...match,
	startedAt,
	...(match.result && {
		result: { ...match.result, endedAt: match.result.endedAt + startedAt - match.startedAt }
	})
});

/** The table has still to be told how it ended. A result without a tale was shown at once. */
export const isSecret = ({ hideTotals, revealed, result }: Match): boolean =>
	hideTotals === true && !revealed && (!result || result.tale !== undefined);

/** An older version kept no tale and showed every result at once: it is no secret again. */
export const wasShown = ({ hideTotals, revealed, result }: Match): true | undefined =>
	revealed ?? (hideTotals && result && !result.tale ? true : undefined);

/** The time at the table; undefined for a match that was only counted. */
export function minutesOf({ startedAt, result }: Match): number | undefined {
	if (!result || result.tale?.tracked === false) return undefined;
	const { endedAt, pauses = 0 } = result;
	return Math.max(0, Math.round((endedAt - startedAt - pauses) / 60_000));
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
export const TITLE_LENGTH = 60;
export const NOTE_LENGTH = 2000;
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const bySeat = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(SEATS_MOST));

export const NAME_LENGTH = 60;
/** What somebody is called, for all to read. */
export const nameSchema = v.pipe(
	v.string(),
	v.maxLength(NAME_LENGTH),
	v.transform(harmless),
	v.trim(),
	v.nonEmpty(),
	// whoever cannot be seen can still be told from the others
	v.transform((name) => (isVisible(name) ? name : '?'))
);
const words = (most: number) => v.pipe(v.string(), v.maxLength(most), v.transform(harmless));

const term = v.pipe(v.string(), v.maxLength(40));

const setup = v.pipe(
	v.object({
		seats: v.pipe(v.array(nameSchema), v.minLength(1), v.maxLength(SEATS_MOST)),
		start: v.pipe(v.number(), v.integer(), v.minValue(0)),
		houseRules: v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.boolean(), term])),
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

const tale: Schema<Summary> = v.object({
	reason: term,
	by: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS_MOST - 1))),
	rounds: v.pipe(v.number(), v.integer(), v.minValue(0)),
	tracked: v.boolean(),
	sources: v.record(term, v.pipe(v.array(v.nullable(v.number())), v.maxLength(SEATS_MOST))),
	owned: v.pipe(v.array(v.pipe(v.array(term), v.maxLength(100))), v.maxLength(SEATS_MOST))
});

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
			revealed: v.exactOptional(v.literal(true)),
			title: v.exactOptional(words(TITLE_LENGTH)),
			note: v.exactOptional(words(NOTE_LENGTH)),
			counted: v.exactOptional(v.literal(true)),
			sample: v.exactOptional(v.literal(true)),
			result: v.exactOptional(
				v.object({
					endedAt: time,
					pauses: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
					points: bySeat,
					places: bySeat,
					atLeast: v.exactOptional(v.pipe(v.array(v.boolean()), v.maxLength(SEATS_MOST))),
					tale: v.exactOptional(tale)
				})
			)
		}),
		v.forward(
			v.check((table) => oneMarkASeat(table), 'one mark a seat'),
			['marks']
		)
	)
);
