import { choices } from '$lib/platform/device/choices.svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const offer = () => choices({ colour: ['red', 'green'], loud: [true, false] });

// the files share a browser, and vitest runs them in an order of its own
beforeEach(() => localStorage.clear());
afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
});

test('the first value holds until somebody chooses, and is not written down', () => {
	expect(offer()).toEqual({ colour: 'red', loud: true });
	expect(localStorage.length).toBe(0);
});

test('what was chosen is there on the next visit', () => {
	const chosen = offer();
	chosen.colour = 'green';
	chosen.loud = false;
	expect(offer()).toEqual({ colour: 'green', loud: false });
});

test('what is written there but not on offer is passed over', () => {
	localStorage.setItem('mainspring:colour', 'mauve');
	expect(offer().colour).toBe('red');
});

test('a choice reaches whoever reads it', () => {
	const chosen = offer();
	const seen: string[] = [];
	const stop = $effect.root(() => {
		$effect(() => void seen.push(chosen.colour));
	});
	flushSync();
	chosen.colour = 'green';
	flushSync();
	stop();
	expect(seen).toEqual(['red', 'green']);
});

test('where nothing can be stored, a choice lasts for the visit', () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	const chosen = offer();
	chosen.colour = 'green';
	expect(chosen.colour).toBe('green');
});
