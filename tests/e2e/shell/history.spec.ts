import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { backupOf } from '../../games/evenings';
import { expect, test } from '../app';
import { plays, sources } from '../first-game';
import { manyMatches } from '../given-by-games';
import { recorded } from '../recorded';
import { button, openFile, sheet, startMatch, storedLines } from '../table';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const tab = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
const row = (page: Page, name: RegExp) => page.getByRole('link', { name });
const found = (page: Page) => page.getByRole('status').first();

const file = (text: string, name = 'backup.json') => ({
	name,
	mimeType: 'application/json',
	buffer: Buffer.from(text)
});

async function restore(page: Page, text: string) {
	await page.goto('/history');
	await page.locator('input[type=file]').setInputFiles(file(text));
	// a shelf of years is read line by line
	await button(page, 'Bring it in').click({ timeout: 30_000 });
	await expect(sheet(page, 'What the backup brings').getByRole('alert')).toHaveText(
		'Restored. Nothing that was here has changed.',
		{ timeout: 60_000 }
	);
	await button(page.getByRole('dialog'), 'Close').last().click();
}

async function saveBackup(page: Page): Promise<string> {
	const download = page.waitForEvent('download');
	await button(page, /^Save a backup/).click();
	const saved = await download;
	expect(saved.suggestedFilename()).toMatch(/^mainspring-backup-\d{4}-\d\d-\d\d\.json$/);
	return readFile(await saved.path(), 'utf8');
}

