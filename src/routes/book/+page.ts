import { error, redirect } from '@sveltejs/kit';
import { games, loadGame } from '$lib/games/registry';
import { places } from '$lib/platform/places';
import { gamesByUse } from '$lib/platform/shelf/games-by-use';
import { booksOf, gamesWithBook } from '$lib/screens/book/search/books-on-shelf';
import type { PageLoad } from './$types';

export const load: PageLoad = async () => {
	const withBook = gamesWithBook(games);
	const [only, ...others] = withBook.keys();
	if (only === undefined) error(404);
	// nothing to search through but the book of that game
	if (others.length === 0) redirect(307, places.book(only));
	const ids = (await gamesByUse(games)).filter((id) => withBook.has(id));
	return { books: await booksOf(ids, loadGame) };
};
