import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { GameTypes } from '$lib/core/game';
import type { Entry, EntryId, Log } from '$lib/core/log';
import { marked, type AnySetup, type Match, type MatchId, type Result } from './match';

type AnyEntry = Entry<GameTypes>;
type Row = AnyEntry & { readonly match: MatchId };

interface Shelf extends DBSchema {
	matches: { key: MatchId; value: Match; indexes: { startedAt: number } };
	/** Append-only. Sorted by the index as `inOrder` sorts them. */
	entries: { key: EntryId; value: Row; indexes: { order: [MatchId, number, string, string] } };
	/** What is printed on the cards of one's own copy of a game. */
	copies: { key: string; value: { readonly game: string; readonly facts: object } };
}

const STORES = ['matches', 'entries', 'copies'] as const;
type Writing = IDBPTransaction<Shelf, typeof STORES, 'readwrite'>;

/** What a line of a match says about the cards, written with it or not at all. */
export interface Lesson {
	readonly game: string;
	/** From what is stored, if anything, to what will be; undefined if that is the same. */
	readonly learn: (stored: unknown) => object | undefined;
	/** It is on disk. */
	readonly learnt: () => void;
}

/** 1: matches and entries. 2: copies. */
const VERSION = 2;
/** A tap that shows is on disk: a relaxed transaction may still be lost to a power cut. */
const SAFELY = { durability: 'strict' } as const;

const ofMatch = (match: MatchId) => IDBKeyRange.bound([match], [match, []]);

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
			upgrade(db, before) {
				if (before < 1) {
					db.createObjectStore('matches', { keyPath: 'id' }).createIndex('startedAt', 'startedAt');
					db.createObjectStore('entries', { keyPath: 'id' }).createIndex('order', [
						...['match', 'clock', 'device', 'id']
					]);
				}
				if (before < 2) db.createObjectStore('copies', { keyPath: 'game' });
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

	/** One transaction: all of it is on disk when this resolves, or nothing has changed. */
	async #write<T>(work: (tx: Writing) => Promise<T>): Promise<T> {
		const tx = (await this.#shelf()).transaction(STORES, 'readwrite', SAFELY);
		const [value] = await Promise.all([work(tx), tx.done]);
		return value;
	}

	/** A new match, or one from a file; lines that are here already stay as they are. */
	addMatch(match: Match, log: Log<GameTypes> = []): Promise<void> {
		return this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const entries = tx.objectStore('entries');
			const cover = await matches.get(match.id);
			// a match that was thrown away comes back with its file
			if (!cover || cover.thrownAt !== undefined)
				await matches.put(marked(cover ?? match, { thrownAt: undefined }));
			const known = new Set(
				(await entries.index('order').getAll(ofMatch(match.id))).map(({ id }) => id)
			);
			const added = log.filter(({ id }) => !known.has(id));
			await Promise.all(added.map((entry) => entries.add({ ...entry, match: match.id })));
		});
	}

	/**
	 * Appends one line and resolves once it is on disk. Its clock is settled in the same
	 * transaction, so that two tabs never write the same one; so is what the line taught of the cards.
	 */
	async append(
		match: MatchId,
		entry: AnyEntry,
		result: Result | undefined,
		lesson?: Lesson
	): Promise<AnyEntry> {
		const settled = await this.#write(async (tx) => {
			if (lesson) await this.#learn(tx, lesson);
			const matches = tx.objectStore('matches');
			const entries = tx.objectStore('entries');
			const last = await entries.index('order').openKeyCursor(ofMatch(match), 'prev');
			const settled = { ...entry, clock: Math.max(entry.clock, (last?.key[1] ?? 0) + 1) };
			await entries.add({ ...settled, match });
			const cover = await matches.get(match);
			// what is corrected later does not make the match longer
			const settledResult = result && {
				...result,
				endedAt: cover?.result?.endedAt ?? result.endedAt
			};
			// a match that is played on is not thrown away any more
			if (cover)
				await matches.put(
					marked(cover, { result: settledResult, lastAt: entry.at, thrownAt: undefined })
				);
			return settled;
		});
		lesson?.learnt();
		return settled;
	}

	/** The facts of one's own copy, as they lie there: data from outside, like all rows. */
	async copy(game: string): Promise<unknown> {
		return (await (await this.#shelf()).get('copies', game))?.facts;
	}

	async changeCopy(lesson: Lesson): Promise<void> {
		await this.#write((tx) => this.#learn(tx, lesson));
		lesson.learnt();
	}

	async #learn(tx: Writing, { game, learn }: Lesson): Promise<void> {
		const copies = tx.objectStore('copies');
		const facts = learn((await copies.get(game))?.facts);
		if (facts) await copies.put({ game, facts });
	}

	/** Puts a match out of sight, or back; its lines stay as they are. */
	setThrown(id: MatchId, thrownAt: number | undefined): Promise<void> {
		return this.#mark(id, { thrownAt });
	}

	#mark(id: MatchId, marks: Parameters<typeof marked>[1]): Promise<void> {
		return this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const cover = await matches.get(id);
			if (cover) await matches.put(marked(cover, marks));
		});
	}

	/** The cover says what the log says, after lines have come in from elsewhere. */
	settle(id: MatchId, result: Result | undefined, lastAt: number | undefined): Promise<void> {
		return this.#mark(id, { result, lastAt });
	}

	/** The match is told more of its cards than it was begun with. */
	lend(id: MatchId, setup: AnySetup, result: Result | undefined): Promise<void> {
		return this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const cover = await matches.get(id);
			if (!cover) return;
			// when it ended stays as it was; a tab that lags behind does not reopen it
			const settled = cover.result && result && { ...result, endedAt: cover.result.endedAt };
			await matches.put(marked({ ...cover, setup }, { result: settled ?? cover.result }));
		});
	}

	removeMatch(id: MatchId): Promise<void> {
		return this.#write(async (tx) => {
			const entries = tx.objectStore('entries');
			const keys = await entries.index('order').getAllKeys(ofMatch(id));
			await Promise.all([
				tx.objectStore('matches').delete(id),
				...keys.map((key) => entries.delete(key))
			]);
		});
	}
}

export const storage = new Storage();
