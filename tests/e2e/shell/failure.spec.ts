import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page, Request } from '@playwright/test';
import { builtSite, expect, test, violations } from '../app';
import { action } from '../first-game';
import { button, sheet, startMatch, storedLines } from '../table';

const NAMES = ['Ottilie', 'Bartholomew'];
const CHUNKS = '**/_app/immutable/**/*.js';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const failed = (page: Page) => expect(title(page)).toHaveText('Something went wrong');

// what is provoked here is complained of, and meant
test.afterEach(async ({ complaints, page }) => {
	await page.unrouteAll({ behavior: 'ignoreErrors' });
	expect(complaints.filter((complaint) => /^(asked|violated)/.test(complaint))).toEqual([]);
	complaints.length = 0;
});

/** The table's heading throws whenever `broken` is set. */
async function fragile(page: Page) {
	await page.route(CHUNKS, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(
			'’s turn`',
			'${globalThis.broken?.()??""}’s turn`'
		);
		await route.fulfill({ response, body });
	});
	await startMatch(page, NAMES);
}
const breakIt = (page: Page) =>
	page.evaluate((names) => {
		Object.assign(window, {
			broken: () => {
				throw new Error(`no seat for ${names.join(' and ')}`);
			}
		});
	}, NAMES);
const mend = (page: Page) => page.evaluate(() => Object.assign(window, { broken: undefined }));

async function reported(page: Page): Promise<string> {
	await button(page, 'Copy the report').click();
	await expect(page.getByText('Copied: paste it where you like.')).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

async function exported(page: Page): Promise<string> {
	const coming = page.waitForEvent('download');
	await button(page, 'Export everything').click();
	return textOf(await coming);
}

test('a table that cannot be drawn: nothing is lost, and it goes on', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await fragile(page);
	await breakIt(page);
	await button(page, action).click();
	await failed(page);
	await expect(page.getByText('Your match is safe: every tap up to now')).toBeVisible();
	expect(await violations(page)).toEqual([]);

	const report = await reported(page);
	for (const part of [/^Mainspring \w+/, /Error: no seat for • and •/, /chunks\/\S+\.js:\d+/])
		expect(report).toMatch(part);
	expect(report).toContain('page: /match/[id]');
	expect(report).toContain('matches: 1, lines: 1');
	expect(report).not.toMatch(/Ottilie|Bartholomew|localhost/);
	expect(report).not.toContain(page.url().split('/').at(-1));
	// what is handed over is what can be seen
	await page.getByText('What the report says').click();
	await expect(page.locator('pre')).toHaveText(report);

	const backup = JSON.parse(await exported(page)) as { format: string; matches: unknown[] };
	expect(backup).toMatchObject({ format: 'mainspring-backup', matches: [{ log: [{}] }] });

	await mend(page);
	await button(page, 'Continue').click();
	await expect(title(page)).toHaveText('Bartholomew’s turn');
	await button(page, action).click();
	await expect(title(page)).toHaveText('Ottilie’s turn');
	await expect.poll(async () => (await storedLines(page)).length).toBe(2);
});

