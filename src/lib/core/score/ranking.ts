import type { BySeat, Seat } from '../seats';

/** Parts seats that are level on points; the most wins, unless said otherwise. */
export interface TieBreak<Name extends string = string> {
	readonly name: Name;
	readonly figures: BySeat<number>;
	readonly lowestWins?: true;
}

/** Seats with the same points, best first. They share the place where no tie-break parts them. */
export interface Tie<Name extends string = string> {
	readonly points: number;
	readonly seats: readonly Seat[];
	/** As far as they had to be asked, figures in the order of `seats`. */
	readonly tieBreaks: readonly { readonly name: Name; readonly figures: readonly number[] }[];
}

interface Ranking<Name extends string> {
	readonly places: BySeat<number>;
	readonly ties: readonly Tie<Name>[];
}

/** Less than 0 where `a` comes before `b`, 0 where they are level. */
type Compare = (a: Seat, b: Seat) => number;

const byFigures =
	(figures: BySeat<number>, lowestWins: boolean): Compare =>
	(a, b) =>
		((figures[b] ?? 0) - (figures[a] ?? 0)) * (lowestWins ? -1 : 1);

/** The first comparison that parts two seats decides. */
const inTurn =
	(compares: readonly Compare[]): Compare =>
	(a, b) => {
		for (const compare of compares) {
			const difference = compare(a, b);
			if (difference !== 0) return difference;
		}
		return 0;
	};

/** How many tie-breaks have to be asked until each of the seats has a place of its own. */
function asked(seats: readonly Seat[], compares: readonly Compare[]): number {
	const isLevel = (count: number) => {
		const compare = inTurn(compares.slice(0, count));
		return seats.some((seat, at) =>
			seats.slice(at + 1).some((other) => compare(seat, other) === 0)
		);
	};
	let count = 0;
	while (count < compares.length && isLevel(count)) count++;
	return count;
}

/** Places by points, then by each tie-break in turn; seats that stay level share a place (1, 2, 2, 4). */
export function ranking<Name extends string>(
	points: BySeat<number>,
	tieBreaks: readonly TieBreak<Name>[] = [],
	{ lowestWins = false } = {}
): Ranking<Name> {
	const compares = tieBreaks.map(({ figures, lowestWins: lowest }) =>
		byFigures(figures, lowest === true)
	);
	const compare = inTurn([byFigures(points, lowestWins), ...compares]);
	const all = points.map((_, seat) => seat);
	const places = all.map((seat) => 1 + all.filter((other) => compare(other, seat) < 0).length);

	const ties = all.flatMap((first): Tie<Name>[] => {
		const level = all.filter((seat) => points[seat] === points[first]);
		if (level.length < 2 || level[0] !== first) return [];
		const seats = level.toSorted(compare);
		return [
			{
				points: points[first] ?? 0,
				seats,
				tieBreaks: tieBreaks.slice(0, asked(seats, compares)).map(({ name, figures }) => ({
					name,
					figures: seats.map((seat) => figures[seat] ?? 0)
				}))
			}
		];
	});
	return { places, ties };
}
