import { openDB } from 'idb';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { GameModule } from '$lib/platform/module';
import { matchStore } from '$lib/platform/storage/match-store';
import { STORES } from '$lib/platform/storage/schema';
import { shelf } from '$lib/platform/shelf/match-list.svelte';
import { recount } from '$lib/screens/record-book/recount';
import { finishedToy } from '../../platform/finished-plays';
import { emptied } from '../../platform/storage/emptied';
import toy from '../../toy';
import { LATEST, logOf, rounds } from '../../toy/played';

/** All that lies on disk. */
async function everything(): Promise<unknown> {
	const db = await openDB('mainspring');
	const stores = await Promise.all(STORES.map((store) => db.getAll(store)));
	db.close();
	return stores;
}

// safe: the house hands back to a game only what came from it, as with those of the registry
const loadToy = () => Promise.resolve(toy as unknown as GameModule<GameTypes>);

beforeEach(emptied);
afterAll(emptied);

test('statistics know an old match’s summary, and looking at it writes nothing', async () => {
	const events = rounds(LATEST);
	const match = finishedToy(2, events);
	const { tale: summary, ...result } = match.result;
	await matchStore.add({ ...match, hideTotals: true, result }, logOf(events));
	await shelf.load();
	const before = await everything();

	await recount(loadToy);

	expect(await everything()).toEqual(before);
	// an old result was shown, so it is no secret now
	expect(shelf.ours).toMatchObject([{ revealed: true, result: { ...result, tale: summary } }]);
	await shelf.load();
	expect(shelf.ours).toMatchObject([{ result: { tale: summary } }]);
});
