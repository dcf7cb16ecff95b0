import { preferences } from '$lib/platform/preferences.svelte';
import { keepAwake } from '$lib/platform/device/wake-lock.svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class FakeLock {
	released = false;
	release() {
		this.released = true;
		return Promise.resolve();
	}
}

let locks: FakeLock[];
let leave: () => void;
const held = () => locks.filter(({ released }) => !released).length;
const request = vi.fn<() => Promise<FakeLock>>();

function granted() {
	const lock = new FakeLock();
	locks.push(lock);
	return Promise.resolve(lock);
}

function openMatch() {
	leave = $effect.root(() => keepAwake(request));
	flushSync();
}

function pageBecomes(state: DocumentVisibilityState) {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
	// the browser takes the lock of a hidden page away
	if (state === 'hidden') locks.forEach((lock) => (lock.released = true));
	document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
	locks = [];
	preferences.keepAwake = true;
	request.mockReset().mockImplementation(granted);
});
afterEach(() => {
	leave();
	vi.restoreAllMocks();
});

test('a lock is held while the match is open, and let go on leaving', async () => {
	openMatch();
	await expect.poll(held).toBe(1);
	leave();
	expect(held()).toBe(0);
	document.body.click();
	expect(request).toHaveBeenCalledOnce();
});

test('it is taken again when the page comes back', async () => {
	openMatch();
	await expect.poll(held).toBe(1);
	pageBecomes('hidden');
	expect(request).toHaveBeenCalledOnce();
	pageBecomes('visible');
	await expect.poll(held).toBe(1);
	expect(request).toHaveBeenCalledTimes(2);
});

test('refused at first, it is asked for again at the next touch, and then no more', async () => {
	request.mockRejectedValueOnce(new DOMException('not yet', 'NotAllowedError'));
	openMatch();
	await expect.poll(() => request.mock.settledResults[0]?.type).toBe('rejected');
	// the refusal is known one turn after the promise
	await Promise.resolve();
	document.body.click();
	await expect.poll(held).toBe(1);
	document.body.click();
	expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that arrives after leaving is let go', async () => {
	const lock = new FakeLock();
	const { promise, resolve } = Promise.withResolvers<FakeLock>();
	request.mockReturnValue(promise);
	openMatch();
	leave();
	resolve(lock);
	await expect.poll(() => lock.released).toBe(true);
});

test('it follows the preference, also in the middle of a match', async () => {
	openMatch();
	await expect.poll(held).toBe(1);
	preferences.keepAwake = false;
	flushSync();
	expect(held()).toBe(0);
	preferences.keepAwake = true;
	flushSync();
	await expect.poll(held).toBe(1);
});

test('a browser without wake locks is left alone', () => {
	leave = $effect.root(() => keepAwake(undefined));
	expect(() => {
		flushSync();
		document.body.click();
	}).not.toThrow();
});
