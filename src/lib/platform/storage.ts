import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameTypes } from '$lib/core/game';
import { merge, type Entry, type EntryId, type Log } from '$lib/core/log';
import type { Match, MatchId, Result } from './match';

type AnyEntry = Entry<GameTypes>;
type Row = AnyEntry & { readonly match: MatchId };

interface Shelf extends DBSchema {
	matches: { key: MatchId; value: Match; indexes: { startedAt: number } };
	/** Append-only. Sorted by the index as `inOrder` sorts them. */
	entries: { key: EntryId; value: Row; indexes: { order: [MatchId, number, string, string] } };
}

const VERSION = 1;
/** A tap that shows is on disk: a relaxed transaction may still be lost to a power cut. */
const SAFELY = { durability: 'strict' } as const;

const ofMatch = (match: MatchId) => IDBKeyRange.bound([match], [match, []]);

/** A match that is taken up again after its end has no result any more. */
function withResult({ id, game, startedAt, setup }: Match, result: Result | undefined): Match {
	return { id, game, startedAt, setup, ...(result && { result }) };
}

/** The app's shelf of matches in IndexedDB. */
export class Storage {
	readonly #name: string;
	#opened: Promise<IDBPDatabase<Shelf>> | undefined;

	constructor(name = 'mainspring') {
		this.#name = name;
	}

	/** Opens again after a failure or a lost connection. */
	#shelf(): Promise<IDBPDatabase<Shelf>> {
		const forget = () => (this.#opened = undefined);
		this.#opened ??= openDB<Shelf>(this.#name, VERSION, {
			upgrade(db) {
				db.createObjectStore('matches', { keyPath: 'id' }).createIndex('startedAt', 'startedAt');
				db.createObjectStore('entries', { keyPath: 'id' }).createIndex('order', [
					'match',
					'clock',
					'device',
					'id'
				]);
			},
			// another tab brings a newer version: let it
			blocking: (_current, _blocked, event) => {
				forget();
				(event.target as IDBDatabase).close();
			},
			terminated: forget
		}).catch((error: unknown) => {
			forget();
			throw error;
		});
		return this.#opened;
	}

	/** Newest first. Rows are data from outside: whoever uses them reads them first. */
	async matches(): Promise<readonly unknown[]> {
		const all = await (await this.#shelf()).getAllFromIndex('matches', 'startedAt');
		return all.reverse();
	}

	async match(id: MatchId): Promise<{ match: unknown; log: readonly unknown[] } | undefined> {
		const tx = (await this.#shelf()).transaction(['matches', 'entries']);
		const [match, log] = await Promise.all([
			tx.objectStore('matches').get(id),
			tx.objectStore('entries').index('order').getAll(ofMatch(id))
		]);
		return match && { match, log };
	}

	/** A new match, or one from a file; lines that are here already stay as they are. */
	async addMatch(match: Match, log: Log<GameTypes> = []): Promise<void> {
		const tx = (await this.#shelf()).transaction(['matches', 'entries'], 'readwrite', SAFELY);
		const entries = tx.objectStore('entries');
		if (!(await tx.objectStore('matches').get(match.id)))
			await tx.objectStore('matches').add(match);
		const known = await entries.index('order').getAll(ofMatch(match.id));
		const added = merge(known, log).slice();
		const ids = new Set(known.map(({ id }) => id));
		await Promise.all(
			added
				.filter(({ id }) => !ids.has(id))
				.map((entry) => entries.add({ ...entry, match: match.id }))
		);
		await tx.done;
	}

	/**
	 * Appends one line and resolves once it is on disk. Its clock is settled in the same
	 * transaction, so that two tabs never write the same one.
	 */
	async append(match: MatchId, entry: AnyEntry, result: Result | undefined): Promise<AnyEntry> {
		const tx = (await this.#shelf()).transaction(['matches', 'entries'], 'readwrite', SAFELY);
		const entries = tx.objectStore('entries');
		const last = await entries.index('order').openKeyCursor(ofMatch(match), 'prev');
		const clock = Math.max(entry.clock, (last?.key[1] ?? 0) + 1);
		const settled = { ...entry, clock };
		await entries.add({ ...settled, match });
		const cover = await tx.objectStore('matches').get(match);
		if (cover && (cover.result ?? result))
			await tx.objectStore('matches').put(withResult(cover, result));
		await tx.done;
		return settled;
	}

	async removeMatch(id: MatchId): Promise<void> {
		const tx = (await this.#shelf()).transaction(['matches', 'entries'], 'readwrite', SAFELY);
		await Promise.all([
			tx.objectStore('matches').delete(id),
			...(await tx.objectStore('entries').index('order').getAllKeys(ofMatch(id))).map((key) =>
				tx.objectStore('entries').delete(key)
			)
		]);
		await tx.done;
	}
}

export const storage = new Storage();
