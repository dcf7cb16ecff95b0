import type { Games, LoadGame } from '$lib/platform/games';
import type { BookOnShelf } from './index-of-all';

/** The games that can be looked up, by what is known of them before they are loaded. */
export const gamesWithBook = (games: Games['games']): Games['games'] =>
	new Map([...games].filter(([, { book }]) => book === true));

async function bookOf(id: string, loadGame: LoadGame): Promise<readonly BookOnShelf[]> {
	const game = await loadGame(id);
	return game?.book ? [{ game: id, meta: game.meta, book: await game.book() }] : [];
}

/** Those that can be loaded: the book of one game is of use without that of another. */
export async function booksOf(
	ids: readonly string[],
	loadGame: LoadGame
): Promise<readonly BookOnShelf[]> {
	const loaded = await Promise.allSettled(ids.map((id) => bookOf(id, loadGame)));
	const books = loaded.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
	const failure = loaded.find((each) => each.status === 'rejected');
	// the error page offers to try again; an empty list would say that there is nothing to find
	if (books.length === 0 && failure) throw failure.reason;
	return books;
}
