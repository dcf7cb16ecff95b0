import { Update } from '$lib/platform/device/update.svelte';
import { beforeEach, expect, test, vi } from 'vitest';

class FakeWorker extends EventTarget {
	state = 'installing';
	readonly postMessage = vi.fn();

	becomes(state: string) {
		this.state = state;
		this.dispatchEvent(new Event('statechange'));
	}
}

/** A browser whose service worker we move by hand. */
class FakeContainer extends EventTarget {
	controller: FakeWorker | null = null;
	readonly registration = Object.assign(new EventTarget(), {
		installing: null as FakeWorker | null,
		waiting: null as FakeWorker | null,
		update: () => Promise.resolve()
	});
	readonly register = vi.fn(() => Promise.resolve(this.registration));

	finds(worker: FakeWorker) {
		this.registration.installing = worker;
		this.registration.dispatchEvent(new Event('updatefound'));
	}
}

let container: FakeContainer;

beforeEach(() => {
	vi.stubEnv('DEV', false);
	container = new FakeContainer();
	Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});

test('the first worker makes the app ready for offline, and is no update', async () => {
	const first = new FakeWorker();
	container.registration.installing = first;
	const update = new Update();
	await update.register();
	first.becomes('installed');
	expect(update).toMatchObject({ offlineReady: false, updateReady: false });
	first.becomes('activated');
	expect(update).toMatchObject({ offlineReady: true, updateReady: false });
});

test('a later worker is an update, and takes over when the user says so', async () => {
	container.controller = new FakeWorker();
	const update = new Update();
	await update.register();
	expect(update).toMatchObject({ offlineReady: true, updateReady: false });

	const next = new FakeWorker();
	container.finds(next);
	next.becomes('installed');
	expect(update.updateReady).toBe(true);
	expect(next.postMessage).not.toHaveBeenCalled();
	expect(update.applying).toBe(false);
	update.apply();
	expect(next.postMessage).toHaveBeenCalledWith('skip-waiting');
	expect(update.applying).toBe(true);
});

test('an update that waited since the last visit is offered at once', async () => {
	container.controller = new FakeWorker();
	container.registration.waiting = new FakeWorker();
	const update = new Update();
	await update.register();
	expect(update.updateReady).toBe(true);
});

test('a browser that refuses a worker runs the app all the same', async () => {
	container.register.mockRejectedValue(new DOMException('private window', 'SecurityError'));
	const update = new Update();
	// nothing is stored, and `update` has to say so
	await expect(update.register()).resolves.toBe(false);
	expect(update).toMatchObject({ offlineReady: false, updateReady: false });
});

test('nothing is registered during development', async () => {
	vi.stubEnv('DEV', true);
	await new Update().register();
	expect(container.register).not.toHaveBeenCalled();
});
