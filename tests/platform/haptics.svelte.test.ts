import { tick } from '$lib/platform/haptics';
import { preferences } from '$lib/platform/preferences.svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const vibrate = vi.spyOn(navigator, 'vibrate');

function systemMovesLess(matches: boolean) {
	vi.spyOn(window, 'matchMedia').mockImplementation(
		// safe: nothing else is asked of it
		(query) => ({ matches: matches && query.includes('reduce') }) as MediaQueryList
	);
}

beforeEach(() => {
	vibrate.mockReset().mockReturnValue(true);
	preferences.haptics = true;
	systemMovesLess(false);
});
afterEach(() => localStorage.clear());

test('a tap is felt once, and briefly', () => {
	tick();
	expect(vibrate).toHaveBeenCalledOnce();
	expect(vibrate.mock.lastCall?.[0]).toBeLessThan(30);
});

test('not where it is switched off', () => {
	preferences.haptics = false;
	tick();
	expect(vibrate).not.toHaveBeenCalled();
});

test('not where the system asks for less motion', () => {
	systemMovesLess(true);
	tick();
	expect(vibrate).not.toHaveBeenCalled();
});
