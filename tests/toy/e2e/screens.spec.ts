import type { Page } from '@playwright/test';
import { expect, test, violations } from '../../e2e/app';
import { button, openFile, sheet } from '../../e2e/table';
import { fileOf, lay, startToy, title } from './driver';
import { HIGHEST, rounds } from '../played';

const LOOKS = [
	{ width: 390, height: 844, theme: 'light' },
	{ width: 1280, height: 800, theme: 'dark' }
] as const;

/** Nothing for axe to find, and nothing wider than the screen. */
async function look(page: Page) {
	expect(await violations(page)).toEqual([]);
	const tooWide = await page.evaluate(() => {
		const { clientWidth, scrollWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
	expect(tooWide).toBeLessThanOrEqual(0);
}

for (const { width, height, theme } of LOOKS)
	test(`every screen of a small game at ${width}×${height}, ${theme}`, async ({ page }) => {
		test.setTimeout(90_000);
		await page.setViewportSize({ width, height });
		await page.emulateMedia({ colorScheme: theme });
		await page.goto('/');
		await button(page, /^Toy Numbers/).click();
		await look(page);
		await page.getByRole('link', { name: /^New match/ }).click();
		await expect(button(page, 'Start')).toBeVisible();
		await look(page);
		await startToy(page);
		await lay(page, 7);
		await look(page);
		await button(page, 'Log').click();
		await sheet(page, 'Log').getByText('Ana laid 7', { exact: true }).first().click();
		await look(page);
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await button(page, 'This match').click();
		await expect(sheet(page, 'This match')).toBeVisible();
		await look(page);

		await openFile(page, fileOf(rounds(HIGHEST)));
		await expect(title(page)).toHaveText('The match is over');
		await look(page);
		const match = new URL(page.url()).pathname;
		for (const [path, heading] of [
			[`${match}/count`, 'Count Ana'],
			[`${match}/result`, 'Ana wins'],
			['/book', 'Look up'],
			['/book/toy', 'Look up'],
			['/book/toy/ties', 'Ties'],
			['/history', 'Record book'],
			['/history/statistics', 'Record book']
		] as const) {
			await page.goto(path);
			await expect(title(page)).toHaveText(heading);
			await look(page);
		}
	});

test('French words stand where French was chosen', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('mainspring:locale', 'fr'));
	await openFile(page, fileOf(rounds(HIGHEST)));
	await expect(page.getByText('La cinquième manche est la dernière.')).toBeVisible();
	await page.goto(`${new URL(page.url()).pathname}/result`);
	await expect(page.getByText('départagés par le plus haut nombre').first()).toBeVisible();
	expect(await violations(page)).toEqual([]);
});
