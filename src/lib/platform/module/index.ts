import type { Component } from 'svelte';
import type { PrintedRules } from '$lib/core/printed';
import type { GameTypes, Rules, Setup } from '$lib/core/game';
import type { Locale } from '../locale.svelte';
import type { BookParts } from './book';
import type { GameMeta } from './meta';
import type { ResultParts } from './result';
import type { GameStrings } from './strings';
import type { SetUpList, TableParts } from './table';

export type * from './book';
export type * from './printed';
export type { GameMeta, HouseRule } from './meta';
export type { Explained, GameStrings, HouseRuleWords } from './strings';
export type * from './table';

/** How a game lets an old event be edited: what it shows, and what it makes of it. */
export interface CorrectionProps<G extends GameTypes> {
	readonly event: G['event'];
	readonly onchange: (event: G['event']) => void;
}

/** A whole game: what `games/<id>/index.ts` exports. */
export interface GameModule<G extends GameTypes> extends ResultParts<G> {
	readonly meta: GameMeta;
	readonly rules: Rules<G>;
	/** For a game whose printed values the table reads out itself. */
	readonly printed?: PrintedRules<G>;
	readonly strings: Readonly<Record<Locale, GameStrings<G>>>;
	/** A recorded play, to step through before the first match. */
	readonly sample?: () => Promise<{
		readonly setup: Setup<G>;
		readonly events: readonly G['event'][];
	}>;
	/** What set-up chooses unless another choice is tapped. */
	readonly options: G['options'];
	/** The choices of set-up that only this game has. */
	readonly Options?: Component<{ options: G['options'] }, object, 'options'>;
	readonly table: TableParts<G>;
	/** Without it a match begins with its first turn. */
	readonly setUpList?: () => Promise<SetUpList<G>>;
	/** The editor of one event; without it a line of the log can be withdrawn, but not edited. */
	readonly correction?: () => Promise<Component<CorrectionProps<G>>>;
	/** What can be looked up; it knows the table if it is opened in a match. */
	readonly book?: () => Promise<BookParts<G>>;
}
