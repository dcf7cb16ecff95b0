import type { LaidTable, Match, MatchId } from './match';
import { rememberTable } from './people';
import { safekeeping } from './safekeeping.svelte';
import { storage } from './storage';

/** Puts a new match on the shelf; it is there once this resolves. `remembered` is next time's table. */
export async function startMatch(laid: LaidTable, remembered = laid): Promise<Match> {
	const match: Match = {
		...laid,
		// safe: a brand is a name that nobody mistakes for another
		id: crypto.randomUUID() as string as MatchId,
		startedAt: Date.now()
	};
	await storage.addMatch(match);
	void safekeeping.askOnce();
	rememberTable(remembered);
	return match;
}
