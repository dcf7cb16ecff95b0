import { bookWords } from '$lib/platform/book-words.svelte';
import { locale } from '$lib/platform/locale.svelte';
import type { Book, BookEntry, BookPage, BookTexts, Ruling } from '$lib/platform/module';

/** In the language of the moment. */
export const textsOf = ({ texts }: Book): BookTexts => texts[locale.current];

export const entriesOf = (book: Book): readonly BookEntry[] => textsOf(book).entries ?? [];
export const pagesOf = (book: Book): readonly BookPage[] => textsOf(book).pages ?? [];

export const entryOf = (book: Book, id: string): BookEntry | undefined =>
	entriesOf(book).find((entry) => entry.id === id);
export const pageOf = (book: Book, id: string): BookPage | undefined =>
	pagesOf(book).find((page) => page.id === id);

/** `16 cards · 9 pages of rules`, in the game's own words if it has any. */
export const contentsOf = (book: Book): string =>
	textsOf(book).contents ?? bookWords.t.contents(entriesOf(book).length, pagesOf(book).length);

export const rulingsOn = ({ rulings = [] }: BookTexts, id: string): readonly Ruling[] =>
	rulings.filter(({ on }) => on.includes(id));
