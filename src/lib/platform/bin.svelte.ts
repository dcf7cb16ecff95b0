import type { Match } from './match';
import { storage } from './storage';

const DAY = 86_400_000;
/** So long a match that was thrown away can be brought back. */
export const DAYS_KEPT = 30;

/** Matches that were thrown away: out of sight, and not yet gone. */
class Bin {
	/** The one thrown away last on this visit, to be brought back by the next tap. */
	latest = $state.raw<Match>();

	async throwAway(match: Match) {
		await storage.setThrown(match.id, Date.now());
		this.latest = match;
	}

	async bringBack({ id }: Match) {
		await storage.setThrown(id, undefined);
		this.latest = undefined;
	}

	/** What has lain there long enough goes for good. */
	async empty(matches: readonly Match[]) {
		const oldest = Date.now() - DAYS_KEPT * DAY;
		for (const { id, thrownAt } of matches)
			if (thrownAt !== undefined && thrownAt < oldest) await storage.removeMatch(id);
	}
}

export const bin = new Bin();
