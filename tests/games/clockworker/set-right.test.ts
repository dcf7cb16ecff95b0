import { describe, expect, test } from 'vitest';
import { inHand } from '$lib/games/clockworker/rules/holding';
import { after, holding, standing, table, told, withLocations } from './table';
import { ANA, counted, locationRead, removed } from './verbs';

const spaces = standing([false, { red: 1 }], [true, { blue: 1 }], [true, { gold: 1 }]);
const built = (depth: 'scores' | 'everything') =>
	after(withLocations(table({ depth }), ANA, 1), locationRead(ANA, 1, { spaces }));
const away = (location: number) => removed(ANA, { kind: 'location', location });

describe('A Location that is taken away again', () => {
	test('gives its workers back into the hand', () => {
		expect(told(built('everything'), away(1))).toEqual(['-2 placed (placing)']);
		const own = holding(after(built('everything'), away(1)), ANA);
		expect([own.placed, own.workers, inHand(own), own.locations.length]).toEqual([2, 6, 4, 1]);
	});

	test('gives back no more than are counted as placed', () => {
		const one = after(built('everything'), counted(ANA, 'placed', 1));
		expect(told(one, away(1))).toEqual(['-1 placed (placing)']);
		expect(told(after(one, counted(ANA, 'placed', -1)), away(1))).toEqual([]);
	});

	test('gives back nobody whose space was never read out', () => {
		expect(told(built('everything'), away(0))).toEqual([]);
		expect(holding(after(built('everything'), away(0)), ANA).placed).toBe(4);
	});

	test('leaves the places of workers to the table when only what scores is kept', () => {
		expect(told(built('scores'), away(1))).toEqual([]);
		expect(holding(after(built('scores'), away(1)), ANA).locations).toHaveLength(1);
	});

	test('and was never there changes nothing', () => {
		expect(after(built('everything'), away(2)).seats).toEqual(built('everything').seats);
	});
});

describe('A Location that is read out', () => {
	const named = after(built('everything'), locationRead(ANA, 1, { name: 'Boiler', cost: 3 }));
	const card = (state: typeof named) => holding(state, ANA).locations[1];

	test('keeps what is not told anew', () => {
		expect(card(named)).toEqual({ name: 'Boiler', cost: 3, spaces });
		expect(card(after(named, locationRead(ANA, 1, { cost: 2 })))).toEqual({
			name: 'Boiler',
			cost: 2,
			spaces
		});
	});

	test('forgets what is told as empty', () => {
		expect(card(after(named, locationRead(ANA, 1, { name: '', spaces: [] })))).toEqual({ cost: 3 });
	});
});
