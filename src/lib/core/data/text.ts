/** Invisible signs that turn or break the line around them; a line break is none. */
const HARMFUL = /(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text from elsewhere without signs that change how other texts are shown. */
export const harmless = (text: string): string => text.replace(HARMFUL, '');

/** Whether the eye sees anything of it. */
export const isVisible = (text: string): boolean =>
	/[^\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/u.test(text);
