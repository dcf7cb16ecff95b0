import { browser } from '$app/environment';
import { remembered } from './remembered';

export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

const isLocale = (text: string | undefined): text is Locale =>
	LOCALES.some((locale) => locale === text);

/** The first of the browser's languages that the app speaks. */
function spoken(): Locale {
	const wanted = browser ? navigator.languages.map((tag) => tag.slice(0, 2)) : [];
	return wanted.find(isLocale) ?? 'en';
}

class LocaleState {
	#memory = remembered('locale');
	#current = $state<Locale>('en');

	constructor() {
		const chosen = this.#memory.read();
		this.#current = isLocale(chosen) ? chosen : spoken();
	}

	get current(): Locale {
		return this.#current;
	}

	set current(locale: Locale) {
		this.#current = locale;
		this.#memory.write(locale);
	}
}

export const locale = new LocaleState();
