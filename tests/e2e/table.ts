import { expect, type Locator, type Page } from '@playwright/test';

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
	page.getByRole('button', { name, exact: typeof name === 'string' });

export const sheet = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('dialog', { name });

/** A thumb that counts what it does. */
export class Thumb {
	taps = 0;
	async tap(...keys: readonly Locator[]): Promise<void> {
		for (const key of keys) {
			await key.tap();
			this.taps++;
		}
	}

	/** A figure that is typed counts as one. */
	async type(figure: Locator, value: number): Promise<void> {
		await this.tap(figure);
		const { keyboard } = figure.page();
		await keyboard.type(`${value}`);
		await keyboard.press('Enter');
	}
}

/** Goes where a link of the app would lead: the page changes, the app is not loaded anew. */
export async function follow(page: Page, path: string): Promise<void> {
	await page.evaluate((href) => {
		const link = document.createElement('a');
		link.href = href;
		link.id = 'followed';
		// over everything, in a corner: a real tap, as the browser tells it from what moves by itself
		Object.assign(link.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: 9 });
		Object.assign(link.style, { width: '9px', height: '9px' });
		document.body.append(link);
		link.addEventListener('click', () => setTimeout(() => link.remove()));
	}, path);
	await page.locator('#followed').click();
}

/** From home, through the set-up screen and past the set-up list, to the table. */
export async function startMatch(
	page: Page,
	names: readonly string[],
	/** A choice of set-up that the game alone has. */
	choice?: string,
	start = 0
): Promise<void> {
	await page.goto('/');
	await page.getByRole('link', { name: 'New match' }).click();
	await page.getByText(`${names.length}`, { exact: true }).click();
	for (const [seat, name] of names.entries())
		await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
	await button(page, `${names[start] ?? ''} starts`).click();
	if (choice !== undefined) await page.getByText(choice, { exact: true }).click();
	await button(page, 'Start').click();
	await page.getByRole('link', { name: 'Skip' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${names[start] ?? ''}’s turn`);
}

/** Hands a match file to the home screen, which shows what it brings and leads to its table. */
export async function openFile(page: Page, text: string): Promise<void> {
	await page.goto('/');
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
	// whatever the language; a file that brings nothing leads there all the same
	await page.locator('dialog[open] .dock').locator('button, a').first().click();
	await page.waitForURL(/\/match\//);
	await page.getByRole('heading', { level: 1 }).waitFor();
}

interface StoredLine {
	readonly kind: string;
	readonly clock: number;
	readonly event?: { readonly type: string };
}

/** What is really on disk, past everything the app says of itself. */
export const storedLines = (page: Page): Promise<readonly StoredLine[]> =>
	page.evaluate(
		() =>
			new Promise<StoredLine[]>((done, fail) => {
				const request = indexedDB.open('mainspring');
				request.onerror = () => fail(new Error('no database'));
				request.onsuccess = () => {
					const all = request.result.transaction('entries').objectStore('entries').getAll();
					all.onsuccess = () => {
						request.result.close();
						done((all.result as StoredLine[]).sort((a, b) => a.clock - b.clock));
					};
				};
			})
	);

export const storedTypes = async (page: Page): Promise<readonly string[]> =>
	(await storedLines(page)).flatMap(({ event }) => (event ? [event.type] : []));