test.describe('the history', () => {
	test.beforeEach(({ page }) => restore(page, backupOf(manyMatches(60))));

	test('is searched by what stands on a cover, and narrowed by people and year', async ({
		page
	}) => {
		await expect(found(page)).toHaveText('60 matches');
		await page.getByRole('searchbox').fill('zzz');
		await expect(found(page)).toHaveText('No match like that.');
		await page.getByRole('searchbox').fill('EMILE dov');
		await expect(found(page)).toHaveText(/^\d matches$/);
		for (const match of await page.getByRole('main').getByRole('link').all()) {
			await expect(match).toContainText('Émile');
			await expect(match).toContainText('Dov');
		}
		await button(page, 'Clear').click();
		await button(page, 'Ana').click();
		await button(page, 'Bo').click();
		const both = await page.getByRole('main').getByRole('link').all();
		expect(both.length).toBeGreaterThan(2);
		for (const match of both) await expect(match).toContainText(/Ana.*Bo|Bo.*Ana/s);
	});

	test('lets a match be named, opened, thrown away and brought back', async ({ page }) => {
		const first = page.getByRole('main').getByRole('link').first();
		const name = (await first.innerText()).split('\n')[0] ?? '';
		await page
			.getByRole('button', { name: /name, note, throw away/ })
			.first()
			.click();
		await button(page, 'Name and note').click();
		await page.getByLabel('Name of the match').fill('Easter');
		await button(page, 'Save').click();
		await expect(first).toContainText('Easter');

		await page
			.getByRole('button', { name: /name, note, throw away/ })
			.first()
			.click();
		await button(page, /^Throw this match away/).click();
		await expect(found(page)).toContainText('Match thrown away');
		await expect(row(page, /Easter/)).toHaveCount(0);
		// also after a while, from the same page
		await page.reload();
		await expect(page.getByRole('region', { name: 'Thrown away' })).toContainText('Easter');
		await button(page, 'Bring it back').click();
		await expect(row(page, /Easter/)).toContainText(name);
		await row(page, /Easter/).click();
		await expect(page.getByRole('heading', { name: 'Easter' })).toBeVisible();
		await page.getByRole('link', { name: 'Back', exact: true }).click();
		await expect(title(page)).toHaveText('Record book');
	});

	test('shows more when asked to, and what lies below the list stands still', async ({ page }) => {
		const matches = page.getByRole('main').getByRole('link');
		const key = button(page, /^Save all as a table/);
		await key.scrollIntoViewIfNeeded();
		// whatever watches for what comes into sight has seen it after two frames
		const top = () =>
			key.evaluate(
				(node) =>
					new Promise<number>((done) =>
						requestAnimationFrame(() =>
							requestAnimationFrame(() => done(node.getBoundingClientRect().top))
						)
					)
			);
		const before = await top();
		expect(await top()).toBe(before);
		await expect(matches).toHaveCount(20);
		await button(page, 'Show more').click();
		await expect(matches).toHaveCount(40);
		await button(page, 'Show more').click();
		await expect(matches).toHaveCount(60);
		await expect(button(page, 'Show more')).toHaveCount(0);
	});

	test('is saved as a table of all, a line a player', async ({ page }) => {
		const download = page.waitForEvent('download');
		await button(page, /^Save all as a table/).click();
		const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
		const players = manyMatches(60).reduce((sum, { match }) => sum + match.setup.seats.length, 0);
		expect(lines).toHaveLength(players + 2);
		expect(lines[0]).toContain(sources.map((source) => `"${source}"`).join(','));
	});

	test('has people who can be renamed, painted and merged, and all of it undone', async ({
		page
	}) => {
		await tab(page, 'People');
		const emile = manyMatches(60).filter(({ match }) => match.setup.seats.includes('Émile')).length;
		await expect(button(page, /Émile/)).toContainText(`${emile} games`);
		await button(page, /Émile/).click();
		await page.getByLabel('Name', { exact: true }).fill('Bo');
		await button(page, 'Save').click();
		await expect(page.getByRole('alert')).toHaveText(/^Bo is somebody else here/);
		await page.getByLabel('Name', { exact: true }).fill('Milou');
		await button(page, 'Save').click();
		await expect(button(page, /Milou/)).toContainText(`${emile} games`);
		// a former name still belongs to its person
		await button(page, /^Gus /).click();
		await page.getByLabel('Name', { exact: true }).fill('émile');
		await button(page, 'Save').click();
		await expect(page.getByRole('alert')).toHaveText(/^Milou is somebody else here/);
		await page.keyboard.press('Escape');
		await tab(page, 'Matches');
		await expect(row(page, /Milou/).first()).toBeVisible();
		await expect(row(page, /Émile/)).toHaveCount(0);
		await row(page, /Milou/).first().click();
		await expect(page.getByRole('main')).toContainText('Milou');

		await page.goto('/history/people');
		await button(page, /Milou/).click();
		await button(page, 'Violet diamond').click();
		await button(page, 'Undo').click();
		await button(page, /Milou/).click();
		await button(page.getByRole('dialog'), 'Ana').click();
		await expect(page.getByRole('alert')).toHaveText(/sat at the same table once/);
	});

	test('merges two spellings, in figures too, and takes them apart again', async ({ page }) => {
		await startMatch(page, ['Anna', 'Bo']);
		await page.goto('/history/people');
		await expect(button(page, /^A?\s*Anna/)).toContainText('no finished game');
		const games = /(\d+) games/.exec(await button(page, /^A?\s*Ana /).innerText())?.[1] ?? '';
		await button(page, /^A?\s*Anna/).click();
		await button(page.getByRole('dialog'), 'Ana').click();
		await button(page, 'Merge with Ana').click();
		await expect(button(page, /Anna/)).toContainText(`${games} games`);
		await expect(button(page, /Anna/)).toContainText('Also written Anna');
		await page.goto('/');
		await expect(page.getByRole('heading', { name: 'Ana and Bo' })).toBeVisible();
		await page.goto('/history/people');
		await button(page, /^Ana /).click();
		await button(page, 'Anna is somebody else').click();
		await expect(button(page, /^Anna /)).toContainText('no finished game');
		await button(page, 'Undo').click();
		await expect(button(page, /^Anna /)).toHaveCount(0);
	});

	test('counts what a group enjoys, in words beside every picture', async ({ page }) => {
		await tab(page, 'Statistics');
		const card = (name: string) => page.getByRole('region', { name });
		// of those that were only counted this is not known
		const told = manyMatches(60).filter(({ match }) => match.result.tale?.tracked).length;
		await expect(card('How games end')).toContainText(`${told} of ${told}`);
		// counted once more, by hand
		const wins = new Map<string, [wins: number, games: number]>();
		for (const { match } of manyMatches(60))
			match.setup.seats.forEach((name, seat) => {
				const [won, of] = wins.get(name) ?? [0, 0];
				wins.set(name, [won + Number(match.result.places[seat] === 1), of + 1]);
			});
		for (const [name, [won, of]] of wins)
			await expect(
				card('Wins').getByRole('listitem').filter({ hasText: name }),
				name
			).toContainText(`${won} of ${of}`);
		await expect(card('Who starts')).toContainText('Start player of 3');
		await expect(card('Cards of winners').getByRole('listitem')).toHaveCount(16);
		await expect(card('Closest finishes').getByRole('link')).toHaveCount(5);
		await expect(card('The last games').getByRole('img')).toBeVisible();
		await button(page, '2 players').click();
		const pairs = manyMatches(60).filter(
			({ match }) => match.setup.seats.length === 2 && match.result.tale?.tracked
		).length;
		await expect(card('How games end')).toContainText(`${pairs} of ${pairs}`);
		await expect(card('Who starts')).not.toContainText('of 3');
	});
});

