import { locale } from '$lib/platform/locale.svelte';
import { book } from '../../strings/book';
import { gameWords } from '../game-words.svelte';

/** The game's words and those of its book; the table comes without the latter. */
export const bookWords = {
	get t() {
		return gameWords.t;
	},
	get book() {
		return book[locale.current];
	}
};
