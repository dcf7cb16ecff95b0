import { expect, test } from '../../e2e/app';
import { button, openFile, sheet, storedTypes } from '../../e2e/table';
import { fileOf, lay, startToy, title } from './driver';
import { rounds } from '../played';

test('both play at once: each lays when it likes, and a tap on a seat chooses it', async ({
	page
}) => {
	await startToy(page);
	await expect(page.getByText('Round 1 · Toy Numbers')).toBeVisible();
	await button(page, /^Bo\b/).first().click();
	await lay(page, 4);
	await expect(page.getByText('Bo laid 4').first()).toBeVisible();
	await expect(title(page)).toHaveText('Ana’s turn');
	await lay(page, 9);
	await expect(title(page)).toHaveText('Ana and Bo’s turn');
	await expect(page.getByText('Round 2 · Toy Numbers')).toBeVisible();
	expect(await storedTypes(page)).toEqual(['laid', 'laid']);
});

test('undo and redo go line by line', async ({ page }) => {
	await startToy(page);
	await lay(page, 7, 3);
	await button(page, 'Undo: Bo laid 3').click();
	await expect(title(page)).toHaveText('Bo’s turn');
	await button(page, 'Undo: Ana laid 7').click();
	await expect(title(page)).toHaveText('Ana and Bo’s turn');
	await button(page, /^Redo/).click();
	await expect(title(page)).toHaveText('Bo’s turn');
	await button(page, /^Redo/).click();
	await expect(page.getByText('Round 2 · Toy Numbers')).toBeVisible();
});

test('a line of the log is corrected, and withdrawn', async ({ page }) => {
	await startToy(page);
	await lay(page, 7, 3);
	await button(page, 'Log').click();
	await sheet(page, 'Log').getByText('Ana laid 7').click();
	const line = sheet(page, /^Ana laid/);
	await button(line, 'Numbers: one more').click();
	await button(line, 'Correct').click();
	await expect(sheet(page, 'Log').getByText('Ana laid 8', { exact: true })).toBeVisible();
	await sheet(page, 'Log').getByText('Bo laid 3').click();
	const other = page.getByRole('dialog').last();
	await button(other, 'Withdraw').click();
	await expect(other).toContainText('without effect');
	await button(other, 'Withdraw').click();
	await page.keyboard.press('Escape');
	await expect(title(page)).toHaveText('Bo’s turn');
	await expect(page.getByText('8 points')).toBeVisible();
});

test('a house rule counts the match anew', async ({ page }) => {
	await startToy(page);
	await lay(page, 7, 3);
	await button(page, 'This match').click();
	const settings = sheet(page, 'This match');
	await settings.getByText('Double', { exact: true }).click();
	await page.keyboard.press('Escape');
	await expect(page.getByText('14 points')).toBeVisible();
});

test('a table that stops early ends the match, and takes it up again', async ({ page }) => {
	await startToy(page);
	await lay(page, 7, 3);
	await button(page, 'This match').click();
	await sheet(page, 'This match').getByText('End the match and count').click();
	await button(page, /^Next: Bo/).click();
	await page.getByRole('link', { name: /^Result/ }).click();
	await expect(title(page)).toHaveText('Ana wins');
	await expect(page.getByText('The table ended the match.')).toBeVisible();
	await page.getByRole('link', { name: 'Back to the table' }).click();
	await button(page, 'This match').click();
	await sheet(page, 'This match').getByText('Play on').click();
	await page.keyboard.press('Escape');
	await expect(title(page)).toHaveText('Ana and Bo’s turn');
});

test('the last round names no seat that brought it about, and the match ends by itself', async ({
	page
}) => {
	await openFile(page, fileOf(rounds('1 2 | 3 4 | 5 6 | 7')));
	await expect(title(page)).toHaveText('Bo’s turn');
	await expect(page.getByText('The fifth round is the last.')).toHaveCount(0);
	await lay(page, 8);
	await expect(page.getByText('Round 5 · last round')).toBeVisible();
	await expect(page.getByText('Last round: Ana and Bo still play')).toBeVisible();
	await expect(page.getByText('The fifth round is the last.')).toBeVisible();
	await lay(page, 9);
	await expect(page.getByText('Last round: Bo still plays')).toBeVisible();
	await lay(page, 9);
	await expect(title(page)).toHaveText('The match is over');
	await page.getByRole('link', { name: 'Count the points' }).click();
	await expect(title(page)).toHaveText('Count Ana');
	await button(page, /^Next: Bo/).click();
	await button(page, 'Numbers: one more').click();
	await page.getByRole('link', { name: /^Result/ }).click();
	await expect(title(page)).toHaveText('Bo wins');
	await expect(page.getByText(/^30 to 25 · \d+ minutes · 5 rounds$/)).toBeVisible();
	await expect(page.getByText('The fifth round is the last.')).toBeVisible();
});
