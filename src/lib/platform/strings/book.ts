import type { Locale } from '../locale.svelte';
import { book as bookEn } from './en/book';
import { printed as printedEn } from './en/printed';
import { book as bookFr } from './fr/book';
import { printed as printedFr } from './fr/printed';

const en = { ...bookEn, printed: printedEn };

/** The words of the look-up screens, apart from those that home and every table say. */
export const bookStrings: Readonly<Record<Locale, typeof en>> = {
	en,
	fr: { ...bookFr, printed: printedFr }
};
