import { describe, expect, test } from 'vitest';
import { ACTIONS } from '$lib/games/clockworker/rules/types';
import {
	after,
	allAtHome,
	complaints,
	holding,
	owning,
	standing,
	table,
	told,
	withTokens
} from './table';
import {
	added,
	ANA,
	communicated,
	dispatched,
	locationRead,
	recharged,
	recovered,
	repaired
} from './verbs';

const spacesOf = (state: ReturnType<typeof table>, location: number) =>
	holding(state, ANA).locations[location]?.spaces?.map(({ worker }) => worker);

test('There are six actions', () => {
	expect(ACTIONS).toEqual([
		'recovered',
		'dispatched',
		'operated',
		'repaired',
		'communicated',
		'recharged'
	]);
});

describe('A. Recover', () => {
	test('takes one more topmost worker back and gains its space', () => {
		const event = recovered(ANA, { blue: 2 });
		expect(told(table(), event)).toEqual(['-1 placed (placing)', '+2 blue (space)']);
		expect(holding(after(table(), event), ANA)).toMatchObject({ blue: 2, placed: 3, workers: 6 });
	});

	test('takes it from the one Location named', () => {
		const state = table({ startingSpaces: [{ red: 1 }, { red: 1 }] });
		expect(spacesOf(after(state, recovered(ANA, { red: 1 }, 0)), 0)).toEqual([false, true]);
	});
});

describe('B. Dispatch', () => {
	// the rulebook's example: workers on the 2nd and 3rd space, three more to place
	const spaces = standing(
		[false, { red: 1 }],
		[true, { red: 1 }],
		[true, { blue: 1 }],
		[false, { blue: 1 }],
		[false, { gold: 1 }]
	);
	const state = after(
		withTokens(table(), ANA, { placed: 2, workers: 6 }),
		locationRead(ANA, 0, { spaces })
	);

	test('places any number of workers on one Location, topmost empty space first', () => {
		const two = after(state, dispatched(ANA, { location: 0, workers: 2 }));
		expect(spacesOf(two, 0)).toEqual([true, true, true, true, false]);
		const three = after(state, dispatched(ANA, { location: 0, workers: 3 }));
		expect(spacesOf(three, 0)).toEqual([true, true, true, true, true]);
		expect(holding(three, ANA)).toMatchObject({ placed: 5, workers: 6 });
	});

	test('with six cards may go to two Locations', () => {
		const to = [{ workers: 1 }, { workers: 1 }];
		const five = owning(
			allAtHome(after(table(), added(ANA, { kind: 'location' }))),
			ANA,
			'clockwork-god',
			'pick-up-ship',
			'to-a-new-world'
		);
		expect(complaints(five, dispatched(ANA, ...to))).toEqual([
			{ term: 'too-many-locations', most: 1 }
		]);
		const six = owning(five, ANA, 'extended-memory');
		expect(complaints(six, dispatched(ANA, ...to))).toEqual([]);
		expect(complaints(six, dispatched(ANA, ...to, { workers: 1 }))).toEqual([
			{ term: 'too-many-locations', most: 2 }
		]);
		expect(told(six, dispatched(ANA, ...to))).toEqual([
			'+1 placed (placing)',
			'+1 placed (placing)'
		]);
	});

	test('counts records as tiles, not as cards, towards the six', () => {
		const records = after(
			allAtHome(table()),
			...Array.from({ length: 5 }, () => added(ANA, { kind: 'record', points: 1 }))
		);
		expect(complaints(records, dispatched(ANA, { workers: 1 }, { workers: 1 }))).toEqual([
			{ term: 'too-many-locations', most: 1 }
		]);
	});
});

describe('D. Repair', () => {
	test('pays pellets and takes the artifact; what is printed on it stays known', () => {
		const rich = withTokens(table(), ANA, { red: 2, gold: 1 });
		const event = repaired(ANA, 'pick-up-ship', { paid: { red: 2, gold: 1 }, points: 5 });
		expect(told(rich, event)).toEqual(['-2 red (cost)', '-1 gold (cost)']);
		const state = after(rich, event);
		expect(holding(state, ANA).artifacts.map(({ id }) => id)).toEqual(['pick-up-ship']);
		expect(state.printed['pick-up-ship']).toEqual({ points: 5 });
	});
});

describe('E. Communicate', () => {
	test('pays the cost and lays the record down, with its points or without', () => {
		const rich = withTokens(table(), ANA, { blue: 3 });
		const event = communicated(ANA, 7, { cost: { blue: 3 }, paid: { blue: 3 } });
		expect(told(rich, event)).toEqual(['-3 blue (cost)']);
		const state = after(rich, event, communicated(ANA));
		expect(holding(state, ANA).records).toEqual([{ points: 7, cost: { blue: 3 } }, {}]);
	});
});

describe('F. Recharge', () => {
	test('gains two gears', () => {
		expect(told(table(), recharged(ANA))).toEqual(['+2 gears (recharge)']);
		expect(holding(after(table(), recharged(ANA)), ANA).gears).toBe(5);
	});
});
