import { equal } from '$lib/core/data/equal';
import type { GameTypes } from '$lib/core/game';
import type { Log } from '$lib/core/log/log';
import { edited, moved, wasShown } from '../match/cover';
import type { Match, MatchId, Result } from '../match/match';
import { bare, type Writing } from './connection';
import { database, type Database } from './database';
import type { PrintedChange } from './printed-store';
import type { AnyEntry } from './schema';
import { keepSnapshot, ofMatch } from './snapshot-store';
import type { Occasion } from './snapshots';

/** A match as it lies on disk: data from outside, to be read before it is believed. */
export interface Stored {
	readonly match: unknown;
	readonly log: readonly unknown[];
}

/** For so long `readAhead` keeps what it has read; later another tab may have written. */
const FRESH = 5_000;

/** Every 25 lines, and less often in a very long log, since a snapshot reads all of it. */
const isSnapshotDue = (clock: number): boolean => clock % (25 * Math.ceil(clock / 250)) === 0;

/** Another tab has removed the match: there is nothing to append a line to. */
export class MatchGone extends Error {
	override readonly name = 'MatchGone';
}

/** Matches and the lines of their logs, in IndexedDB. */
export class MatchStore {
	readonly #database: Database;
	#ahead: { readonly id: MatchId; readonly found: Promise<Stored | undefined> } | undefined;

	constructor(database: Database) {
		this.#database = database;
	}

