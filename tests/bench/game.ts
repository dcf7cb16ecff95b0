import type { GameTypes, Rules, Setup } from '$lib/core/game';

interface Played<G extends GameTypes> {
	readonly setup: Setup<G>;
	readonly events: readonly G['event'][];
}

/**
 * What `tests/games/<game>/bench/index.ts` exports as `bench`. A game without that file is only weighed.
 * Keys and labels are the English ones.
 */
export interface BenchOfGame<G extends GameTypes> {
	readonly rules: Rules<G>;
	readonly setup: Setup<G>;
	/** A match that is still running after so many events. */
	events(length: number): readonly G['event'][];
	/** The same rules written onto one state that is changed in place: what `replay` is compared with. */
	bare(setup: Setup<G>, events: readonly G['event'][]): G['state'];
	/** Matches in which both have to come to the same state. */
	others(): readonly Played<G>[];
	/** A figure of the first seat, and the keys that count it up and down. */
	readonly counter: { readonly label: string; readonly more: string; readonly less: string };
	/** An action with further effects: a match in which it is due, and the key that opens its sheet. */
	readonly chain?: { readonly match: Played<G>; readonly key: string };
	/** What is typed into the search of the book, key by key. */
	readonly typed?: readonly string[];
}
