import type { GameTypes } from '$lib/core/game';
import type { Log } from '$lib/core/log';
import type { Summary } from '$lib/core/summary';
import { bare, Connection, type Trouble, type Writing } from './connection';
import { isSame, type Snapshot, type Occasion } from './snapshots';
import {
	edited,
	moved,
	readMatch,
	wasShown,
	type AnySetup,
	type Match,
	type MatchId,
	type Result
} from '../match/match';
import type { MatchFile } from '../files/match-file';
import type { Person, PersonId } from '../people/people';
import type { AnyEntry } from './schema';
import {
	earlierSnapshots,
	forgetSnapshots,
	keepSnapshot,
	matchesWithSnapshots,
	ofMatch,
	returnTo,
	type Earlier
} from './snapshot-store';
import { Tabs } from './tabs';
import { storageTrouble } from './trouble.svelte';

/** What a line of a match says about the cards, written with it or not at all. */
export interface Lesson {
	readonly game: string;
	/** From what is stored, if anything, to what will be; undefined if that is the same. */
	readonly learn: (stored: unknown) => object | undefined;
	/** It is on disk. */
	readonly learnt: () => void;
}

/** Rows of people to put in, and to take out. */
export interface PeopleChange {
	readonly put: readonly Person[];
	readonly remove?: readonly PersonId[];
}

/** What was read ahead and is not wanted by then is old. */
const FRESH = 5_000;

/** A match as it lies there: data from outside, like all rows. */
interface Stored {
	readonly match: unknown;
	readonly log: readonly unknown[];
}

/** What else comes with matches from elsewhere, worked out on what is on disk by then. */
export interface Arrival {
	/** The cover as it stands with all lines that are here by then. */
	readonly settled: (cover: Match, rows: readonly unknown[], isLonger: boolean) => Match;
	readonly people: (rows: readonly unknown[]) => PeopleChange;
	/** Asked for last, when every match is in. */
	readonly lessons: () => readonly Lesson[];
	readonly onprogress: (done: number) => void;
}

/** A running match is kept as it is every 25 lines; a very long one less often, since it is all read. */
const isSnapshotDue = (clock: number): boolean => clock % (25 * Math.ceil(clock / 250)) === 0;

/** The match was removed meanwhile, by another tab: there is nothing to write a line into. */
export class MatchGone extends Error {
	override readonly name = 'MatchGone';
}

/** The app's shelf of matches in IndexedDB. */
export class Storage {
	readonly #connection: Connection;
	/** The other tabs and windows on this shelf. */
	readonly tabs: Tabs;
	#ahead: { readonly id: MatchId; readonly found: Promise<Stored | undefined> } | undefined;

	constructor(name = 'mainspring', onTrouble: (trouble: Trouble | undefined) => void = () => {}) {
		this.#connection = new Connection(name, onTrouble);
		this.tabs = new Tabs(name);
	}