	/** Newest first. */
	async ids(): Promise<readonly MatchId[]> {
		const ids = await this.#database.connection.read((shelf) =>
			shelf.getAllKeysFromIndex('matches', 'startedAt')
		);
		return ids.reverse();
	}

	/** Data from outside, like all rows. */
	covers(ids: readonly MatchId[]): Promise<readonly unknown[]> {
		return this.#database.connection.read((shelf) => {
			const matches = shelf.transaction('matches').store;
			return Promise.all(ids.map((id) => matches.get(id)));
		});
	}

	/** The clock of the last line on disk. */
	async lastClock(id: MatchId): Promise<number> {
		const newest = await this.#database.connection.read((shelf) =>
			shelf.transaction('entries').store.index('order').openKeyCursor(ofMatch(id), 'prev')
		);
		return newest?.key[1] ?? 0;
	}

	/** Begins to read a match before the page that will ask for it has been loaded. */
	readAhead(id: MatchId): void {
		const found = this.read(id);
		// `read` hands this promise on, and its caller learns that it failed
		found.catch(() => {});
		this.#ahead = { id, found };
		setTimeout(() => (this.#ahead = undefined), FRESH);
	}

	read(id: MatchId): Promise<Stored | undefined> {
		const ahead = this.#ahead;
		// once: a match that is opened again is read again
		this.#ahead = undefined;
		if (ahead?.id === id) return ahead.found;
		return this.#database.connection.read(async (shelf) => {
			const tx = shelf.transaction(['matches', 'entries']);
			const [match, log] = await Promise.all([
				tx.objectStore('matches').get(id),
				tx.objectStore('entries').index('order').getAll(ofMatch(id))
			]);
			return match && { match, log };
		});
	}

	async add(match: Match, log: Log<GameTypes> = []): Promise<void> {
		await this.#write(async (tx) => {
			const entries = tx.objectStore('entries');
			await Promise.all([
				tx.objectStore('matches').add(match),
				...log.map((entry) => entries.add({ ...entry, match: match.id }))
			]);
		});
		this.#database.tabs.broadcast({ kind: 'shelf' });
	}

	/**
	 * Appends one line and resolves with it as it stands on disk: its clock is fixed in the same
	 * transaction, so that two tabs never write the same one. What is learned from the line about printed
	 * values is written with it or not at all.
	 */
	async append(
		match: MatchId,
		entry: AnyEntry,
		result: Result | undefined,
		printed?: PrintedChange
	): Promise<AnyEntry> {
		const { row, ends } = await this.#write(async (tx) => {
			const stores = bare(tx);
			const [there, last, cover, known] = await Promise.all([
				stores.get('entries', entry.id),
				stores.lastKey('entries', 'order', ofMatch(match)),
				stores.get('matches', match),
				printed && stores.get('copies', printed.game)
			]);
			// written before, by a connection that was lost before it could say so
			if (there && equal(there, { ...entry, clock: there.clock, match }))
				return { row: there, ends: false };
			if (!cover) throw new MatchGone(match);
			const row = { ...entry, clock: Math.max(entry.clock, (last?.[1] ?? 0) + 1), match };
			const played = edited(cover, {
				// what is corrected later does not make the match longer
				result: result && { ...result, endedAt: cover.result?.endedAt ?? result.endedAt },
				lastAt: entry.at,
				// a match that is played on is not thrown away any more
				thrownAt: undefined,
				// a match that goes on has its secret again
				revealed: result && wasShown(cover)
			});
			const facts = printed?.change(known?.facts);
			await Promise.all([
				stores.add('entries', row),
				stores.put('matches', played),
				printed && facts && stores.put('copies', { game: printed.game, facts })
			]);
			return { row, ends: result !== undefined && !cover.result };
		});
		this.#database.tabs.broadcast({ kind: 'line', match, row });
		if (printed) this.#database.tabs.broadcast({ kind: 'copies' });
		if (ends || isSnapshotDue(row.clock)) this.#keep(match, ends ? 'finished' : 'running');
		const { match: _, ...stored } = row;
		return stored;
	}

	/** A name, a note, that it was thrown away; the lines stay as they are. */
	editCover(id: MatchId, edits: Parameters<typeof edited>[1], startedAt?: number): Promise<void> {
		return this.#changeCover(id, (cover) => moved(edited(cover, edits), startedAt));
	}

	/**
	 * Writes the result that follows from the log up to `last`. Nothing is written if the log on disk
	 * goes further: the tab that wrote those lines has written their result, too.
	 */
	async writeResult(
		id: MatchId,
		result: Result | undefined,
		last: Pick<AnyEntry, 'clock' | 'at'> | undefined
	): Promise<void> {
		await this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const entries = tx.objectStore('entries').index('order');
			const [cover, newest] = await Promise.all([
				matches.get(id),
				entries.openKeyCursor(ofMatch(id), 'prev')
			]);
			if (cover && newest?.key[1] === last?.clock)
				await matches.put(edited(cover, { result, lastAt: last?.at, revealed: wasShown(cover) }));
		});
		this.#database.tabs.broadcast({ kind: 'match', match: id });
	}

	async remove(id: MatchId): Promise<void> {
		await this.#write(async (tx) => {
			await keepSnapshot(tx, id, 'before-removal');
			const entries = tx.objectStore('entries');
			const keys = await entries.index('order').getAllKeys(ofMatch(id));
			await Promise.all([
				tx.objectStore('matches').delete(id),
				...keys.map((key) => entries.delete(key))
			]);
		});
		this.#database.tabs.broadcast({ kind: 'match', match: id, replaced: true });
		this.#database.tabs.broadcast({ kind: 'shelf' });
	}

	#write<T>(work: (tx: Writing) => Promise<T>): Promise<T> {
		return this.#database.connection.write(work);
	}

	/** Undefined from `change` leaves the cover as it is; so does a match that is not there. */
	async #changeCover(id: MatchId, change: (cover: Match) => Match | undefined): Promise<void> {
		const isNews = await this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const cover = await matches.get(id);
			const changed = cover && change(cover);
			if (changed) await matches.put(changed);
			return changed !== undefined;
		});
		if (isNews) this.#database.tabs.broadcast({ kind: 'match', match: id });
	}

	/** In a transaction of its own: no tap waits or fails for a snapshot that finds no room. */
	#keep(match: MatchId, occasion: Occasion) {
		this.#write((tx) => keepSnapshot(tx, match, occasion)).catch(() => {});
	}
}

export const matchStore = new MatchStore(database);
