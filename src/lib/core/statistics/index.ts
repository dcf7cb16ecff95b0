import type { BySeat, Seat } from '../seats';
import { Closest, type CloseMatch } from './closest';
import { ascending, count, pageOf } from './ledger';
import { alphabetically } from './order';
import { OwnedTally, type OwnedStatistics } from './owned';
import { mostGamesFirst, PersonTally, type PersonStatistics } from './person';
import { Results, type Points } from './results';
import { SourcesTally, type SourceStatistics } from './sources';
import { TurnOrderTally, type PositionStatistics } from './turn-order';
import type { Outcome } from '../score/sides';
import type { Summary } from '../score/summary';

export type { CloseMatch } from './closest';
export type { OwnedStatistics } from './owned';
export type { PersonStatistics, Played } from './person';
export type { Points, Rate } from './results';
export type { SourceStatistics } from './sources';
export type { PositionStatistics } from './turn-order';

/** A match that is over, as far as statistics look at it. */
export interface Finished extends Pick<Outcome, 'points' | 'places' | 'teams' | 'opponent'> {
	readonly id: string;
	readonly game: string;
	/** When its last turn was done. */
	readonly at: number;
	/** Undefined for a match that was only counted afterwards. */
	readonly minutes: number | undefined;
	/** Who sat where; a player without a name is undefined. */
	readonly people: BySeat<string | undefined>;
	readonly start: Seat;
	/** The fewest points are the best of this game. */
	readonly lowestWins?: true | undefined;
	/** Absent in a match whose end an older version wrote. */
	readonly summary?: Summary | undefined;
}

/** A player without a name counts everywhere but among the people. */
export interface Statistics {
	readonly games: number;
	/** Undefined where no match was timed. */
	readonly minutes: Minutes | undefined;
	/** Most games first, then most wins. */
	readonly people: readonly PersonStatistics[];
	/** Smallest table first. */
	readonly byPlayers: ReadonlyMap<number, Points & { readonly winningAverage: number }>;
	/** Most points first. */
	readonly sources: readonly SourceStatistics[];
	/** Best-supported card first; each seat that owned it counts once. */
	readonly owned: readonly OwnedStatistics[];
	/** Smallest table first, each from its start player. */
	readonly byTurnOrder: readonly PositionStatistics[];
	/** The five smallest margins. */
	readonly closest: readonly CloseMatch[];
	/** Most frequent first. */
	readonly endings: readonly { readonly reason: string; readonly games: number }[];
}

/** Of the matches that were timed. */
export interface Minutes {
	readonly games: number;
	readonly average: number;
	readonly longest: number;
}

/** Gathers matches one by one, in any order, so that a thousand of them can be added in slices. */
export class Tally {
	#games = 0;
	readonly #minutes = { games: 0, sum: 0, longest: 0 };
	readonly #people = new Map<string, PersonTally>();
	readonly #byPlayers = new Map<number, Results>();
	readonly #sources = new SourcesTally();
	readonly #owned = new OwnedTally();
	readonly #turnOrder = new TurnOrderTally();
	readonly #closest = new Closest();
	readonly #endings = new Map<string, number>();

	add(match: Finished): void {
		const { minutes, places, summary } = match;
		this.#games++;
		this.#closest.add(match);
		if (minutes !== undefined) this.#time(minutes);
		if (summary) {
			this.#sources.add(summary, places);
			// a match that was only counted has no end that was played
			if (summary.tracked) count(this.#endings, summary.reason, 1);
		}
		for (let seat = 0; seat < match.points.length; seat++) this.#addSeat(match, seat);
	}

	#time(minutes: number): void {
		this.#minutes.games++;
		this.#minutes.sum += minutes;
		this.#minutes.longest = Math.max(this.#minutes.longest, minutes);
	}

	#addSeat(match: Finished, seat: Seat): void {
		const person = match.people[seat];
		if (person !== undefined) pageOf(this.#people, person, PersonTally).add(match, seat);
		pageOf(this.#byPlayers, match.points.length, Results).add(match, seat);
		this.#owned.add(match, seat);
		// in a match that was only counted the order of turns is not known
		if (match.summary?.tracked !== false) this.#turnOrder.add(match, seat);
	}

	/** Of what was added so far; adding more leaves it as it is. */
	get statistics(): Statistics {
		const { games, sum, longest } = this.#minutes;
		return {
			games: this.#games,
			minutes: games === 0 ? undefined : { games, average: sum / games, longest },
			people: Array.from(this.#people, ([person, tally]) => tally.statistics(person)).sort(
				mostGamesFirst
			),
			byPlayers: new Map(
				ascending(this.#byPlayers).map(([players, { points, winningAverage }]) => [
					players,
					{ ...points, winningAverage }
				])
			),
			sources: this.#sources.statistics,
			owned: this.#owned.statistics,
			byTurnOrder: this.#turnOrder.statistics,
			closest: this.#closest.matches,
			endings: Array.from(this.#endings, ([reason, games]) => ({ reason, games })).sort(
				(a, b) => b.games - a.games || alphabetically(a.reason, b.reason)
			)
		};
	}
}

export function statisticsOf(matches: Iterable<Finished>): Statistics {
	const tally = new Tally();
	for (const match of matches) tally.add(match);
	return tally.statistics;
}
