import type { Locale } from '../../locale.svelte';
import { firstStrings, type FirstStrings } from '../../strings/home';
import { failureEn, type FailureStrings } from './en';
import { failureFr } from './fr';

export const failureStrings: Readonly<Record<Locale, FirstStrings & FailureStrings>> = {
	en: { ...firstStrings.en, ...failureEn },
	fr: { ...firstStrings.fr, ...failureFr }
};
