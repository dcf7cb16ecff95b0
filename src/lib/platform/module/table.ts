import type { Component } from 'svelte';
import type { GameTypes, Setup } from '$lib/core/game';
import type { Seat } from '$lib/core/seats';
import type { IconName } from '$lib/ui/signs/icons';
import type { Tone } from '$lib/ui/signs/tones';
import type { Table } from '../match/table.svelte';

/** A small figure of a seat beside its total: how many cards it has. */
export interface SeatCount {
	readonly icon: IconName;
	readonly count: number;
	/** `7 cards` */
	readonly said: string;
	/** `cards`: the first count stands in large for a total that is kept secret, with this below it. */
	readonly unit?: string;
}

/** So many of something in front of a seat. */
export interface Stock {
	readonly icon: IconName;
	readonly tone: Tone;
	readonly count: number;
	/** `Coins` */
	readonly label: string;
	/** `3 coins` */
	readonly said: string;
	/** These are points: no seat is shown with them where totals are kept secret. */
	readonly scores?: boolean;
}

/** What all see of a seat at a glance, besides its total. */
export interface Glance {
	readonly counts?: readonly SeatCount[];
	readonly stock?: readonly Stock[];
	/** What else lies in front of it, by name. */
	readonly cards?: readonly string[];
}

/** A sheet that is offered, not opened by itself. */
interface SheetOffer<G extends GameTypes> {
	readonly icon: IconName;
	readonly sheet: G['sheet'];
}

/** What a seat's own cards ask it to do on its turn. */
export interface Reminder<G extends GameTypes> extends SheetOffer<G> {
	/** It is dismissed by this name, until the seat's next turn. */
	readonly key: string;
	readonly title: string;
	readonly text: string;
}

/** What can be told or asked about the event that stands last, though it need not be. */
export interface Afterwards<G extends GameTypes> extends SheetOffer<G> {
	readonly label: string;
}

/** What may lie over the table. It is fetched once the table has been drawn. */
export interface TableSheets<G extends GameTypes> {
	/** Shows the game's own sheets, each with a `Sheet` of its own around it. */
	readonly Own?: Component<{ sheet: G['sheet']; onclose: () => void }>;
	/** What a seat has and how it is set right, below the seat's name. */
	readonly Seat?: Component<{ seat: Seat }>;
	/** What can be chosen during a match of this game alone. */
	readonly Settings?: Component;
}

/**
 * What a game gives to the frame of the table, which is the house's: only the actions have to be. Each part
 * asks for its table with `useTable(rules)`, and opens sheets with `useSheets(rules)`.
 */
export interface TableParts<G extends GameTypes> {
	/** How near the end is. */
	readonly Gauges?: Component;
	/** What a seat has at length: that of the seat to play; of every seat where there is room. */
	readonly Body?: Component<{ seat: Seat }>;
	/** What the seat to play may do in passing. */
	readonly Offers?: Component<{ seat: Seat }>;
	/** The cards in front of a seat, with its name where those of several seats lie side by side. */
	readonly Tableau?: Component<{ seat: Seat; named: boolean }>;
	/** The keys for what the seat to play does. */
	readonly Actions: Component<{ seat: Seat }>;
	/** Its answer is compared by meaning: seats that look as before are not drawn anew. */
	glance?(table: Table<G>, seat: Seat): Glance;
	reminders?(table: Table<G>, seat: Seat): readonly Reminder<G>[];
	afterwards?(table: Table<G>): Afterwards<G> | undefined;
	sheets?(): Promise<TableSheets<G>>;
}

/** One thing to lay out before the first turn. */
export interface SetUpItem {
	/** Its tick is kept under this name. */
	readonly key: string;
	readonly title: string;
	readonly text?: string;
	/** What is seen below the text: a small picture, a list of seats. */
	readonly Picture?: Component;
}

/** What to lay on the table before the first turn, for these seats and choices. */
export type SetUpList<G extends GameTypes> = (setup: Setup<G>) => readonly SetUpItem[];
