import type { Page } from '@playwright/test';
import { openFile } from '../e2e/table';
import { recorded } from '../e2e/recorded';
import { malformed, strangeLink, type Handed } from './malformed';
import { expect, pageTest as test } from './proof';

/** How the app took a file. */
type Taken =
	/** It said what is wrong. */
	| { readonly kind: 'told'; readonly text: string }
	/** It was good after all: what it brings is shown, and nothing is written. */
	| { readonly kind: 'shown' }
	/** Printed values, which are merged and can be undone on their page. */
	| { readonly kind: 'values' };

/** Runs in the page: hands it over as a file that was picked, and waits for what the app says. */
function hand({ text, times = 1, accept }: Handed & { accept: boolean }): Promise<Taken> {
	const input = document.querySelector<HTMLInputElement>('input[type=file]');
	if (!input) throw new Error('nowhere to put a file');
	for (const old of document.querySelectorAll('[role=alert]')) old.classList.add('old');
	const data = new DataTransfer();
	data.items.add(new File(Array<string>(times).fill(text), 'file.json'));
	input.files = data.files;
	input.dispatchEvent(new Event('change', { bubbles: true }));
	return new Promise((done) => {
		const look = () => {
			const alert = document.querySelector<HTMLElement>('[role=alert]:not(.old)');
			const dialog = document.querySelector('dialog[open]');
			if (alert) done({ kind: 'told', text: alert.innerText });
			else if (location.pathname.startsWith('/book/') && document.querySelector('.banner'))
				done({ kind: 'values' });
			else if (dialog?.querySelector('.row')) {
				if (!accept) dialog.querySelector<HTMLElement>('header button')?.click();
				done({ kind: 'shown' });
			} else setTimeout(look, 1);
		};
		look();
	});
}

/** Runs in the page: all that is on disk, store by store. */
function dump(): Promise<Readonly<Record<string, string>>> {
	return new Promise((done, fail) => {
		const request = indexedDB.open('mainspring');
		request.onerror = () => fail(new Error('no database'));
		request.onsuccess = () => {
			const shelf = request.result;
			const names = [...shelf.objectStoreNames];
			const tx = shelf.transaction(names);
			const rows = names.map((name) => [name, tx.objectStore(name).getAll()] as const);
			tx.oncomplete = () => {
				shelf.close();
				done(Object.fromEntries(rows.map(([name, { result }]) => [name, JSON.stringify(result)])));
			};
		};
	});
}

/** Runs in the page: what is on disk becomes what it was. */
function putBack(before: Readonly<Record<string, string>>): Promise<void> {
	return new Promise((done) => {
		const request = indexedDB.open('mainspring');
		request.onsuccess = () => {
			const shelf = request.result;
			const tx = shelf.transaction(Object.keys(before), 'readwrite');
			for (const [name, rows] of Object.entries(before)) {
				tx.objectStore(name).clear();
				for (const row of JSON.parse(rows) as unknown[]) tx.objectStore(name).put(row);
			}
			tx.oncomplete = () => {
				shelf.close();
				done();
			};
		};
	});
}

const UNCHANGED = { en: 'Nothing was changed.', fr: 'Rien n’a changé.' } as const;
const LANGUAGES = ['en', 'fr'] as const;

/** Home, in a language, with nothing left of the try before. */
async function begin(page: Page, language: keyof typeof UNCHANGED) {
	await page.evaluate((chosen) => localStorage.setItem('mainspring:locale', chosen), language);
	await page.goto('/');
	await page.locator('input[type=file]').waitFor({ state: 'attached' });
}

interface Kept {
	readonly id: string;
}
const rowsOf = (text: string | undefined) => JSON.parse(text ?? '[]') as readonly Kept[];

/** What looks damaged and is not may come in: nothing that was there is lost, and all of it opens. */
async function bringIn(page: Page, before: Readonly<Record<string, string>>, how: string) {
	const sheet = page.locator('dialog[open]');
	await sheet.locator('.dock').locator('button, a').first().click();
	await expect
		.poll(
			async () => (await sheet.count()) === 0 || (await sheet.getByRole('alert').count()) > 0,
			how
		)
		.toBe(true);
	const lines = new Map(
		rowsOf((await page.evaluate(dump)).entries).map((row) => [row.id, JSON.stringify(row)])
	);
	for (const row of rowsOf(before.entries))
		expect(lines.get(row.id), `a line of before, after ${how}`).toBe(JSON.stringify(row));
	for (const { id } of rowsOf((await page.evaluate(dump)).matches)) {
		await page.goto(`/match/${encodeURIComponent(id)}`);
		await expect(
			page.locator('.last-line, .ranking, h1').first(),
			`${id} after ${how}`
		).toBeVisible();
		await expect(page.getByText(/cannot be read|illisible/), `${id} after ${how}`).toHaveCount(0);
	}
	// an open table writes; a page at home does not
	await page.goto('/');
	await page.evaluate(putBack, before);
}

test('whatever a file or a link contains, it is told or shown, and changes nothing', async ({
	page,
	complaints,
	proof
}) => {
	await openFile(page, recorded('two-end-tile', 12));
	await begin(page, 'en');
	const before = await page.evaluate(dump);
	let isHome = false;
	const counted = { told: 0, shown: 0, values: 0, links: 0, broughtIn: 0 };

	await proof.tries(proof.tried(80, 10_000), async (random, index) => {
		const language = LANGUAGES[Math.floor(index / 50) % 2] ?? 'en';
		// a try that failed may have left the page anywhere
		if (index % 50 === 0 || !isHome) await begin(page, language);
		isHome = false;

		if (index % 25 === 24) {
			const link = strangeLink(random);
			counted.links++;
			await page.goto(link);
			await expect(page.getByRole('heading').first(), link).toBeVisible();
			expect(complaints.splice(0), link).toEqual([]);
			expect(await page.evaluate(dump), link).toEqual(before);
			return;
		}

		const file = malformed(random);
		const accept = random.next() < 0.05;
		const taken = await page.evaluate(hand, { ...file, accept });
		counted[taken.kind]++;
		if (file.refused) expect(taken.kind, `what becomes of ${file.how}`).toBe('told');
		if (taken.kind === 'shown' && accept) {
			await bringIn(page, before, file.how);
			counted.broughtIn++;
			return;
		}
		if (taken.kind === 'told')
			expect(taken.text, `what is said of ${file.how}`).toContain(UNCHANGED[language]);
		const after = await page.evaluate(dump);
		// a try that fails leaves nothing to the next
		await page.evaluate(putBack, before);
		if (taken.kind === 'values') {
			expect({ ...after, copies: '' }, `after values from ${file.how}`).toEqual({
				...before,
				copies: ''
			});
			return;
		}
		expect(after, `on disk after ${file.how}`).toEqual(before);
		expect(complaints.splice(0), `complaints about ${file.how}`).toEqual([]);
		expect(await page.evaluate(() => 'admin' in {}), 'objects inherit nothing new').toBe(false);
		isHome = new URL(page.url()).pathname === '/';
	});
	proof.figures = counted;
	expect(counted.told, 'files that were refused').toBeGreaterThan(0);
});
