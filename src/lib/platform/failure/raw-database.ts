// The database as it lies there, past the stores and everything that reads rows: for the hour when
// that is what fails. It trusts nothing but the names of the stores.

import { answered } from '../storage/answered';

type Row = Readonly<Record<string, unknown>>;
type Stores = Readonly<Record<string, readonly Row[]>>;

const NAME = 'mainspring';

async function read<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
	// whatever version is there
	const request = indexedDB.open(NAME);
	// there is none: an empty one would keep the app from making its own
	request.onupgradeneeded = () => request.transaction?.abort();
	const db = await answered(request);
	try {
		return await work(db);
	} finally {
		db.close();
	}
}

const all = (db: IDBDatabase, store: string): Promise<readonly Row[]> =>
	db.objectStoreNames.contains(store)
		? answered(db.transaction(store).objectStore(store).getAll())
		: Promise.resolve([]);

/** Names, and each word of a name, wherever a row has them. */
function* written(value: unknown, field = ''): Generator<string> {
	if (typeof value === 'string') {
		if (!['seats', 'name', 'spellings', 'title', 'note'].includes(field)) return;
		yield value;
		if (field !== 'note') yield* value.split(/\s+/).filter((word) => word.length > 2);
	} else if (Array.isArray(value)) {
		// safe: `Array.isArray` makes the items `any`, and they are looked at as unknown
		for (const item of value as readonly unknown[]) yield* written(item, field);
	} else if (typeof value === 'object' && value !== null) {
		for (const [key, inner] of Object.entries(value)) yield* written(inner, key);
	}
}

export const writtenIn = (...values: readonly unknown[]): readonly string[] => [
	...new Set(values.flatMap((value) => [...written(value)]))
];

/** How much there is, and every word that could tell who played. */
export const tally = () =>
	read(async (db) => {
		const [matches, people, states] = await Promise.all(
			['matches', 'people', 'states'].map((store) => all(db, store))
		);
		const lines = await answered(db.transaction('entries').objectStore('entries').count());
		return { matches: matches?.length ?? 0, lines, secrets: writtenIn(matches, people, states) };
	});

interface Log {
	readonly match: string;
	readonly log: readonly object[];
}

/**
 * A backup of all that there is, the bin and lines without a match included. `kept` is a log that is
 * longer in memory than on disk.
 */
export async function rescue(savedAt: number, kept?: Log): Promise<Blob> {
	const stores: Stores = await read(async (db) =>
		Object.fromEntries(
			await Promise.all(
				[...db.objectStoreNames].map(async (store) => [store, await all(db, store)] as const)
			)
		)
	);
	// states say again what the lines say, and would double the file
	const { matches = [], entries = [], people = [], copies = [], states: _, ...others } = stores;
	const logs = new Map<unknown, Row[]>();
	for (const entry of entries.toSorted((a, b) => Number(a.clock) - Number(b.clock))) {
		const log = logs.get(entry.match);
		if (log) log.push(entry);
		else logs.set(entry.match, [entry]);
	}
	const pieces = matches.map((match) => {
		const log = match.id === kept?.match ? kept?.log : (logs.get(match.id) ?? []);
		logs.delete(match.id);
		return JSON.stringify({ match, log });
	});
	const head = { format: 'mainspring-backup', version: 1, savedAt, people, copies };
	const rest = { ...others, strayLines: [...logs.values()].flat() };
	return new Blob(
		[
			`${JSON.stringify({ ...head, rest }).slice(0, -1)},"matches":[`,
			...pieces.map((piece, index) => `${index > 0 ? ',' : ''}\n${piece}`),
			']}'
		],
		{ type: 'application/json' }
	);
}
