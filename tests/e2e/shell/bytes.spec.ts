import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtSite, expect, test } from '../app';
import { button } from '../table';

// What is the same on every machine, for any number of games; times are measured by `npm run bench`.

/** As it is sent: what has a brotli copy goes as that. */
function weigh(path: string): number {
	const file = join(builtSite, path);
	return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}
const weighAll = (paths: readonly string[]) => paths.reduce((sum, path) => sum + weigh(path), 0);
const isScript = (path: string) => path.endsWith('.js');

const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' });
const shell = readFileSync(join(builtSite, 'index.html'), 'utf8');

/** What the page says of the parts: see tools/build/match-files.mjs. */
interface MatchFiles {
	readonly match: readonly string[];
	readonly games: Readonly<Record<string, readonly string[]>>;
}
const [, list = ''] = /id="match-files">(.*?)<\/script>/s.exec(shell) ?? [];
// safe: the build wrote it
const beyondHome = JSON.parse(list) as MatchFiles;
const games = Object.entries(beyondHome.games);

/** What the browser asks for, but for the worker and what that one fetches. */
async function firstLoad(page: Page): Promise<readonly string[]> {
	const asked = new Set<string>();
	page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
	// a worker that is on its way: it stores the app later, and nothing else has to
	await page.addInitScript(() => {
		ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
	});
	await page.goto('/');
	await expect(button(page, 'Look at a sample match')).toBeVisible();
	await page.waitForLoadState('networkidle');
	return [...asked];
}

test('home is one page, its scripts, a font and a sign; no game costs it more than its card', async ({
	page
}) => {
	const asked = await firstLoad(page);
	expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(11);
	const scripts = asked.filter(isScript);
	expect(scripts.length).toBeGreaterThan(0);
	expect(weighAll(scripts), 'bytes of scripts').toBeLessThanOrEqual(55_000);
	// the styles of home and of every table are in the page, so that neither waits for any
	expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
	expect(weigh('index.html'), 'bytes of the page').toBeLessThanOrEqual(9_500);

	// kit asks for its page for errors ahead: a file of one line
	const ofMatch = beyondHome.match.filter((path) => path.includes('/chunks/'));
	const later = [...ofMatch, ...games.flatMap(([, own]) => own)];
	expect(ofMatch.length).toBeGreaterThan(0);
	expect(asked.filter((path) => later.includes(path))).toEqual([]);
});

test('a running match of any game stays within its bytes', async ({ page }) => {
	const ofHome = (await firstLoad(page)).filter(isScript);
	expect(games.length).toBeGreaterThan(0);
	for (const [game, own] of games) {
		expect(own.filter(isScript).length, game).toBeGreaterThan(0);
		const scripts = [...ofHome, ...beyondHome.match, ...own].filter(isScript);
		expect(weighAll(scripts), `bytes of scripts, ${game}`).toBeLessThanOrEqual(120_000);
	}
});

/** The worker does not store itself. */
const isStored = (path: string) => path !== 'service-worker.js';

test('the whole app stays within its bytes', () => {
	const scripts = files.filter(isScript);
	expect(weighAll(scripts), 'bytes of scripts').toBeLessThanOrEqual(330_000);
	const worker = readFileSync(join(builtSite, 'service-worker.js'), 'utf8');
	const stored = [...worker.matchAll(/\burl["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) =>
		url === '/' ? 'index.html' : url
	);
	// every style sheet but the one that is in the page
	const sheets = files.filter((path) => path.endsWith('.css') && !/home\.[^/]*$/.test(path));
	expect(sheets.length).toBeGreaterThan(0);
	expect(stored).toEqual(expect.arrayContaining([...scripts, ...sheets].filter(isStored)));
	expect(weighAll(stored), 'bytes that the worker stores').toBeLessThanOrEqual(480_000);
});
