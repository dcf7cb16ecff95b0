import { browser } from '$app/environment';
import { preferences } from '../preferences.svelte';

const TICK = 12; // milliseconds: felt, not heard

export const canVibrate = browser && 'vibrate' in navigator;

// asked for once: to ask anew costs more than all else that a tap does here
const movesLess = browser ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** What a finger feels when its tap has been recorded. */
export function tick() {
	if (canVibrate && preferences.haptics && !movesLess?.matches) navigator.vibrate(TICK);
}
