import type { Locale } from './locale.svelte';

/** The reader's own variety of a language: a British phone writes 20:14, an American one 8:14 PM. */
const regional = (locale: Locale): string =>
	(typeof navigator === 'undefined' ? [] : navigator.languages).find((tag) =>
		tag.startsWith(locale)
	) ?? locale;

/** Made when it is first needed: a dozen of Intl's tools cost more than the rest of a start. */
function later<T>(make: () => T): () => T {
	let made: T | undefined;
	return () => (made ??= make());
}

/*
 * Plurals and lists as Intl has them, which tests compare, but for the comma of rarer Englishes. They
 * are said here because the first of
 * Intl's tools that is made costs a tenth of the time in which a table is drawn, and a table needs no other.
 */
const isOne: Readonly<Record<Locale, (count: number) => boolean>> = {
	en: (count) => Math.abs(count) === 1,
	fr: (count) => Math.abs(count) < 2
};

/** `Ana, Bo and Chloé`; Americans put a comma before the last. */
export function listed(tag: string, items: readonly string[]): string {
	const [last = '', ...others] = items.toReversed();
	if (others.length === 0) return last;
	const comma = others.length > 1 && /^en(-US|-PH)?$/.test(tag) ? ',' : '';
	const and = tag.startsWith('fr') ? 'et' : 'and';
	return `${others.reverse().join(', ')}${comma} ${and} ${last}`;
}

/** The small change of a language: counted nouns, lists, figures. */
export function formatsIn(locale: Locale) {
	const times = (options: Intl.DateTimeFormatOptions) => {
		const format = later(() => new Intl.DateTimeFormat(regional(locale), options));
		return (time: number) => format().format(time);
	};
	const numbers = (options: Intl.NumberFormatOptions) => {
		const format = later(() => new Intl.NumberFormat(locale, options));
		return (value: number) => format().format(value);
	};
	const megabytes = numbers({ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
	const noun = (count: number, one: string, other: string) => (isOne[locale](count) ? one : other);

	return {
		noun,
		/** `1 card`, `9 cards`. */
		counted: (count: number, one: string, other: string) => `${count} ${noun(count, one, other)}`,
		list: (items: readonly string[]) => listed(regional(locale), items),
		day: times({ day: 'numeric', month: 'short' }),
		time: times({ hour: '2-digit', minute: '2-digit' }),
		/** `17 November 2026`. */
		longDay: times({ dateStyle: 'long' }),
		/** `November 2026`. */
		month: times({ month: 'long', year: 'numeric' }),
		/** `17 Nov 2026, 20:14`. */
		moment: times({ dateStyle: 'medium', timeStyle: 'short' }),
		/** `12.5`. */
		figure: numbers({ maximumFractionDigits: 1 }),
		/** `45 %`, as the language writes it. */
		percent: numbers({ style: 'percent' }),
		/** `1.4 MB`. */
		size: (bytes: number) => megabytes(Math.max(0.1, bytes / 1e6))
	};
}

/** `+3`, `−2`. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** Without accents and capitals, for looking things up. */
export const foldedText = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `2026-11-17`, the day as it was here: for files and tables, the same in every language. */
export const dayHere = (time: number): string =>
	new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(time);
