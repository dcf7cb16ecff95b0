import type { Person, PersonId } from '../people/people';
import type { Writing } from './connection';
import { database, type Database } from './database';

/** Rows of people to put in, and to take out. */
export interface PeopleChange {
	readonly put: readonly Person[];
	readonly remove?: readonly PersonId[];
}

/** From the rows on disk to what changes; rows are data from outside, to be read first. */
type ChangePeople = (rows: readonly unknown[]) => PeopleChange;

/** The same inside a transaction that writes more than people. Answers whether anything changed. */
async function changePeople(tx: Writing, change: ChangePeople): Promise<boolean> {
	const people = tx.objectStore('people');
	const { put, remove = [] } = change(await people.getAll());
	await Promise.all([
		...put.map((person) => people.put(person)),
		...remove.map((id) => people.delete(id))
	]);
	return put.length + remove.length > 0;
}

/** The people who have played on this device, in IndexedDB. */
export class PeopleStore {
	readonly #database: Database;

	constructor(database: Database) {
		this.#database = database;
	}

	all(): Promise<readonly unknown[]> {
		return this.#database.connection.read((shelf) => shelf.getAll('people'));
	}

	/** In one transaction: what another tab has written until then is not lost. */
	async change(change: ChangePeople): Promise<void> {
		const { connection, tabs } = this.#database;
		const isNews = await connection.write((tx) => changePeople(tx, change));
		if (isNews) tabs.broadcast({ kind: 'people' });
	}
}

export const peopleStore = new PeopleStore(database);
