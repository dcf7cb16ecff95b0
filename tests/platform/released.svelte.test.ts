import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { Storage } from '$lib/platform/storage';
import type { MatchId } from '$lib/platform/match';

// Every shelf that was ever released is opened as it lay on somebody's phone.

interface Shelf {
	readonly version: number;
	readonly stores: Readonly<
		Record<
			string,
			{
				readonly keyPath: string;
				readonly indexes: Readonly<Record<string, string | string[]>>;
				readonly rows: readonly { readonly id: string }[];
			}
		>
	>;
}

const released = Object.entries(
	import.meta.glob<Shelf>('./released/*.json', { eager: true, import: 'default' })
);

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

test.each(released)('%s opens with all its lines, and learns what is new', async (_, shelf) => {
	const storage = new Storage(await layDown(shelf));
	const matches = shelf.stores.matches?.rows ?? [];
	const lines = shelf.stores.entries?.rows ?? [];
	expect(await storage.matches()).toEqual(matches);
	// safe: ids of the fixture
	const opened = await storage.match((matches[0]?.id ?? '') as MatchId);
	expect(opened?.log).toEqual(lines);
	expect(await storage.copy('clockworker')).toBeUndefined();
	await storage.changeCopy({
		game: 'clockworker',
		learn: () => ({ learnt: true }),
		learnt: () => {}
	});
	expect(await storage.copy('clockworker')).toEqual({ learnt: true });
	expect(await storage.matches()).toEqual(matches);
});
