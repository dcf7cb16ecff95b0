import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/clockworker/rules';
import {
	after,
	agreed,
	complaints,
	everybodyRecharges,
	holding,
	owning,
	table,
	told
} from './table';
import {
	adjusted,
	ANA,
	BO,
	communicated,
	counted,
	depthChanged,
	dispatched,
	duplicated,
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
