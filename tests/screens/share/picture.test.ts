import { expect, test } from 'vitest';
import { pictureOf } from '$lib/screens/share/picture';
import { sumShown } from '$lib/screens/result/score-parts';
import { breakdown } from '$lib/platform/share/result-text';
import { told } from '../result/told';

const shared = {
	sign: 'dice',
	marks: [3, 0, 2, 1],
	minutes: undefined,
	scoreHistory: undefined,
	footer: ''
} as const;

const terms = { cities: 'Cities', coins: 'Coins' };
const teams = [
	[0, 2],
	[1, 3]
];

test('A team is one card, with what its seats brought together', () => {
	const context = told({
		points: [4, 7, 4, 7],
		teams,
		sources: { cities: [1, 3, 3, 3], coins: [0, 0, 0, 1] },
		words: { terms, seatNote: (_, seat) => (seat === 3 ? 'last' : undefined) }
	});
	const { seats } = pictureOf(context, shared);
	expect(seats.map(({ place, name, mark, note }) => ({ place, name, mark, note }))).toEqual([
		{ place: 1, name: 'Bo and Dov', mark: 0, note: 'last' },
		{ place: 3, name: 'Ana and Chloé', mark: 3, note: '' }
	]);
	expect(seats[0]?.parts.map(({ label, points }) => `${label} ${points}`)).toEqual([
		'Cities 6',
		'Coins 1'
	]);
	expect(sumShown(context, 3)).toBe('7 = 6 Cities + 1 Coins');
});

test('The game’s own opponent has a card without a mark, and a line in the text', () => {
	const picture = pictureOf(
		told({ points: [20], opponent: { points: 31, place: 1 }, words: { opponent: 'The Automa' } }),
		shared
	);
	expect(picture.seats.map(({ mark }) => mark)).toEqual([undefined, 3]);
	expect(breakdown(picture)).toEqual(['1. The Automa 31', '2. Ana 20']);
});

test('Sums name their sources as briefly as the game does', () => {
	const words = { terms, sumParts: { coins: 'c' } };
	const sources = { cities: [-2, 3], coins: [6, 0] };
	const context = told({ points: [4, 3], sources, words });
	expect(sumShown(context, 0)).toBe('4 = -2 Cities + 6 c');
	expect(sumShown(told({ points: [0, 0] }), 0)).toBe('');
});
