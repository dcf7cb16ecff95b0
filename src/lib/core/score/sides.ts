import type { GameTypes, ScoreSheet, Total } from '../game';
import type { BySeat, Seat } from '../seats';

/** What is ranked: a seat, seats that play together, or the opponent that the game itself plays. */
export interface Side {
	/** Empty for the game's own opponent. */
	readonly seats: readonly Seat[];
	readonly total: Total;
	readonly place: number;
}

/** Which place each side took, with how many points: what is kept of a match that is over. */
export interface Outcome {
	readonly points: BySeat<number>;
	/** 1 for the winner; equal seats share a place (1, 2, 2, 4). */
	readonly places: BySeat<number>;
	/** Whose points may still grow, because some value is not known. */
	readonly atLeast?: BySeat<boolean>;
	/** Seats that win and lose together; absent where each plays alone. */
	readonly teams?: readonly (readonly Seat[])[];
	/** A side that the game itself plays. */
	readonly opponent?: {
		readonly points: number;
		readonly place: number;
		readonly atLeast?: boolean;
	};
}

type Ranked = Pick<ScoreSheet<GameTypes>, 'totals' | 'places' | 'teams' | 'opponent'>;

/** What is kept of a sheet; fields that say nothing are left out. */
export const outcomeOf = ({ totals, places, teams, opponent }: Ranked): Outcome => ({
	points: totals.map(({ points }) => points),
	places: [...places],
	...(totals.some(({ atLeast }) => atLeast) && { atLeast: totals.map(({ atLeast }) => atLeast) }),
	...(teams && { teams }),
	...(opponent && {
		opponent: {
			points: opponent.total.points,
			place: opponent.place,
			...(opponent.total.atLeast && { atLeast: true })
		}
	})
});

/** The sides of a match of which only the outcome is known. */
export const sidesOfOutcome = ({ points, places, atLeast, teams, opponent }: Outcome) =>
	sidesOf({
		totals: points.map((each, seat) => ({ points: each, atLeast: atLeast?.[seat] ?? false })),
		places,
		...(teams && { teams }),
		...(opponent && {
			opponent: {
				total: { points: opponent.points, atLeast: opponent.atLeast ?? false },
				place: opponent.place
			}
		})
	});

/** Every side once, best first; level ones in the order of their seats. */
export function sidesOf(sheet: Ranked): readonly Side[] {
	const { totals, places, teams, opponent } = sheet;
	const together = teams ?? totals.map((_, seat) => [seat]);
	const sides = together.flatMap((seats): Side[] => {
		const [first] = seats;
		const total = first === undefined ? undefined : totals[first];
		const place = first === undefined ? undefined : places[first];
		return total && place !== undefined ? [{ seats, total, place }] : [];
	});
	return [...sides, ...(opponent ? [{ seats: [], ...opponent }] : [])].sort(
		(a, b) => a.place - b.place
	);
}

/** The seat and all that play together with it. */
export const partnersOf = (
	{ teams }: Pick<ScoreSheet<GameTypes>, 'teams'>,
	seat: Seat
): readonly Seat[] => teams?.find((team) => team.includes(seat)) ?? [seat];
