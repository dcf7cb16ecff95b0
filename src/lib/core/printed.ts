import type { GameTypes } from './game';
import type { Reading } from './data/read';

/** Laws of what is printed on one's own copy of a game, as far as the table has read it out. */
export interface PrintedRules<G extends GameTypes> {
	/** Nothing has been read yet. */
	readonly blank: G['printed'];
	readPrinted(value: unknown): Reading<G['printed']>;
	/** What can be read of something that is damaged in part; `blank` if that is nothing. */
	salvage(value: unknown): G['printed'];
	/**
	 * What a match read out, or took back, on its way from one state to the next. The same copy if
	 * nothing was.
	 */
	learn(known: G['printed'], before: G['state'], after: G['state'], match: string): G['printed'];
	/** The state without what lies face down, for a table that keeps it secret. */
	withoutFaceDown(state: G['state']): G['state'];
	/** All that a match knows of printed values. */
	knownIn(state: G['state']): G['printed'];
	/** What a match is begun with: the options that were chosen, and all that the copy knows. */
	forSetUp(options: G['options'], known: G['printed']): G['options'];
	/** What the copy knows and the match does not, or has otherwise; undefined if there is nothing. */
	offer(state: G['state'], known: G['printed']): Offer<G> | undefined;
	/** As it is handed on: what was read, and not in which match. */
	forSharing(copy: G['printed']): G['printed'];
	/** What is new comes in; what differs stays as it is, and is told. */
	merge(own: G['printed'], other: G['printed']): Merging<G>;
	/** The other side of a difference is right after all. */
	acceptOther(own: G['printed'], difference: G['difference']): G['printed'];
}

/** Values of the copy that a match may take over, and the event by which it does. */
export interface Offer<G extends GameTypes> {
	readonly event: G['event'];
	/** How many the match does not know. */
	readonly lacking: number;
	/** How many it has otherwise. */
	readonly differing: number;
}

export interface Merging<G extends GameTypes> {
	readonly copy: G['printed'];
	/** How many values were not known before. */
	readonly added: number;
	readonly differences: readonly G['difference'][];
}
