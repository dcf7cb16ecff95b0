import { locale } from './locale.svelte';
import { bookStrings } from './strings/book';

/** The words of the look-up screens in the language of the moment. Only those screens ask for them. */
export const bookWords = {
	get t() {
		return bookStrings[locale.current];
	}
};
