import { goto } from '$app/navigation';
import type { GameTypes } from '$lib/core/game';
import type { LaidTable } from '$lib/platform/match';
import type { GameModule } from '$lib/platform/module';
import { places } from '$lib/platform/places';
import { preferences } from '$lib/platform/preferences.svelte';
import { startMatch } from '$lib/platform/start-match';

interface Way {
	readonly replaceState: boolean;
	/** The match is over already: only the points are counted. */
	readonly toCount?: boolean;
	/** What to begin with next time, if it is not the same. */
	readonly remembered?: LaidTable;
}

/** From a laid table to the first turn, past the set-up list if this device wants it. */
export async function begin(
	laid: LaidTable,
	{ views }: GameModule<GameTypes>,
	{ replaceState, toCount = false, remembered = laid }: Way
): Promise<void> {
	const { id } = await startMatch(laid, remembered);
	const aid = views.SetupAid !== undefined && preferences.setUpAid;
	const firstTurn = aid ? places.setUp(id) : places.match(id);
	await goto(toCount ? places.count(id) : firstTurn, { replaceState });
}
