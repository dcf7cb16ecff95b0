import { describe, expect, test } from 'vitest';
import { replay } from '$lib/core/log';
import { rules } from '$lib/games/clockworker/rules';
import { seatToPlay } from '$lib/games/clockworker/rules/order';
import type { ClockworkerState, EndReason, EventOf } from '$lib/games/clockworker/rules/types';
import { after, agreed, entryId, everybody, line, logOf, table, terms, withCards } from './table';
import {
	added,
	ANA,
	BO,
	CHLOE,
	communicated,
	DOV,
	endTileSeen,
	operated,
	passing,
	recharged,
	removed,
	turnEnded
} from './verbs';

const TRIGGERS: readonly {
	reason: EndReason;
	how: string;
	ready: (state: ClockworkerState, seat: number) => ClockworkerState;
	event: (seat: number) => EventOf<'operated' | 'communicated'>;
}[] = [
	{
		reason: 'twelve-cards',
		how: 'the 12th card',
		ready: (state, seat) => withCards(state, seat, 11),
		event: (seat) => operated(seat)
	},
	{
		reason: 'end-tile',
		how: 'the End tile',
		ready: (state) => state,
		event: (seat) => communicated(seat, 4, { endTile: true })
	}
];

/** Every table, every start player, everybody who could trigger the end in turn. */
const TABLES = [2, 3, 4].flatMap((players) =>
	Array.from({ length: players }, (_, start) => start).flatMap((start) =>
		Array.from({ length: players }, (_, turn) => {
			const by = (start + turn) % players;
			const last = (start + players - 1) % players;
			const stillToPlay: number[] = [];
			for (let seat = by; seat !== last;) stillToPlay.push((seat = (seat + 1) % players));
			return { players, start, by, stillToPlay };
		})
	)
);

describe.each(TRIGGERS)('The end by $how', ({ reason, ready, event }) => {
	test.each(TABLES)(
		'$players players, start $start, by $by: $stillToPlay still play once each',
		({ players, start, by, stillToPlay }) => {
			let state = ready(table({ players, start, depth: 'scores' }), by);
			expect(rules.ending(state)).toBeUndefined();
			while (seatToPlay(state) !== by) state = after(state, passing(recharged(seatToPlay(state))));
			expect(rules.ending(state)).toBeUndefined();

			state = after(state, passing(event(by)));
			const found = { reason, by, round: 1 };
			for (const [index, seat] of stillToPlay.entries()) {
				expect(rules.ending(state)).toEqual({
					...found,
					stillToPlay: stillToPlay.slice(index),
					over: false
				});
				expect(terms(state, recharged(seat))).not.toContain('game-over');
				state = after(state, passing(recharged(seat)));
			}
			expect(rules.ending(state)).toEqual({ ...found, stillToPlay: [], over: true });
			expect(new Set(state.seats.map(({ turns }) => turns))).toEqual(new Set([1]));
			expect(terms(state, recharged(start))).toContain('game-over');
		}
	);

	test('in a later round, which is finished', () => {
		const first = everybody(table({ start: CHLOE })).map((seat) => passing(recharged(seat)));
		const state = after(ready(table({ start: CHLOE }), CHLOE), ...first, ...first, event(CHLOE));
		expect(rules.ending(state)).toEqual({
			reason,
			by: CHLOE,
			round: 3,
			stillToPlay: [CHLOE, DOV, ANA, BO],
			over: false
		});
		expect(rules.ending(after(state, turnEnded(CHLOE)))?.stillToPlay).toEqual([DOV, ANA, BO]);
	});

	test('in the last seat’s turn: over when that turn ends', () => {
		const state = after(
			ready(table({ players: 2, start: BO }), ANA),
			passing(recharged(BO)),
			event(ANA)
		);
		expect(rules.ending(state)).toMatchObject({ by: ANA, stillToPlay: [ANA], over: false });
		expect(rules.ending(after(state, turnEnded(ANA)))).toMatchObject({ over: true });
	});
});

describe('A second trigger changes nothing', () => {
	test('the End tile after the 12th card', () => {
		const state = after(withCards(table(), ANA, 11), passing(operated(ANA)));
		const before = rules.ending(state);
		const second = after(state, communicated(BO, 3, { endTile: true }));
		expect(rules.ending(second)).toEqual(before);
	});

	test('the 12th card after the End tile', () => {
		const state = after(
			withCards(table(), BO, 11),
			passing(communicated(ANA, 3, { endTile: true }))
		);
		const before = rules.ending(state);
		expect(rules.ending(after(state, operated(BO)))).toEqual(before);
	});
});

describe('The table takes the trigger back', () => {
	test('by removing the 12th card', () => {
		const state = withCards(table(), ANA, 12);
		expect(rules.ending(state)?.reason).toBe('twelve-cards');
		const back = after(state, removed(ANA, { kind: 'location', location: 11 }));
		expect(rules.ending(back)).toBeUndefined();
	});

	test('by saying that the End tile was not there', () => {
		const state = after(table(), communicated(ANA, 3, { endTile: true }), endTileSeen(ANA, false));
		expect(rules.ending(state)).toBeUndefined();
		expect(rules.ending(after(state, endTileSeen(ANA)))?.reason).toBe('end-tile');
	});

	test('and what else triggers it then stands in its place, with whoever did it', () => {
		const both = after(
			withCards(table(), BO, 11),
			passing(communicated(ANA, 3, { endTile: true })),
			passing(operated(BO)),
			endTileSeen(ANA, false)
		);
		expect(rules.ending(both)).toMatchObject({ reason: 'twelve-cards', by: BO, round: 1 });
		const two = after(
			withCards(withCards(table(), ANA, 12), BO, 12),
			removed(ANA, { kind: 'location', location: 11 })
		);
		expect(rules.ending(two)).toMatchObject({ reason: 'twelve-cards', by: BO });
	});

	test('by correcting the event in the log', () => {
		const setup = agreed({ players: 2 });
		const log = logOf([passing(communicated(ANA, 5, { endTile: true })), passing(recharged(BO))]);
		expect(rules.ending(replay(rules, setup, log).state)?.over).toBe(true);
		const event = passing(communicated(ANA, 5));
		const corrected = [...log, line(2, { kind: 'corrected', target: entryId(0), event })];
		expect(rules.ending(replay(rules, setup, corrected).state)).toBeUndefined();
		const withdrawn = [...log, line(2, { kind: 'corrected', target: entryId(0), event: null })];
		expect(rules.ending(replay(rules, setup, withdrawn).state)).toBeUndefined();
	});
});

describe('What the table saw wins over the count', () => {
	test('a tile that shows early ends the game', () => {
		const state = after(table(), communicated(ANA, 5, { endTile: true }));
		expect(rules.ending(state)?.reason).toBe('end-tile');
	});

	test('a tile that does not show when foretold does not end it', () => {
		const seven = Array.from({ length: 7 }, () => added(BO, { kind: 'record', points: 1 }));
		const state = after(table({ players: 2 }), ...seven);
		expect(rules.ending(state)).toBeUndefined();
		expect(rules.ending(after(state, endTileSeen(BO)))?.reason).toBe('end-tile');
	});

	test('eleven cards and any number of records do not end it', () => {
		const records = Array.from({ length: 5 }, () => added(ANA, { kind: 'record', points: 1 }));
		expect(rules.ending(after(withCards(table(), ANA, 11), ...records))).toBeUndefined();
	});
});
