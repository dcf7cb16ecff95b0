import type { Component, Snippet } from 'svelte';
import type { GameTypes } from '$lib/core/game';
import type { IconName } from '$lib/ui/signs/icons';
import type { Tone } from '$lib/ui/signs/tones';
import type { Locale } from '../locale.svelte';
import type { PrintedParts } from './printed';

/** Lines of a page under a title; with a sign they make one row instead of a list. */
export interface Passage {
	readonly title?: string;
	readonly lines: readonly string[];
	readonly icon?: IconName;
	readonly tone?: Tone;
}

/** A page of the rules. */
export interface BookPage {
	/** The end of its address; `values` is the page of the printed values. */
	readonly id: string;
	readonly title: string;
	/** All of it in one sentence. */
	readonly lead: string;
	readonly passages?: readonly Passage[];
	readonly icon?: IconName;
	readonly tone?: Tone;
	/** What it is found by besides its own texts. */
	readonly searchTerms?: readonly string[];
}

/** A card, or whatever else opens in the list itself. */
export interface BookEntry extends BookPage {
	/** What the list says of it while it is closed; `lead` unless given. */
	readonly text?: string;
	/** The id of the chip that shows it. */
	readonly group?: string;
	/** When it works, as a match with these house rules plays it; without a match, as the game does. */
	readonly timing?: (houseRules?: GameTypes['houseRules']) => string;
	/** The small line at its end, for instance how many copies there are. */
	readonly note?: string;
}

/** Where the rulebooks differ or are silent. */
export interface Ruling {
	/** The entries and pages that show it. */
	readonly on: readonly string[];
	readonly question: string;
	/** What the rulebooks say, or that they say nothing. */
	readonly readings: string;
	/** What the app does unless told otherwise. */
	readonly here: string;
	/** The house rule with which a table plays it otherwise. */
	readonly houseRule?: string;
	/** It is chosen when a match is laid out, and is no house rule. */
	readonly setting?: true;
}

/** The texts of a book in one language. */
export interface BookTexts {
	readonly entries?: readonly BookEntry[];
	/** In the order in which a first match meets them. */
	readonly pages?: readonly BookPage[];
	/** The chips above the list that show some of the entries. */
	readonly groups?: readonly { readonly id: string; readonly label: string }[];
	readonly rulings?: readonly Ruling[];
	/** `16 cards · 9 pages of rules`. */
	readonly contents?: string;
	/** What the search field suggests to type. */
	readonly placeholder?: string;
}

export interface EntryProps {
	readonly id: string;
	/** The rulings on this entry, to be shown among the game's own sections. */
	readonly rulings: Snippet;
	/** Shows another entry in this place, where there is no address for it. */
	readonly onopen?: ((id: string) => void) | undefined;
}

/** What can be looked up of a game; the texts alone make a book. */
export interface Book {
	/** An entry stands in each language under the same id, and is found by the words of all of them. */
	readonly texts: Readonly<Record<Locale, BookTexts>>;
	/** What an entry shows below its texts; the rulings alone unless given. */
	readonly Entry?: Component<EntryProps>;
	/** What a page of the rules shows below its texts. */
	readonly Page?: Component<{ readonly id: string }>;
}

/** The book, and what only a game with printed values has. */
export interface BookParts<G extends GameTypes> extends Book {
	readonly printed?: PrintedParts<G>;
}
