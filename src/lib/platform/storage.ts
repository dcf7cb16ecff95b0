import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { GameTypes } from '$lib/core/game';
import type { Entry, EntryId, Log } from '$lib/core/log';
import type { Tale } from '$lib/core/tale';
import {
	marked,
	moved,
	readMatch,
	wasShown,
	type AnySetup,
	type Match,
	type MatchId,
	type Result
} from './match';
import type { Person, PersonId } from './people';

type AnyEntry = Entry<GameTypes>;
type Row = AnyEntry & { readonly match: MatchId };

interface Shelf extends DBSchema {
	matches: { key: MatchId; value: Match; indexes: { startedAt: number } };
	/** Append-only. Sorted by the index as `inOrder` sorts them. */
	entries: { key: EntryId; value: Row; indexes: { order: [MatchId, number, string, string] } };
	/** What is printed on the cards of one's own copy of a game. */
	copies: { key: string; value: { readonly game: string; readonly facts: object } };
	people: { key: PersonId; value: Person };
}

const STORES = ['matches', 'entries', 'copies', 'people'] as const;
type Writing = IDBPTransaction<Shelf, typeof STORES, 'readwrite'>;

/** What a line of a match says about the cards, written with it or not at all. */
export interface Lesson {
	readonly game: string;
	/** From what is stored, if anything, to what will be; undefined if that is the same. */
	readonly learn: (stored: unknown) => object | undefined;
	/** It is on disk. */
	readonly learnt: () => void;
}

/** 1: matches and entries. 2: copies. 3: people. */
const VERSION = 3;
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
				if (before < 3) db.createObjectStore('people', { keyPath: 'id' });
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

	/** Newest first. */
	async matchIds(): Promise<readonly MatchId[]> {
		const ids = await (await this.#shelf()).getAllKeysFromIndex('matches', 'startedAt');
		return ids.reverse();
	}

	/** Rows are data from outside: whoever uses them reads them first. */
	async covers(ids: readonly MatchId[]): Promise<readonly unknown[]> {
		const matches = (await this.#shelf()).transaction('matches').store;
		return Promise.all(ids.map((id) => matches.get(id)));
	}

	async copies(): Promise<readonly unknown[]> {
		return (await this.#shelf()).getAll('copies');
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
		return this.addMatches([{ match, log }]);
	}

	/** Several at once, all of them or none. */
	addMatches(
		matches: readonly { readonly match: Match; readonly log: Log<GameTypes> }[]
	): Promise<void> {
		return this.#write(async (tx) => {
			await Promise.all(matches.map(({ match, log }) => this.#add(tx, match, log)));
		});
	}

	async #add(tx: Writing, match: Match, log: Log<GameTypes>): Promise<void> {
		const matches = tx.objectStore('matches');
		const entries = tx.objectStore('entries');
		const found = await matches.get(match.id);
		// a cover that nobody can read any more is replaced by the one that can be read
		const cover = found && readMatch(found).ok ? found : undefined;
		// a match that was thrown away comes back with its file, and a note where there was none
		const { title, note } = { ...match, ...cover };
		const isChanged = cover && (cover.title !== title || cover.note !== note);
		if (!cover || isChanged || cover.thrownAt !== undefined)
			await matches.put(marked(cover ?? match, { thrownAt: undefined, title, note }));
		const known = new Set(await entries.index('order').getAllKeys(ofMatch(match.id)));
		const added = log.filter(({ id }) => !known.has(id));
		await Promise.all(added.map((entry) => entries.add({ ...entry, match: match.id })));
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
					marked(cover, {
						result: settledResult,
						lastAt: entry.at,
						thrownAt: undefined,
						// a match that goes on has its secret again
						revealed: result && wasShown(cover)
					})
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

	/** Data from outside, like all rows. */
	async people(): Promise<readonly unknown[]> {
		return (await this.#shelf()).getAll('people');
	}

	/** From what is stored to what will be, in one transaction. */
	changePeople(
		work: (rows: readonly unknown[]) => {
			readonly put: readonly Person[];
			readonly remove?: readonly PersonId[];
		}
	): Promise<void> {
		return this.#write(async (tx) => {
			const people = tx.objectStore('people');
			const { put, remove = [] } = work(await people.getAll());
			await Promise.all([
				...put.map((person) => people.put(person)),
				...remove.map((id) => people.delete(id))
			]);
		});
	}

	/** Writes on the cover: a name, a note, that it was thrown away; the lines stay as they are. */
	mark(id: MatchId, marks: Parameters<typeof marked>[1], startedAt?: number): Promise<void> {
		return this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const cover = await matches.get(id);
			if (cover) await matches.put(moved(marked(cover, marks), startedAt));
		});
	}

	/** The cover says what the log says, after lines have come in from elsewhere. */
	settle(id: MatchId, result: Result | undefined, lastAt: number | undefined): Promise<void> {
		return this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const cover = await matches.get(id);
			if (cover) await matches.put(marked(cover, { result, lastAt, revealed: wasShown(cover) }));
		});
	}

	/** A result that an older version wrote gets its tale; the result itself stays as it is. */
	tell(id: MatchId, tale: Tale): Promise<void> {
		return this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const cover = await matches.get(id);
			if (!cover?.result || cover.result.tale) return;
			const result = { ...cover.result, tale };
			await matches.put(marked(cover, { result, revealed: wasShown(cover) }));
		});
	}

	/** The match is told more of its cards than it was begun with. */
	lend(id: MatchId, options: AnySetup['options'], result: Result | undefined): Promise<void> {
		return this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const cover = await matches.get(id);
			if (!cover) return;
			// when it ended stays as it was; a tab that lags behind does not reopen it
			const settled = cover.result && result && { ...result, endedAt: cover.result.endedAt };
			const setup = { ...cover.setup, options };
			await matches.put(
				marked({ ...cover, setup }, { result: settled ?? cover.result, revealed: wasShown(cover) })
			);
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
