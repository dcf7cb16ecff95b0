import { Install } from '$lib/platform/device/install.svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

let install: Install;

function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
	const prompt = vi.fn(() => Promise.resolve({ outcome }));
	const event = new Event('beforeinstallprompt', { cancelable: true });
	window.dispatchEvent(Object.assign(event, { prompt }));
	return { event, prompt };
}

function device(userAgent: string, touchPoints = 0) {
	vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
	vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
}

beforeEach(() => {
	install = new Install();
	install.listen();
});
afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
});

test('without an offer there is nothing to install', () => {
	expect(install.way).toBeUndefined();
});

test('an offer is kept for our own card, and taken up once', async () => {
	const { event, prompt } = offer();
	expect(event.defaultPrevented).toBe(true);
	expect(install.way).toBe('question');
	await install.ask();
	await install.ask();
	expect(prompt).toHaveBeenCalledOnce();
	expect(install.way).toBeUndefined();
	expect(install.declined).toBe(false);
});

test('a no to the browser is a no to the card, also on the next visit', async () => {
	offer('dismissed');
	await install.ask();
	expect(install.declined).toBe(true);
	expect(new Install().declined).toBe(true);
});

test('an installed app is offered no more', () => {
	offer();
	window.dispatchEvent(new Event('appinstalled'));
	expect(install.way).toBeUndefined();
});

test.each([
	['an iPhone', IPHONE, 5, 'by-hand'],
	['an iPad, which calls itself a Mac', MAC, 5, 'by-hand'],
	['a Mac', MAC, 0, undefined]
] as const)('%s', (_, userAgent, touchPoints, way) => {
	device(userAgent, touchPoints);
	expect(new Install().way).toBe(way);
});

test('an iPhone that has installed it is told nothing', () => {
	device(IPHONE, 5);
	Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
	expect(new Install().way).toBeUndefined();
	Reflect.deleteProperty(navigator, 'standalone');
});
