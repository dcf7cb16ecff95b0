import { backupOf } from '../../games/evenings';
import { expect, test } from '../../e2e/app';
import { manyMatches } from '../../e2e/given-by-games';
import { button, openFile, sheet } from '../../e2e/table';
import { fileOf } from './driver';
import { HIGHEST, LATEST, rounds } from '../played';

test.beforeEach(async ({ page }) => {
	await page.goto('/history');
	await page.locator('input[type=file]').setInputFiles({
		name: 'backup.json',
		mimeType: 'application/json',
		buffer: Buffer.from(backupOf(manyMatches(5)))
	});
	await button(page, 'Bring it in').click();
	await expect(sheet(page, 'What the backup brings').getByRole('alert')).toBeVisible();
	await openFile(page, fileOf(rounds(HIGHEST), 'one'));
	await openFile(page, fileOf(rounds(LATEST), 'two'));
	await page.goto('/history');
});

test('matches are filtered by game', async ({ page }) => {
	const found = page.getByRole('status').first();
	await expect(found).toHaveText('7 matches');
	await button(page, 'Toy Numbers').click();
	await expect(found).toHaveText('2 matches');
	await expect(page.getByRole('main').getByRole('link', { name: /^Ana 15/ })).toBeVisible();
	await button(page, 'Toy Numbers').click();
	await expect(found).toHaveText('7 matches');
});

test('statistics are those of one game', async ({ page }) => {
	await page.goto('/history/statistics');
	const main = page.getByRole('main');
	await expect(main).toContainText('How games end');
	await button(page, 'Toy Numbers').click();
	await expect(main).toContainText('2 games');
	await expect(main).toContainText('five rounds');
	await expect(main).toContainText('14.5');
});
