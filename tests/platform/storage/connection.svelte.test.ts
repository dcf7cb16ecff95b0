import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '$lib/platform/storage/database';
import { MatchStore } from '$lib/platform/storage/match-store';
import { entry, freshDatabase, friday } from './rows';

// The real IndexedDB of the browser, a fresh database for each test.

let store: MatchStore;
beforeEach(() => {
	store = new MatchStore(freshDatabase());
});

describe('the connection', () => {
	/** Every database that is opened from here on. */
	function opened() {
		const found: IDBDatabase[] = [];
		// eslint-disable-next-line @typescript-eslint/unbound-method -- called with its `this` below
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (...args) {
			const request = open.apply(this, args);
			request.addEventListener('success', () => found.push(request.result));
			return request;
		};
		onTestFinished(() => {
			IDBFactory.prototype.open = open;
		});
		return found;
	}

	test('that was closed by the browser is opened again, and nothing is lost', async () => {
		const connections = opened();
		await store.add(friday);
		for (let tap = 1; tap <= 5; tap++) {
			connections.at(-1)?.close();
			await store.append(friday.id, entry(`tap-${tap}`, tap), undefined);
			connections.at(-1)?.close();
			expect((await store.read(friday.id))?.log).toHaveLength(tap);
		}
		expect(connections).toHaveLength(11);
	});

	test('says when a newer version has taken over, and when an older one is in the way', async () => {
		const name = `test-${crypto.randomUUID()}`;
		const told: (string | undefined)[] = [];
		const here = new MatchStore(openDatabase(name, (trouble) => told.push(trouble)));
		await here.add(friday);
		expect(told).toEqual([undefined]);
		const newer = await new Promise<IDBDatabase>((done, fail) => {
			const request = indexedDB.open(name, 99);
			request.onsuccess = () => done(request.result);
			request.onerror = () => fail(new Error('not opened'));
		});
		expect(told).toEqual([undefined, 'outdated']);
		await expect(here.append(friday.id, entry('a', 1), undefined)).rejects.toThrow();
		newer.close();

		const stubborn = `test-${crypto.randomUUID()}`;
		const old = await new Promise<IDBDatabase>((done) => {
			const request = indexedDB.open(stubborn, 1);
			request.onsuccess = () => done(request.result);
		});
		const later: (string | undefined)[] = [];
		const database = openDatabase(stubborn, (trouble) => {
			later.push(trouble);
			if (trouble === 'blocked') old.close();
		});
		const waiting = new MatchStore(database);
		await waiting.ids().catch(() => {});
		expect(later[0]).toBe('blocked');
	});
});

test('a newer version in another tab is let in', async () => {
	const name = `test-${crypto.randomUUID()}`;
	const old = new MatchStore(freshDatabase(name));
	await old.add(friday);
	const upgraded = await new Promise<boolean>((done) => {
		const request = indexedDB.open(name, 99);
		request.onsuccess = () => {
			request.result.close();
			done(true);
		};
		request.onblocked = () => done(false);
	});
	expect(upgraded).toBe(true);
});
