import { sidesOfOutcome } from '../score/sides';
import type { Finished } from '.';
import { earliestFirst, type Moment } from './order';

export interface CloseMatch extends Moment {
	/** Between the winner and the next; 0 where a victory was shared or a tie was broken. */
	readonly margin: number;
}

const KEPT = 5;

/** Undefined where one side plays alone, which has none to be compared with, or where none has won. */
function marginOf(match: Finished): number | undefined {
	const [first, ...others] = sidesOfOutcome(match);
	if (first?.place !== 1 || others.length === 0) return undefined;
	if (others[0]?.place === 1) return 0;
	// the nearest is the next, whether the most points win or the fewest
	return Math.min(...others.map(({ total }) => Math.abs(first.total.points - total.points)));
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
