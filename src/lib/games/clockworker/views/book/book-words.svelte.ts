import { locale } from '$lib/platform/locale.svelte';
import { book } from '../../strings/book';
import { words as spoken } from '../game-words.svelte';

/** The game's words and those of its book; the table comes without the latter. */
export const words = {
	get t() {
		return spoken.t;
	},
	get book() {
		return book[locale.current];
	}
};
