import type { Locale } from '../../locale.svelte';
import { homeEn, type FirstStrings } from './en';
import { homeFr } from './fr';

export type { FirstStrings };
export const homeStrings: Readonly<Record<Locale, FirstStrings>> = { en: homeEn, fr: homeFr };
