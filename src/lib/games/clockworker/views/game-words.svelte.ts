import { locale } from '$lib/platform/locale.svelte';
import { strings } from '../strings';

/** This game's words in the language of the moment. */
export const gameWords = {
	get t() {
		return strings[locale.current];
	}
};
