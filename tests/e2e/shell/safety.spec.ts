import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { en } from '../../../src/lib/platform/strings/en';
import { fr } from '../../../src/lib/platform/strings/fr';
import { expect, test, violations } from '../app';
import { action, counter, plays } from '../first-game';
import { manyMatches } from '../given-by-games';
import { recorded } from '../recorded';
import { written } from '../at-rest';
import { button, follow, openFile, sheet, startMatch, storedLines } from '../table';

const LANGUAGES = { en, fr } as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const recordedLines = (page: Page) => page.locator('[data-recorded]').getAttribute('data-recorded');

/** The next lines cannot be written, for a reason of this name; with none, they can again. */
const disk = (page: Page, error?: string) =>
	page.evaluate((name) => Object.assign(window, { diskError: name }), error);
const canFail = (page: Page) =>
	page.addInitScript(() => {
		// eslint-disable-next-line @typescript-eslint/unbound-method -- called with its `this` below
		const { add } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.add = function (...args) {
			const { diskError } = window as { diskError?: string };
			if (diskError && this.name === 'entries') throw new DOMException('No', diskError);
			return add.apply(this, args);
		};
	});

test.describe('a line that cannot be written', () => {
	test('is told, kept, saved as a file, and written when there is room again', async ({ page }) => {
		await canFail(page);
		await startMatch(page, ['Ana', 'Bo']);
		await button(page, action).click();
		await expect.poll(() => recordedLines(page)).toBe('1');
		await disk(page, 'QuotaExceededError');
		await button(page, action).click();
		const told = page.getByRole('alert');
		await expect(told).toContainText('Not saved yet');
		await expect(told).toContainText('This device has no room left. 1 tap is kept in memory');
		// the table goes on
		await expect(title(page)).toHaveText('Ana’s turn');
		await button(page, action).click();
		await expect(title(page)).toHaveText('Bo’s turn');
		await expect(told).toContainText('2 taps are kept in memory');
		expect(await storedLines(page)).toHaveLength(1);

		const download = page.waitForEvent('download');
		await button(told, 'Save as a file').click();
		const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
			log: unknown[];
		};
		expect(file.log).toHaveLength(3);

		await disk(page);
		await button(told, 'Try again').click();
		await expect(told).toHaveCount(0);
		expect(await storedLines(page)).toHaveLength(3);
		expect(await recordedLines(page)).toBe('3');
	});

	test('goes to disk by itself, and is told on whatever page of the match is open', async ({
		page
	}) => {
		await canFail(page);
		await startMatch(page, ['Ana', 'Bo']);
		await disk(page, 'UnknownError');
		await button(page, action).click();
		await expect(page.getByRole('alert')).toContainText('tried again by themselves');
		await page.getByRole('link', { name: 'Look up' }).click();
		await expect(page.getByRole('alert')).toContainText('Not saved yet');
		await disk(page);
		await expect(page.getByRole('alert')).toHaveCount(0);
		expect(await storedLines(page)).toHaveLength(1);
	});

	test('is not forgotten when somebody leaves the match and comes back', async ({ page }) => {
		await canFail(page);
		await startMatch(page, ['Ana', 'Bo']);
		await disk(page, 'QuotaExceededError');
		await button(page, action).click();
		await expect(page.getByRole('alert')).toContainText('Not saved yet');
		await page.getByRole('link', { name: 'Home' }).click();
		await expect(title(page)).toHaveText('Mainspring');
		const told = page.getByRole('alert');
		await expect(told).toContainText('Not saved yet: Ana and Bo');
		await expect(page.getByText(/^Round 1, Bo to play/)).toBeVisible();
		await told.getByRole('link', { name: 'Open' }).click();
		await expect(title(page)).toHaveText('Bo’s turn');
		expect(await storedLines(page)).toEqual([]);
		await disk(page);
		await button(page.getByRole('alert'), 'Try again').click();
		await expect(page.getByRole('alert')).toHaveCount(0);
		expect(await storedLines(page)).toHaveLength(1);
		expect(await recordedLines(page)).toBe('1');
	});

	test('is told beside what is told of another match', async ({ page }) => {
		await canFail(page);
		await openFile(page, recorded(plays[2], 12));
		const first = new URL(page.url()).pathname;
		await openFile(page, recorded(plays[4], 12));
		const more = button(page, counter.en).first();
		await disk(page, 'QuotaExceededError');
		await more.click();
		const told = page.getByRole('alert');
		await expect(told).toHaveCount(1);
		await follow(page, first);
		await expect(told).toContainText('Not saved yet: ');
		await more.click();
		await expect(told).toHaveCount(2);
		const seen = await told.evaluateAll((alerts) =>
			alerts.map((alert) => {
				const { x, y, width } = alert.getBoundingClientRect();
				// its heading is not under anything
				return alert.contains(document.elementFromPoint(x + width / 2, y + 12));
			})
		);
		expect(seen).toEqual([true, true]);
		await disk(page);
	});

	test('says that it is being saved when the disk is slow', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo']);
		// a busy disk: another connection holds the lines for as long as we like
		await page.evaluate(
			() =>
				new Promise<void>((done) => {
					const request = indexedDB.open('mainspring');
					request.onsuccess = () => {
						const lines = request.result.transaction('entries', 'readwrite').objectStore('entries');
						const hold = () => {
							if ((window as { released?: boolean }).released) request.result.close();
							else lines.count().onsuccess = hold;
						};
						hold();
						done();
					};
				})
		);
		await button(page, action).click();
		await expect(title(page)).toHaveText('Bo’s turn');
		await expect(page.getByText('Saving…')).toBeVisible();
		expect(await recordedLines(page)).toBe('0');
		await page.evaluate(() => Object.assign(window, { released: true }));
		await expect(page.getByText('Saving…')).toHaveCount(0);
		await expect.poll(() => recordedLines(page)).toBe('1');
	});
});

