import type { Book, BookEntry, BookPage, BookTexts } from '$lib/platform/module';
import { Search, type Findable } from './search';
import { rulingsOn } from '../texts';

/** The chip that shows the pages of the rules. */
export const PAGES = 'rules';

/** One row of the list; its texts are those of the language of the moment. */
export interface Listed {
	readonly id: string;
	readonly kind: 'entry' | 'page';
	/** The chip that shows it. */
	readonly group: string | undefined;
}

const isGiven = <T>(value: T | undefined): value is T => value !== undefined;

/** What is said of an entry or a page in one language. */
function wordsOf(texts: BookTexts, page: BookPage & Partial<BookEntry>): readonly string[] {
	const group = texts.groups?.find(({ id }) => id === page.group);
	return [
		page.lead,
		page.text,
		group?.label,
		...(page.searchTerms ?? []),
		...(page.passages ?? []).flatMap(({ title, lines }) => [title, ...lines]),
		// what people ask about an entry are words to find it by
		...rulingsOn(texts, page.id).flatMap(({ question, here }) => [question, here])
	].filter(isGiven);
}

/** Found in every language: people look things up in the one in which they learnt the game. */
function findable(book: Book, kind: Listed['kind'], id: string): Findable<Listed> {
	const list = kind === 'entry' ? 'entries' : 'pages';
	const all = Object.values(book.texts).flatMap((texts) => {
		const one: (BookPage & Partial<BookEntry>) | undefined = texts[list]?.find(
			(each) => each.id === id
		);
		return one ? [{ texts, one }] : [];
	});
	return {
		id: { id, kind, group: kind === 'page' ? PAGES : all[0]?.one.group },
		names: all.map(({ one }) => one.title),
		texts: all.flatMap(({ texts, one }) => wordsOf(texts, one))
	};
}

/** All that a book lists, entries before pages. */
export function findablesOf(book: Book): readonly Findable<Listed>[] {
	const { entries = [], pages = [] } = book.texts.en;
	return [
		...entries.map(({ id }) => findable(book, 'entry', id)),
		...pages.map(({ id }) => findable(book, 'page', id))
	];
}

const indexes = new WeakMap<Book, Search<Listed>>();

/** Made once a visit: it reads every text of the book. */
export function indexOf(book: Book): Search<Listed> {
	const index = indexes.get(book) ?? new Search(findablesOf(book));
	indexes.set(book, index);
	return index;
}
