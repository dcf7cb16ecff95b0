import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';

/** A line as it lies on disk. */
export interface Row {
	readonly id: string;
	readonly match: string;
	readonly clock: number;
	readonly at: number;
	readonly kind: string;
}

type Said = { readonly row: Row } | { readonly match: string; readonly recorded: number };

/** What the page calls to reach the witness. */
export const WITNESSED = 'witnessed';

/** Runs in the page before the app: tells each row that is tried to be added, and each claim of the screen. */
export function testify(): void {
	// safe: exposed by the test
	const say = (said: Said) =>
		(window as unknown as { witnessed(text: string): void }).witnessed(JSON.stringify(said));
	// eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this`
	const { add } = IDBObjectStore.prototype;
	IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...given: [Row]) {
		if (this.name === 'entries') say({ row: given[0] });
		return add.apply(this, given);
	};
	let last: string | undefined;
	new MutationObserver(() => {
		const line = document.querySelector<HTMLElement>('.last-line');
		const match = /^\/match\/([^/]+)/.exec(location.pathname)?.[1];
		const recorded = line?.dataset.recorded;
		if (match === undefined || recorded === undefined || `${match} ${recorded}` === last) return;
		last = `${match} ${recorded}`;
		say({ match, recorded: Number(recorded) });
	}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-recorded'] });
}

/** Stands outside the browser, and remembers what was claimed when the browser is gone. */
export class Witness {
	readonly #rows = new Map<string, Map<string, Row>>();
	readonly #recorded = new Map<string, number>();

	readonly hear = (text: string): void => {
		// safe: testify wrote it
		const said = JSON.parse(text) as Said;
		if ('recorded' in said) {
			this.#recorded.set(said.match, said.recorded);
			return;
		}
		const { row } = said;
		const rows = this.#rows.get(row.match) ?? new Map<string, Row>();
		rows.set(row.id, row);
		this.#rows.set(row.match, rows);
	};

	/** Rows that were tried to be added, in order; one that is tried again counts once. */
	attempted(match: string): readonly Row[] {
		return [...(this.#rows.get(match)?.values() ?? [])].sort((a, b) => a.clock - b.clock);
	}

	/** How many lines the screen last claimed to be on disk. */
	recorded(match: string): number {
		return this.#recorded.get(match) ?? 0;
	}
}

/** What a match left behind when its browser ended. */
export interface Left {
	readonly match: string;
	readonly confirmed: number;
	readonly attempted: readonly Row[];
}

export const leftBy = (witness: Witness, match: string): Left => ({
	match,
	confirmed: witness.recorded(match),
	attempted: witness.attempted(match)
});

const digest = (rows: readonly Row[]) =>
	createHash('sha256').update(JSON.stringify(rows)).digest('hex');

/** The word of the last rows may be lost with the process that had to carry it to the witness. */
const UNHEARD = 3;

/** What was claimed is there, to the byte; what is there beyond was tried, and follows on. */
export function expectKept(
	{ confirmed, attempted }: Left,
	onDisk: readonly Row[],
	unheard = UNHEARD
): void {
	expect(onDisk.length, 'lines on disk that were claimed').toBeGreaterThanOrEqual(confirmed);
	expect(digest(onDisk.slice(0, confirmed)), 'sha256 of the claimed lines').toBe(
		digest(attempted.slice(0, confirmed))
	);
	expect(digest(onDisk.slice(0, attempted.length)), 'sha256 of the lines beyond').toBe(
		digest(attempted.slice(0, onDisk.length))
	);
	expect(onDisk.length - attempted.length, 'lines beyond those tried').toBeLessThanOrEqual(unheard);
	expect(
		onDisk.map(({ clock }) => clock),
		'the clocks of all lines'
	).toEqual(onDisk.map((_, index) => index + 1));
	expect(new Set(onDisk.map(({ id }) => id)).size, 'different lines').toBe(onDisk.length);
}

/** Runs in the page: the lines of a match that are really on disk, in order. */
export function readRows(match: string): Promise<readonly Row[]> {
	return new Promise((done, fail) => {
		const request = indexedDB.open('mainspring');
		request.onerror = () => fail(new Error('no database'));
		request.onsuccess = () => {
			const db = request.result;
			const close = (rows: readonly Row[]) => {
				db.close();
				done(rows);
			};
			// nothing at all was kept
			if (!db.objectStoreNames.contains('entries')) {
				close([]);
				return;
			}
			const order = db.transaction('entries').objectStore('entries').index('order');
			const all = order.getAll(IDBKeyRange.bound([match], [match, []]));
			all.onerror = () => fail(new Error('no lines'));
			all.onsuccess = () => close(all.result as readonly Row[]);
		};
	});
}
