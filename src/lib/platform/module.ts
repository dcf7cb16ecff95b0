import type { Component } from 'svelte';
import type { GameTypes, Rules } from '$lib/core/game';
import type { BySeat } from '$lib/core/seats';
import type { IconName } from '$lib/ui/icons';
import type { Locale } from './locale.svelte';

/** What the shell may know of a game before loading it. */
export interface GameMeta {
	readonly title: string;
	readonly icon: IconName;
	readonly players: { readonly from: number; readonly to: number };
	readonly houseRules: Readonly<Record<string, { readonly default: boolean }>>;
}

/** What a card or a switch says of itself. */
export interface Explained {
	readonly title: string;
	readonly text: string;
}

/** The words of one game in one language. */
export interface GameStrings<G extends GameTypes> {
	/** A whole sentence of the log, without its effects. */
	describe(event: G['event'], names: BySeat<string>): string;
	/** `+3 VP (Megaphone Advertisement)`. */
	effect(effect: G['effect']): string;
	objection(objection: G['objection'], names: BySeat<string>): string;
	readonly terms: Readonly<Record<G['endReason'] | G['scoreSource'], string>>;
	readonly houseRules: Readonly<Record<keyof G['houseRules'], Explained>>;
}

/** A whole game: what `games/<id>/index.ts` exports. */
export interface GameModule<G extends GameTypes> {
	readonly rules: Rules<G>;
	readonly strings: Readonly<Record<Locale, GameStrings<G>>>;
	/** What set-up chooses when nobody says otherwise. */
	readonly options: G['options'];
	/** Views take no props but these: each asks for its own table with `useTable(rules)`. */
	readonly views: {
		readonly Play: Component;
		/** The choices of set-up that only this game has. */
		readonly Options: Component<{ options: G['options'] }, object, 'options'>;
	};
}
