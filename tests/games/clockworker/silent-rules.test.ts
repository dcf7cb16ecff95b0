import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/clockworker/rules';
import { cardCount } from '$lib/games/clockworker/rules/holding';
import { after, complaints, holding, owning, table, told, withTokens } from './table';
import {
	added,
	ANA,
	communicated,
	duplicated,
	operated,
	recharged,
	recovered,
	recordRead,
	retrieved
} from './verbs';

// Where the two rulebooks differ or are silent and the app has no switch.

test('Records do not count as cards', () => {
	const state = after(table(), communicated(ANA, 3), added(ANA, { kind: 'record' }));
	expect(holding(state, ANA).records).toHaveLength(2);
	expect(cardCount(holding(state, ANA))).toBe(1);
});

test('To A New World counts whole pairs: an odd artifact counts nothing', () => {
	const artifacts = [
		'to-a-new-world',
		'extended-memory',
		'parabolic-antenna',
		'emergency-toolkit',
		'self-vending-machine'
	] as const;
	const points = artifacts.map(
		(_, count) =>
			rules.score(owning(table(), ANA, ...artifacts.slice(0, count + 1))).totals[ANA]?.points
	);
	expect(points).toEqual([0, 6, 6, 12, 12]);
});

test('The chain from the AI to a worker to the CPU to gold works', () => {
	const state = owning(table(), ANA, 'product-administration-ai', 'cpu-replacing-tech');
	expect(told(state, operated(ANA))).toEqual([
		'+1 workers (product-administration-ai)',
		'+1 gold (cpu-replacing-tech)'
	]);
});

describe('Instant Duplicate Device', () => {
	const state = withTokens(owning(table(), ANA, 'instant-duplicate-device'), ANA, { gears: 5 });

	test.each(['gears', 'red', 'green', 'blue', 'gold', 'workers'] as const)(
		'copies a %s',
		(token) => {
			const retrievedOne = after(state, retrieved(ANA, { [token]: 1 }));
			expect(complaints(retrievedOne, duplicated(ANA, token))).toEqual([]);
			expect(told(retrievedOne, duplicated(ANA, token))).toEqual([
				'-1 gears (cost)',
				`+1 ${token} (instant-duplicate-device)`
			]);
		}
	);

	test('does not copy victory points', () => {
		const withPoints = after(state, retrieved(ANA, { vp: 1 }));
		expect(complaints(withPoints, duplicated(ANA, 'vp'))).toEqual([
			{ term: 'not-brought', token: 'vp' }
		]);
	});

	test('a copied gear gets no bonus from the Arm', () => {
		const armed = owning(state, ANA, 'additional-robotic-arm');
		const brought = after(armed, retrieved(ANA, { gears: 1 }));
		expect(holding(brought, ANA).gears).toBe(5 + 1 + 1);
		expect(holding(after(brought, duplicated(ANA, 'gears')), ANA).gears).toBe(7 - 1 + 1);
	});
});

describe('Additional Robotic Arm works in the Retrieve phase only', () => {
	const armed = owning(table(), ANA, 'additional-robotic-arm');

	test.each([
		['Recover', recovered(ANA, { gears: 2 }), 2],
		['Recharge', recharged(ANA), 2],
		['the +1 marker', operated(ANA, { under: 'plus', top: { gears: 1 } }), 1]
	] as const)('not during %s', (_, event, gears) => {
		expect(holding(after(armed, event), ANA).gears).toBe(3 + gears);
	});
});

test('Records lie face down: their points count once somebody reads them out', () => {
	const state = after(table(), communicated(ANA));
	expect(rules.score(state).totals[ANA]).toEqual({ points: 0, atLeast: true });
	expect(rules.score(after(state, recordRead(ANA, 0, 8))).totals[ANA]).toEqual({
		points: 8,
		atLeast: false
	});
});
