import type { GameTypes, Setup } from '$lib/core/game';
import type { Outcome } from '$lib/core/score/sides';
import type { Summary } from '$lib/core/score/summary';
import type { BySeat } from '$lib/core/seats';

export type MatchId = string & { readonly brand: 'match' };

/** Set-up of some game or other, as it lies in storage or in a file. */
type AnySetup = Setup<GameTypes>;

/** Who sits where, and all that was agreed on: what a match is begun with. */
export interface LaidTable {
	readonly game: string;
	readonly setup: AnySetup;
	/** Which of the four colours and shapes each seat has; its own number unless said. */
	readonly marks?: BySeat<number>;
	/** Totals are hidden until the last turn is done. */
	readonly hideTotals?: boolean;
}

/** The cover of a match: enough for the shelf, without loading the game. */
export interface Match extends LaidTable {
	readonly id: MatchId;
	readonly startedAt: number;
	/** When its last line was written. */
	readonly lastAt?: number;
	/** Thrown away then: out of sight, and to be brought back for a while. */
	readonly thrownAt?: number;
	/** Totals that were hidden have been shown, place by place. */
	readonly revealed?: true;
	/** What the table calls it. */
	readonly title?: string;
	readonly note?: string;
	/** Played without the app: there is nothing to go on with but the count. */
	readonly counted?: true;
	/** A recorded play to look at, made up by us. */
	readonly sample?: true;
	/** Kept once the match is over, so that old matches read the same for ever. */
	readonly result?: Result;
}

export interface Result extends Outcome {
	readonly endedAt: number;
	/** So long of the time until then the table was away; negative if a clock was put back. */
	readonly pauses?: number;
	/** Absent where an older version wrote it. */
	readonly tale?: Summary;
}

/** Colours and shapes to tell seats by. */
export const MARKS = 4;
export const NAME_LENGTH = 60;
export const TITLE_LENGTH = 60;
export const NOTE_LENGTH = 2000;
