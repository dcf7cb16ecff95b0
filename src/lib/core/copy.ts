import type { GameTypes } from './game';
import type { Reading } from './read';

/** Laws of what is printed on one's own copy of a game, as far as somebody has read it out. */
export interface CopyRules<G extends GameTypes> {
	/** Nothing has been read yet. */
	readonly blank: G['copy'];
	readCopy(value: unknown): Reading<G['copy']>;
	/**
	 * What a match read out, or took back, on its way from one state to the next. The same copy if
	 * nothing was.
	 */
	learn(copy: G['copy'], before: G['state'], after: G['state'], match: string): G['copy'];
	/** What a match knows that was played before anybody kept a copy, or elsewhere. */
	glean(copy: G['copy'], state: G['state']): G['copy'];
	/** What a match does not know yet. More can be lent as long as nothing has happened in it. */
	lend(options: G['options'], copy: G['copy'], begun: boolean): G['options'];
	/** What a running match has to be told, because it was read out otherwise since. */
	amend(state: G['state'], copy: G['copy']): readonly G['event'][];
	/** As it is handed on: what was read, and not in which match. */
	handedOn(copy: G['copy']): G['copy'];
	/** What is new comes in; what differs stays as it is, and is told. */
	merge(own: G['copy'], other: G['copy']): Merging<G>;
	/** The other side of a difference is right after all. */
	concede(own: G['copy'], difference: G['difference']): G['copy'];
}

export interface Merging<G extends GameTypes> {
	readonly copy: G['copy'];
	/** How many values were not known before. */
	readonly added: number;
	readonly differences: readonly G['difference'][];
}
