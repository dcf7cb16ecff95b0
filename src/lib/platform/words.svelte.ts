import { locale } from './locale.svelte';
import { strings } from './strings';

/** The shell's words in the language of the moment. */
export const words = {
	get t() {
		return strings[locale.current];
	}
};
