import { Tally, type Statistics } from '$lib/core/statistics';
import { yieldToTaps, inSlices } from '$lib/platform/device/slices';
import type { Match } from '$lib/platform/match/match';
import type { Games } from '../games';
import { finishedOf } from '$lib/platform/shelf/past-matches';

/** Counted at a time, within a frame of a slow phone. */
const SLICE = 100;

/** Statistics that are counted in slices: a tap never waits for them. */
export class SlicedStatistics {
	readonly #games: Games['games'];
	#statistics = $state.raw<Statistics>();
	#counting = 0;

	constructor(games: Games['games']) {
		this.#games = games;
	}

	/** Undefined until all has been counted once. */
	get current(): Statistics | undefined {
		return this.#statistics;
	}

	async count(matches: readonly Match[]): Promise<void> {
		const counting = ++this.#counting;
		const isStale = () => counting !== this.#counting;
		const tally = new Tally();
		// what has just come from disk is drawn first
		await yieldToTaps();
		await inSlices(
			matches,
			SLICE,
			(slice) => {
				for (const match of slice) {
					const finished = finishedOf(match, this.#games.get(match.game));
					if (finished) tally.add(finished);
				}
			},
			isStale
		);
		await yieldToTaps();
		if (!isStale()) this.#statistics = tally.statistics;
	}
}
