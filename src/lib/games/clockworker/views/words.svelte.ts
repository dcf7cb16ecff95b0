import { locale } from '$lib/platform/locale.svelte';
import { strings } from '../strings';
import { book } from '../strings/book';

/** This game's words in the language of the moment. */
export const words = {
	get t() {
		return strings[locale.current];
	},
	/** Those of the book. */
	get book() {
		return book[locale.current];
	}
};
