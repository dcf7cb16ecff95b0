import type { AnySetup, Match, MatchId } from './match';
import { rememberTable } from './people';
import { storage } from './storage';

/** Puts a new match on the shelf; it is there once this resolves. */
export async function startMatch(game: string, setup: AnySetup): Promise<Match> {
	const match: Match = {
		// safe: a brand is a name that nobody mistakes for another
		id: crypto.randomUUID() as string as MatchId,
		game,
		startedAt: Date.now(),
		setup
	};
	await storage.addMatch(match);
	rememberTable({ game, seats: setup.seats, start: setup.start });
	return match;
}
