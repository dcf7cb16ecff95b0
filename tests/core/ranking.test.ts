import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ranking, type TieBreak } from '$lib/core/score/ranking';

const cards = (...figures: readonly number[]): TieBreak => ({ name: 'cards', figures });
const coins = (...figures: readonly number[]): TieBreak => ({ name: 'coins', figures });

describe('places', () => {
	test.each<[string, readonly number[], readonly TieBreak[], readonly number[]]>([
		['in the order of points', [61, 58, 70], [], [2, 3, 1]],
		['equals share, and the next place stays empty', [9, 7, 7, 5], [], [1, 2, 2, 4]],
		['a tie is broken', [49, 49], [cards(4, 6)], [2, 1]],
		['a victory is shared', [49, 49, 1], [cards(6, 6, 9)], [1, 1, 3]],
		[
			'the second tie-break is asked where the first is level',
			[5, 5],
			[cards(3, 3), coins(1, 2)],
			[2, 1]
		],
		['the first tie-break goes before the second', [5, 5], [cards(4, 3), coins(1, 2)], [1, 2]],
		['a tie-break may favour the least', [5, 5], [{ ...cards(4, 3), lowestWins: true }], [2, 1]]
	])('%s', (_, points, tieBreaks, expected) => {
		expect(ranking(points, tieBreaks).places).toEqual(expected);
	});

	test('the fewest points win where the game says so', () => {
		expect(ranking([3, 1, 2, 1], [], { lowestWins: true }).places).toEqual([4, 1, 3, 1]);
	});

	test('are a total preorder: comparable, transitive, and 1 is always there', () => {
		const figure = fc.integer({ min: 0, max: 3 });
		const seats = fc.array(fc.record({ points: figure, cards: figure, coins: figure }), {
			minLength: 1,
			maxLength: 6
		});
		fc.assert(
			fc.property(seats, (all) => {
				const { places } = ranking(
					all.map(({ points }) => points),
					[cards(...all.map((one) => one.cards)), coins(...all.map((one) => one.coins))]
				);
				expect(Math.min(...places)).toBe(1);
				all.forEach((one, i) =>
					all.forEach((other, j) => {
						const expected = Math.sign(
							other.points - one.points || other.cards - one.cards || other.coins - one.coins
						);
						expect(Math.sign((places[i] ?? 0) - (places[j] ?? 0))).toBe(expected);
					})
				);
				// a place is taken by as many seats as leave the next ones empty
				places.forEach((place) =>
					expect(places.filter((other) => other < place)).toHaveLength(place - 1)
				);
			})
		);
	});
});

describe('ties', () => {
	test('name the seats that are level, best tie-break first', () => {
		expect(ranking([49, 60, 49], [cards(4, 1, 6)]).ties).toEqual([
			{ points: 49, seats: [2, 0], tieBreaks: [{ name: 'cards', figures: [6, 4] }] }
		]);
	});
	test('name only the tie-breaks that had to be asked', () => {
		const tieBreaks = [cards(4, 6), coins(7, 7)];
		expect(ranking([5, 5], tieBreaks).ties[0]?.tieBreaks).toEqual([
			{ name: 'cards', figures: [6, 4] }
		]);
		expect(ranking([5, 5], [cards(4, 4), coins(7, 7)]).ties[0]?.tieBreaks).toHaveLength(2);
	});
	test('are none when all points differ', () => {
		expect(ranking([1, 2]).ties).toEqual([]);
	});
});
