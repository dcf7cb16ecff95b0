import { expect, test } from '../../e2e/app';
import { startToy, title } from './driver';

test('the books of all games are searched at once, that of the last played game first', async ({
	page
}) => {
	await startToy(page);
	await page.getByRole('link', { name: 'Home' }).click();
	await page.getByRole('link', { name: 'Look up' }).click();
	await expect(title(page)).toHaveText('Look up');
	const rows = page.getByRole('main').getByRole('link');
	const row = page.getByRole('link', { name: /^Toy Numbers/ });
	await expect(row).toContainText('3 entries · 1 page of rules');
	const tops = await rows.evaluateAll((links) =>
		links.map((link) => link.getBoundingClientRect().top).filter((top) => top > 0)
	);
	expect(tops.length).toBeGreaterThan(5);
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
