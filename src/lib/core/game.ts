import type { Arithmetic } from './score/arithmetic';
import type { Tie } from './score/ranking';
import type { Reading } from './data/read';
import type { BySeat, Seat } from './seats';

/** On or off, or one of several readings by its name. */
export type HouseRuleValue = boolean | string;

/** The types that tell one game from another, gathered under a single name. */
export interface GameTypes {
	readonly state: object;
	readonly event: { readonly type: string; readonly seat?: Seat };
	readonly houseRules: Readonly<Record<string, HouseRuleValue>>;
	/** Terms that the rules say to the screens: why a match ends, where points come from. */
	readonly endReason: string;
	readonly scoreSource: string;
	/** A complaint of the rulebook, with what is needed to say it in words. */
	readonly objection: { readonly term: string };

	// What only some games have: see `Plain`.

	/** What else is chosen at set-up: depth of tracking, printed values already known … */
	readonly options: object;
	/** What parts seats that are level on points, by name. */
	readonly tieBreak: string;
	/** One thing that an event did, and which card or rule made it do so. */
	readonly effect: object;
	/** What is printed on the owner's own copy, as far as the table has read it out. */
	readonly printed: object;
	/** One thing that two owners' printed values say differently. */
	readonly difference: { readonly own: unknown; readonly other: unknown };
	/** What the game's own parts lay over the table: an action that asks for more, a card, a rule. */
	readonly sheet: object;
}

/** A game without options, tie-breaks, effects, printed values and sheets; it extends this and says the rest. */
export interface Plain {
	readonly options: object;
	readonly tieBreak: never;
	readonly effect: never;
	readonly printed: never;
	readonly difference: never;
	readonly sheet: never;
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
	/** What the rulebook would complain of, if anything. */
	objections(state: G['state'], event: G['event']): readonly G['objection'][];
	toPlay(state: G['state']): ToPlay;
	ending(state: G['state']): Ending<G['endReason']> | undefined;
	score(state: G['state']): ScoreSheet<G>;
	/**
	 * Ends the match, for the reason `CALLED`, or takes it up again, because the table says so. A match
	 * of which only the points are counted ends by this event, so no game can do without it.
	 */
	called(seat: Seat, over: boolean): G['event'];
	/** Turns stored or shared data back into an event, or names the field that is wrong. */
	readEvent(value: unknown): Reading<G['event']>;

	// What only some games have

	/** What was chosen at set-up, read back like `readEvent`; without it there is nothing to choose. */
	readOptions?(value: unknown): Reading<G['options']>;
	/** What `apply` does to the counters, and why: the second half of a sentence in the log. */
	effects?(state: G['state'], event: G['event']): readonly G['effect'][];
	/** The one event that does what two in a row did, where people see them as one: rapid taps. */
	fold?(earlier: G['event'], later: G['event']): G['event'] | undefined;
	/** The cards worth telling apart that lie in front of each seat, by their names in the code. */
	owned?(state: G['state']): BySeat<readonly string[]>;
	/** Turns were told, and not only the count at the end; without it every match counts as tracked. */
	wasTracked?(state: G['state']): boolean;
	/** What is written besides these events so that a match that is over stays over. */
	keepingTheEnd?(state: G['state'], events: readonly G['event'][]): readonly G['event'][];
	/** The seat after which the match ends, where all shall have had as many turns. */
	lastToPlay?(state: G['state']): Seat;
}

/** The reason of an end that no rule brings about: the table stops here. */
export const CALLED = 'called';

/** Whose turn it is: several where all play at once. */
export interface ToPlay {
	readonly seats: readonly Seat[];
	readonly round: number;
}

/** The end has been triggered; the match is over once no seat is still to play. */
export interface Ending<Reason> {
	readonly reason: Reason;
	/** Absent where no seat brought it about: the rounds have run out. */
	readonly by?: Seat;
	readonly round: number;
	readonly stillToPlay: readonly Seat[];
	readonly over: boolean;
}

export interface ScoreSheet<G extends Pick<GameTypes, 'scoreSource' | 'tieBreak'>> {
	readonly rows: readonly ScoreRow<G['scoreSource']>[];
	readonly totals: BySeat<Total>;
	/** 1 for the winner; equal seats share a place (1, 2, 2, 4). */
	readonly places: BySeat<number>;
	/** Seats level on points, and the tie-breaks that parted them or did not. */
	readonly ties: readonly Tie<G['tieBreak']>[];
	/**
	 * Seats that win and lose together; absent where each plays alone. They have the same total, which is
	 * the sum of all their cells.
	 */
	readonly teams?: readonly (readonly Seat[])[];
	/** A side that the game itself plays, at a table for one. */
	readonly opponent?: { readonly total: Total; readonly place: number };
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

export const effectsOf = <G extends GameTypes>(
	rules: Rules<G>,
	state: G['state'],
	event: G['event']
): readonly G['effect'][] => rules.effects?.(state, event) ?? [];

export const wasTracked = <G extends GameTypes>(rules: Rules<G>, state: G['state']): boolean =>
	rules.wasTracked?.(state) ?? true;

export const readOptions = <G extends GameTypes>(
	rules: Rules<G>,
	value: unknown
): Reading<G['options']> => rules.readOptions?.(value) ?? { ok: true, value: {} };
