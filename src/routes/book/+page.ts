import { redirect } from '@sveltejs/kit';
import { games, loadGame } from '$lib/games/registry';
import { places } from '$lib/platform/places';
import { gamesByUse } from '$lib/platform/shelf/games-by-use';
import type { BookOnShelf } from '$lib/screens/book/search/index-of-all';
import type { PageLoad } from './$types';

async function bookOf(id: string): Promise<readonly BookOnShelf[]> {
	const game = await loadGame(id);
	return game?.book ? [{ game: id, meta: game.meta, book: await game.book() }] : [];
}

export const load: PageLoad = async () => {
	const [only, ...others] = games.keys();
	// nothing to search through but the book of that game
	if (only !== undefined && others.length === 0) redirect(307, places.book(only));
	const ids = await gamesByUse(games);
	return { books: (await Promise.all(ids.map(bookOf))).flat() };
};
