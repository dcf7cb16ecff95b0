import { describe, expect, test } from 'vitest';
import type { Book, BookTexts, GameMeta } from '$lib/platform/module';
import { indexOf } from '$lib/screens/book/search/book-index';
import { indexOfAll } from '$lib/screens/book/search/index-of-all';

const inBoth = (en: BookTexts, fr: BookTexts = en): Book => ({ texts: { en, fr } });

/** As little as a game may give. */
const plain = inBoth(
	{ pages: [{ id: 'turn', title: 'A turn', lead: 'Lay a number.', passages: [] }] },
	{ pages: [{ id: 'turn', title: 'Un tour', lead: 'Posez un nombre.', passages: [] }] }
);

const cards = inBoth({
	groups: [{ id: 'late', label: 'At the end' }],
	entries: [
		{ id: 'nine', title: 'Nine', lead: 'The highest number.', group: 'late', text: 'Beats all.' },
		{ id: 'one', title: 'One', lead: 'The lowest number.', searchTerms: ['ace'] }
	],
	pages: [
		{
			...{ id: 'ties', title: 'Ties', lead: 'The highest number wins.' },
			passages: [{ title: 'Still level', lines: ['The latest number.', 'Else they share.'] }]
		}
	],
	rulings: [{ on: ['one', 'ties'], question: 'Zero?', readings: 'Silent.', here: 'Never.' }]
});

const found = (book: Book, wanted: string) =>
	indexOf(book)
		.find(wanted)
		.map(({ id }) => id);

describe('a book', () => {
	test.each<[what: string, wanted: string, ids: readonly string[]]>([
		['its title', 'nine', ['nine']],
		['its sentence', 'lowest', ['one']],
		['what the list says of it', 'beats', ['nine']],
		['its chip', 'end', ['nine']],
		['other words for it', 'ace', ['one']],
		['a title on its page', 'level', ['ties']],
		['a line of its page', 'share', ['ties']],
		['a ruling on it', 'zero', ['one', 'ties']]
	])('is found by %s: %s', (_, wanted, ids) => {
		expect(found(cards, wanted)).toEqual(ids);
	});

	test('lists entries before pages while nothing is looked for', () => {
		expect(found(cards, '')).toEqual(['nine', 'one', 'ties']);
	});

	test('may be a list of pages, found in every language', () => {
		for (const wanted of ['turn', 'tour', 'number', 'nombre', ''])
			expect(found(plain, wanted), wanted).toEqual(['turn']);
	});

	test('shows its pages under a chip of their own', () => {
		expect(
			indexOf(cards)
				.find('')
				.map(({ group }) => group)
		).toEqual(['late', undefined, 'rules']);
	});
});

describe('the books of several games', () => {
	const meta = (title: string): GameMeta => ({
		...{ title, icon: 'dice', players: { from: 2, to: 2 }, houseRules: {} }
	});
	const books = [
		{ game: 'plain', meta: meta('Laying'), book: plain },
		{ game: 'cards', meta: meta('Cards'), book: cards }
	];
	const inAll = (wanted: string, shelf = books) =>
		indexOfAll(shelf)
			.find(wanted)
			.map(({ group, id }) => `${group}/${id}`);

	test('are searched at once, and what is found stays together by game', () => {
		expect(inAll('number')).toEqual(['plain/turn', 'cards/nine', 'cards/one', 'cards/ties']);
		expect(inAll('number', books.toReversed())).toEqual([
			...['cards/nine', 'cards/one', 'cards/ties', 'plain/turn']
		]);
	});

	test('are listed whole, each below the row of its game, while nothing is looked for', () => {
		expect(inAll('')).toEqual([
			...['plain/', 'plain/turn', 'cards/', 'cards/nine', 'cards/one', 'cards/ties']
		]);
	});

	test('are found by the names of their games', () => {
		expect(inAll('laying')).toEqual(['plain/']);
	});

	test('a word that one of them knows is no slip in another', () => {
		// `tour` is one letter off `four`, which a game on its own would take it for
		const four = inBoth({ entries: [{ id: 'four', title: 'Four', lead: 'A number.' }] });
		const shelf = [{ game: 'four', meta: meta('Fours'), book: four }, ...books];
		expect(found(four, 'tour')).toEqual(['four']);
		expect(inAll('tour', shelf)).toEqual(['plain/turn']);
	});
});
