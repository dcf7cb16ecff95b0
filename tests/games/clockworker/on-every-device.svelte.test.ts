import { deleteDB, openDB } from 'idb';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { printedRules } from '$lib/games/clockworker/rules/printed';
import { BLANK } from '$lib/games/clockworker/rules/printed/facts';
import type { Clockworker, PrintedBox } from '$lib/games/clockworker/rules/types';
import { loadGame } from '$lib/games/registry';
import type { MatchId } from '$lib/platform/match/match';
import { openMatch } from '$lib/platform/match/open';
import { Offered } from '$lib/platform/printed/offered.svelte';
import { PrintedValues } from '$lib/platform/printed/printed-values.svelte';
import { matchStore } from '$lib/platform/storage/match-store';
import { startMatch } from '$lib/platform/new-match/start';
import { printedValuesOf } from '$lib/platform/printed/of-game';
import { printedStore } from '$lib/platform/storage/printed-store';
import { STORES } from '$lib/platform/storage/schema';
import { emptied } from '../../platform/storage/emptied';
import { agreed, logOf } from './table';
import { ANA, artifactRead, BO, called, communicated, passing, repaired } from './verbs';

// A match is its set-up and its lines: what a device knows besides shows nowhere in it.

async function opened(id: MatchId) {
	const found = await openMatch(id, loadGame);
	if (found.kind !== 'open') throw new Error(found.kind);
	return found;
}

/** `4` or `4+`, seat by seat. */
async function totalsOf(id: MatchId): Promise<readonly string[]> {
	const { table } = await opened(id);
	return table.sheet.totals.map(({ points, atLeast }) => `${points}${atLeast ? '+' : ''}`);
}

/** All that lies on disk. */
async function everything(): Promise<unknown> {
	const db = await openDB('mainspring');
	const stores = await Promise.all(STORES.map((store) => db.getAll(store)));
	db.close();
	return stores;
}

beforeEach(emptied);
afterAll(emptied);

describe('Two devices with the same set-up and the same lines', () => {
	// safe: any text is an id
	const match = 'friday' as MatchId;
	const events = [
		passing(repaired(ANA, 'clockwork-god')),
		passing(communicated(BO, 7)),
		artifactRead('extended-memory', { points: 2 }),
		passing(repaired(ANA, 'extended-memory')),
		passing(repaired(BO, 'pick-up-ship'))
	];
	const copies: readonly Partial<PrintedBox>[] = [
		{},
		{ artifacts: { 'clockwork-god': { points: 3 }, 'extended-memory': { points: 9 } } },
		{ artifacts: { 'pick-up-ship': { points: 5 } }, startingSpaces: [{ gears: 1 }] }
	];
	const know = (copy: Partial<PrintedBox>) =>
		printedStore.change({ game: 'clockworker', change: () => ({ ...BLANK, ...copy }) });
	const lieDown = (isOver: boolean) =>
		matchStore.add(
			{ id: match, game: 'clockworker', startedAt: 1, setup: agreed({ players: 2 }) },
			logOf(isOver ? [...events, called(ANA)] : events)
		);

	test.each([false, true])(
		'show the same sheet, state and history, whatever their copies say; over: %s',
		async (isOver) => {
			await lieDown(isOver);
			const shown: unknown[] = [];
			for (const copy of copies) {
				await know(copy);
				const before = await everything();
				const { table } = await opened(match);
				shown.push([table.sheet, table.state, table.setup, table.history, table.result]);
				expect(await everything()).toEqual(before);
			}
			for (const each of shown) expect(each).toEqual(shown[0]);
		}
	);

	test('show the same once one of them has taken its values over', async () => {
		await lieDown(true);
		await know(copies[1] ?? {});
		const { table, writer, copy } = await opened(match);
		if (!copy) throw new Error('this game has printed values');
		const offered = new Offered(table, writer, copy, match);
		expect(offered.now).toMatchObject({ lacking: 1, differing: 1 });
		offered.takeOver();
		expect(offered.now).toBeUndefined();
		await expect.poll(() => writer.waiting).toBe(0);
		expect(offered.now).toBeUndefined();
		const { sheet } = table;
		expect(sheet.totals[ANA]).toMatchObject({ points: 12, atLeast: false });
		// the other device has the lines, and another copy
		await know(copies[2] ?? {});
		expect((await opened(match)).table.sheet).toEqual(sheet);
		table.undo();
		await expect.poll(() => writer.waiting).toBe(0);
		expect(offered.now).toMatchObject({ lacking: 1, differing: 1 });
		const known = await new PrintedValues<Clockworker>('clockworker', printedRules).load();
		expect(known.facts).toEqual({ ...BLANK, ...copies[2] });
	});

	test('are not offered an old value over one that was read since and is not on disk yet', async () => {
		await lieDown(false);
		await know(copies[1] ?? {});
		const { table, writer, copy } = await opened(match);
		if (!copy) throw new Error('this game has printed values');
		const offered = new Offered(table, writer, copy, match);
		const failing = vi.spyOn(matchStore, 'append').mockRejectedValue(new Error('no disk'));
		table.play(artifactRead('clockwork-god', { points: 8 }));
		expect(offered.now).toMatchObject({ lacking: 0, differing: 1 });
		offered.takeOver();
		expect(offered.now).toBeUndefined();
		expect(table.state).toMatchObject({
			printed: { 'clockwork-god': { points: 8 }, 'extended-memory': { points: 9 } }
		});
		await writer.retry();
		failing.mockRestore();
		await writer.retry();
		expect(writer.waiting).toBe(0);
		expect(copy.facts).toMatchObject({ artifacts: { 'clockwork-god': { points: 8 } } });
		expect(offered.now).toBeUndefined();
	});
});

