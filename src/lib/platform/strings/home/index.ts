import type { Locale } from '../../locale.svelte';
import { firstEn, type FirstStrings } from './en';
import { firstFr } from './fr';

export type { FirstStrings };
export const firstStrings: Readonly<Record<Locale, FirstStrings>> = { en: firstEn, fr: firstFr };
