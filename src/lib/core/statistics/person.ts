import type { Seat } from '../seats';
import type { Finished } from '.';
import { ascending, count, pageOf } from './ledger';
import { alphabetically, earliestFirst, type Moment } from './order';
import { average, Results, type Points, type Rate } from './results';

export interface PersonStatistics {
	readonly person: string;
	/** A shared victory is a win for each who shares it. */
	readonly rate: Rate;
	readonly points: Points;
	/** Smallest table first. */
	readonly byPlayers: ReadonlyMap<number, Points & { readonly wins: number }>;
	/** Average points a game, over the games with a summary; most points first. */
	readonly sources: ReadonlyMap<string, number>;
	/** Oldest first. */
	readonly scoreHistory: readonly Played[];
	/** Wins in a row up to the last game; 0 if that was lost. */
	readonly streak: number;
	readonly longestStreak: number;
}

/** What one game brought to one person. */
export interface Played extends Moment {
	readonly points: number;
	readonly place: number;
}

function streaks(scoreHistory: readonly Played[]) {
	let streak = 0;
	let longestStreak = 0;
	for (const { place } of scoreHistory) {
		streak = place === 1 ? streak + 1 : 0;
		longestStreak = Math.max(longestStreak, streak);
	}
	return { streak, longestStreak };
}

export class PersonTally {
	readonly #results = new Results();
	readonly #byPlayers = new Map<number, Results>();
	readonly #sources = new Map<string, number>();
	readonly #scoreHistory: Played[] = [];
	#counted = 0;

	add(match: Finished, seat: Seat): void {
		const { id, at, points, places, summary } = match;
		this.#results.add(match, seat);
		pageOf(this.#byPlayers, points.length, Results).add(match, seat);
		this.#scoreHistory.push({
			id,
			at,
			points: points[seat] ?? 0,
			place: places[seat] ?? points.length
		});
		if (!summary) return;
		this.#counted++;
		for (const source in summary.sources)
			count(this.#sources, source, summary.sources[source]?.[seat] ?? 0);
	}

	statistics(person: string): PersonStatistics {
		const scoreHistory = [...this.#scoreHistory].sort(earliestFirst);
		const sources = [...this.#sources].sort(([a, x], [b, y]) => y - x || alphabetically(a, b));
		return {
			person,
			rate: this.#results.rate,
			points: this.#results.points,
			byPlayers: new Map(
				ascending(this.#byPlayers).map(([players, { points, wins }]) => [
					players,
					{ ...points, wins }
				])
			),
			sources: new Map(sources.map(([source, sum]) => [source, average(sum, this.#counted)])),
			scoreHistory,
			...streaks(scoreHistory)
		};
	}
}

export const mostGamesFirst = (a: PersonStatistics, b: PersonStatistics): number =>
	b.rate.of - a.rate.of || b.rate.wins - a.rate.wins || alphabetically(a.person, b.person);
