import { describe, expect, test } from 'vitest';
import { forecast, turnsAtLeast } from '$lib/games/clockworker/rules/end';
import type { ClockworkerState } from '$lib/games/clockworker/rules/types';
import { after, everybodyRecharges, table, withCards } from './table';
import {
	added,
	ANA,
	BO,
	called,
	CHLOE,
	communicated,
	DOV,
	endTileSeen,
	operated,
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
});

describe('Turns that each seat has at the least', () => {
	// by hand: everybody takes a record, or the leader a card, in every turn from here
	test.each([
		{ players: 2, why: 'the 7th record falls in the 4th round', turns: [4, 4] },
		{ players: 3, why: 'the 9th record falls in the 3rd round', turns: [3, 3, 3] },
		{ players: 4, why: 'the 11th record falls in the 3rd round', turns: [3, 3, 3, 3] }
	])('$players players at the start: $why', ({ players, turns }) => {
		expect(turnsAtLeast(table({ players }))).toEqual(turns);
		expect(turnsAtLeast(table({ players, start: 1 }))).toEqual(turns);
	});

	test('eleven cards with the seat to play: this round', () => {
		expect(turnsAtLeast(withCards(table(), ANA, 11))).toEqual([1, 1, 1, 1]);
		expect(turnsAtLeast(withCards(table(), DOV, 11))).toEqual([1, 1, 1, 1]);
	});

	test('eleven cards with a seat that has played: not before the next round', () => {
		const state = after(withCards(table(), ANA, 11), passing(recharged(ANA)));
		expect(turnsAtLeast(state)).toEqual([1, 2, 2, 2]);
	});

	test('ten cards: two rounds', () => {
		expect(turnsAtLeast(withCards(table(), BO, 10))).toEqual([2, 2, 2, 2]);
	});

	test('three records short with two of four seats left in the round: one more round', () => {
		const state = after(withRecords(table(), 8), passing(recharged(ANA)), passing(recharged(BO)));
		// 9th and 10th in this round, the 11th with the next round's first seat
		expect(turnsAtLeast(state)).toEqual([1, 1, 2, 2]);
	});

	test('a turn that has begun still counts, one that has acted no longer', () => {
		const begun = after(withCards(table(), BO, 11), retrieved(ANA, { red: 1 }));
		expect(turnsAtLeast(begun)).toEqual([1, 1, 1, 1]);
		expect(turnsAtLeast(after(begun, recharged(ANA)))).toEqual([0, 1, 1, 1]);
	});

	test('once it is triggered: those who still play, once', () => {
		const state = after(
			withCards(everybodyRecharges(table({ start: BO })), BO, 11),
			passing(operated(BO)),
			passing(communicated(CHLOE, 4))
		);
		expect(turnsAtLeast(state)).toEqual([1, 0, 0, 1]);
		expect(turnsAtLeast(after(state, recharged(DOV)))).toEqual([1, 0, 0, 0]);
	});

	test('none for anybody, once the table has called it a day', () => {
		const state = after(table(), retrieved(ANA, { red: 1 }), called(ANA));
		expect(turnsAtLeast(state)).toEqual([0, 0, 0, 0]);
		expect(forecast(state).canEndNextTurn).toEqual([]);
		const last = after(withCards(table(), ANA, 12), called(BO));
		expect(turnsAtLeast(last)).toEqual([0, 0, 0, 0]);
	});
});
