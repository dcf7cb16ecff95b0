import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/app';
import { button } from '../../e2e/table';
import { startToy, title } from './driver';

const newMatch = (page: Page) => page.getByRole('link', { name: /^New match/ });
const score = (page: Page) => page.getByRole('link', { name: /^Score a finished game/ });
const cards = (page: Page) => page.getByRole('region', { name: 'The shelf' }).getByRole('button');
const other = (page: Page) => cards(page).filter({ hasNotText: 'Toy Numbers' }).first();

test('home has every game on a shelf, and its keys say which game they are about', async ({
	page
}) => {
	await page.goto('/');
	await expect(cards(page).nth(1)).toBeVisible();
	await other(page).click();
	for (const key of [newMatch(page), score(page)]) await expect(key).not.toContainText('Toy');
	await button(page, /^Toy Numbers/).click();
	await expect(button(page, /^Toy Numbers/)).toHaveAttribute('aria-pressed', 'true');
	await expect(other(page)).toHaveAttribute('aria-pressed', 'false');
	for (const key of [newMatch(page), score(page)]) await expect(key).toContainText('Toy Numbers');
	// the toy has no sample
	await expect(button(page, 'Look at a sample match')).toHaveCount(0);
});

test('the game played last is one tap away, also after a reload, and another is two', async ({
	page
}) => {
	await startToy(page);
	await page.getByRole('link', { name: 'Home' }).click();
	await expect(title(page)).toHaveText('Mainspring');
	await page.reload();
	await newMatch(page).click();
	await expect(page.getByText('Double', { exact: true })).toHaveCount(1);
	await page.goto('/');
	await other(page).click();
	await newMatch(page).click();
	await expect(title(page)).toHaveText('New match');
	await expect(page.getByText('Double', { exact: true })).toHaveCount(0);
});

test('what was chosen is remembered', async ({ page }) => {
	await page.goto('/');
	await other(page).click();
	await page.reload();
	await expect(other(page)).toHaveAttribute('aria-pressed', 'true');
	await button(page, /^Toy Numbers/).click();
	await page.reload();
	await expect(newMatch(page)).toContainText('Toy Numbers');
	// the shortcut of the installed app names no game
	await page.goto('/new');
	await expect(page.getByText('Double', { exact: true })).toHaveCount(1);
});

test('a running match says its game, and is gone on with', async ({ page }) => {
	await startToy(page);
	await button(page, '3').click();
	await page.getByRole('link', { name: 'Home' }).click();
	const card = page.getByRole('main').locator('section, article, div', { hasText: 'Ana and Bo' });
	await expect(card.first()).toContainText(/Round 1, Bo to play/);
	await page.getByRole('link', { name: 'Continue' }).click();
	await expect(title(page)).toHaveText('Bo’s turn');
});

test('a finished game is scored without having been tracked', async ({ page }) => {
	await page.goto('/');
	await button(page, /^Toy Numbers/).click();
	await score(page).click();
	await page.getByLabel('Name of player 1').fill('Ana');
	await page.getByLabel('Name of player 2').fill('Bo');
	await button(page, /^Count/).click();
	await expect(title(page)).toHaveText('Count Ana');
	await button(page, 'Numbers: one more').click();
	await button(page, /^Next: Bo/).click();
	await expect(title(page)).toHaveText('Count Bo');
	await button(page, 'Numbers: one more').click();
	await button(page, 'Numbers: one more').click();
	await page.getByRole('link', { name: /^Result/ }).click();
	await expect(title(page)).toHaveText('Bo wins');
	await expect(page.getByText('2 to 1', { exact: true })).toBeVisible();
	await expect(page.getByText('Counted afterwards')).toBeVisible();
});

test('a seat that is left at 0 is counted too, and the match is over', async ({ page }) => {
	await page.goto('/');
	await button(page, /^Toy Numbers/).click();
	await score(page).click();
	await page.getByLabel('Name of player 1').fill('Ana');
	await page.getByLabel('Name of player 2').fill('Bo');
	await button(page, /^Count/).click();
	await button(page, /^Next: Bo/).click();
	await button(page, 'Numbers: one more').click();
	await page.getByRole('link', { name: /^Result/ }).click();
	await expect(title(page)).toHaveText('Bo wins');
	await expect(page.getByText('1 to 0', { exact: true })).toBeVisible();
	await expect(button(page, 'Rematch')).toBeVisible();
	await page.goto('/');
	await expect(page.getByText('Running', { exact: true })).toHaveCount(0);
});
