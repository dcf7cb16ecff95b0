import type { MatchFile } from './match-file';
import { openMatch, type LoadGame } from './open-match';
import { storage } from './storage';

/** Puts a match from elsewhere on the shelf, or its lines to those that are here already. */
export async function takeIn({ match, log }: MatchFile, loadGame: LoadGame): Promise<void> {
	await storage.addMatch(match, log);
	const opened = await openMatch(match.id, loadGame);
	if (opened.kind !== 'open') return;
	const { table, copy } = opened;
	// whoever hands on a match hands on what was read out in it
	if (!match.sample) await copy?.glean(table);
	await storage.settle(match.id, table.result, table.log.at(-1)?.at);
}
