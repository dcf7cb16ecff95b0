import type { Locale } from './locale.svelte';

/** The reader's own variety of a language: a British phone writes 20:14, an American one 8:14 PM. */
const regional = (locale: Locale): string =>
	(typeof navigator === 'undefined' ? [] : navigator.languages).find((tag) =>
		tag.startsWith(locale)
	) ?? locale;

/** The small change of a language: counted nouns, lists, figures. */
export function wordsIn(locale: Locale) {
	const plurals = new Intl.PluralRules(locale);
	const lists = new Intl.ListFormat(regional(locale));
	const days = new Intl.DateTimeFormat(regional(locale), { day: 'numeric', month: 'short' });
	const times = new Intl.DateTimeFormat(regional(locale), { hour: '2-digit', minute: '2-digit' });
	const longDays = new Intl.DateTimeFormat(regional(locale), { dateStyle: 'long' });
	const months = new Intl.DateTimeFormat(regional(locale), { month: 'long', year: 'numeric' });
	const moments = new Intl.DateTimeFormat(regional(locale), {
		dateStyle: 'medium',
		timeStyle: 'short'
	});
	const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
	const shares = new Intl.NumberFormat(locale, { style: 'percent' });
	const megabytes = new Intl.NumberFormat(locale, {
		style: 'unit',
		unit: 'megabyte',
		maximumFractionDigits: 1
	});
	const noun = (count: number, one: string, other: string) =>
		plurals.select(count) === 'one' ? one : other;

	return {
		noun,
		/** `1 card`, `9 cards`. */
		counted: (count: number, one: string, other: string) => `${count} ${noun(count, one, other)}`,
		list: (items: readonly string[]) => lists.format(items),
		day: (time: number) => days.format(time),
		time: (time: number) => times.format(time),
		/** `17 November 2026`. */
		longDay: (time: number) => longDays.format(time),
		/** `November 2026`. */
		month: (time: number) => months.format(time),
		/** `17 Nov 2026, 20:14`. */
		moment: (time: number) => moments.format(time),
		/** `12.5`. */
		figure: (value: number) => figures.format(value),
		/** `45 %`, as the language writes it. */
		percent: (share: number) => shares.format(share),
		/** `1.4 MB`. */
		size: (bytes: number) => megabytes.format(Math.max(0.1, bytes / 1e6))
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
