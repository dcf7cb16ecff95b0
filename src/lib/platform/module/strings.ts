import type { GameTypes } from '$lib/core/game';
import type { BySeat, Seat } from '$lib/core/seats';

/** What a card or a switch says of itself. */
export interface Explained {
	readonly title: string;
	readonly text: string;
}

/** What a house rule is about, and what its readings are called where it is no switch. */
export interface HouseRuleWords extends Explained {
	readonly readings?: Readonly<Record<string, string>>;
}

/** The words of one game in one language. */
export interface GameStrings<G extends GameTypes> {
	/** A whole sentence of the log, without its effects; nor the points of what lies face down. */
	describe(event: G['event'], names: BySeat<string>, hidesTotals?: boolean): string;
	/** `+3 VP (a card’s name), −1 coin (paid)`: what it did, and which card or rule made it do so. */
	effects?(effects: readonly G['effect'][]): string;
	/** The sentence names all that the event did, so that its effects need no words of their own. */
	saysItAll?(event: G['event']): boolean;
	objection(objection: G['objection'], names: BySeat<string>): string;
	readonly terms: Readonly<Record<G['endReason'] | G['scoreSource'], string>>;
	/** What brought the end about, in a sentence; the name is empty where no seat did. */
	readonly triggered: Readonly<Record<G['endReason'], (name: string) => string>>;
	/** What a card is called that `owned` names. */
	ownedName?(card: string): string;
	readonly houseRules: Readonly<Record<keyof G['houseRules'], HouseRuleWords>>;
	/** `14 cards`: what a tie-break counts, in words. */
	readonly tieBreaks?: Readonly<Record<G['tieBreak'], (figure: number) => string>>;
	/** `decided by Locations`: which tie-break parted the winner from the next. */
	readonly decidedBy?: Readonly<Record<G['tieBreak'], string>>;
	/** A total in words, `61 VP`; the figure may be `61+`. The house says points. */
	points?(figure: string): string;
	/** What points are called where their figure is not shown: `VP`. The house says points. */
	readonly pointsTerm?: string;
	/** What stands beside the name of a seat in a result: `9 cards`. */
	seatNote?(state: G['state'], seat: Seat): string | undefined;
	/** What a source counts, for the arithmetic: `1 for each Location`. */
	readonly sourceNotes?: Readonly<Partial<Record<G['scoreSource'], string>>>;
	/** What a source is called in a sum on one line, `14 tokens + 18 printed`; its term unless said. */
	readonly sumParts?: Readonly<Partial<Record<G['scoreSource'], string>>>;
	/** What the game's own opponent is called. */
	readonly opponent?: string;
	/** What a seat played as, beside its colour: for BG Stats. */
	role?(state: G['state'], seat: Seat): string | undefined;
	/** Whom the rulebook lets start, if it says so. */
	readonly startHint?: string;
}
