import { people } from './known-people.svelte';
import type { MatchFile } from './match-file';
import { openMatch, type LoadGame } from './open-match';
import { storage } from './storage';

/** Puts a match from elsewhere on the shelf, or its lines to those that are here already. */
export async function takeIn({ match, log }: MatchFile, loadGame: LoadGame): Promise<void> {
	await storage.addMatch(match, log);
	if (!match.sample) await people.sat(match);
	// what was corrected there after the end does not make the match longer here
	const opened = await openMatch(match.id, loadGame, match.result?.endedAt);
	if (opened.kind !== 'open') return;
	const { table, copy } = opened;
	// whoever hands on a match hands on what was read out in it
	if (!match.sample) await copy?.glean(table);
	await storage.settle(match.id, table.result, table.log.at(-1)?.at);
}
