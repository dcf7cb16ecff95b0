import type { Locale } from '../locale.svelte';
import { book as en } from './en/book';
import { book as fr } from './fr/book';

/** The words of the look-up screens, apart from those that home and every table say. */
export const bookStrings: Readonly<Record<Locale, typeof en>> = { en, fr };
