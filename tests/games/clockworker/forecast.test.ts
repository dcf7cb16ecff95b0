import { describe, expect, test } from 'vitest';
import { forecast } from '$lib/games/clockworker/rules/end';
import type { ClockworkerState } from '$lib/games/clockworker/rules/types';
import { after, table, withCards } from './table';
import {
	added,
	ANA,
	BO,
	called,
	CHLOE,
	communicated,
	endTileSeen,
	passing,
	recharged,
	retrieved
} from './verbs';

const withRecords = (state: ClockworkerState, count: number): ClockworkerState =>
	after(state, ...Array.from({ length: count }, () => added(ANA, { kind: 'record', points: 1 })));

describe('Records before the one that shows the End tile', () => {
	test.each([
		{ players: 2, taken: 0, before: 6 },
		{ players: 2, taken: 5, before: 1 },
		{ players: 2, taken: 6, before: 0 },
		{ players: 2, taken: 8, before: 0 },
		{ players: 3, taken: 0, before: 8 },
		{ players: 3, taken: 7, before: 1 },
		{ players: 4, taken: 0, before: 10 },
		{ players: 4, taken: 10, before: 0 }
	])('$players players, $taken taken: $before', ({ players, taken, before }) => {
		const state = withRecords(table({ players }), taken);
		expect(forecast(state).recordsBeforeEndTile).toBe(before);
	});

	test('none, once the tile is seen: even if it showed early', () => {
		const state = after(table(), communicated(ANA, 3, { endTile: true }));
		expect(forecast(state).recordsBeforeEndTile).toBe(0);
		expect(forecast(after(state, endTileSeen(ANA, false))).recordsBeforeEndTile).toBe(9);
	});
});

describe('Who can end the game on their next turn', () => {
	test('nobody, at the start', () => {
		expect(forecast(table()).canEndNextTurn).toEqual([]);
	});

	test('whoever has eleven cards', () => {
		const state = withCards(withCards(table(), CHLOE, 11), ANA, 10);
		expect(forecast(state)).toMatchObject({
			mostCards: 11,
			leaders: [CHLOE],
			canEndNextTurn: [{ seat: CHLOE, reasons: ['twelve-cards'] }]
		});
	});

	test('everybody, when the next record shows the End tile; from the seat to play on', () => {
		const state = after(
			withRecords(withCards(table({ players: 3 }), ANA, 11), 8),
			passing(recharged(ANA))
		);
		expect(forecast(state).canEndNextTurn).toEqual([
			{ seat: BO, reasons: ['end-tile'] },
			{ seat: CHLOE, reasons: ['end-tile'] },
			{ seat: ANA, reasons: ['twelve-cards', 'end-tile'] }
		]);
	});

	test('nobody any more, once it is triggered', () => {
		expect(forecast(withCards(withCards(table(), ANA, 12), BO, 11)).canEndNextTurn).toEqual([]);
	});

	test('nobody, once the table has called it a day', () => {
		const state = after(table(), retrieved(ANA, { red: 1 }), called(ANA));
		expect(forecast(state).canEndNextTurn).toEqual([]);
	});
});
