import { Safekeeping } from '$lib/platform/storage/persistence.svelte';
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
	const safekeeping = new Safekeeping(browser);
	expect(safekeeping.promised).toBe('unknown');
	await safekeeping.look();
	expect(safekeeping.promised).toBe('not-asked');
	expect(safekeeping.used).toBe(1_400_000);
	expect(browser.persist).not.toHaveBeenCalled();
});

test.each([
	[true, 'kept'],
	[false, 'refused']
] as const)('the answer %s means %s, and is asked for once in a life', async (answer, promised) => {
	const browser = browserThat(answer);
	await new Safekeeping(browser).askOnce();
	const later = new Safekeeping(browser);
	await later.askOnce();
	await later.look();
	expect(later.promised).toBe(promised);
	expect(browser.persist).toHaveBeenCalledOnce();
});

test('a browser without an answer stays unknown', async () => {
	const safekeeping = new Safekeeping({
		...browserThat(true),
		persisted: () => Promise.reject(new TypeError('no'))
	});
	await safekeeping.look();
	expect(safekeeping).toMatchObject({ promised: 'unknown', used: undefined });
});

test('the real browser tells how much is used', async () => {
	const safekeeping = new Safekeeping();
	await safekeeping.look();
	expect(safekeeping.promised).not.toBe('unknown');
	expect(safekeeping.used).toBeTypeOf('number');
});
