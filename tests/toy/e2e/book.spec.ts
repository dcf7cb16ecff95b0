import { expect, test } from '../../e2e/app';
import { startToy, title } from './driver';

test('the books of all games are searched at once, that of the last played game first', async ({
	page
}) => {
	await startToy(page);
	await page.getByRole('link', { name: 'Home' }).click();
	await page.getByRole('link', { name: 'Look up' }).click();
	await expect(title(page)).toHaveText('Look up');
	await expect(page.getByRole('link', { name: /^Toy Numbers/ })).toContainText(
		'3 entries · 1 page of rules'
	);
	// as the eye meets them: rows are put in their order by the styles
	const rows = await page
		.getByRole('main')
		.getByRole('link', { name: /\w/ })
		.evaluateAll((links: HTMLElement[]) =>
			links
				.map((link) => ({ top: link.getBoundingClientRect().top, text: link.innerText.trim() }))
				.filter(({ text }) => text !== '')
				.sort((one, other) => one.top - other.top)
				.map(({ text }) => text.split('\n')[0])
		);
	expect(rows.slice(0, 5)).toEqual(['Toy Numbers', 'Nought', 'Seven', 'Nine', 'Ties']);
	expect(rows.length).toBeGreaterThan(6);
	await page.getByRole('searchbox').fill('neuf');
	await page.getByRole('link', { name: /^Nine/ }).click();
	await expect(page).toHaveURL(/\/book\/toy\/nine$/);
	await expect(page.getByText('In French: Neuf')).toBeVisible();
});

test('the book of a match is that of its game', async ({ page }) => {
	await startToy(page);
	await page.getByRole('link', { name: 'Look up' }).click();
	await expect(page.getByText(/^Toy Numbers · 3 entries · 1 page/)).toBeVisible();
	await page.getByRole('searchbox').fill('last');
	await page.getByRole('link', { name: /^Ties/ }).click();
	await expect(page.getByText('The highest number decides, then the last one.')).toBeVisible();
	await page.getByRole('link', { name: 'Back' }).click();
	await page.getByRole('link', { name: /Back/ }).click();
	await expect(title(page)).toHaveText('Ana and Bo’s turn');
});
