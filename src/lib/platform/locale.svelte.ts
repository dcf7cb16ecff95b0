import { browser } from '$app/environment';
import { choices } from './device/choices.svelte';

export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** The first of the browser's languages that the app speaks. */
function spoken(): Locale {
	const wanted = browser ? navigator.languages.map((tag) => tag.slice(0, 2)) : [];
	const isSpoken = (tag: string): tag is Locale => LOCALES.some((locale) => locale === tag);
	return wanted.find(isSpoken) ?? 'en';
}

const chosen = choices({ locale: [spoken(), ...LOCALES] });

export const locale = {
	get current(): Locale {
		return chosen.locale;
	},
	set current(locale: Locale) {
		chosen.locale = locale;
	}
};
