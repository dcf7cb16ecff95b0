export interface Bar {
	readonly id: string;
	readonly label: string;
	/** From nothing to 1, the whole width. */
	readonly length: number;
	/** A second bar below, for comparison. */
	readonly second?: number | undefined;
	/** A line across it, for what would be expected. */
	readonly line?: number | undefined;
	/** Read by everybody: the bar is only its picture. */
	readonly figure: string;
	readonly note?: string | undefined;
	/** What the line says, for screen readers. */
	readonly spoken?: string | undefined;
	/** Drawn paler: too few matches stand behind its figure to rely on it. */
	readonly faint?: boolean;
	/** Leads to what it is about. */
	readonly href?: string | undefined;
	/** Which of the four colours. */
	readonly tone?: number | undefined;
}
