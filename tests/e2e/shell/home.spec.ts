import type { Page } from '@playwright/test';
import { expect, test } from '../app';
import { action, plays } from '../first-game';
import { recorded } from '../recorded';
import { button, openFile, sheet, startMatch, storedLines } from '../table';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const home = async (page: Page) => {
	await page.getByRole('link', { name: 'Home' }).click();
	await expect(title(page)).toHaveText('Mainspring');
};
/** The card of the match to go on with. */
const first = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

test('of several running matches, the one touched last is the one to go on with', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	const older = page.url();
	await startMatch(page, ['Chloé', 'Dov']);
	await home(page);
	await expect(first(page)).toHaveText('Chloé and Dov');

	await page.goto(older);
	await button(page, action).click();
	await expect(title(page)).toHaveText('Bo’s turn');
	await expect.poll(async () => (await storedLines(page)).length).toBe(1);
	await home(page);
	await expect(first(page)).toHaveText('Ana and Bo');
	await expect(page.getByText('Round 1, Bo to play')).toBeVisible();
	await page.goto('/continue');
	await expect(page).toHaveURL(older);
});

test.describe('a match that is thrown away', () => {
	const throwAway = async (page: Page) => {
		await startMatch(page, ['Ana', 'Bo']);
		await button(page, action).click();
		await button(page, 'This match').click();
		await page.getByText('Throw this match away').click();
		await expect(title(page)).toHaveText('Mainspring');
	};

	test('is offered back at once', async ({ page }) => {
		await throwAway(page);
		await expect(page.getByText('Match thrown away: Ana and Bo')).toBeVisible();
		await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
		await button(page, 'Bring it back').click();
		await page.getByRole('link', { name: 'Continue' }).click();
		await expect(title(page)).toHaveText('Bo’s turn');
	});

	test('is not behind the back button', async ({ page }) => {
		await throwAway(page);
		await page.evaluate(() => history.back());
		await expect(title(page)).toHaveText('Mainspring');
		await expect(page).toHaveURL('/');
	});

	test('is found again in the settings, after a reload too', async ({ page }) => {
		await throwAway(page);
		await page.reload();
		await expect(title(page)).toHaveText('Mainspring');
		await expect(page.getByText('Thrown away')).toHaveCount(0);
		await page.getByRole('link', { name: 'Settings' }).click();
		await expect(page.getByRole('heading', { name: 'Thrown away' })).toBeVisible();
		await button(page, 'Bring it back').click();
		await expect(page.getByRole('heading', { name: 'Thrown away' })).toHaveCount(0);
		await page.getByRole('link', { name: 'Back' }).click();
		await page.getByRole('link', { name: 'Continue' }).click();
		await expect(title(page)).toHaveText('Bo’s turn');
	});

	test('stays thrown away when another is opened from a file', async ({ page }) => {
		await throwAway(page);
		await openFile(page, recorded(plays[4], 0));
		await home(page);
		await expect(first(page)).toHaveText(/, Chloé and Dov$/);
		await expect(page.getByText('Ana and Bo', { exact: true })).toHaveCount(0);
	});
});

test('going back puts away what lies on top, and only then leaves the table', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	const table = page.url();
	await button(page, 'Log').click();
	await expect(sheet(page, 'Log')).toBeVisible();
	await page.evaluate(() => history.back());
	await expect(sheet(page, 'Log')).toHaveCount(0);
	await expect(page).toHaveURL(table);
	await expect(title(page)).toHaveText('Ana’s turn');
	await page.evaluate(() => history.back());
	await expect(title(page)).toHaveText('Mainspring');
});
