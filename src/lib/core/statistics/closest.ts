import type { Finished } from '.';
import { earliestFirst, type Moment } from './order';

export interface CloseMatch extends Moment {
	/** Between the winner and the next; 0 where a victory was shared or a tie was broken. */
	readonly margin: number;
}

const KEPT = 5;

/** Undefined for a table of one, where no second place exists. */
function marginOf({ points, places }: Finished): number | undefined {
	let winners = 0;
	let winning = 0;
	let [least, most] = [Infinity, -Infinity];
	for (let seat = 0; seat < points.length; seat++) {
		const scored = points[seat] ?? 0;
		if (places[seat] === 1) {
			winners++;
			winning = scored;
		} else {
			least = Math.min(least, scored);
			most = Math.max(most, scored);
		}
	}
	if (winners === 0 || points.length < 2) return undefined;
	// the nearest is the next, whether the most points win or the fewest
	return winners > 1 ? 0 : Math.min(Math.abs(winning - most), Math.abs(winning - least));
}

/** The later match first among equals: it is the one that people remember. */
const closestFirst = (a: CloseMatch, b: CloseMatch): number =>
	a.margin - b.margin || earliestFirst(b, a);

export class Closest {
	#matches: readonly CloseMatch[] = [];

	add(match: Finished): void {
		const margin = marginOf(match);
		const last = this.#matches[KEPT - 1];
		if (margin === undefined || (last && margin > last.margin)) return;
		const { id, at } = match;
		this.#matches = [...this.#matches, { id, at, margin }].sort(closestFirst).slice(0, KEPT);
	}

	get matches(): readonly CloseMatch[] {
		return this.#matches;
	}
}
