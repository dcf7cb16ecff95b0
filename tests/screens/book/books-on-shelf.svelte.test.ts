import { describe, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { LoadGame } from '$lib/platform/games';
import type { GameModule } from '$lib/platform/module';
import { booksOf, gamesWithBook } from '$lib/screens/book/search/books-on-shelf';
import toy from '../../toy';

// safe: the house hands back to a game only what came from it, as with those of the registry
const module = toy as unknown as GameModule<GameTypes>;
const { book: _, ...withoutBook } = module;

const load: LoadGame = (id) => {
	if (id === 'lost') return Promise.reject(new Error('this part does not come'));
	return Promise.resolve(id === 'bookless' ? withoutBook : module);
};
const broken: LoadGame = () =>
	Promise.resolve({ ...module, book: () => Promise.reject(new Error('nor does its book')) });

describe('The look-up of all games', () => {
	test('has the books there are, in the order that is asked for', async () => {
		const books = await booksOf(['toy', 'bookless', 'other'], load);
		expect(books.map(({ game }) => game)).toEqual(['toy', 'other']);
	});

	test('goes on without the book of a game that cannot be loaded', async () => {
		const books = await booksOf(['lost', 'toy'], load);
		expect(books.map(({ game }) => game)).toEqual(['toy']);
	});

	test('fails where none can be loaded, instead of having nothing to find', async () => {
		await expect(booksOf(['lost'], load)).rejects.toThrow('does not come');
		await expect(booksOf(['toy'], broken)).rejects.toThrow('nor does its book');
	});
});

test('which games have a book is known before they are loaded', () => {
	const { book: _book, ...meta } = module.meta;
	const games = new Map([
		['toy', module.meta],
		['bookless', meta]
	]);
	expect([...gamesWithBook(games).keys()]).toEqual(['toy']);
});
