import { SvelteMap } from 'svelte/reactivity';
import type { MatchId } from './match';
import type { OpenMatch } from './open-match';

/** Matches with lines that are in memory alone: whoever opens one again finds it as it was left. */
export const unsaved = new SvelteMap<MatchId, OpenMatch>();
