import type { SolidIcon } from '$lib/ui/signs/icons';

/** What the shell may know of a game before loading it. */
export interface GameMeta {
	readonly title: string;
	readonly icon: SolidIcon;
	/** Its number at BoardGameGeek, where it is known. */
	readonly bggId?: number;
	readonly players: { readonly from: number; readonly to: number };
	readonly houseRules: Readonly<Record<string, HouseRule>>;
	/** There is a match to look at: the module gives a `sample`. */
	readonly sample?: true;
	/** There is something to look up: the module gives a `book`. */
	readonly book?: true;
	/** An action can end the turn by itself, if this device likes: `preferences.passByItself`. */
	readonly passesByItself?: true;
	/** The fewest points win. */
	readonly lowestWins?: true;
}

/** A switch, or one of several readings by name. */
export type HouseRule =
	| { readonly default: boolean }
	| { readonly readings: readonly [string, string, ...string[]]; readonly default: string };
