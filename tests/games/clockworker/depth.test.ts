import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/clockworker/rules';
import {
	after,
	agreed,
	complaints,
	everybodyRecharges,
	holding,
	owning,
	standing,
	table,
	terms,
	told
} from './table';
import {
	adjusted,
	ANA,
	BO,
	broughtBack,
	communicated,
	counted,
	depthChanged,
	dispatched,
	duplicated,
	locationRead,
	operated,
	recharged,
	recovered,
	repaired,
	retrieved,
	turnEnded
} from './verbs';

const chain = [
	'cpu-replacing-tech',
	'product-administration-ai',
	'megaphone-advertisement'
] as const;

describe('What scores', () => {
	const state = table({ depth: 'scores' });

	test('keeps cards, records, VP tokens and workers', () => {
		const own = holding(
			after(
				owning(state, ANA, ...chain, 'emotion-studying-device', 'extended-memory'),
				operated(ANA),
				repaired(ANA, 'pick-up-ship', { points: 3 }),
				communicated(ANA, 7)
			),
			ANA
		);
		expect(own).toMatchObject({ vp: 3 + 2 + 3, workers: 7, records: [{ points: 7 }] });
		expect(own.locations).toHaveLength(2);
		expect(own.artifacts).toHaveLength(6);
	});

	test('leaves gears, pellets and the places of workers to the table', () => {
		const event = operated(ANA, { cost: 3, workers: 2, under: 'plus', top: { gold: 1 } });
		expect(told(owning(state, ANA, ...chain), event)).toEqual([
			'+3 vp (megaphone-advertisement)',
			'+1 workers (product-administration-ai)'
		]);
		expect(told(state, recharged(ANA))).toEqual([]);
		expect(told(state, repaired(ANA, 'emergency-toolkit', { paid: { red: 2 } }))).toEqual([]);
		expect(told(state, retrieved(ANA, { gears: 2, vp: 1, workers: 1 }))).toEqual([
			'+1 vp (space)',
			'+1 workers (space)'
		]);
	});

	test.each([
		['a Recover', recovered(ANA)],
		['a Dispatch', dispatched(ANA)],
		['an Operation', operated(ANA)],
		['a Repair', repaired(ANA, 'emotion-studying-device')],
		['a Communicate', communicated(ANA)],
		['a Recharge', recharged(ANA)]
	])('needs no Retrieve and no payment for %s', (_, event) => {
		expect(complaints(state, event)).toEqual([]);
	});

	test('believes that a worker was brought that the Duplicate Device copies', () => {
		const copier = owning(state, ANA, 'instant-duplicate-device');
		expect(complaints(copier, duplicated(ANA, 'workers'))).toEqual([]);
		expect(complaints(copier, duplicated(ANA, 'red'))).toEqual([]);
		expect(complaints(copier, duplicated(ANA, 'vp'))).toEqual([
			{ term: 'not-brought', token: 'vp' }
		]);
		const retold = after(copier, retrieved(ANA, { vp: 1 }));
		expect(complaints(retold, duplicated(ANA, 'workers'))).toEqual([
			{ term: 'not-brought', token: 'workers' }
		]);
	});

	test('believes it of what it does not keep, even when a Retrieve was told', () => {
		const copier = after(
			owning(state, ANA, 'instant-duplicate-device'),
			retrieved(ANA, { vp: 1, red: 1 })
		);
		expect(complaints(copier, duplicated(ANA, 'red'))).toEqual([]);
		expect(complaints(copier, duplicated(ANA, 'gears'))).toEqual([]);
	});

	test('moves no worker on the spaces that are known', () => {
		const known = table({ depth: 'scores', startingSpaces: [{ red: 1 }, { vp: 1 }] });
		const full = holding(known, ANA).locations;
		for (const event of [
			broughtBack(ANA, { location: 0, gain: { red: 1 } }),
			recovered(ANA, { red: 1 }, 0)
		])
			expect(holding(after(known, event), ANA)).toMatchObject({ locations: full, placed: 2 });

		const empty = standing([false, { red: 1 }], [false, { blue: 1 }]);
		const deserted = after(state, locationRead(ANA, 0, { spaces: empty }));
		const sent = after(deserted, dispatched(ANA, { location: 0, workers: 2 }));
		expect(holding(sent, ANA).locations[0]?.spaces).toEqual(empty);
		const built = after(state, operated(ANA, { spaces: [{ red: 1 }], workers: 1 }));
		expect(holding(built, ANA).locations[1]?.spaces).toEqual(standing([false, { red: 1 }]));
	});

	test('says nothing of workers, wherever they are said to come from or go to', () => {
		const event = broughtBack(ANA, { location: 5, workers: 9, gain: { vp: 1 } });
		expect(complaints(state, event)).toEqual([]);
		expect(complaints(state, dispatched(ANA, { location: 5, workers: 9 }))).toEqual([]);
		expect(complaints(state, operated(ANA, { cost: 9, paid: 1, workers: 9 }))).toEqual([]);
	});

	test('writes down what the table counts all the same', () => {
		expect(told(state, adjusted(ANA, 'gears', 2))).toEqual(['+2 gears (table)']);
	});
});