test('taps that are only in memory: it says so, exports them and loads nothing away', async ({
	page
}) => {
	await fragile(page);
	await breakIt(page);
	await page.evaluate(() => {
		const add = Reflect.get<IDBObjectStore, 'add'>(IDBObjectStore.prototype, 'add');
		Object.assign(window, { letIt: () => (IDBObjectStore.prototype.add = add) });
		IDBObjectStore.prototype.add = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await button(page, action).click();
	await failed(page);
	await expect(page.getByText(/1 tap is kept in memory/)).toBeVisible();
	expect(JSON.parse(await exported(page))).toMatchObject({ matches: [{ log: [{}] }] });
	for (let times = 0; times < 2; times++) {
		const key = await button(page, 'Continue').elementHandle();
		await key.click();
		// the page is drawn again, and fails again
		await key.waitForElementState('hidden');
	}
	await expect(page.getByText(/1 tap is kept in memory/)).toBeVisible();

	await mend(page);
	await page.evaluate(() => (window as unknown as { letIt: () => void }).letIt());
	await button(page, 'Continue').click();
	// it is on disk now, so the page that failed again and again may be left
	await expect(title(page)).toHaveText('Mainspring');
	expect(await storedLines(page)).toHaveLength(1);
});

test('a table that stays broken: Continue leads away from it, and so does Home', async ({
	page
}) => {
	await fragile(page);
	await breakIt(page);
	await button(page, action).click();
	await failed(page);
	await button(page, 'Continue').click();
	await failed(page);
	await page.getByRole('link', { name: 'Home' }).click();
	await expect(title(page)).toHaveText('Mainspring');
	await page.getByRole('link', { name: 'Continue' }).click();
	await failed(page);
	await button(page, 'Continue').click();
	await expect(title(page)).toHaveText('Mainspring');
});

test('storage that the app cannot open: everything is saved as it lies there', async ({
	page,
	browser,
	baseURL
}) => {
	await startMatch(page, NAMES);
	await button(page, action).click();
	await expect.poll(async () => (await storedLines(page)).length).toBe(1);
	await page.addInitScript(() => {
		const open = Reflect.get<IDBFactory, 'open'>(IDBFactory.prototype, 'open');
		IDBFactory.prototype.open = function (name, version) {
			if (version) throw new DOMException('The disk is on fire', 'UnknownError');
			return open.call(this, name);
		};
	});
	await page.goto('/continue');
	await failed(page);
	await page.getByText('What the report says').click();
	await expect(page.getByText('UnknownError: The disk is on fire')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
	const rescued = await exported(page);
	expect(rescued).toContain('"format":"mainspring-backup"');

	const other = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
	const elsewhere = await other.newPage();
	await elsewhere.goto(baseURL ?? '');
	await elsewhere
		.locator('input[type=file]')
		.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(rescued) });
	await expect(elsewhere.getByText('1 new match')).toBeVisible();
	await button(elsewhere, 'Bring it in').click();
	await expect.poll(async () => (await storedLines(elsewhere)).length).toBe(1);
	await other.close();
});

test('storage that nobody can open: it says so, and makes none of its own', async ({ page }) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('The disk is on fire', 'UnknownError');
		};
	});
	await page.goto('/continue');
	await failed(page);
	await button(page, 'Export everything').click();
	await expect(page.getByText('The storage does not answer just now.')).toBeVisible();
});

test('a page whose script is gone is loaded again', async ({ page }) => {
	await page.goto('/');
	await expect(title(page)).toHaveText('Mainspring');
	await page.waitForLoadState('networkidle');
	await page.route(CHUNKS, (route) => route.abort());
	await page.getByRole('link', { name: 'Settings' }).click();
	await failed(page);
	await expect(page.getByText('A part of the app did not arrive.')).toBeVisible();
	// neither the report nor the export needs what cannot come
	await page.getByText('What the report says').click();
	await expect(page.locator('pre')).toHaveText(/^Mainspring \w+\s+TypeError$/);
	expect(await exported(page)).toContain('"format":"mainspring-backup"');
	await page.unrouteAll();
	await button(page, 'Continue').click();
	await expect(title(page)).toHaveText('Settings');
});

test('a key that fails is told in passing: the table stays', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await startMatch(page, NAMES);
	const names = JSON.stringify(NAMES);
	await page.evaluate((text) => Object.assign(crypto, { randomUUID: text }), names);
	await button(page, action).click();
	await expect(page.getByText('That did not work')).toBeVisible();
	await expect(title(page)).toHaveText('Ottilie’s turn');

	await button(page, 'Report').click();
	expect(await violations(page)).toEqual([]);
	const report = await reported(page);
	expect(report).toContain('TypeError');
	expect(report).not.toMatch(/Ottilie|Bartholomew/);
	await button(sheet(page, 'That did not work'), 'Close').click();
	await button(page, 'Close').click();
	await expect(page.getByText('That did not work')).toHaveCount(0);

	await page.evaluate(() => Reflect.deleteProperty(crypto, 'randomUUID'));
	await button(page, action).click();
	await expect(title(page)).toHaveText('Bartholomew’s turn');
	await expect.poll(async () => (await storedLines(page)).length).toBe(1);
});

