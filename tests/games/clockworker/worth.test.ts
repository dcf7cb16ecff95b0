import { describe, expect, test } from 'vitest';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import { worth, worthOwned } from '$lib/games/clockworker/rules/advice/worth';
import { after, owning, table, withLocations, withTokens } from './table';
import { adjusted, ANA, repaired, turnEnded } from './verbs';

const printed = { 'pick-up-ship': { points: 3 }, 'to-a-new-world': { points: 5 } };

describe('What an artifact not owned would add, if the game ended after this round', () => {
	test('its printed VP, once known', () => {
		const state = table({ printed: { 'parabolic-antenna': { points: 4 } } });
		expect(worth(state, ANA, 'parabolic-antenna')).toEqual({
			printed: 4,
			own: 0,
			others: [],
			points: 4,
			atLeast: false
		});
		expect(worth(table(), ANA, 'parabolic-antenna')).toEqual({
			printed: undefined,
			own: 0,
			others: [],
			points: 0,
			atLeast: true
		});
	});

	test('Pick Up Ship: its Locations', () => {
		const state = withLocations(table({ printed }), ANA, 3);
		expect(worth(state, ANA, 'pick-up-ship')).toMatchObject({ printed: 3, own: 4, points: 7 });
		const house = withLocations(table({ houseRules: { shipSkipsStart: true } }), ANA, 3);
		expect(worth(house, ANA, 'pick-up-ship').own).toBe(3);
	});

	test('Robotic Government: its Workers', () => {
		const state = after(table(), adjusted(ANA, 'workers', 2));
		expect(worth(state, ANA, 'robotic-government').own).toBe(8);
	});

	test.each<{ has: readonly ArtifactId[]; own: number }>([
		{ has: [], own: 0 },
		{ has: ['parabolic-antenna'], own: 6 },
		{ has: ['parabolic-antenna', 'emergency-toolkit'], own: 6 },
		{ has: ['parabolic-antenna', 'emergency-toolkit', 'self-vending-machine'], own: 12 }
	])('To A New World beside $has: $own, itself counted', ({ has, own }) => {
		const state = owning(table({ printed }), ANA, ...has);
		expect(worth(state, ANA, 'to-a-new-world')).toMatchObject({ own, points: own + 5 });
	});

	test.each([
		{ cards: 10, own: 0 },
		{ cards: 11, own: 10 }
	])('Clockwork God as card after the $cards: $own', ({ cards, own }) => {
		expect(worth(withLocations(table(), ANA, cards - 1), ANA, 'clockwork-god').own).toBe(own);
	});

	test('Emergency ToolKit: nothing but what is printed', () => {
		expect(worth(table(), ANA, 'emergency-toolkit')).toMatchObject({ own: 0, others: [] });
	});
});

describe('What artifacts already owned would give for it', () => {
	test('To A New World: the next pair, or nothing', () => {
		const one = owning(table(), ANA, 'to-a-new-world');
		expect(worth(one, ANA, 'emergency-toolkit')).toMatchObject({
			own: 0,
			others: [{ artifact: 'to-a-new-world', points: 6 }],
			points: 6
		});
		const two = owning(one, ANA, 'parabolic-antenna');
		expect(worth(two, ANA, 'emergency-toolkit').others).toEqual([]);
	});

	test('Clockwork God: the 12th card', () => {
		const state = withLocations(owning(table(), ANA, 'clockwork-god'), ANA, 9);
		expect(worth(state, ANA, 'parabolic-antenna').others).toEqual([
			{ artifact: 'clockwork-god', points: 10 }
		]);
	});

	test('Extended Memory: two points, unless it was taken in this very turn', () => {
		const others = [{ artifact: 'extended-memory', points: 2 }];
		const state = owning(table(), ANA, 'extended-memory');
		expect(worth(state, ANA, 'pick-up-ship')).toMatchObject({ own: 1, others, points: 3 });
		const later = after(table(), repaired(ANA, 'extended-memory'), turnEnded(ANA));
		expect(worth(later, ANA, 'emergency-toolkit').others).toEqual(others);
		const now = after(table(), repaired(ANA, 'extended-memory'));
		expect(worth(now, ANA, 'emergency-toolkit').others).toEqual([]);
	});

	test('Extended Memory itself: nothing, or by house rule two', () => {
		expect(worth(table(), ANA, 'extended-memory').own).toBe(0);
		const house = table({ houseRules: { memoryCountsItself: true } });
		expect(worth(house, ANA, 'extended-memory').own).toBe(2);
	});

	test('all of them together', () => {
		const state = withLocations(
			owning(table({ printed }), ANA, 'to-a-new-world', 'extended-memory', 'clockwork-god'),
			ANA,
			7
		);
		// the 12th card, the 4th artifact, 8 Locations, 3 printed
		const { own, others, points, atLeast } = worth(state, ANA, 'pick-up-ship');
		expect(own).toBe(8);
		expect(others).toHaveLength(3);
		expect(others).toEqual(
			expect.arrayContaining([
				{ artifact: 'extended-memory', points: 2 },
				{ artifact: 'clockwork-god', points: 10 },
				{ artifact: 'to-a-new-world', points: 6 }
			])
		);
		expect([points, atLeast]).toEqual([3 + 8 + 2 + 10 + 6, false]);
	});
});

describe('what an artifact is worth to whoever has it', () => {
	const printed = { 'pick-up-ship': { points: 3 } };

	test('its printed points and its own effect', () => {
		const four = withLocations(owning(table({ printed }), ANA, 'pick-up-ship'), ANA, 4);
		// what was scored otherwise is not its doing
		const state = withTokens(four, ANA, { vp: 9 });
		expect(worthOwned(state, ANA, 'pick-up-ship')).toBe(3 + 5);
	});

	test('and what others count for it', () => {
		const state = owning(table({ printed }), ANA, 'to-a-new-world', 'pick-up-ship');
		expect(worthOwned(state, ANA, 'pick-up-ship')).toBe(3 + 1 + 6);
	});
});