describe('Everything', () => {
	test('keeps gears, pellets and the Retrieve phase too', () => {
		const state = after(table(), retrieved(ANA, { gears: 2, red: 1 }), recharged(ANA));
		expect(holding(state, ANA)).toMatchObject({ gears: 7, red: 1, placed: 3 });
	});

	test('asks for the Retrieve phase', () => {
		expect(complaints(table(), recharged(ANA))).toEqual([{ term: 'retrieve-first' }]);
	});
});

describe('Changed in mid-match', () => {
	const oneRound = everybodyRecharges(table({ depth: 'scores' }));

	test('deeper: the table counts what lies there, and from then on it is kept', () => {
		const state = after(
			oneRound,
			depthChanged('everything'),
			counted(ANA, 'gears', 9),
			retrieved(ANA, { gears: 1 }),
			recharged(ANA)
		);
		expect(state.depth).toBe('everything');
		expect(holding(state, ANA)).toMatchObject({ gears: 9 + 1 + 2, turns: 1 });
	});

	test('deeper: what was not told is not relied on until it has been counted', () => {
		const deeper = after(oneRound, depthChanged('everything'));
		expect(deeper.seats.map(({ uncounted }) => uncounted)).toEqual([true, true, true, true]);
		const dear = operated(ANA, { cost: 9 });
		const retrievedOnce = after(deeper, retrieved(ANA, { gears: 1 }));
		expect(complaints(retrievedOnce, dear)).toEqual([]);

		const known = after(retrievedOnce, counted(ANA, 'gears', 4));
		expect(known.seats.map(({ uncounted }) => uncounted)).toEqual([false, true, true, true]);
		expect(complaints(known, dear)).toEqual([{ term: 'cannot-pay', short: { gears: 5 } }]);
	});

	const LEFT_TO_THE_TABLE = [
		['a worker that nobody saw placed', retrieved(ANA, {}, {})],
		['nobody coming back', retrieved(ANA)],
		['a Recover from a Location that is not there', recovered(ANA, { red: 1 }, 7)],
		['a Dispatch of more than are in hand', dispatched(ANA, { workers: 9 })],
		['an Operation with more than are in hand', operated(ANA, { workers: 9 })],
		['a payment in gears', operated(ANA, { cost: 9 })],
		['a payment in pellets', repaired(ANA, 'pick-up-ship', { paid: { gold: 3 } })],
		['more at work than there are', counted(ANA, 'placed', 9)]
	] as const;

	test.each(LEFT_TO_THE_TABLE)('deeper: %s is believed until the gears are counted', (_, event) => {
		const deeper = after(oneRound, depthChanged('everything'));
		const ready =
			event.type === 'retrieved' || event.type === 'counted'
				? deeper
				: after(deeper, retrieved(ANA, { red: 1 }));
		expect(complaints(ready, event)).toEqual([]);
		// other figures do not say that all has been counted
		const some = after(ready, counted(ANA, 'red', 0), counted(BO, 'gears', 3));
		expect(complaints(some, event)).toEqual([]);
		expect(complaints(after(some, counted(ANA, 'gears', 3)), event)).toHaveLength(1);
	});

	test('deeper: points and workers were kept all along, and are not overdrawn', () => {
		const deeper = after(oneRound, depthChanged('everything'), retrieved(ANA, { red: 1 }));
		const event = communicated(ANA, 4, { paid: { vp: 1, workers: 7, red: 9 } });
		expect(complaints(deeper, event)).toEqual([
			{ term: 'cannot-pay', short: { vp: 1, workers: 1 } }
		]);
	});

	test('deeper: only who has played has anything left to count', () => {
		const one = after(table({ depth: 'scores' }), adjusted(BO, 'vp', 1), recharged(ANA));
		expect(one.seats.map(({ uncounted }) => uncounted)).toEqual([true, false, false, false]);
		const deeper = after(one, turnEnded(ANA), depthChanged('everything'));
		expect(terms(after(deeper, retrieved(BO, {})), operated(BO, { cost: 9 }))).toEqual([
			'cannot-pay'
		]);
	});

	test('shallower again: what was counted goes stale with the next turn', () => {
		const counting = after(oneRound, depthChanged('everything'), counted(ANA, 'gears', 4));
		const again = after(counting, depthChanged('scores'));
		expect(holding(again, ANA).uncounted).toBe(false);
		expect(holding(after(again, counted(ANA, 'gears', 5)), ANA).uncounted).toBe(false);
		expect(holding(after(again, recharged(ANA)), ANA).uncounted).toBe(true);
	});

	test('shallower: gears stay as they were, points go on', () => {
		const state = after(
			owning(table(), ANA, 'megaphone-advertisement'),
			retrieved(ANA, { gears: 1 }),
			depthChanged('scores'),
			operated(ANA, { cost: 2 }),
			turnEnded(ANA)
		);
		expect(holding(state, ANA)).toMatchObject({ gears: 4, vp: 3, turns: 1 });
		expect(complaints(state, recharged(BO))).toEqual([]);
	});

	test('changes no card, no point and nobody’s turn', () => {
		const state = after(
			agreed(),
			operated(ANA),
			turnEnded(ANA),
			communicated(BO, 6),
			turnEnded(BO)
		);
		const changed = after(state, depthChanged('scores'));
		expect(changed.seats).toEqual(state.seats);
		expect(rules.score(changed)).toEqual(rules.score(state));
		expect(rules.objections(state, depthChanged('scores'))).toEqual([]);
	});
});
