import { Persistence } from '$lib/platform/storage/persistence.svelte';
import { beforeEach, expect, test, vi } from 'vitest';

/** A browser that answers like this when asked. */
function browserThat(answer: boolean) {
	let persisted = false;
	return {
		persist: vi.fn(() => Promise.resolve((persisted = answer))),
		persisted: () => Promise.resolve(persisted),
		estimate: () => Promise.resolve({ usage: 1_400_000, quota: 1e9 })
	};
}

// other files of the run share this browser and may have left something
beforeEach(() => localStorage.clear());

test('to look is not to ask', async () => {
	const browser = browserThat(true);
	const persistence = new Persistence(browser);
	expect(persistence.promised).toBe('unknown');
	await persistence.look();
	expect(persistence.promised).toBe('not-asked');
	expect(persistence.used).toBe(1_400_000);
	expect(browser.persist).not.toHaveBeenCalled();
});

test.each([
	[true, 'kept'],
	[false, 'refused']
] as const)('the answer %s means %s, and is asked for once in a life', async (answer, promised) => {
	const browser = browserThat(answer);
	await new Persistence(browser).askOnce();
	const later = new Persistence(browser);
	await later.askOnce();
	await later.look();
	expect(later.promised).toBe(promised);
	expect(browser.persist).toHaveBeenCalledOnce();
});

test('a browser without an answer stays unknown', async () => {
	const persistence = new Persistence({
		...browserThat(true),
		persisted: () => Promise.reject(new TypeError('no'))
	});
	await persistence.look();
	expect(persistence).toMatchObject({ promised: 'unknown', used: undefined });
});

test('the real browser tells how much is used', async () => {
	const persistence = new Persistence();
	await persistence.look();
	expect(persistence.promised).not.toBe('unknown');
	expect(persistence.used).toBeTypeOf('number');
});
