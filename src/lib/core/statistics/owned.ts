import type { Seat } from '../seats';
import type { Finished } from '.';
import { pageOf } from './ledger';
import { alphabetically } from './order';
import { Results, type Rate } from './results';

/** How seats fared that owned a card. */
export interface OwnedStatistics {
	readonly name: string;
	readonly rate: Rate;
	/** Of their final scores. */
	readonly average: number;
}

/**
 * How much better than chance: (wins + 1) / (expected + 1). Many games stay almost what they are, few
 * are pulled towards 1, so that a card does not lead the list because it won the only game it was in.
 */
const support = ({ rate: { wins, expected } }: OwnedStatistics): number =>
	(wins + 1) / (expected + 1);

class Owners extends Results {
	/** The seat that was added last, so that a duplicate does not add it again. */
	last = 0;
}

export class OwnedTally {
	readonly #byName = new Map<string, Owners>();
	#seats = 0;

	add(match: Finished, seat: Seat): void {
		const names = match.summary?.owned[seat];
		if (!names) return;
		this.#seats++;
		for (const name of names) {
			const owners = pageOf(this.#byName, name, Owners);
			if (owners.last === this.#seats) continue;
			owners.last = this.#seats;
			owners.add(match, seat);
		}
	}

	/** Best-supported first. */
	get statistics(): readonly OwnedStatistics[] {
		return Array.from(this.#byName, ([name, { rate, average }]) => ({ name, rate, average })).sort(
			(a, b) => support(b) - support(a) || b.rate.of - a.rate.of || alphabetically(a.name, b.name)
		);
	}
}
