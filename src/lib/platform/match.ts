import * as v from 'valibot';
import type { GameTypes, Setup } from '$lib/core/game';
import { reader } from '$lib/core/read';

export type MatchId = string & { readonly brand: 'match' };

/** Set-up of some game or other, as it lies in storage or in a file. */
export type AnySetup = Setup<GameTypes>;

/** The cover of a match: enough for the shelf, without loading the game. */
export interface Match {
	readonly id: MatchId;
	readonly game: string;
	readonly startedAt: number;
	readonly setup: AnySetup;
	/** Kept once the match is over, so that old matches read the same for ever. */
	readonly result?: Result;
}

export interface Result {
	readonly endedAt: number;
	readonly points: readonly number[];
	readonly places: readonly number[];
}

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

export const readMatch = reader<Match>(
	v.object({
		id: v.pipe(
			v.string(),
			v.nonEmpty(),
			v.maxLength(64),
			// safe: a brand is a name that nobody mistakes for another
			v.transform((text) => text as MatchId)
		),
		game: v.pipe(v.string(), v.maxLength(40)),
		startedAt: time,
		setup,
		result: v.exactOptional(v.object({ endedAt: time, points: bySeat, places: bySeat }))
	})
);
