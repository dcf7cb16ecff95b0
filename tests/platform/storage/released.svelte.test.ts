import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { VERSION } from '$lib/platform/storage/schema';
import { openDatabase } from '$lib/platform/storage/database';
import { MatchStore } from '$lib/platform/storage/match-store';
import { PeopleStore } from '$lib/platform/storage/people-store';
import { PrintedStore } from '$lib/platform/storage/printed-store';
import { SnapshotStore } from '$lib/platform/storage/snapshot-store';
import type { MatchId } from '$lib/platform/match/match';
import { readMatch } from '$lib/platform/match/schema';
import type { PersonId } from '$lib/platform/people/people';

// Every shelf that was ever released is opened as it lay on a phone then. Each game keeps its own.

interface Row {
	readonly id?: string;
	/** Of a line or an earlier state. */
	readonly match?: string;
	readonly facts?: unknown;
}

interface Shelf {
	readonly version: number;
	readonly stores: Readonly<
		Record<
			string,
			{
				readonly keyPath: string | string[];
				readonly indexes: Readonly<Record<string, string | string[]>>;
				readonly rows: readonly Row[];
			}
		>
	>;
}

const released = Object.entries(
	import.meta.glob<Shelf>('../../games/*/released/*.json', { eager: true, import: 'default' })
).map(([path, shelf]) => ({ game: path.split('/')[3] ?? '', file: path.split('/').at(-1), shelf }));

async function layDown({ version, stores }: Shelf): Promise<string> {
	const name = `released-${crypto.randomUUID()}`;
	const db = await openDB(name, version, {
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
	return name;
}

test.each(released)(
	'$file of $game opens with all its lines, and learns what is new',
	async ({ game, shelf }) => {
		const database = openDatabase(await layDown(shelf));
		const store = new MatchStore(database);
		const people = new PeopleStore(database);
		const printed = new PrintedStore(database);
		const snapshots = new SnapshotStore(database);
		const matches = shelf.stores.matches?.rows ?? [];
		// safe: ids of the fixture
		const id = (matches[0]?.id ?? '') as MatchId;
		const ofTheMatch = (rows: readonly Row[] = []) => rows.filter(({ match }) => match === id);
		const lines = ofTheMatch(shelf.stores.entries?.rows);
		expect(await store.covers(await store.ids())).toEqual(matches);
		const opened = await store.read(id);
		expect(opened?.log).toEqual(lines);
		expect(readMatch(matches[0])).toMatchObject({ ok: true });
		expect(await printed.of(game)).toEqual(shelf.stores.copies?.rows[0]?.facts);
		expect(await people.all()).toEqual(shelf.stores.people?.rows ?? []);
		await printed.change({ game, change: () => ({ learnt: true }) });
		expect(await printed.of(game)).toEqual({ learnt: true });
		// safe: any text is an id
		const zoe = { id: 'zzzzzzzzzzzzz' as PersonId, name: 'Zoë', mark: 2 };
		await people.change(() => ({ put: [zoe] }));
		expect(await people.all()).toEqual([...(shelf.stores.people?.rows ?? []), zoe]);
		expect(await store.covers(await store.ids())).toEqual(matches);
		const states = ofTheMatch(shelf.stores.states?.rows);
		expect((await snapshots.of(id)).map(({ state }) => state)).toEqual(states.toReversed());
		await store.remove(id);
		const [last] = await snapshots.of(id);
		expect(last?.lines).toEqual(lines);
		await snapshots.returnTo(id, last?.state.number ?? 0);
		expect((await store.read(id))?.log).toEqual(lines);
	}
);

test('every version that was ever released is among them', () => {
	const versions = released.map(({ shelf: { version } }) => version);
	expect([...new Set(versions)].sort()).toEqual(
		Array.from({ length: VERSION }, (_, before) => before + 1)
	);
});
