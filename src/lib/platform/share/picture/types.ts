import type { SolidIcon } from '$lib/ui/signs/icons';

/** A finished match to look at; every word comes in the reader's language. */
export interface ResultPicture {
	readonly title: string;
	readonly subtitle: string;
	/** One a side, in the order of places. */
	readonly seats: readonly PicturedSeat[];
	readonly scoreHistory?: PicturedScoreHistory | undefined;
	/** The game's own sign, beside the footer. */
	readonly sign: SolidIcon;
	readonly footer: string;
}

export interface PicturedSeat {
	readonly place: number;
	readonly name: string;
	/** The opponent that the game itself plays has the game's sign instead. */
	readonly mark: number | undefined;
	readonly points: string;
	/** May be empty. */
	readonly note: string;
	/** Why it stands before or beside another with the same points; said in the note as well. */
	readonly tie?: string | undefined;
	readonly parts: readonly PicturedPart[];
}

export interface PicturedPart {
	readonly label: string;
	readonly points: number;
	readonly tone: 0 | 1 | 2 | 3;
}

export interface PicturedScoreHistory {
	readonly title: string;
	/** What stands below each value: its round, or what else it was. */
	readonly ticks: readonly string[];
	readonly lines: readonly PicturedLine[];
}

export interface PicturedLine {
	readonly name: string;
	readonly mark: number;
	/** The score at each tick. */
	readonly values: readonly number[];
}

export type Look = 'light' | 'dark';
