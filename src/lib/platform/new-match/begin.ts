import { goto } from '$app/navigation';
import type { GameTypes } from '$lib/core/game';
import type { LaidTable } from '../match/match';
import type { ReadableGame } from '../match/whole-match';
import type { GameModule } from '../module';
import { places } from '../places';
import { preferences } from '../preferences.svelte';
import { startMatch } from './start';

interface Way {
	readonly replaceState: boolean;
	/** The match is over already: only the points are counted. */
	readonly toCount?: boolean;
	/** What to begin with next time, if it is not the same. */
	readonly nextTable?: LaidTable;
}

/** From a laid table to the first turn, past the set-up list if this device wants it. */
export async function begin(
	game: ReadableGame & Pick<GameModule<GameTypes>, 'setUpList'>,
	laid: LaidTable,
	{ replaceState, toCount = false, nextTable = laid }: Way
): Promise<void> {
	const { id } = await startMatch(game, laid, nextTable, toCount ? { counted: true } : {});
	const showsList = game.setUpList !== undefined && preferences.setUpAid;
	const firstTurn = showsList ? places.setUp(id) : places.match(id);
	await goto(toCount ? places.count(id) : firstTurn, { replaceState });
}
