import type { BySeat, Seat } from './seats';

/** Seats with the same score, best tie-break first. They share the place where it is equal too. */
export interface Tie {
	readonly points: number;
	readonly seats: readonly Seat[];
	/** In the order of `seats`. */
	readonly tieBreaks: readonly number[];
}

export interface Ranked {
	readonly points: number;
	readonly tieBreak: number;
}

const better = (a: Ranked, b: Ranked): boolean =>
	a.points > b.points || (a.points === b.points && a.tieBreak > b.tieBreak);

/** A place is one more than the number of seats that did better, so equals share it. */
export const places = (ranked: BySeat<Ranked>): BySeat<number> =>
	ranked.map((own) => {
		let place = 1;
		for (const other of ranked) if (better(other, own)) place++;
		return place;
	});

export function ties(ranked: BySeat<Ranked>): readonly Tie[] {
	const found: Tie[] = [];
	ranked.forEach(({ points }, first) => {
		const level = ranked.flatMap((other, seat) => (other.points === points ? [seat] : []));
		if (level.length < 2 || level[0] !== first) return;
		const tieBreakOf = (seat: Seat) => ranked[seat]?.tieBreak ?? 0;
		const seats = level.sort((a, b) => tieBreakOf(b) - tieBreakOf(a));
		found.push({ points, seats, tieBreaks: seats.map(tieBreakOf) });
	});
	return found;
}