test('a promise that nobody kept, for want of a script: told in passing', async ({ page }) => {
	await page.goto('/');
	await expect(button(page, 'Look at a sample match')).toBeVisible();
	await page.waitForLoadState('networkidle');
	await page.route(CHUNKS, (route) => route.abort());
	await button(page, 'Look at a sample match').click();
	await expect(page.getByText('A part of the app did not arrive.')).toBeVisible();
	await page.unrouteAll();
	await button(page, 'Continue').click();
	await button(page, 'Look at a sample match').click();
	await expect(page).toHaveURL(/\/match\//);
});

test('a style sheet that did not come is asked for until it does', async ({ page }) => {
	const isSheet = (request: Request) => request.url().endsWith('.css');
	await startMatch(page, NAMES);
	await page.route('**/more*.css', (route) => route.abort());
	const lost = page.waitForEvent('requestfailed', isSheet);
	await page.reload();
	await lost;
	const come = page.waitForEvent('requestfinished', isSheet);
	await page.unrouteAll();
	await button(page, 'This match').click();
	await expect(sheet(page, 'This match')).toBeVisible();
	expect((await (await come).response())?.status()).toBe(200);
});

test('what somebody declines is no failure', async ({ page }) => {
	await page.goto('/');
	await expect(title(page)).toBeVisible();
	await page.evaluate(() => {
		void Promise.reject(new DOMException('no', 'AbortError'));
		return new Promise((done) => setTimeout(done, 50));
	});
	await expect(page.getByText('That did not work')).toHaveCount(0);
});

test.describe('nothing ever starts', () => {
	const notice = (page: Page) => page.getByText('Mainspring has not started');
	const shell = readFileSync(join(builtSite, 'index.html'), 'utf8');
	const [, firstScript = ''] = /href="([^"]+)" rel="modulepreload"/.exec(shell) ?? [];

	test('the first script is gone: both languages say so, and loading again helps', async ({
		page
	}) => {
		await page.route(`**${firstScript}`, (route) => route.abort());
		await page.goto('/match/none');
		await expect(notice(page)).toBeVisible();
		await expect(page.getByText('Mainspring n’a pas démarré')).toBeVisible();
		expect(await violations(page)).toEqual([]);
		await page.unrouteAll();
		await button(page, 'Recharger').click();
		// the words of both languages are headings, too, until they go
		await expect(page.locator('.contents h1')).toHaveText('Mainspring');
		await expect(notice(page)).toBeHidden();
	});

	test('a script that never comes: said after a while, and taken back when it comes', async ({
		page
	}) => {
		let release = () => {};
		const waits = new Promise<void>((done) => (release = done));
		await page.clock.install();
		await page.route(`**${firstScript}`, async (route) => {
			await waits;
			await route.continue();
		});
		await page.goto('/', { waitUntil: 'commit' });
		await expect(notice(page)).toBeAttached();
		await page.clock.runFor(11_000);
		await expect(notice(page)).toBeHidden();
		await page.clock.runFor(2_000);
		await expect(notice(page)).toBeVisible();
		release();
		await page.clock.resume();
		await expect(notice(page)).toBeHidden();
		await expect(title(page)).toHaveText('Mainspring');
	});

	test.describe('without scripts', () => {
		test.use({ javaScriptEnabled: false });
		test('it says what it needs', async ({ page }) => {
			await page.goto('/');
			const words = page.locator('noscript .not-started');
			await expect(words).toBeVisible();
			await expect(words).toContainText('Mainspring needs JavaScript');
			await expect(notice(page)).toBeHidden();
		});
	});
});
