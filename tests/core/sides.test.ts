import { describe, expect, test } from 'vitest';
import type { GameTypes, ScoreSheet, Total } from '$lib/core/game';
import { outcomeOf, sidesOf, sidesOfOutcome } from '$lib/core/score/sides';

const total = (points: number): Total => ({ points, atLeast: false });
const sheet = (
	points: readonly number[],
	places: readonly number[],
	more: Pick<ScoreSheet<GameTypes>, 'teams' | 'opponent'> = {}
): ScoreSheet<GameTypes> => ({ rows: [], totals: points.map(total), places, ties: [], ...more });

const told = (of: ScoreSheet<GameTypes>) =>
	sidesOf(of).map(({ seats, total: { points }, place }) => ({ seats, points, place }));

describe('the sides of a match', () => {
	test('are its seats, best first, where each plays alone', () => {
		expect(told(sheet([5, 9, 5], [2, 1, 2]))).toEqual([
			{ seats: [1], points: 9, place: 1 },
			{ seats: [0], points: 5, place: 2 },
			{ seats: [2], points: 5, place: 2 }
		]);
	});
	test('are its teams, each once', () => {
		const teams = [
			[0, 2],
			[1, 3]
		];
		expect(told(sheet([4, 7, 4, 7], [3, 1, 3, 1], { teams }))).toEqual([
			{ seats: [1, 3], points: 7, place: 1 },
			{ seats: [0, 2], points: 4, place: 3 }
		]);
	});
	test('hold the opponent that the game itself plays', () => {
		const opponent = { total: total(12), place: 1 };
		expect(told(sheet([10], [2], { opponent }))).toEqual([
			{ seats: [], points: 12, place: 1 },
			{ seats: [0], points: 10, place: 2 }
		]);
	});
	test.each([
		sheet([5, 9, 5], [2, 1, 2]),
		sheet([4, 4], [1, 1], { teams: [[0, 1]] }),
		sheet([10], [2], { opponent: { total: { points: 12, atLeast: true }, place: 1 } }),
		{ ...sheet([10, 3], [1, 2]), totals: [total(10), { points: 3, atLeast: true }] }
	])('are the same from what is kept of a sheet (%#)', (whole) => {
		expect(sidesOfOutcome(outcomeOf(whole))).toEqual(sidesOf(whole));
	});
});
