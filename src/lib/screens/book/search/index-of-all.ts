import type { Book, GameMeta } from '$lib/platform/module';
import { findablesOf, type Listed } from './book-index';
import { Search, type Findable } from './search';

/** The book of one of the games on the shelf. */
export interface BookOnShelf {
	/** The game's id. */
	readonly game: string;
	readonly meta: GameMeta;
	readonly book: Book;
}

/** A row among those of other games: an entry, a page of the rules, or the whole book. */
export interface ListedInAll {
	readonly id: string;
	readonly kind: Listed['kind'] | 'book';
	/** The game: each has a chip. */
	readonly group: string;
}

const findablesIn = ({ game, meta, book }: BookOnShelf): readonly Findable<ListedInAll>[] => [
	{ id: { id: '', kind: 'book', group: game }, names: [meta.title], texts: [] },
	...findablesOf(book).map((each) => ({ ...each, id: { ...each.id, group: game } }))
];

/**
 * Searches several books as if they were one, so that a poor match in one game does not stand before a good
 * one in another; what is found stays together by game, in the order of `books`.
 */
export function indexOfAll(books: readonly BookOnShelf[]): Pick<Search<ListedInAll>, 'find'> {
	const search = new Search(books.flatMap(findablesIn));
	return {
		find(wanted) {
			const found = search.find(wanted);
			return books.flatMap(({ game }) => found.filter(({ group }) => group === game));
		}
	};
}
