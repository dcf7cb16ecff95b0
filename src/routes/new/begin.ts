import { goto } from '$app/navigation';
import type { GameTypes } from '$lib/core/game';
import type { LaidTable } from '$lib/platform/match';
import type { GameModule } from '$lib/platform/module';
import { places } from '$lib/platform/places';
import { preferences } from '$lib/platform/preferences.svelte';
import { startMatch } from '$lib/platform/start-match';

/** From a laid table to the first turn, past the set-up list if this device wants it. */
export async function begin(
	laid: LaidTable,
	{ views }: GameModule<GameTypes>,
	{ replaceState }: { replaceState: boolean }
): Promise<void> {
	const { id } = await startMatch(laid);
	const aid = views.SetupAid !== undefined && preferences.setUpAid;
	await goto(aid ? places.setUp(id) : places.match(id), { replaceState });
}
