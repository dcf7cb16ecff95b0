import { describe, expect, test } from 'vitest';
import { decisionOf, tieOf } from '$lib/screens/result/ties';
import { told } from './told';

const coins = { name: 'coins', figures: [5, 3, 3, 1] };
const cities = { name: 'cities', figures: [2, 2, 4, 2] };

const en = {
	tieBreaks: {
		coins: (count: number) => `${count} coins`,
		cities: (count: number) => `${count} cities`
	},
	decidedBy: { coins: 'decided by coins', cities: 'decided by cities' }
};
const fr = {
	tieBreaks: {
		coins: (count: number) => `${count} pièces`,
		cities: (count: number) => `${count} villes`
	},
	decidedBy: { coins: 'les pièces départagent', cities: 'les villes départagent' }
};

const ties = (...[scores]: Parameters<typeof told>) => {
	const context = told({ words: en, ...scores });
	return scores.points.map((_, seat) => tieOf(context, seat));
};

describe('seats that are level on points', () => {
	test('are parted by the first tie-break', () => {
		expect(ties({ points: [9, 9], tieBreaks: [coins, cities] })).toEqual([
			'tied at 9: 5 coins against 3',
			'tied at 9: 3 coins against 5'
		]);
	});

	test('are parted by the second where the first leaves them level', () => {
		const second = { name: 'coins', figures: [2, 4] };
		expect(
			ties({ points: [9, 9], tieBreaks: [{ name: 'cities', figures: [2, 2] }, second] })
		).toEqual([
			'tied at 9: 2 cities each, 2 coins against 4',
			'tied at 9: 2 cities each, 4 coins against 2'
		]);
	});

	test('are told against those only that are still level with them', () => {
		expect(ties({ points: [9, 9, 9, 4], tieBreaks: [coins, cities] })).toEqual([
			'tied at 9: 5 coins against 3 and 3',
			'tied at 9: 3 coins against 5 and 3, 2 cities against 4',
			'tied at 9: 3 coins against 5 and 3, 4 cities against 2',
			undefined
		]);
	});

	test('share a place that no tie-break parts, however many there are', () => {
		const level = { name: 'coins', figures: [3, 3] };
		const too = { name: 'cities', figures: [2, 2] };
		const first = (...tieBreaks: (typeof coins)[]) => ties({ points: [9, 9], tieBreaks })[0];
		expect(first()).toBe('tied at 9: shared');
		expect(first(level)).toBe('tied at 9 with 3 coins each: shared');
		expect(first(level, too)).toBe('tied at 9 with 3 coins each and 2 cities each: shared');
	});

	test('say so in French', () => {
		const scores = { points: [9, 9], words: fr, language: 'fr' } as const;
		expect(ties({ ...scores, tieBreaks: [coins] })[0]).toBe(
			'à égalité à 9\u00a0: 5 pièces contre 3'
		);
		expect(ties({ ...scores, tieBreaks: [{ name: 'cities', figures: [2, 2] }] })[0]).toBe(
			'à égalité à 9 avec 2 villes chacun\u00a0: place partagée'
		);
	});

	test('are told by figures alone where the game has no words for them', () => {
		expect(ties({ points: [9, 9], tieBreaks: [coins], words: {} })[0]).toBe(
			'tied at 9: 5 against 3'
		);
	});

	test('say nothing while one of them is veiled', () => {
		const context = told({ points: [9, 9], tieBreaks: [coins], words: en });
		expect(tieOf(context, 1, (place) => place === 2)).toBeUndefined();
	});
});

describe('the seats of a team', () => {
	const teams = [
		[0, 1],
		[2, 3]
	];
	test('are not level with each other', () => {
		expect(ties({ points: [9, 9, 4, 4], teams, tieBreaks: [coins] })).toEqual(
			Array<undefined>(4).fill(undefined)
		);
	});
	test('are level with the other team, told once', () => {
		const coins = { name: 'coins', figures: [5, 5, 3, 3] };
		expect(ties({ points: [9, 9, 9, 9], teams, tieBreaks: [coins] })).toEqual([
			'tied at 9: 5 coins against 3',
			'tied at 9: 5 coins against 3',
			'tied at 9: 3 coins against 5',
			'tied at 9: 3 coins against 5'
		]);
	});
});

describe('what decided', () => {
	const decided = (...[scores]: Parameters<typeof told>) => decisionOf(told(scores));
	test('is the first tie-break that parted the winner from the next', () => {
		const level = { name: 'cities', figures: [2, 2] };
		const scores = { points: [9, 9], words: en };
		expect(decided({ ...scores, tieBreaks: [coins, cities] })).toBe('decided by coins');
		expect(decided({ ...scores, tieBreaks: [level, coins] })).toBe('decided by coins');
		expect(decided({ ...scores, tieBreaks: [level] })).toBeUndefined();
	});
	test('has a name of the house where the game gives none', () => {
		expect(decided({ points: [9, 9], tieBreaks: [coins] })).toBe('decided by a tie-break');
	});
	test('is no tie-break where the points decide', () => {
		expect(decided({ points: [9, 8, 8], tieBreaks: [coins], words: en })).toBeUndefined();
	});
});
