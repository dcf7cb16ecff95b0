import { goto } from '$app/navigation';
import type { LaidTable } from '../match/match';
import { places } from '../places';
import { preferences } from '../preferences.svelte';
import { startMatch } from './start';

interface Way {
	readonly replaceState: boolean;
	/** The game has a list of what goes where, for whoever wants to see it first. */
	readonly hasAid: boolean;
	/** The match is over already: only the points are counted. */
	readonly toCount?: boolean;
	/** What to begin with next time, if it is not the same. */
	readonly remembered?: LaidTable;
}

/** From a laid table to the first turn, past the set-up list if this device wants it. */
export async function begin(
	laid: LaidTable,
	{ replaceState, hasAid, toCount = false, remembered = laid }: Way
): Promise<void> {
	const { id } = await startMatch(laid, remembered, toCount ? { counted: true } : {});
	const firstTurn = hasAid && preferences.setUpAid ? places.setUp(id) : places.match(id);
	await goto(toCount ? places.count(id) : firstTurn, { replaceState });
}
