import { locale } from '../locale.svelte';
import { failureStrings } from './strings';

/** What the part for failures says, in the language of the moment. */
export const failureWords = {
	get t() {
		return failureStrings[locale.current];
	}
};
