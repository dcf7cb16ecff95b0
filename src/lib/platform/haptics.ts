import { browser } from '$app/environment';
import { preferences } from './preferences.svelte';

const TICK = 12; // milliseconds: felt, not heard

export const canVibrate = browser && 'vibrate' in navigator;

const movesLess = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a finger feels when its tap has been recorded. */
export function tick() {
	if (canVibrate && preferences.haptics && !movesLess()) navigator.vibrate(TICK);
}
