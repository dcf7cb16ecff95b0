import type { LaidTable, Match, MatchId } from '../match/match';
import type { ReadableGame } from '../match/whole-match';
import { people } from '../people/known-people.svelte';
import { rememberTable } from './last-table';
import { setUpWithCopy } from '../printed/for-set-up';
import { persistence } from '../storage/persistence.svelte';
import { matchStore } from '../storage/match-store';

/** Puts a new match on the shelf, and resolves once it is there. `nextTable` is offered next time. */
export async function startMatch(
	game: ReadableGame,
	laid: LaidTable,
	nextTable = laid,
	cover: Pick<Match, 'counted'> = {}
): Promise<Match> {
	const match: Match = {
		...laid,
		setup: await setUpWithCopy(game, laid),
		...cover,
		// safe: the brand only keeps ids of matches apart from other strings
		id: crypto.randomUUID() as string as MatchId,
		startedAt: Date.now()
	};
	await matchStore.add(match);
	void persistence.askOnce();
	rememberTable(nextTable);
	// the names are on the cover as well: `MatchList.load` adds those that the list of people lacks
	await people.sat(match).catch(() => {});
	return match;
}
