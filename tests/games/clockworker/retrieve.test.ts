import { describe, expect, test } from 'vitest';
import { inHand } from '$lib/games/clockworker/rules/holding';
import { seatToPlay } from '$lib/games/clockworker/rules/order';
import { after, complaints, holding, owning, standing, table, told } from './table';
import {
	ANA,
	added,
	BO,
	broughtBack,
	locationRead,
	passing,
	recharged,
	retrieved,
	turnEnded
} from './verbs';

describe('Retrieve', () => {
	test('brings the topmost worker back, and with it what its space shows', () => {
		const event = retrieved(ANA, { red: 1 });
		expect(told(table(), event)).toEqual(['+1 red (space)', '-1 placed (placing)']);
		const own = holding(after(table(), event), ANA);
		expect([own.red, own.workers, own.placed, inHand(own)]).toEqual([1, 6, 3, 3]);
	});

	test('brings one worker back from each Location', () => {
		const state = after(table(), added(ANA, { kind: 'location' }));
		const own = holding(after(state, retrieved(ANA, { gears: 2 }, { blue: 1, vp: 1 })), ANA);
		expect([own.gears, own.blue, own.vp, own.placed]).toEqual([5, 1, 1, 2]);
	});

	test('gains a worker that a space shows beside the one that comes back', () => {
		const own = holding(after(table(), retrieved(ANA, { workers: 1 })), ANA);
		expect([own.workers, own.placed, inHand(own)]).toEqual([7, 3, 4]);
	});

	test('is not gaining a worker: CPU Replacing Tech sleeps when one’s own comes back', () => {
		const state = owning(table(), ANA, 'cpu-replacing-tech');
		expect(told(state, retrieved(ANA, { green: 1 }))).toEqual([
			'+1 green (space)',
			'-1 placed (placing)'
		]);
		expect(told(state, retrieved(ANA, { workers: 1 }))).toEqual([
			'+1 workers (space)',
			'+1 gold (cpu-replacing-tech)',
			'-1 placed (placing)'
		]);
	});

	test('may be told as one heap: so many workers, and what they brought together', () => {
		const event = broughtBack(ANA, { workers: 3, gain: { gears: 2, red: 1 }, withGears: 2 });
		const own = holding(after(table(), event), ANA);
		expect([own.gears, own.red, own.placed]).toEqual([5, 1, 1]);
	});

	test('frees the topmost filled space of a Location that was read out', () => {
		const spaces = standing([false, { red: 1 }], [true, { blue: 1 }], [true, { gold: 1 }]);
		const state = after(
			table(),
			locationRead(ANA, 0, { spaces }),
			broughtBack(ANA, { location: 0, gain: { blue: 1 } })
		);
		expect(holding(state, ANA).locations[0]?.spaces?.map(({ worker }) => worker)).toEqual([
			false,
			false,
			true
		]);
	});

	test('does nothing when no Location has a worker on it, and then need not be told', () => {
		const state = after(table({ startingSpaces: [] }), retrieved(ANA));
		expect(holding(state, ANA)).toMatchObject({ gears: 3, placed: 0, workers: 6 });
		expect(complaints(table({ startingSpaces: [] }), recharged(ANA))).toEqual([]);
	});
});

describe('A turn', () => {
	test('is the Retrieve phase, then exactly one action, then the next seat’s', () => {
		const acted = after(table(), retrieved(ANA, { red: 1 }), recharged(ANA));
		expect(seatToPlay(acted)).toBe(ANA);
		const ended = after(acted, turnEnded(ANA));
		expect(seatToPlay(ended)).toBe(BO);
		expect(holding(ended, ANA).turns).toBe(1);
	});

	test('may end with its action, without a line of its own', () => {
		const state = after(table(), retrieved(ANA, { red: 1 }), passing(recharged(ANA)));
		expect(state).toEqual(
			after(table(), retrieved(ANA, { red: 1 }), recharged(ANA), turnEnded(ANA))
		);
	});

	test('ends by itself when the next seat begins', () => {
		const state = after(table(), recharged(ANA), retrieved(BO, { red: 1 }));
		expect(holding(state, ANA)).toMatchObject({ turns: 1, turn: { acted: false } });
		expect(seatToPlay(state)).toBe(BO);
	});

	test('that was left out is asked for next', () => {
		const state = after(table(), passing(recharged(BO)));
		expect(seatToPlay(state)).toBe(ANA);
	});
});
