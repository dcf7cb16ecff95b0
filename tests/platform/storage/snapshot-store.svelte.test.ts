import { beforeEach, describe, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { Entry } from '$lib/core/log/log';
import type { Match } from '$lib/platform/match/match';
import { MatchStore } from '$lib/platform/storage/match-store';
import { SnapshotStore } from '$lib/platform/storage/snapshot-store';
import { entry, freshDatabase, friday, match } from './rows';

// The real IndexedDB of the browser, a fresh database for each test.

let name = '';
let store: MatchStore;
let snapshots: SnapshotStore;
beforeEach(() => {
	name = `test-${crypto.randomUUID()}`;
	const database = freshDatabase(name);
	store = new MatchStore(database);
	snapshots = new SnapshotStore(database);
});
const ids = async (of: Match) =>
	(await store.read(of.id))?.log.map((row) => (row as Entry<GameTypes>).id);

describe('earlier states of a match', () => {
	const occasions = async () =>
		(await snapshots.of(friday.id)).map(({ state, lines }) => [state.occasion, lines.length]);
	const play = async (from: number, to: number) => {
		for (let clock = from; clock <= to; clock++)
			await store.append(friday.id, entry(`tap-${clock}`, clock), undefined);
	};

	test('are kept every 25 lines, when it ends, and before it goes', async () => {
		await store.add(friday);
		await play(1, 51);
		const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
		await store.append(friday.id, entry('last', 52), result);
		// kept after the line, in a transaction of its own
		await expect.poll(async () => (await occasions())[0]).toEqual(['finished', 52]);
		await store.append(friday.id, entry('set right', 53), result);
		await store.remove(friday.id);
		expect(await occasions()).toEqual([
			['before-removal', 53],
			['finished', 52],
			['running', 50],
			['running', 25]
		]);
	});

	test('bring back what was removed, and can be left again', async () => {
		await store.add(friday, [entry('a', 1), entry('b', 2)]);
		await store.editCover(friday.id, { thrownAt: 5 });
		await store.remove(friday.id);
		expect((await snapshots.latest()).map(({ cover }) => cover.id)).toEqual([friday.id]);
		await snapshots.returnTo(friday.id, 1);
		expect(await ids(friday)).toEqual(['a', 'b']);
		expect((await store.read(friday.id))?.match).toEqual(friday);

		await store.append(friday.id, entry('c', 3), undefined);
		await snapshots.returnTo(friday.id, 1);
		expect(await ids(friday)).toEqual(['a', 'b']);
		const [latest] = await snapshots.of(friday.id);
		await snapshots.returnTo(friday.id, latest?.state.number ?? 0);
		expect(await ids(friday)).toEqual(['a', 'b', 'c']);
	});

	test('are ten at most', async () => {
		await store.add(friday);
		await play(1, 300);
		// every 25 lines, and every 50 in a long match
		const lengths = [300, ...Array.from({ length: 9 }, (_, back) => 250 - 25 * back)];
		await expect.poll(occasions).toEqual(lengths.map((lines) => ['running', lines]));
		// the oldest can be returned to, though one more state pushes it out
		await store.append(friday.id, entry('301', 301), undefined);
		const oldest = (await snapshots.of(friday.id)).at(-1);
		await snapshots.returnTo(friday.id, oldest?.state.number ?? 0);
		expect(await ids(friday)).toHaveLength(lengths.at(-1) ?? 0);
		expect((await occasions())[0]).toEqual(['before-return', 301]);
	});

	test('that are damaged go with all that follow, and cost no tap', async () => {
		await store.add(friday);
		await play(1, 75);
		await expect.poll(occasions).toHaveLength(3);
		const shelf = await new Promise<IDBDatabase>((done) => {
			const request = indexedDB.open(name);
			request.onsuccess = () => done(request.result);
		});
		shelf
			.transaction('states', 'readwrite')
			.objectStore('states')
			.put({ match: friday.id, number: 2, lines: 7 });
		shelf.close();
		await expect.poll(occasions).toEqual([['running', 25]]);
		await play(76, 100);
		await expect.poll(occasions).toEqual([
			['running', 100],
			['running', 25]
		]);
		expect(await ids(friday)).toHaveLength(100);
	});

	test('that nobody knows change nothing', async () => {
		await store.add(friday, [entry('a', 1)]);
		await expect(snapshots.returnTo(friday.id, 99)).rejects.toThrow();
		expect(await ids(friday)).toEqual(['a']);
	});

	test('go some time after the match, and not before', async () => {
		await store.add(friday, [entry('a', 1)]);
		await store.add(match('sunday'), [entry('b', 1)]);
		await store.remove(friday.id);
		await snapshots.forget(Date.now() - 1_000);
		expect(await snapshots.latest()).toHaveLength(1);
		await snapshots.forget(Date.now() + 1_000);
		expect(await snapshots.latest()).toEqual([]);
		expect(await ids(match('sunday'))).toEqual(['b']);
	});
});
