import { locale } from './locale.svelte';
import { homeStrings } from './strings/home';

/**
 * The few words of home in the language of the moment. Whatever home loads with itself asks for
 * these, all others for `words`: so home does not wait for what other screens say.
 */
export const homeWords = {
	get t() {
		return homeStrings[locale.current];
	}
};
