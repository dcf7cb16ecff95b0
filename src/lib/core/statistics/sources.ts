import type { BySeat } from '../seats';
import type { Summary } from '../score/summary';
import { pageOf } from './ledger';
import { alphabetically } from './order';
import { average } from './results';

/**
 * What a source is worth: average points a seat. A seat that has nothing to do with it counts 0,
 * also in games without it, so that all sources together come to the average score.
 */
export interface SourceStatistics {
	readonly source: string;
	/** In how many at least one seat had it. */
	readonly games: number;
	readonly all: number;
	readonly winners: number;
}

class Worth {
	games = 0;
	all = 0;
	winners = 0;
}

export class SourcesTally {
	readonly #worth = new Map<string, Worth>();
	#seats = 0;
	#winners = 0;

	add({ sources }: Summary, places: BySeat<number>): void {
		this.#seats += places.length;
		for (const place of places) if (place === 1) this.#winners++;
		for (const source in sources) {
			const worth = pageOf(this.#worth, source, Worth);
			worth.games++;
			for (let seat = 0; seat < places.length; seat++) {
				const points = sources[source]?.[seat] ?? 0;
				worth.all += points;
				if (places[seat] === 1) worth.winners += points;
			}
		}
	}

	get statistics(): readonly SourceStatistics[] {
		return Array.from(this.#worth, ([source, { games, all, winners }]) => ({
			source,
			games,
			all: average(all, this.#seats),
			winners: average(winners, this.#winners)
		})).sort((a, b) => b.all - a.all || alphabetically(a.source, b.source));
	}
}
