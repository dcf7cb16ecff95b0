import type { Component } from 'svelte';
import type { GameTypes } from '$lib/core/game';
import type { Seat } from '$lib/core/seats';

/** What the count, the result and sharing ask of a game, besides its rules and words. */
export interface ResultParts<G extends GameTypes> {
	/** What lies in front of one seat, to be counted or set right. */
	readonly count: () => Promise<Component<{ seat: Seat }>>;
	/** The page of the game's book about scoring, for the table that asks while it counts. */
	readonly scoringPage?: string;
	/** Which of the four colours of a score's bar a source has; the last one unless said. */
	readonly sourceTones?: Readonly<Partial<Record<G['scoreSource'], 0 | 1 | 2 | 3>>>;
	/** What of the set-up's options a rematch keeps; all of them as agreed unless said. */
	rematchOptions?(state: G['state']): G['options'];
}
