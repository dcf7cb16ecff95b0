import type { Writing } from './connection';
import { database, type Database } from './database';
import { linesOf, nextSnapshot, sound, trimmed, type Snapshot, type Occasion } from './snapshots';
import type { MatchId } from '../match/match';
import type { Row } from './schema';

/** Its states by their numbers, or its lines in their order. */
export const ofMatch = (match: MatchId) => IDBKeyRange.bound([match], [match, []]);

/** A match as it was, and when. */
export interface Earlier {
	readonly state: Snapshot;
	readonly lines: readonly Row[];
}

/** Keeps the match as it is now, in the transaction that is about to change it or has just done so. */
export async function keepSnapshot(tx: Writing, id: MatchId, occasion: Occasion): Promise<void> {
	const states = tx.objectStore('states');
	const cover = await tx.objectStore('matches').get(id);
	// a sample is ours, and can be laid out again
	if (!cover || cover.sample) return;
	const [rows, all] = await Promise.all([
		tx.objectStore('entries').index('order').getAll(ofMatch(id)),
		states.getAll(ofMatch(id))
	]);
	const kept = sound(all);
	await Promise.all(
		all.slice(kept.length).map(({ match, number }) => states.delete([match, number]))
	);
	const next = nextSnapshot(kept, { cover, at: Date.now(), occasion }, rows);
	if (!next) return;
	await states.put(next);
	const { whole, gone } = trimmed([...kept, next]);
	if (whole) await states.put(whole);
	await Promise.all(gone.map(({ match, number }) => states.delete([match, number])));
}

/** Puts the match back as it was in a state; what it is now becomes a state, too. */
async function returnTo(tx: Writing, id: MatchId, number: number): Promise<void> {
	// read first: one more state may push the wanted one out
	const kept = sound(await tx.objectStore('states').getAll(ofMatch(id)));
	const at = kept.findIndex((state) => state.number === number);
	const state = kept[at];
	if (!state) throw new Error(`no state ${number}`);
	await keepSnapshot(tx, id, 'before-return');
	const entries = tx.objectStore('entries');
	const lines = linesOf(kept.slice(0, at + 1));
	const wanted = new Set(lines.map((row) => row.id));
	const here = await entries.index('order').getAllKeys(ofMatch(id));
	const missing = lines.filter((row) => !here.includes(row.id));
	const taken = await Promise.all(missing.map((row) => entries.getKey(row.id)));
	if (taken.some((key) => key !== undefined)) throw new Error('another match has these lines now');
	await Promise.all(here.filter((line) => !wanted.has(line)).map((line) => entries.delete(line)));
	await Promise.all(lines.map((row) => entries.put(row)));
	const { thrownAt: _, ...cover } = state.cover;
	await tx.objectStore('matches').put(cover);
}

/** Earlier states of matches, in IndexedDB: kept while a match is played, and before it changes at once. */
export class SnapshotStore {
	readonly #database: Database;

	constructor(database: Database) {
		this.#database = database;
	}

	/** The states of one match, newest first: data from outside, like all rows. */
	of(id: MatchId): Promise<readonly Earlier[]> {
		return this.#database.connection.read(async (shelf) => {
			const kept = sound(await shelf.getAll('states', ofMatch(id)));
			return kept
				.map((state, at) => ({ state, lines: linesOf(kept.slice(0, at + 1)) }))
				.toReversed();
		});
	}

	/** The newest state of each match that has any, the match that was kept last first. */
	latest(): Promise<readonly Snapshot[]> {
		return this.#database.connection.read(async (shelf) => {
			const tx = shelf.transaction('states');
			const newest = new Map<MatchId, number>();
			for (const [match, number] of await tx.store.getAllKeys()) newest.set(match, number);
			const found = await Promise.all([...newest].map((key) => tx.store.get(key)));
			return found.filter((state) => state !== undefined).toSorted((a, b) => b.at - a.at);
		});
	}

	/** The match is as it was in that state; what it was until now becomes a state, too. */
	async returnTo(id: MatchId, number: number): Promise<void> {
		const { connection, tabs } = this.#database;
		await connection.write((tx) => returnTo(tx, id, number));
		tabs.broadcast({ kind: 'match', match: id, replaced: true });
		tabs.broadcast({ kind: 'shelf' });
	}

	/** Deletes the states of matches that were removed before that time. */
	forget(before: number): Promise<void> {
		return this.#database.connection.write(async (tx) => {
			const states = tx.objectStore('states');
			const here = new Set(await tx.objectStore('matches').getAllKeys());
			const newest = new Map<MatchId, number>();
			for (const [match, number] of await states.getAllKeys())
				if (!here.has(match)) newest.set(match, number);
			for (const key of newest) {
				const last = await states.get(key);
				if (last && last.at < before) await states.delete(ofMatch(key[0]));
			}
		});
	}
}

export const snapshotStore = new SnapshotStore(database);
