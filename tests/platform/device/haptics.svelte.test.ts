import { tick } from '$lib/platform/device/haptics';
import { preferences } from '$lib/platform/preferences.svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the system is asked for once, when the app starts, and answers ever after. */
const system = vi.hoisted(() => {
	const answer = { movesLess: false };
	vi.spyOn(window, 'matchMedia').mockImplementation(
		(query) =>
			// safe: nothing else is asked of it
			({
				get matches() {
					return answer.movesLess && query.includes('reduce');
				}
			}) as MediaQueryList
	);
	return answer;
});
const vibrate = vi.spyOn(navigator, 'vibrate');

beforeEach(() => {
	vibrate.mockReset().mockReturnValue(true);
	preferences.haptics = true;
	system.movesLess = false;
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
	system.movesLess = true;
	tick();
	expect(vibrate).not.toHaveBeenCalled();
});
