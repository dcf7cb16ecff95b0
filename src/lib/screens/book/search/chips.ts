import { bookWords } from '$lib/platform/book-words.svelte';
import type { Book } from '$lib/platform/module';
import { PAGES, type Listed } from './book-index';
import { ALL } from './book-search.svelte';
import { textsOf } from '../texts';

export interface Chip {
	readonly id: string;
	readonly label: string;
}

/** What a list of these kinds can be narrowed down to; none where that would be all of it. */
export function chipsOf(book: Book, kinds: readonly Listed['kind'][]): readonly Chip[] {
	const { entries = [], pages = [], groups = [] } = textsOf(book);
	const hasBoth = kinds.includes('page') && pages.length > 0 && entries.length > 0;
	const chips = [...(hasBoth ? [{ id: PAGES, label: bookWords.t.rules }] : []), ...groups];
	return chips.length > 0 ? [{ id: ALL, label: bookWords.t.all }, ...chips] : [];
}
