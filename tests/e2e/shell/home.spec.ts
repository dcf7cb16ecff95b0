import type { Page } from '@playwright/test';
import { expect, test } from '../app';
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
	await button(page, 'Recharge').click();
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
		await button(page, 'Recharge').click();
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
		const other = {
			...{ format: 'mainspring-match', version: 1, log: [] },
			match: {
				...{ id: 'other', game: 'clockworker', startedAt: 1 },
				setup: {
					...{ seats: ['Chloé', 'Dov'], start: 0, houseRules: {} },
					options: { depth: 'scores', printed: {} }
				}
			}
		};
		await openFile(page, JSON.stringify(other));
		await home(page);
		await expect(first(page)).toHaveText('Chloé and Dov');
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

test('a Location taken with one tap is named afterwards by whoever likes to', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	await button(page, 'Operation').click();
	await expect(title(page)).toHaveText('Bo’s turn');
	await button(page, 'Name the Location').click();
	await page.getByLabel('Name (if you like)').fill('Boiler');
	await button(sheet(page, 'Location 1'), 'Save').click();
	await expect(page.getByText('Ana named a Location: Boiler').first()).toBeVisible();
	await expect(button(page, 'Name the Location')).toHaveCount(0);
	await expect(title(page)).toHaveText('Bo’s turn');
	await page.getByRole('button', { name: /^Ana / }).first().click();
	await expect(sheet(page, 'Ana').getByText('Boiler')).toBeVisible();
});

test('the table stays where it was when an action is saved, and a new turn begins at its top', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 667 });
	await startMatch(page, ['Ana', 'Bo'], 'Everything');
	await button(page, 'Retrieve').click();
	await button(sheet(page, 'Retrieve'), 'Save').click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	const scrolled = () => page.evaluate(() => scrollY);
	expect(await scrolled()).toBe(0);
	await button(page, 'Operation').click();
	await button(page.getByRole('dialog'), 'Save').click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(button(page, 'Operation')).toBeFocused();
	expect(await scrolled()).toBe(0);

	await page.evaluate(() => scrollTo(0, 150));
	expect(await scrolled()).toBeGreaterThan(100);
	await button(page, 'End turn → Bo').click();
	await expect(title(page)).toHaveText('Bo’s turn');
	await expect.poll(scrolled).toBe(0);
});

test('all seats show points, cards and records at a glance', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	await button(page, 'Communicate').click();
	await button(page.getByRole('dialog'), 'Record: 7 VP').click();
	await button(page, 'Operation').click();
	const badge = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
	await expect(badge(/^Ana/)).toHaveAccessibleName(/Ana.* 7 VP, 1 card, 1 record$/);
	await expect(badge(/^Bo/)).toHaveAccessibleName(/Bo 0 VP, 2 cards, 0 records$/);
});

test('an artifact to repair is found by a word of either language, or by its moment', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	await button(page, 'Repair').click();
	const list = sheet(page, 'Repair an artifact');
	const cards = list.getByRole('button', { name: /\d left/ });
	await expect(cards).toHaveCount(16);
	await list.getByRole('searchbox').fill('mecanique');
	await expect(cards).toHaveCount(1);
	await expect(cards).toHaveAccessibleName(/^Clockwork God/);
	await list.getByRole('searchbox').fill('zzzz');
	await expect(cards).toHaveCount(0);
	await expect(list.getByText('No card like that.')).toBeVisible();
	await button(list, 'Clear').click();
	await button(list, 'End of game').click();
	await expect(cards).toHaveCount(4);
	await button(list, /^Pick Up Ship/).click();
	await expect(title(page)).toHaveText('Bo’s turn');
});
