import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtSite, expect, test } from '../app';
import { recorded } from '../recorded';
import { button, openFile } from '../table';

const shell = readFileSync(join(builtSite, 'index.html'), 'utf8');
const [, list = ''] = /id="match-files">(.*?)<\/script>/s.exec(shell) ?? [];
// safe: tools/build/match-files.mjs wrote it
const { match: everyTable, games } = JSON.parse(list) as {
	readonly match: readonly string[];
	readonly games: { readonly clockworker: readonly string[] };
};
const MATCH = 'two-end-tile';
const NOTES = 'mainspring:opened-matches';
const isFile = (path: string) => /\.(js|css)$/.test(path);

/** What is asked for until the table is drawn, when the match is opened anew. */
async function neededBy(page: Page): Promise<readonly string[]> {
	await page.addInitScript(() => {
		const seen = new MutationObserver(() => {
			if (!document.querySelector('.contents h1')) return;
			performance.mark('shown');
			seen.disconnect();
		});
		seen.observe(document, { childList: true, subtree: true });
	});
	await page.reload();
	await expect(button(page, 'Recharge')).toBeVisible();
	const paths = await page.evaluate(() => {
		const [shown] = performance.getEntriesByName('shown');
		return performance
			.getEntriesByType('resource')
			.filter(({ startTime }) => startTime < (shown?.startTime ?? 0))
			.map(({ name }) => new URL(name).pathname.slice(1));
	});
	return paths.filter(isFile);
}

/** What the page asks for by itself: the app is kept from starting. */
async function askedByThePage(page: Page): Promise<ReadonlySet<string>> {
	const asked = new Set<string>();
	page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
	await page.route('**/entry/start.*', () => {});
	await page.reload({ waitUntil: 'commit' });
	return asked;
}

test('a match asks for all that it needs at once', async ({ page }) => {
	await openFile(page, recorded(MATCH, 12));
	const needed = await neededBy(page);
	expect(needed).toEqual(expect.arrayContaining([...everyTable, ...games.clockworker]));
	expect(new Set(needed).size, needed.join(' ')).toBe(needed.length);
	// each file more costs a start a few milliseconds
	expect(needed.length, needed.join(' ')).toBeLessThanOrEqual(14);
	const asked = await askedByThePage(page);
	await expect.poll(() => needed.filter((path) => !asked.has(path))).toEqual([]);
});

for (const [which, notes, expected] of [
	['has its game noted', [[MATCH, 'clockworker']], games.clockworker],
	['is new here: the last game is guessed', [['another', 'clockworker']], games.clockworker],
	['is the first here', null, []],
	['has notes that are none', { [MATCH]: 'clockworker' }, []]
] as const)
	test(`a match that ${which}`, async ({ page }) => {
		await openFile(page, recorded(MATCH, 12));
		await expect(button(page, 'Recharge')).toBeVisible();
		await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
			NOTES,
			JSON.stringify(notes)
		] as const);
		const asked = await askedByThePage(page);
		await expect.poll(() => everyTable.filter((path) => !asked.has(path))).toEqual([]);
		expect(games.clockworker.filter((path) => asked.has(path))).toEqual(expected);

		await page.unroute('**/entry/start.*');
		await page.reload();
		await expect(button(page, 'Recharge')).toBeVisible();
		const noted = await page.evaluate((key) => localStorage.getItem(key), NOTES);
		expect(JSON.parse(noted ?? '')).toContainEqual([MATCH, 'clockworker']);
	});

test('the way to a match that goes on asks for its game, too', async ({ page }) => {
	await openFile(page, recorded(MATCH, 12));
	await expect(button(page, 'Recharge')).toBeVisible();
	const asked = await askedByThePage(page);
	await page.goto('/continue', { waitUntil: 'commit' });
	await expect.poll(() => games.clockworker.filter((path) => !asked.has(path))).toEqual([]);
	await page.unroute('**/entry/start.*');
	await page.goto('/continue');
	await expect(button(page, 'Recharge')).toBeVisible();
});

test('a tap changes the figure that it is about, and little else of the page', async ({ page }) => {
	await openFile(page, recorded('four-end-tile', 70));
	const more = button(page, 'Gears: one more');
	await expect(more).toBeVisible();
	const contents = page.locator('.contents');
	const changes = await contents.evaluateHandle((node) => {
		const all: string[] = [];
		new MutationObserver((records) => {
			for (const { type, attributeName } of records) all.push(attributeName ?? type);
		}).observe(node, { attributes: true, childList: true, characterData: true, subtree: true });
		return all;
	});
	await more.tap();
	await expect(contents.locator('[data-recorded="71"]')).toHaveCount(1);
	// the figure and its name, the last line, what can be undone, and that the line is on disk
	const made = await changes.jsonValue();
	expect(made).toContain('characterData');
	expect(made.length, made.join(' ')).toBeLessThanOrEqual(10);
});
