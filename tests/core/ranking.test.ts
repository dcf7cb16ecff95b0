import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { places, ties, type Ranked } from '$lib/core/ranking';

const standing = (points: number, tieBreak = 0): Ranked => ({ points, tieBreak });

describe('places', () => {
	test.each([
		['in the order of points', [standing(61), standing(58), standing(70)], [2, 3, 1]],
		[
			'equals share, and the next place stays empty',
			[standing(9), standing(7), standing(7), standing(5)],
			[1, 2, 2, 4]
		],
		['a tie is broken', [standing(49, 4), standing(49, 6)], [2, 1]],
		['a victory is shared', [standing(49, 6), standing(49, 6), standing(1, 9)], [1, 1, 3]]
	])('%s', (_, ranked, expected) => {
		expect(places(ranked)).toEqual(expected);
	});

	test('are a total preorder: comparable, transitive, and 1 is always there', () => {
		const ranked = fc.array(
			fc.record({
				points: fc.integer({ min: 0, max: 5 }),
				tieBreak: fc.integer({ min: 1, max: 3 })
			}),
			{ minLength: 1, maxLength: 6 }
		);
		fc.assert(
			fc.property(ranked, (all) => {
				const given = places(all);
				expect(Math.min(...given)).toBe(1);
				all.forEach((one, i) =>
					all.forEach((other, j) => {
						const expected = Math.sign(other.points - one.points || other.tieBreak - one.tieBreak);
						expect(Math.sign((given[i] ?? 0) - (given[j] ?? 0))).toBe(expected);
					})
				);
				// a place is taken by as many seats as leave the next ones empty
				given.forEach((place) =>
					expect(given.filter((other) => other < place)).toHaveLength(place - 1)
				);
			})
		);
	});
});

describe('ties', () => {
	test('name the seats that are level, best tie-break first', () => {
		expect(ties([standing(49, 4), standing(60, 1), standing(49, 6)])).toEqual([
			{ points: 49, seats: [2, 0], tieBreaks: [6, 4] }
		]);
	});
	test('are none when all points differ', () => {
		expect(ties([standing(1), standing(2)])).toEqual([]);
	});
});
