import type { Page } from '@playwright/test';
import { expect, test } from '../app';
import { button, sheet, startMatch } from '../table';

// Looking at a match writes nothing, neither to the match nor to the printed values of the copy.

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Every row of every store, as text. */
const storedBytes = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<string>((done) => {
				indexedDB.open('mainspring').onsuccess = ({ target }) => {
					// safe: the request that was just made
					const shelf = (target as IDBOpenDBRequest).result;
					const stores = [...shelf.objectStoreNames];
					const tx = shelf.transaction(stores);
					const rows = stores.map((store) => tx.objectStore(store).getAll());
					tx.oncomplete = () => {
						shelf.close();
						done(JSON.stringify(rows.map(({ result }, index) => [stores[index], result])));
					};
				};
			})
	);

async function readOut(page: Page, name: string, points: number) {
	await button(page, new RegExp(`^${name}`)).click();
	const card = sheet(page, name);
	await button(card, `Printed VP: ${points} VP`).click();
	await button(card, 'Done').click();
}

async function lookAround(page: Page, match: string) {
	await page.goto(match);
	await expect(
		button(page, /^Your copy knows 1 value .* and shows 1 value differently/)
	).toBeVisible();
	await button(page, 'Log').click();
	await sheet(page, 'Log').getByRole('listitem').getByRole('button').first().click();
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'Look up a card or a rule' }).click();
	await expect(title(page)).toBeVisible();
	await page.goto(`${match}/book/clockwork-god`);
	await expect(page.getByText('Clockwork God').first()).toBeVisible();
	await page.goto(`${match}/book/values`);
	await expect(title(page)).toHaveText('Your copy’s printed values');
	await page.goto(`${match}/count`);
	await expect(title(page)).toHaveText(/^Count /);
	await page.goto(`${match}/result`);
	await expect(button(page, /^Your copy knows 1 value/)).toBeVisible();
	await page.goto('/');
	await expect(title(page)).toBeVisible();
	await page.getByRole('link', { name: 'Record book' }).click();
	await expect(title(page)).toBeVisible();
}

test('a match that runs and one that is over lie on disk as before, however one looks at them', async ({
	page
}) => {
	const matches: string[] = [];
	for (const isOver of [true, false]) {
		await startMatch(page, ['Ana', 'Bo']);
		const match = page.url();
		matches.push(match);
		await button(page, 'Repair').click();
		await button(sheet(page, 'Repair an artifact'), /^Clockwork God/).click();
		await expect(title(page)).toHaveText('Bo’s turn');
		await button(page, 'Repair').click();
		await button(sheet(page, 'Repair an artifact'), /^Pick Up Ship/).click();
		await expect(title(page)).toHaveText('Ana’s turn');
		if (!isOver) continue;
		await page.goto(`${match}/book/clockwork-god`);
		await button(page, /^Printed on the card/).click();
		await button(sheet(page, 'Clockwork God'), 'Printed VP: 4 VP').click();
		await page.goto(`${match}/count`);
		await button(page, 'Next: Bo →').click();
		await page.getByRole('link', { name: /^Result/ }).click();
		await expect(button(page, 'Rematch')).toBeVisible();
	}
	await page.goto('/book/clockworker/values');
	await readOut(page, 'Clockwork God', 3);
	await readOut(page, 'Pick Up Ship', 5);
	await page.goto('/');
	const before = await storedBytes(page);
	for (const match of matches) await lookAround(page, match);
	expect(await storedBytes(page)).toBe(before);
});
