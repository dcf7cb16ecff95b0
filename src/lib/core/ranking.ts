import type { BySeat, Seat } from './seats';

/** Seats with the same score, best tie-break first. They share the place where it is equal too. */
export interface Tie {
	readonly points: number;
	readonly seats: readonly Seat[];
	/** In the order of `seats`. */
	readonly tieBreaks: readonly number[];
}

export interface Standing {
	readonly points: number;
	readonly tieBreak: number;
}

const better = (a: Standing, b: Standing): boolean =>
	a.points > b.points || (a.points === b.points && a.tieBreak > b.tieBreak);

/** A place is one more than the number of seats that did better, so equals share it. */
export const places = (standings: BySeat<Standing>): BySeat<number> =>
	standings.map((own) => {
		let place = 1;
		for (const other of standings) if (better(other, own)) place++;
		return place;
	});

export function ties(standings: BySeat<Standing>): readonly Tie[] {
	const found: Tie[] = [];
	standings.forEach(({ points }, first) => {
		const level = standings.flatMap((other, seat) => (other.points === points ? [seat] : []));
		if (level.length < 2 || level[0] !== first) return;
		const tieBreakOf = (seat: Seat) => standings[seat]?.tieBreak ?? 0;
		const seats = level.sort((a, b) => tieBreakOf(b) - tieBreakOf(a));
		found.push({ points, seats, tieBreaks: seats.map(tieBreakOf) });
	});
	return found;
}