	#write<T>(work: (tx: Writing) => Promise<T>): Promise<T> {
		return this.#connection.write(work);
	}

	/** Newest first. */
	async matchIds(): Promise<readonly MatchId[]> {
		const ids = await this.#connection.read((shelf) =>
			shelf.getAllKeysFromIndex('matches', 'startedAt')
		);
		return ids.reverse();
	}

	/** Rows are data from outside: whoever uses them reads them first. */
	covers(ids: readonly MatchId[]): Promise<readonly unknown[]> {
		return this.#connection.read((shelf) => {
			const matches = shelf.transaction('matches').store;
			return Promise.all(ids.map((id) => matches.get(id)));
		});
	}

	copies(): Promise<readonly unknown[]> {
		return this.#connection.read((shelf) => shelf.getAll('copies'));
	}

	/** How far the log on disk goes: the clock of its last line. */
	async lastClock(id: MatchId): Promise<number> {
		const newest = await this.#connection.read((shelf) =>
			shelf.transaction('entries').store.index('order').openKeyCursor(ofMatch(id), 'prev')
		);
		return newest?.key[1] ?? 0;
	}

	/** Begins to read a match for a page that is on its way. */
	readAhead(id: MatchId): void {
		const found = this.match(id);
		// whoever asks for it hears of it
		found.catch(() => {});
		this.#ahead = { id, found };
		// for the page that is being loaded, and no other
		setTimeout(() => (this.#ahead = undefined), FRESH);
	}

	match(id: MatchId): Promise<Stored | undefined> {
		const ahead = this.#ahead;
		// once: a match that is opened again is read again
		this.#ahead = undefined;
		if (ahead?.id === id) return ahead.found;
		return this.#connection.read(async (shelf) => {
			const tx = shelf.transaction(['matches', 'entries']);
			const [match, log] = await Promise.all([
				tx.objectStore('matches').get(id),
				tx.objectStore('entries').index('order').getAll(ofMatch(id))
			]);
			return match && { match, log };
		});
	}

	/** A new match; of one that is here already, lines that are here stay as they are. */
	async addMatch(match: Match, log: Log<GameTypes> = []): Promise<void> {
		await this.#write((tx) => this.#add(tx, match, log));
		this.tabs.broadcast({ kind: 'shelf' });
		this.tabs.broadcast({ kind: 'match', match: match.id });
	}

	/** Matches from elsewhere and all that comes with them: the whole of it, or nothing. */
	async bringIn(
		files: readonly MatchFile[],
		{ settled, people, lessons, onprogress }: Arrival
	): Promise<void> {
		const learnt = await this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const entries = tx.objectStore('entries').index('order');
			for (const [index, { match, log }] of files.entries()) {
				const { id } = match;
				await keepSnapshot(tx, id, 'before-file');
				const isLonger = await this.#add(tx, match, log);
				const [cover, rows] = await Promise.all([matches.get(id), entries.getAll(ofMatch(id))]);
				if (cover) await matches.put(settled(cover, rows, isLonger));
				onprogress(index + 1);
			}
			await this.#changePeople(tx, people);
			const taught = lessons();
			for (const lesson of taught) await this.#learn(tx, lesson);
			return taught;
		});
		for (const lesson of learnt) lesson.learnt();
		for (const { match } of files) this.tabs.broadcast({ kind: 'match', match: match.id });
		for (const kind of ['shelf', 'people', 'copies'] as const) this.tabs.broadcast({ kind });
	}

	/** Answers whether a match that was here has more lines now. */
	async #add(tx: Writing, match: Match, log: Log<GameTypes>): Promise<boolean> {
		const matches = tx.objectStore('matches');
		const entries = tx.objectStore('entries');
		const found = await matches.get(match.id);
		// a cover that nobody can read any more is replaced by the one that can be read
		const cover = found && readMatch(found).ok ? found : undefined;
		// a match that was thrown away comes back with its file, and a note where there was none
		const { title, note } = { ...match, ...cover };
		const isChanged = cover && (cover.title !== title || cover.note !== note);
		if (!cover || isChanged || cover.thrownAt !== undefined)
			await matches.put(edited(cover ?? match, { thrownAt: undefined, title, note }));
		const known = new Set(await entries.index('order').getAllKeys(ofMatch(match.id)));
		const added = log.filter(({ id }) => !known.has(id));
		await Promise.all(added.map((entry) => entries.add({ ...entry, match: match.id })));
		return found !== undefined && added.length > 0;
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
		const { row, ends } = await this.#write(async (tx) => {
			const shelf = bare(tx);
			const [there, last, cover, copy] = await Promise.all([
				shelf.get('entries', entry.id),
				shelf.lastKey('entries', 'order', ofMatch(match)),
				shelf.get('matches', match),
				lesson && shelf.get('copies', lesson.game)
			]);
			// written before, by a connection that was lost before it could say so
			if (there && isSame(there, { ...entry, clock: there.clock, match }))
				return { row: there, ends: false };
			if (!cover) throw new MatchGone(match);
			const row = { ...entry, clock: Math.max(entry.clock, (last?.[1] ?? 0) + 1), match };
			// what is corrected later does not make the match longer
			const settledResult = result && {
				...result,
				endedAt: cover.result?.endedAt ?? result.endedAt
			};
			// a match that is played on is not thrown away any more
			const played = edited(cover, {
				result: settledResult,
				lastAt: entry.at,
				thrownAt: undefined,
				// a match that goes on has its secret again
				revealed: result && wasShown(cover)
			});
			const facts = lesson?.learn(copy?.facts);
			await Promise.all([
				shelf.add('entries', row),
				shelf.put('matches', played),
				lesson && facts && shelf.put('copies', { game: lesson.game, facts })
			]);
			return { row, ends: result !== undefined && !cover.result };
		});
		lesson?.learnt();
		this.tabs.broadcast({ kind: 'line', match, row });
		if (lesson) this.tabs.broadcast({ kind: 'copies' });
		if (ends || isSnapshotDue(row.clock)) this.#keep(match, ends ? 'finished' : 'running');
		const { match: _, ...settled } = row;
		return settled;
	}

	/** In a transaction of its own: no tap waits or fails for a state that finds no room. */
	#keep(match: MatchId, occasion: Occasion) {
		this.#write((tx) => keepSnapshot(tx, match, occasion)).catch(() => {});
	}

	/** The facts of one's own copy, as they lie there: data from outside, like all rows. */
	async copy(game: string): Promise<unknown> {
		return (await this.#connection.read((shelf) => shelf.get('copies', game)))?.facts;
	}

	async changeCopy(lesson: Lesson): Promise<void> {
		const isNews = await this.#write((tx) => this.#learn(tx, lesson));
		lesson.learnt();
		if (isNews) this.tabs.broadcast({ kind: 'copies' });
	}

	async #learn(tx: Writing, { game, learn }: Lesson): Promise<boolean> {
		const copies = tx.objectStore('copies');
		const facts = learn((await copies.get(game))?.facts);
		if (facts) await copies.put({ game, facts });
		return facts !== undefined;
	}

	/** Data from outside, like all rows. */
	people(): Promise<readonly unknown[]> {
		return this.#connection.read((shelf) => shelf.getAll('people'));
	}

	/** From what is stored to what will be, in one transaction. */
	async changePeople(work: Arrival['people']): Promise<void> {
		const isNews = await this.#write((tx) => this.#changePeople(tx, work));
		if (isNews) this.tabs.broadcast({ kind: 'people' });
	}

	async #changePeople(tx: Writing, work: Arrival['people']): Promise<boolean> {
		const people = tx.objectStore('people');
		const { put, remove = [] } = work(await people.getAll());
		await Promise.all([
			...put.map((person) => people.put(person)),
			...remove.map((id) => people.delete(id))
		]);
		return put.length + remove.length > 0;
	}

	/** Writes on a cover that is there; undefined leaves it as it is. */
	async #onCover(id: MatchId, change: (cover: Match) => Match | undefined): Promise<void> {
		const isNews = await this.#write(async (tx) => {
			const matches = tx.objectStore('matches');
			const cover = await matches.get(id);
			const changed = cover && change(cover);
			if (changed) await matches.put(changed);
			return changed !== undefined;
		});
		if (isNews) this.tabs.broadcast({ kind: 'match', match: id });
	}

	/** A name, a note, that it was thrown away; the lines stay as they are. */
	editCover(id: MatchId, edits: Parameters<typeof edited>[1], startedAt?: number): Promise<void> {
		return this.#onCover(id, (cover) => moved(edited(cover, edits), startedAt));
	}

	/**
	 * The cover says what the log says, for whoever has read the log up to this clock. Whoever has
	 * written since knew more.
	 */
	async settle(
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
		this.tabs.broadcast({ kind: 'match', match: id });
	}

	/** A result that an older version wrote gets its tale; the result itself stays as it is. */
	addSummary(id: MatchId, tale: Summary): Promise<void> {
		return this.#onCover(id, (cover) => {
			if (!cover.result || cover.result.tale) return undefined;
			const result = { ...cover.result, tale };
			return edited(cover, { result, revealed: wasShown(cover) });
		});
	}

	/** The match is told more of its cards than it was begun with. */
	lend(id: MatchId, options: AnySetup['options'], result: Result | undefined): Promise<void> {
		return this.#onCover(id, (cover) => {
			// when it ended stays as it was; a tab that lags behind does not reopen it
			const settled = cover.result && result && { ...result, endedAt: cover.result.endedAt };
			const setup = { ...cover.setup, options };
			return edited(
				{ ...cover, setup },
				{ result: settled ?? cover.result, revealed: wasShown(cover) }
			);
		});
	}

	async removeMatch(id: MatchId): Promise<void> {
		await this.#write(async (tx) => {
			await keepSnapshot(tx, id, 'before-removal');
			const entries = tx.objectStore('entries');
			const keys = await entries.index('order').getAllKeys(ofMatch(id));
			await Promise.all([
				tx.objectStore('matches').delete(id),
				...keys.map((key) => entries.delete(key))
			]);
		});
		this.tabs.broadcast({ kind: 'match', match: id, replaced: true });
		this.tabs.broadcast({ kind: 'shelf' });
	}

	/** One for each match that was ever kept, those kept last first. */
	matchesWithSnapshots(): Promise<readonly Snapshot[]> {
		return matchesWithSnapshots(this.#connection);
	}

	/** As the match was, newest first: data from outside, like all rows. */
	earlierSnapshots(id: MatchId): Promise<readonly Earlier[]> {
		return earlierSnapshots(this.#connection, id);
	}

	/** The match is as it was in that state; what it was until now becomes a state, too. */
	async returnTo(id: MatchId, number: number): Promise<void> {
		await this.#write((tx) => returnTo(tx, id, number));
		this.tabs.broadcast({ kind: 'match', match: id, replaced: true });
		this.tabs.broadcast({ kind: 'shelf' });
	}

	/** States of matches that went before that time. */
	forgetSnapshots(before: number): Promise<void> {
		return this.#write((tx) => forgetSnapshots(tx, before));
	}
}

export const storage = new Storage('mainspring', (trouble) => (storageTrouble.kind = trouble));
