import {
	openDB,
	unwrap,
	type IDBPDatabase,
	type IDBPTransaction,
	type IndexKey,
	type IndexNames
} from 'idb';
import { answered } from './answered';
import { STORES, upgrade, VERSION, type StoreSchema } from './schema';

export type Writing = IDBPTransaction<StoreSchema, typeof STORES, 'readwrite'>;

/**
 * Why the shelf cannot be opened: another tab has a newer version of the app, or an older one that
 * does not let go.
 */
export type Trouble = 'outdated' | 'blocked';

/** A tap that shows is on disk: a relaxed transaction may still be lost to a power cut. */
const SAFELY = { durability: 'strict' } as const;

const isNamed = (error: unknown, name: string) =>
	error instanceof DOMException && error.name === name;
/** The browser has closed the connection without a word: nothing has been asked of it yet. */
const isClosed = (error: unknown) => isNamed(error, 'InvalidStateError');

/** The way to the database, opened when it is first needed and again whenever it was lost. */
export class Connection {
	readonly #name: string;
	readonly #onTrouble: (trouble: Trouble | undefined) => void;
	#opened: Promise<IDBPDatabase<StoreSchema>> | undefined;

	constructor(name: string, onTrouble: (trouble: Trouble | undefined) => void) {
		this.#name = name;
		this.#onTrouble = onTrouble;
	}

	#shelf(): Promise<IDBPDatabase<StoreSchema>> {
		this.#opened ??= this.#open().catch((error: unknown) => {
			this.#opened = undefined;
			if (isNamed(error, 'VersionError')) this.#onTrouble('outdated');
			throw error;
		});
		return this.#opened;
	}

	async #open(): Promise<IDBPDatabase<StoreSchema>> {
		const forget = () => (this.#opened = undefined);
		const shelf = await openDB<StoreSchema>(this.#name, VERSION, {
			upgrade,
			blocked: () => this.#onTrouble('blocked'),
			// another tab brings a newer version: let it; what is being written is finished first
			blocking: (_current, _blocked, event) => {
				forget();
				// safe: idb hands on the event of the connection that is to close
				(event.target as IDBDatabase).close();
				this.#onTrouble('outdated');
			},
			terminated: forget
		});
		this.#onTrouble(undefined);
		return shelf;
	}

	/** On a new connection, if the old one turns out to be lost. */
	async #withShelf<T>(use: (shelf: IDBPDatabase<StoreSchema>) => T | Promise<T>): Promise<T> {
		const opened = await this.#shelf();
		try {
			return await use(opened);
		} catch (error) {
			if (!isClosed(error)) throw error;
			this.#opened = undefined;
			return use(await this.#shelf());
		}
	}

	read<T>(work: (shelf: IDBPDatabase<StoreSchema>) => Promise<T>): Promise<T> {
		return this.#withShelf(work);
	}

	/** One transaction: all of it is on disk when this resolves, or nothing has changed. */
	async write<T>(work: (tx: Writing) => Promise<T>): Promise<T> {
		const { tx } = await this.#withShelf((shelf) => ({
			tx: shelf.transaction(STORES, 'readwrite', SAFELY)
		}));
		try {
			const [value] = await Promise.all([work(tx), tx.done]);
			return value;
		} catch (error) {
			// what is thrown half-way must not leave a half on disk
			abort(tx);
			await tx.done.catch(() => {});
			// a request only says that the transaction was given up; this says why
			throw tx.error ?? error;
		}
	}
}

function abort(tx: Writing) {
	try {
		tx.abort();
	} catch {
		// it has ended already
	}
}

type Store = (typeof STORES)[number];

/**
 * The same transaction without idb, for what every tap waits for: idb wraps each store and each request
 * anew, which costs as much again as the asking.
 */
export function bare(tx: Writing) {
	const transaction = unwrap(tx);
	const at = (store: Store) => transaction.objectStore(store);
	return {
		get: async <S extends Store>(store: S, key: StoreSchema[S]['key']) =>
			// safe: as safe as idb's own word for what the schema says
			answered(at(store).get(key) as IDBRequest<StoreSchema[S]['value'] | undefined>),
		add: async <S extends Store>(store: S, row: StoreSchema[S]['value']) =>
			answered(at(store).add(row)),
		put: async <S extends Store>(store: S, row: StoreSchema[S]['value']) =>
			answered(at(store).put(row)),
		/** The last key of an index within a range. */
		lastKey: async <S extends Store, I extends IndexNames<StoreSchema, S>>(
			store: S,
			index: I,
			range: IDBKeyRange
		) => {
			const cursor = at(store).index(index).openKeyCursor(range, 'prev');
			// safe: the same word
			return (await answered(cursor))?.key as IndexKey<StoreSchema, S, I> | undefined;
		}
	};
}