/** Where the keys of the table lie, and how many a thumb would miss: those of the head and of the dock. */
const keysOf = (page: Page) =>
	page.evaluate(() => {
		const all = (where: string) => [...document.querySelectorAll<HTMLElement>(where)];
		const missed = (where: string) =>
			all(where).filter((key) => {
				const { x, y, width, height } = key.getBoundingClientRect();
				return !key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
			}).length;
		return {
			places: all('.page :is(button, a)').map((key) => {
				const { x, y } = key.getBoundingClientRect();
				return [x, y];
			}),
			missed: {
				head: missed('.page > header :is(button, a)'),
				dock: missed('.page > .dock button')
			}
		};
	});

test.describe('what is told above the table comes, grows and goes, and no key moves', () => {
	for (const { width, height, textSize, language, theme } of [
		{ width: 390, height: 844, textSize: 'normal', language: 'en', theme: 'light' },
		{ width: 320, height: 640, textSize: 'larger', language: 'fr', theme: 'dark' },
		{ width: 820, height: 1180, textSize: 'normal', language: 'fr', theme: 'light' },
		{ width: 1280, height: 800, textSize: 'large', language: 'en', theme: 'dark' },
		{ width: 844, height: 390, textSize: 'normal', language: 'en', theme: 'dark' }
	] as const)
		test(`at ${width}×${height} in ${language}`, async ({ page }) => {
			const t = LANGUAGES[language];
			await canFail(page);
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ colorScheme: theme });
			await page.addInitScript(
				(chosen) => {
					for (const [name, value] of Object.entries(chosen))
						localStorage.setItem(`mainspring:${name}`, value);
				},
				{ locale: language, textSize }
			);
			await openFile(page, recorded(plays[2], 12));
			const told = page.getByRole('alert');
			// as a key is pressed by a thumb that scrolls nothing
			const press = (name: string, within: Page | Locator = page) =>
				button(within, name).first().dispatchEvent('click');
			const tap = () => press(counter[language]);
			await tap();
			await written(page);

			// from the top of the page, and from its middle
			for (const share of [0, 0.5]) {
				const down = await page.evaluate((part) => {
					const { scrollHeight } = document.documentElement;
					scrollTo(0, Math.floor((scrollHeight - innerHeight) * part));
					return scrollY;
				}, share);
				const before = await keysOf(page);
				const { places } = before;
				expect(before.missed.dock).toBe(0);
				await disk(page, 'QuotaExceededError');
				await tap();
				await expect(told).toContainText(t.notSavedText(1, 'full'));
				await expect.poll(() => keysOf(page)).toMatchObject({ places, missed: { dock: 0 } });
				await tap();
				await expect(told).toContainText(t.notSavedText(2, 'full'));
				await expect.poll(() => keysOf(page)).toMatchObject({ places, missed: { dock: 0 } });
				await press(t.putAside);
				await expect.poll(() => keysOf(page)).toEqual(before);
				await press(t.putAside);
				await disk(page);
				await press(t.retry, told);
				await expect(told).toHaveCount(0);
				await expect.poll(() => page.evaluate(() => scrollY)).toBe(down);
				expect(await keysOf(page)).toEqual(before);
			}

			// axe takes a key that lies half under something for a small one
			await page.setViewportSize({ width, height: 2600 });
			await disk(page, 'QuotaExceededError');
			await tap();
			await expect(told).toBeVisible();
			expect(await violations(page)).toEqual([]);
		});
});

