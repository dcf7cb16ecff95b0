import { choices } from './device/choices.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Chosen on this device, and the same for every match on it. */
export const preferences = choices({
	theme: THEMES,
	textSize: TEXT_SIZES,
	keepAwake: [true, false],
	haptics: [true, false],
	/** An action ends the turn, in games that say so in `passesByItself`. */
	passByItself: [true, false],
	reminders: [true, false],
	/** The list of what goes where, before the first turn. */
	setUpAid: [true, false]
});
