import { describe, expect, test } from 'vitest';
import type { ClockworkerState } from '$lib/games/clockworker/rules/types';
import { after, allAtHome, complaints, holding, owning, table, told } from './table';
import { ANA, operated } from './verbs';

const spacesOf = (state: ClockworkerState, location: number) =>
	holding(state, ANA).locations[location]?.spaces?.map(({ worker }) => worker);

describe('C. Operation', () => {
	test('pays gears and takes the Location', () => {
		const event = operated(ANA, { name: 'Mill', cost: 3 });
		expect(told(table(), event)).toEqual(['-3 gears (cost)']);
		const own = holding(after(table(), event), ANA);
		expect(own.gears).toBe(0);
		expect(own.locations).toEqual([
			{ starting: true, cost: 0 },
			{ name: 'Mill', cost: 3 }
		]);
	});

	test.each([
		{ cost: 3, under: 'minus', paid: 2 },
		{ cost: 1, under: 'minus', paid: 0 },
		{ cost: 0, under: 'minus', paid: 0 },
		{ cost: 3, under: 'plus', paid: 3 },
		{ cost: 3, under: undefined, paid: 3 }
	] as const)('for $cost gears under the marker $under costs $paid', ({ cost, under, paid }) => {
		const event = operated(ANA, { cost, ...(under && { under }) });
		expect(holding(after(table(), event), ANA).gears).toBe(3 - paid);
		expect(complaints(allAtHome(table()), { ...event, paid })).toEqual([]);
	});

	test('costs what the table says was paid, whatever is printed', () => {
		expect(told(table(), operated(ANA, { cost: 3, paid: 1 }))).toEqual(['-1 gears (cost)']);
		expect(told(table(), operated(ANA, { cost: 3, paid: 0 }))).toEqual([]);
		expect(told(table(), operated(ANA, { cost: 3, paid: 3, under: 'minus' }))).toEqual([
			'-3 gears (cost)'
		]);
		expect(told(table(), operated(ANA, { paid: 2 }))).toEqual(['-2 gears (cost)']);
	});

	test('places workers from the top, at once', () => {
		const spaces = [{ red: 1 }, { blue: 1 }, { gold: 1 }];
		const state = after(table(), operated(ANA, { cost: 2, spaces, workers: 2 }));
		expect(spacesOf(state, 1)).toEqual([true, true, false]);
		expect(holding(state, ANA).placed).toBe(6);
	});

	test('has no choice of spaces, whatever Synchronization Tech says of Dispatch', () => {
		const state = owning(table(), ANA, 'synchronization-tech');
		const spaces = [{ red: 1 }, { blue: 1 }, { gold: 1 }];
		expect(spacesOf(after(state, operated(ANA, { spaces, workers: 1 })), 1)).toEqual([
			true,
			false,
			false
		]);
	});

	test('under the +1 marker gains one of what the top space shows, and nothing elsewhere', () => {
		const spaces = [{ red: 2 }, { blue: 1 }];
		expect(told(table(), operated(ANA, { spaces, under: 'plus' }))).toEqual(['+1 red (marker)']);
		expect(told(table(), operated(ANA, { spaces, under: 'minus' }))).toEqual([]);
		expect(told(table(), operated(ANA, { spaces }))).toEqual([]);
	});

	test('under the +1 marker may be told the top space alone, or which of several kinds', () => {
		const top = { red: 1, gold: 1 };
		expect(told(table(), operated(ANA, { top, under: 'plus' }))).toEqual(['+1 red (marker)']);
		expect(told(table(), operated(ANA, { top, under: 'plus', chosen: 'gold' }))).toEqual([
			'+1 gold (marker)'
		]);
	});

	test('elsewhere does not mind which kind was named', () => {
		const home = allAtHome(table());
		for (const under of ['minus', undefined] as const) {
			const event = operated(ANA, {
				spaces: [{ red: 1 }],
				chosen: 'gold',
				...(under && { under })
			});
			expect(complaints(home, event)).toEqual([]);
			expect(told(home, event)).toEqual([]);
		}
	});

	test('may place the worker that the Administration AI or the +1 marker has just given', () => {
		const ai = owning(allAtHome(table()), ANA, 'product-administration-ai');
		const seven = operated(ANA, { workers: 7 });
		expect(complaints(ai, seven)).toEqual([]);
		expect(complaints(allAtHome(table()), seven)).toEqual([
			{ term: 'no-worker-in-hand', inHand: 6, needed: 7 }
		]);
		const marker = operated(ANA, { workers: 8, under: 'plus', top: { workers: 1 } });
		expect(complaints(ai, marker)).toEqual([]);
	});
});
