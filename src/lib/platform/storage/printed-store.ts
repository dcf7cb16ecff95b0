import type { Writing } from './connection';
import { database, type Database } from './database';

/** A change of the printed values of one game. */
export interface PrintedChange {
	readonly game: string;
	/** From the values on disk, if there are any, to those that will be; undefined if they stay. */
	readonly change: (stored: unknown) => object | undefined;
}

/** The same inside a transaction that writes more. Answers whether anything changed. */
export async function changePrinted(
	tx: Writing,
	{ game, change }: PrintedChange
): Promise<boolean> {
	const copies = tx.objectStore('copies');
	const facts = change((await copies.get(game))?.facts);
	if (facts) await copies.put({ game, facts });
	return facts !== undefined;
}

/** What is printed on one's own copy of each game, in IndexedDB. Rows are data from outside. */
export class PrintedStore {
	readonly #database: Database;

	constructor(database: Database) {
		this.#database = database;
	}

	all(): Promise<readonly unknown[]> {
		return this.#database.connection.read((shelf) => shelf.getAll('copies'));
	}

	async of(game: string): Promise<unknown> {
		const row = await this.#database.connection.read((shelf) => shelf.get('copies', game));
		return row?.facts;
	}

	/** In one transaction: what another tab has written until then is not lost. */
	async change(change: PrintedChange): Promise<void> {
		const { connection, tabs } = this.#database;
		const isNews = await connection.write((tx) => changePrinted(tx, change));
		if (isNews) tabs.broadcast({ kind: 'copies' });
	}
}

export const printedStore = new PrintedStore(database);
