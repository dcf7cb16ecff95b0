import { error } from '@sveltejs/kit';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { opened } = await parent();
	// the layout says why a match does not open
	if (opened.kind !== 'open') return {};
	if (!opened.game.book) error(404);
	// not with the table, which comes without the book
	const [book, { default: Book }] = await Promise.all([
		opened.game.book(),
		import('$lib/screens/book/Book.svelte')
	]);
	return { book, Book };
};
