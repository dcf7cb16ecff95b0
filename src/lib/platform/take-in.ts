import { people } from './known-people.svelte';
import type { MatchFile } from './match-file';
import { openMatch, type LoadGame } from './open-match';
import { storage } from './storage';

/** Puts a match from elsewhere on the shelf, or its lines to those that are here already. */
export async function takeIn({ match, log }: MatchFile, loadGame: LoadGame): Promise<void> {
	await storage.addMatch(match, log);
	if (!match.sample) await people.sat(match);
	const opened = await openMatch(match.id, loadGame);
	if (opened.kind !== 'open') return;
	const { table, copy } = opened;
	// whoever hands on a match hands on what was read out in it
	if (!match.sample) await copy?.glean(table);
	const { result } = table;
	// what was corrected there after the end does not make the match longer here
	const settled = result && {
		...result,
		endedAt: (opened.match.result ?? match.result ?? result).endedAt
	};
	await storage.settle(match.id, settled, table.log.at(-1)?.at);
}
