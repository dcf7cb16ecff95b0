import type { Locale } from '$lib/platform/locale.svelte';
import { en, type BookStrings } from './en';
import { fr } from './fr';

/** The look-up texts, apart from what every screen of the table says. */
export const book: Readonly<Record<Locale, BookStrings>> = { en, fr };
