import type { Page } from '@playwright/test';
import { expect, test } from '../app';
import { button, sheet, startMatch } from '../table';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

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
