import { summaryOf } from '$lib/core/score/summary';
import type { LoadGame } from '$lib/platform/games';
import { yieldToTaps } from '$lib/platform/device/slices';
import { openMatch } from '$lib/platform/match/open';
import { matchStore } from '$lib/platform/storage/match-store';
import { shelf } from '$lib/platform/shelf/match-list.svelte';

let isBusy = false;

/** Matches that ended before this version kept a summary get theirs, from their logs. */
export async function recount(loadGame: LoadGame): Promise<void> {
	const untold = shelf.finished.filter(({ result }) => result && !result.tale);
	if (untold.length === 0 || isBusy) return;
	isBusy = true;
	try {
		for (const { id } of untold) {
			const opened = await openMatch(id, loadGame);
			const summary = opened.kind === 'open' && summaryOf(opened.table.rules, opened.table.state);
			if (summary) await matchStore.addSummary(id, summary);
			await yieldToTaps();
		}
		await shelf.load();
	} catch {
		// another visit tries again; until then they count without their summary
	} finally {
		isBusy = false;
	}
}
