import type { Match } from '../match/match';
import { matchStore } from './match-store';
import { snapshotStore } from './snapshot-store';

const DAY = 86_400_000;
/** So long a match that was thrown away can be brought back. */
export const DAYS_KEPT = 30;
/** And so long after that its last states are kept. */
const DAYS_OF_STATES = 90;

/** Matches that were thrown away: out of sight, and not yet gone. */
class Bin {
	/** The one thrown away last on this visit, to be brought back by the next tap. */
	latest = $state.raw<Match>();
	#swept = false;

	async throwAway(match: Match) {
		await matchStore.editCover(match.id, { thrownAt: Date.now() });
		this.latest = match;
	}

	/** It did not work if the match is still there afterwards. */
	async bringBack({ id }: Match) {
		try {
			await matchStore.editCover(id, { thrownAt: undefined });
			this.latest = undefined;
		} catch {
			// the offer stays
		}
	}

	/** What has lain there long enough goes for good; what cannot go now goes another time. */
	async empty(matches: readonly Match[]) {
		const oldest = Date.now() - DAYS_KEPT * DAY;
		for (const { id, thrownAt } of matches)
			if (thrownAt !== undefined && thrownAt < oldest) await matchStore.remove(id).catch(() => {});
		if (this.#swept) return;
		this.#swept = true;
		await snapshotStore.forget(Date.now() - DAYS_OF_STATES * DAY).catch(() => {});
	}
}

export const bin = new Bin();