test.describe('a backup', () => {
	test('moves a whole shelf to another device', async ({ page, browser, server }) => {
		await restore(page, backupOf(manyMatches(3)));
		await openFile(page, recorded(plays[2]));
		await startMatch(page, ['Ana', 'Zoë']);
		await page.goto('/history');
		const text = await saveBackup(page);

		const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
		const other = await context.newPage();
		await other.goto('/history');
		await other.locator('input[type=file]').setInputFiles(file(text));
		const brings = sheet(other, 'What the backup brings');
		await expect(brings).toContainText('5 new matches');
		await expect(brings).toContainText(/\d new people/);
		await button(other, 'Bring it in').click();
		await expect(brings.getByRole('alert')).toHaveText(/^Restored/);
		await expect(brings.getByRole('button', { name: 'Bring it in' })).toHaveCount(0);
		expect(await storedLines(other)).toEqual(await storedLines(page));
		await other.goto('/');
		await expect(other.getByRole('heading', { name: 'Ana and Zoë' })).toBeVisible();
		await context.close();
	});

	test('over an existing history says what is new, what is here and what differs, and overwrites nothing', async ({
		page
	}) => {
		const [first, second, third] = manyMatches(3);
		if (!first || !second || !third) throw new Error('three matches');
		const longer = { ...second, log: second.log.slice(0, -1) };
		await restore(page, backupOf([{ ...first, match: { ...first.match, title: 'Ours' } }, longer]));
		await page.goto('/history');
		const theirs = { ...first, match: { ...first.match, title: 'Theirs' } };
		await page
			.locator('input[type=file]')
			.setInputFiles(file(backupOf([theirs, second, third, { match: { id: 3 }, log: [] }])));
		const brings = sheet(page, 'What the backup brings');
		await expect(brings).toContainText('1 new match');
		await expect(brings).toContainText('1 match with 1 new line');
		await expect(brings).toContainText('1 match differs: yours stays as it is');
		await brings.getByText('Which ones differ').click();
		await expect(brings.getByRole('listitem').filter({ hasText: 'Theirs' })).toBeVisible();
		await expect(brings).toContainText('1 match that cannot be read, left out');
		await button(page, 'Bring it in').click();
		await expect(brings.getByRole('alert')).toHaveText(/^Restored/);
		await button(page.getByRole('dialog'), 'Close').last().click();
		await expect(row(page, /Ours/)).toBeVisible();
		await expect(row(page, /Theirs/)).toHaveCount(0);
		expect(await storedLines(page)).toHaveLength(
			first.log.length + second.log.length + third.log.length
		);
		// once more: nothing is left to bring
		await page.locator('input[type=file]').setInputFiles(file(backupOf([second, third])));
		await expect(brings).toContainText('Everything in it is here already.');
		await expect(brings).toContainText('2 matches already here');
	});

	test('is dropped onto the page, and a file that is none says so', async ({ page }) => {
		await page.goto('/history');
		await expect(button(page, /^Restore from a file/)).toBeVisible();
		const drop = (text: string) =>
			page.evaluate((content) => {
				const data = new DataTransfer();
				data.items.add(new File([content], 'backup.json', { type: 'application/json' }));
				for (const type of ['dragover', 'drop'])
					window.dispatchEvent(new DragEvent(type, { dataTransfer: data, cancelable: true }));
			}, text);
		await drop('{"format":"mainspring-backup","version":7}');
		await expect(page.getByRole('alert')).toContainText('written by a newer version');
		await drop('hello');
		await expect(page.getByRole('alert')).toContainText('This file is damaged');
		await drop(backupOf(manyMatches(2)));
		await expect(sheet(page, 'What the backup brings')).toContainText('2 new matches');
		expect(await storedLines(page)).toEqual([]);
	});
});

test('2,000 matches are restored, listed, searched and counted, in slices that let taps through', async ({
	page
}) => {
	test.setTimeout(120_000);
	await page.addInitScript(() => {
		const slices = { count: 0 };
		Object.assign(window, { slices });
		const setTimeout = window.setTimeout.bind(window);
		// what waits for no time at all only makes way for taps: see yieldToTaps
		window.setTimeout = ((...of: Parameters<typeof setTimeout>) => {
			if (of.length === 1) slices.count++;
			return setTimeout(...of);
		}) as typeof setTimeout;
	});
	await restore(page, backupOf(manyMatches(2_000)));
	await page.goto('/');
	await page.getByRole('link', { name: 'Record book · 2000' }).click();
	await expect(found(page)).toHaveText('2000 matches');
	const slices = () =>
		page.evaluate(() => (window as unknown as { slices: { count: number } }).slices.count);
	const before = await slices();
	await tab(page, 'Statistics');
	await expect(page.getByRole('heading', { name: 'How games end' })).toBeVisible();
	// a hundred matches a slice: a slow phone counts them within a frame
	expect((await slices()) - before).toBeGreaterThanOrEqual(2_000 / 100);
	await tab(page, 'Matches');
	await page.getByRole('searchbox').fill('fatou gus');
	await expect(found(page)).toHaveText(/^\d+ matches$/);
	await expect(found(page)).not.toHaveText('2000 matches');
});
