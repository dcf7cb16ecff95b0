import type { Seat } from '../seats';
import type { Finished } from '.';
import { earliestFirst, type Moment } from './order';

/** So many of so many; never a percentage without its count. */
export interface Rate {
	readonly of: number;
	readonly wins: number;
	/** Wins that chance alone would give: the sum of 1/sides, where a team is one side. */
	readonly expected: number;
}

export interface Points {
	readonly games: number;
	readonly average: number;
	readonly best: number;
	/** The match in which the best was reached; the first of them, for a record stands until beaten. */
	readonly bestIn: string;
}

/** Never NaN: the average of nothing is 0. */
export const average = (sum: number, of: number): number => (of === 0 ? 0 : sum / of);

/** What seats that have something in common came to: a person's, a card's, the start players'. */
export class Results {
	#games = 0;
	#wins = 0;
	#points = 0;
	#winningPoints = 0;
	#best: (Moment & { readonly points: number }) | undefined;
	/** Games by number of sides. Summing 1/sides game by game would make the order of adding matter. */
	readonly #bySides: number[] = [];

	add(match: Finished, seat: Seat): void {
		const sides = (match.teams ?? match.points).length + Number(match.opponent !== undefined);
		const points = match.points[seat] ?? 0;
		this.#games++;
		this.#points += points;
		if (match.places[seat] === 1) {
			this.#wins++;
			this.#winningPoints += points;
		}
		this.#bySides[sides] = (this.#bySides[sides] ?? 0) + 1;
		if (this.#isBest(match, points, match.lowestWins ?? false))
			this.#best = { id: match.id, at: match.at, points };
	}

	#isBest(match: Moment, points: number, lowest: boolean): boolean {
		if (!this.#best) return true;
		if (points === this.#best.points) return earliestFirst(match, this.#best) < 0;
		return points > this.#best.points !== lowest;
	}

	get wins(): number {
		return this.#wins;
	}

	get rate(): Rate {
		let expected = 0;
		this.#bySides.forEach((games, sides) => (expected += games / sides));
		return { of: this.#games, wins: this.#wins, expected };
	}

	get average(): number {
		return average(this.#points, this.#games);
	}

	get winningAverage(): number {
		return average(this.#winningPoints, this.#wins);
	}

	get points(): Points {
		const { id: bestIn, points: best } = this.#best ?? { id: '', points: 0 };
		return { games: this.#games, average: this.average, best, bestIn };
	}
}
