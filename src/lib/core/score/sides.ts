import type { GameTypes, ScoreSheet, Total } from '../game';
import type { Seat } from '../seats';

/** What is ranked: a seat, seats that play together, or the opponent that the game itself plays. */
export interface Side {
	/** Empty for the game's own opponent. */
	readonly seats: readonly Seat[];
	readonly total: Total;
	readonly place: number;
}

/** Every side once, best first; level ones in the order of their seats. */
export function sidesOf(sheet: ScoreSheet<GameTypes>): readonly Side[] {
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
