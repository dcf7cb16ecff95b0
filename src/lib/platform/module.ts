import type { Component } from 'svelte';
import type { PrintedRules } from '$lib/core/printed';
import type { GameTypes, Rules, Setup } from '$lib/core/game';
import type { BySeat, Seat } from '$lib/core/seats';
import type { IconName } from '$lib/ui/signs/icons';
import type { Locale } from './locale.svelte';

/** What the shell may know of a game before loading it. */
export interface GameMeta {
	readonly title: string;
	readonly icon: IconName;
	/** Its number at BoardGameGeek, where it is known. */
	readonly bggId?: number;
	readonly players: { readonly from: number; readonly to: number };
	readonly houseRules: Readonly<Record<string, HouseRule>>;
	/** The fewest points win. */
	readonly lowestWins?: true;
}

/** A switch, or one of several readings by name. */
export type HouseRule =
	| { readonly default: boolean }
	| { readonly readings: readonly [string, string, ...string[]]; readonly default: string };

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
	/** `+3 VP (Megaphone Advertisement), −1 gear, −1 red pellet (paid)`. */
	effects?(effects: readonly G['effect'][]): string;
	/** The sentence names all that the event did, so that its effects need no words of their own. */
	saysItAll?(event: G['event']): boolean;
	objection(objection: G['objection'], names: BySeat<string>): string;
	readonly terms: Readonly<Record<G['endReason'] | G['scoreSource'], string>>;
	/** What a card is called that `owned` names. */
	ownedName?(card: string): string;
	readonly houseRules: Readonly<Record<keyof G['houseRules'], HouseRuleWords>>;
	/** `14 Locations`: what a tie-break counts, in words. */
	readonly tieBreaks?: Readonly<Record<G['tieBreak'], (figure: number) => string>>;
	/** What the game's own opponent is called. */
	readonly opponent?: string;
	/** What a seat played as, beside its colour: for BG Stats. */
	role?(state: G['state'], seat: Seat): string | undefined;
	/** Whom the rulebook lets start, if it says so. */
	readonly startHint?: string;
}

/** How a game lets an old event be edited: what it shows, and what it makes of it. */
export interface CorrectionProps<G extends GameTypes> {
	readonly event: G['event'];
	readonly onchange: (event: G['event']) => void;
}

/** A whole game: what `games/<id>/index.ts` exports. */
export interface GameModule<G extends GameTypes> {
	readonly meta: GameMeta;
	readonly rules: Rules<G>;
	/** For a game whose printed values the table reads out itself. */
	readonly printed?: PrintedRules<G>;
	readonly strings: Readonly<Record<Locale, GameStrings<G>>>;
	/** Which of the four colours of a score's bar a source has; the last one unless said. */
	readonly sourceTones: Readonly<Partial<Record<G['scoreSource'], 0 | 1 | 2 | 3>>>;
	/** A recorded play, for whoever looks at the app for the first time. */
	readonly sample?: () => Promise<{
		readonly setup: Setup<G>;
		readonly events: readonly G['event'][];
	}>;
	/** What set-up chooses when nobody says otherwise. */
	readonly options: G['options'];
	/**
	 * Views take no props but these: each asks for its own table with `useTable(rules)`. The table comes
	 * with the game, for it is what people wait for; the others when they are wanted.
	 */
	readonly views: {
		readonly Play: Component;
		/** The choices of set-up that only this game has. */
		readonly Options: Component<{ options: G['options'] }, object, 'options'>;
		/** The final count, seat by seat. */
		Count(): Promise<Component>;
		Result(): Promise<Component>;
		/** What does this card do? Knows the table if it is opened in a match. */
		Book(): Promise<Component<{ entry: string | undefined }>>;
		/** What to lay on the table before the first turn; without it a match begins at once. */
		SetupAid?(): Promise<Component>;
	};
}
