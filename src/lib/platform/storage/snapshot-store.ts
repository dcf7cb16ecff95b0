import type { Connection, Writing } from './connection';
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
export async function returnTo(tx: Writing, id: MatchId, number: number): Promise<void> {
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

/** The states of one match, newest first. */
export const earlierSnapshots = (
	connection: Connection,
	id: MatchId
): Promise<readonly Earlier[]> =>
	connection.read(async (shelf) => {
		const kept = sound(await shelf.getAll('states', ofMatch(id)));
		return kept.map((state, at) => ({ state, lines: linesOf(kept.slice(0, at + 1)) })).toReversed();
	});

/** One cover for each match that has states: the newest there is. */
export const matchesWithSnapshots = (connection: Connection): Promise<readonly Snapshot[]> =>
	connection.read(async (shelf) => {
		const tx = shelf.transaction('states');
		const newest = new Map<MatchId, number>();
		for (const [match, number] of await tx.store.getAllKeys()) newest.set(match, number);
		const found = await Promise.all([...newest].map((key) => tx.store.get(key)));
		return found.filter((state) => state !== undefined).toSorted((a, b) => b.at - a.at);
	});

/** What is left of matches that went so long ago that nobody looks for them. */
export async function forgetSnapshots(tx: Writing, before: number): Promise<void> {
	const states = tx.objectStore('states');
	const here = new Set(await tx.objectStore('matches').getAllKeys());
	const newest = new Map<MatchId, number>();
	for (const [match, number] of await states.getAllKeys())
		if (!here.has(match)) newest.set(match, number);
	for (const key of newest) {
		const last = await states.get(key);
		if (last && last.at < before) await states.delete(ofMatch(key[0]));
	}
}