test('two tabs on one match, and home in a third, see each other’s taps at once', async ({
	page,
	context
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	const [other, home] = [await context.newPage(), await context.newPage()];
	await other.goto(page.url());
	await home.goto('/');
	await expect(title(other)).toHaveText('Ana’s turn');
	await expect(home.getByText(/^Round 1, Ana to play/)).toBeVisible();

	await button(page, action).click();
	await expect(title(other)).toHaveText('Bo’s turn');
	await expect(home.getByText(/^Round 1, Bo to play/)).toBeVisible();
	await button(other, action).click();
	await expect(title(page)).toHaveText('Ana’s turn');
	await page.getByRole('button', { name: /^Undo: / }).click();
	await expect(title(other)).toHaveText('Bo’s turn');
	await expect.poll(() => recordedLines(other)).toBe('3');
	expect((await storedLines(page)).map(({ clock }) => clock)).toEqual([1, 2, 3]);
});

test('an older tab says so when a newer version takes the shelf over', async ({
	page,
	context
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	await button(page, action).click();
	await expect.poll(() => recordedLines(page)).toBe('1');
	const newer = await context.newPage();
	await newer.goto('/manifest.webmanifest');
	await newer.evaluate(
		() =>
			new Promise((done) => {
				indexedDB.open('mainspring', 99).onsuccess = done;
			})
	);
	const told = page.getByRole('alert');
	await expect(told).toContainText('A newer version is open in another tab');
	await expect(button(told, 'Reload')).toBeVisible();
	await button(page, action).click();
	await expect(page.getByText('Not saved yet')).toBeVisible();
	await expect(page.getByText(/1 tap is kept in memory: save the match as a file/)).toBeVisible();
});

test.describe('earlier states', () => {
	const restoreKey = (page: Page) => button(page, /^Bring back an earlier state/);

	test('undo a file that did harm, and can be undone themselves', async ({ page }) => {
		const [evening] = manyMatches(1);
		if (!evening) throw new Error('one evening');
		const file = (log: readonly unknown[]) =>
			JSON.stringify({ format: 'mainspring-match', version: 1, match: evening.match, log });
		const last = evening.log.at(-1);
		const harm = { ...last, id: 'harm', clock: 9_999 };
		await openFile(page, file(evening.log));
		await openFile(page, file([...evening.log, harm]));
		expect(await storedLines(page)).toHaveLength(evening.log.length + 1);

		await page.goto('/settings');
		await restoreKey(page).click();
		await sheet(page, 'Earlier states')
			.getByRole('button', { name: /^Ana|Bo|Émile/ })
			.first()
			.click();
		const states = page.getByRole('dialog');
		await expect(states).toContainText('before a file came in');
		await button(states, 'Bring it back').click();
		await expect(states.getByRole('alert')).toContainText('The match is as it was then.');
		expect(await storedLines(page)).toHaveLength(evening.log.length);
		await expect(states).toContainText('as it is now');

		await button(states, 'Bring it back').click();
		await expect.poll(async () => (await storedLines(page)).length).toBe(evening.log.length + 1);
	});

	test('are offered where a match cannot be read any more', async ({ page }) => {
		await openFile(page, recorded(plays[2]));
		await page.evaluate(
			() =>
				new Promise<void>((done) => {
					const request = indexedDB.open('mainspring');
					request.onsuccess = () => {
						const shelf = request.result;
						const tx = shelf.transaction(['matches', 'entries', 'states'], 'readwrite');
						const lines = tx.objectStore('entries').getAll();
						const covers = tx.objectStore('matches').getAll();
						covers.onsuccess = () => {
							const [cover] = covers.result as { id: string }[];
							const [first] = lines.result as { kind: string }[];
							tx.objectStore('states').put({
								...{ match: cover?.id, number: 1, at: 1, occasion: 'running', cover },
								...{ lines: lines.result as unknown[], gone: [] }
							});
							tx.objectStore('entries').put({ ...first, kind: 'eaten' });
						};
						tx.oncomplete = () => {
							shelf.close();
							done();
						};
					};
				})
		);
		await page.reload();
		await expect(page.getByText('This match cannot be read')).toBeVisible();
		await restoreKey(page).click();
		await page.getByRole('dialog').getByRole('button', { name: /Ana/ }).click();
		await button(page.getByRole('dialog'), 'Bring it back').click();
		await expect(page.getByText('This match cannot be read')).toHaveCount(0);
		await expect(title(page)).toHaveText(/wins|over|turn/);
	});
});