interface Shelf {
	readonly version: number;
	readonly stores: Readonly<
		Record<
			string,
			{
				readonly keyPath: string | string[];
				readonly indexes: Readonly<Record<string, string | string[]>>;
				readonly rows: readonly unknown[];
			}
		>
	>;
}

const released = Object.entries(
	import.meta.glob<Shelf>('./released/*.json', { eager: true, import: 'default' })
);

/** What the matches of the shelves showed in the last version that lent them values on opening. */
const TOTALS: Readonly<Record<string, readonly string[]>> = {
	'b7a4c1de-0000-4000-8000-00000000f00d': ['4', '7'],
	'c81d5e20-0000-4000-8000-00000000cafe': ['4', '0+'],
	// running, lent what was read on the page of printed values
	'5e1f0a00-0000-4000-8000-0000000000aa': ['10', '4'],
	// over, its gaps filled from the copy
	'5e1f0a00-0000-4000-8000-0000000000bb': ['3', '2']
};

async function layDown({ version, stores }: Shelf) {
	await deleteDB('mainspring');
	const db = await openDB('mainspring', version, {
		upgrade(fresh) {
			for (const [store, { keyPath, indexes }] of Object.entries(stores)) {
				const made = fresh.createObjectStore(store, { keyPath });
				for (const [index, path] of Object.entries(indexes)) made.createIndex(index, path);
			}
		}
	});
	for (const [store, { rows }] of Object.entries(stores))
		for (const row of rows) await db.put(store, row);
	db.close();
}

test.each(released)('%s shows the sheets that it always showed', async (_, shelf) => {
	await layDown(shelf);
	const ids = await matchStore.ids();
	expect(ids.length).toBeGreaterThan(0);
	const before = await everything();
	for (const id of ids) expect(await totalsOf(id)).toEqual(TOTALS[id]);
	expect(await everything()).toEqual(before);
});

describe('A shelf of the first version, which kept what was read out in the match alone', () => {
	const first = released.find(([, { version }]) => version === 1)?.[1];
	if (!first) throw new Error('the first shelf is not there');
	const pointsKnown = async () => {
		const [id] = await matchStore.ids();
		const game = await loadGame('clockworker');
		if (!id || !game) throw new Error('nothing is there');
		const { match } = await opened(id);
		const { setup } = await startMatch(game, { game: 'clockworker', setup: match.setup });
		return setup.options;
	};
	const all = {
		printed: { 'clockwork-god': { points: 4 }, 'extended-memory': { points: 2 } }
	};

	test('gives a new match all its values, also after a line that reads out one more', async () => {
		await layDown(first);
		const [id] = await matchStore.ids();
		if (!id) throw new Error('no match is there');
		const { table, writer } = await opened(id);
		table.play(artifactRead('extended-memory', { points: 2 }));
		await expect.poll(() => writer.waiting).toBe(0);
		expect(await pointsKnown()).toMatchObject(all);
	});

	test('nor are they lost after one that was set right by hand', async () => {
		await layDown(first);
		const game = await loadGame('clockworker');
		const copy = game && printedValuesOf('clockworker', game);
		const more = { ...BLANK, artifacts: { 'extended-memory': { points: 2 } } };
		await copy?.change((facts) => copy.rules.merge(facts, more).copy);
		expect(await pointsKnown()).toMatchObject(all);
	});
});
