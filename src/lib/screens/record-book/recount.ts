import { summaryOf, type Summary } from '$lib/core/score/summary';
import type { LoadGame } from '$lib/platform/games';
import { yieldToTaps } from '$lib/platform/device/slices';
import type { MatchId } from '$lib/platform/match/match';
import { openMatch } from '$lib/platform/match/open';
import { shelf } from '$lib/platform/shelf/match-list.svelte';

let isBusy = false;

/**
 * Matches that ended before covers kept a summary get theirs, from their logs. It stays in memory: the
 * record book is looked at, and looking writes nothing.
 */
export async function recount(loadGame: LoadGame): Promise<void> {
	const lacking = shelf.finished.filter(({ result }) => result && !result.tale);
	if (lacking.length === 0 || isBusy) return;
	isBusy = true;
	const found = new Map<MatchId, Summary>();
	try {
		for (const { id } of lacking) {
			const opened = await openMatch(id, loadGame);
			const summary = opened.kind === 'open' && summaryOf(opened.table.rules, opened.table.state);
			if (summary) found.set(id, summary);
			await yieldToTaps();
		}
	} catch {
		// another visit tries again; until then they count without their summary
	} finally {
		isBusy = false;
		shelf.addSummaries(found);
	}
}
