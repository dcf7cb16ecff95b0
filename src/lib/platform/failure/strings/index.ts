import type { Locale } from '../../locale.svelte';
import { homeStrings, type FirstStrings } from '../../strings/home';
import { failureEn, type FailureStrings } from './en';
import { failureFr } from './fr';

export const failureStrings: Readonly<Record<Locale, FirstStrings & FailureStrings>> = {
	en: { ...homeStrings.en, ...failureEn },
	fr: { ...homeStrings.fr, ...failureFr }
};
