import type { Reading } from './read';
import type { BySeat, Seat } from './seats';
import type { Tie } from './ranking';
import type { Arithmetic } from './arithmetic';

/** The types that tell one game from another, gathered under a single name. */
export interface GameTypes {
	readonly state: object;
	readonly event: { readonly type: string; readonly seat?: Seat };
	readonly houseRules: Readonly<Record<string, boolean>>;
	/** What else is chosen at set-up: depth of tracking, printed values already known … */
	readonly options: object;
	/** Terms that the rules say to the shell: why a match ends, where points come from. */
	readonly endReason: string;
	readonly scoreSource: string;
	/** A complaint of the rulebook, with what is needed to say it in words. */
	readonly objection: { readonly term: string };
	/** One thing that an event did, and which card or rule made it do so. */
	readonly effect: object;
	/** What is printed on the cards of one's own copy, as far as somebody has read it. */
	readonly printed: object;
	/** One thing that two copies say differently. */
	readonly difference: object;
}

/** What the players agree on before the first turn. */
export interface Setup<G extends GameTypes> {
	readonly seats: BySeat<string>;
	readonly start: Seat;
	readonly houseRules: G['houseRules'];
	readonly options: G['options'];
}

/** The rules of one game, as pure functions in rulebook order. */
export interface Rules<G extends GameTypes> {
	setup(setup: Setup<G>): G['state'];
	/** Records what happened. Never refuses: the table is right, the app is its witness. */
	apply(state: G['state'], event: G['event']): G['state'];
	/** What `apply` does to the counters, and why: the second half of a sentence in the log. */
	effects(state: G['state'], event: G['event']): readonly G['effect'][];
	/** The one event that does what two in a row did, where people see them as one: rapid taps. */
	fold?(earlier: G['event'], later: G['event']): G['event'] | undefined;
	/** What the rulebook would complain of, if anything. */
	objections(state: G['state'], event: G['event']): readonly G['objection'][];
	/** Whose turn it is, and in which round. */
	toPlay(state: G['state']): { readonly seat: Seat; readonly round: number };
	ending(state: G['state']): Ending<G['endReason']> | undefined;
	score(state: G['state']): ScoreSheet<G['scoreSource']>;
	/** The cards worth telling apart that lie in front of each seat, by their names in the code. */
	owned(state: G['state']): BySeat<readonly string[]>;
	/** Turns were told; otherwise the match was only counted once it was over. */
	wasTracked(state: G['state']): boolean;
	/** Turns stored or shared data back into an event, or names the field that is wrong. */
	readEvent(value: unknown): Reading<G['event']>;
	/** The same for what was chosen at set-up. */
	readOptions(value: unknown): Reading<G['options']>;
}

/** The end has been triggered; the match is over once nobody is still to play. */
export interface Ending<Reason> {
	readonly reason: Reason;
	readonly by: Seat;
	readonly round: number;
	readonly stillToPlay: readonly Seat[];
	readonly over: boolean;
}

export interface ScoreSheet<Source> {
	readonly rows: readonly ScoreRow<Source>[];
	readonly totals: BySeat<Total>;
	/** 1 for the winner; equal seats share a place (1, 2, 2, 4). */
	readonly places: BySeat<number>;
	/** Seats level on points, and the tie-break's figures that parted them or did not. */
	readonly ties: readonly Tie[];
}

export interface ScoreRow<Source> {
	readonly source: Source;
	/** A seat that has nothing to do with this source has no cell. */
	readonly cells: BySeat<ScoreCell | undefined>;
}

export interface ScoreCell {
	readonly points: number;
	readonly arithmetic: Arithmetic;
}

export interface Total {
	readonly points: number;
	/** Some value is not known yet, so this is the least it can be. */
	readonly atLeast: boolean;
}
