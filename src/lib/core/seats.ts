/** A place at the table, counted from 0 clockwise. */
export type Seat = number;

/** Indexable by seat. */
export type BySeat<T> = readonly T[];

/** A copy of `all` with another value at `seat`. */
export function replaceAt<T>(all: BySeat<T>, seat: Seat, value: T): BySeat<T> {
	const copy = all.slice();
	copy[seat] = value;
	return copy;
}

/** Every seat once, in playing order from `first`. */
export const clockwise = (first: Seat, players: number): readonly Seat[] =>
	Array.from({ length: players }, (_, step) => (first + step) % players);
