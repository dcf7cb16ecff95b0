import type { Locale } from '../locale.svelte';
import { en, type Strings } from './en';
import { fr } from './fr';

export const strings: Readonly<Record<Locale, Strings>> = { en, fr };
