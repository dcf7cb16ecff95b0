/** When a match was over. */
export interface Moment {
	readonly id: string;
	readonly at: number;
}

/** By code unit, so that every device puts names in the same order, whatever its language. */
export const alphabetically = (a: string, b: string): number => Number(a > b) - Number(a < b);

export const earliestFirst = (a: Moment, b: Moment): number =>
	a.at - b.at || alphabetically(a.id, b.id);
