import * as v from 'valibot';
import { reader, type Schema } from '$lib/core/data/read';
import { harmless, isVisible } from '$lib/core/data/text';
import type { Summary } from '$lib/core/score/summary';
import {
	MARKS,
	NAME_LENGTH,
	NOTE_LENGTH,
	TITLE_LENGTH,
	type LaidTable,
	type Match,
	type MatchId
} from './match';

const SEATS_MOST = 8;
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const bySeat = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(SEATS_MOST));

/** The name of a player. */
export const nameSchema = v.pipe(
	v.string(),
	v.maxLength(NAME_LENGTH),
	v.transform(harmless),
	v.trim(),
	v.nonEmpty(),
	// a name of invisible signs alone shows as a question mark
	v.transform((name) => (isVisible(name) ? name : '?'))
);
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS_MOST - 1));
const freeText = (most: number) => v.pipe(v.string(), v.maxLength(most), v.transform(harmless));

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

const summary: Schema<Summary> = v.object({
	reason: term,
	by: v.exactOptional(seatNumber),
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
				// safe: the brand only keeps ids of matches apart from other strings
				v.transform((text) => text as MatchId)
			),
			startedAt: time,
			lastAt: v.exactOptional(time),
			thrownAt: v.exactOptional(time),
			revealed: v.exactOptional(v.literal(true)),
			title: v.exactOptional(freeText(TITLE_LENGTH)),
			note: v.exactOptional(freeText(NOTE_LENGTH)),
			counted: v.exactOptional(v.literal(true)),
			sample: v.exactOptional(v.literal(true)),
			result: v.exactOptional(
				v.object({
					endedAt: time,
					pauses: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
					points: bySeat,
					places: bySeat,
					atLeast: v.exactOptional(v.pipe(v.array(v.boolean()), v.maxLength(SEATS_MOST))),
					teams: v.exactOptional(
						v.pipe(
							v.array(v.pipe(v.array(seatNumber), v.minLength(1), v.maxLength(SEATS_MOST))),
							v.minLength(1),
							v.maxLength(SEATS_MOST)
						)
					),
					opponent: v.exactOptional(
						v.object({
							points: v.pipe(v.number(), v.integer()),
							place: v.pipe(v.number(), v.integer()),
							atLeast: v.exactOptional(v.boolean())
						})
					),
					tale: v.exactOptional(summary)
				})
			)
		}),
		v.forward(
			v.check((table) => oneMarkASeat(table), 'one mark a seat'),
			['marks']
		)
	)
);
