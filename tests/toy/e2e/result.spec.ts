import { readFile } from 'node:fs/promises';
import { expect, test } from '../../e2e/app';
import { button, sheet } from '../../e2e/table';
import { resultOf, title } from './driver';
import { HIGHEST, LATEST, LEVEL, rounds } from '../played';

test('two tie-breaks are told in words, as far as they had to be asked', async ({ page }) => {
	await resultOf(page, rounds(HIGHEST), 'by-the-highest');
	await expect(title(page)).toHaveText('Ana wins');
	await expect(page.getByText(/^14 each, decided by the highest number/)).toBeVisible();
	await expect(
		page.getByText('tied at 14: a highest number of 7 against 4', { exact: true })
	).toBeVisible();

	await resultOf(page, rounds(LATEST), 'by-the-last');
	await expect(title(page)).toHaveText('Ana wins');
	await expect(page.getByText(/^15 each, decided by the last number/)).toBeVisible();
	await expect(
		page.getByText('tied at 15: a highest number of 5 each, a last number of 4 against 3')
	).toBeVisible();

	await resultOf(page, rounds(LEVEL), 'by-nothing');
	await expect(title(page)).toHaveText('Ana and Bo share the victory');
	await expect(
		page.getByText('tied at 15 with a highest number of 5 each and a last number of 5 each: shared')
	).toHaveCount(2);
});

test('a figure is set right, and the ranking with it', async ({ page }) => {
	await resultOf(page, rounds(HIGHEST));
	await button(page, 'Correct Bo').click();
	const correct = sheet(page, 'Correct Bo');
	await button(correct, 'Numbers: one more').click();
	await page.keyboard.press('Escape');
	await expect(title(page)).toHaveText('Bo wins');
	await expect(page.getByText(/^15 to 14 · /)).toBeVisible();
});

test('another table for a rematch is one of the same game', async ({ page }) => {
	await resultOf(page, rounds(HIGHEST));
	await button(page, 'Rematch').click();
	const other = page.getByRole('dialog').getByRole('link');
	await expect(other).toHaveAttribute('href', '/new/toy');
});

test('it is shared as a picture, as text and as a table', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await resultOf(page, rounds(LATEST));
	await button(page, 'Share').click();
	const picture = page.getByRole('img', { name: 'The result as a picture: Ana wins' });
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBe(1200);

	await button(page, /^Copy as text/).click();
	await expect(page.getByText('Copied: paste it where you like.')).toBeVisible();
	const text = await page.evaluate(() => navigator.clipboard.readText());
	expect(text).toMatch(/^Toy Numbers · 14 November 2023 · Mainspring\nAna wins · 15 each, decided/);
	expect(text).toContain('1. Ana 15 (Numbers 15)');

	const download = page.waitForEvent('download');
	await button(page, /^Save as a table/).click();
	const table = await readFile(await (await download).path(), 'utf8');
	const [head, ana, bo] = table.split('\r\n');
	expect(head).toContain('"Numbers"');
	expect(ana).toContain('"Ana","yes",1,15');
	expect(bo).toContain('"Bo","no",2,15');
});

test('BG Stats is told the game, and no number that it does not have', async ({
	page,
	complaints
}) => {
	await resultOf(page, rounds(LATEST));
	await button(page, 'BG Stats').click();
	await expect(page.getByRole('img', { name: 'For another phone' })).toBeVisible();
	const session = await page.context().newCDPSession(page);
	await session.send('Page.enable');
	const asked = new Promise<string>((done) => {
		session.once('Page.frameRequestedNavigation', ({ url }) => done(url));
	});
	await page.context().route('https://app.bgstatsapp.com/**', (route) => route.abort());
	await button(page, 'Open in BG Stats').click();
	const [, data = ''] = (await asked).split('?data=');
	expect(JSON.parse(decodeURIComponent(data))).toMatchObject({
		game: { name: 'Toy Numbers', sourceGameId: 'mainspring-toy', highestWins: true },
		players: [
			{ name: 'Ana', score: 15, rank: 1, winner: true },
			{ name: 'Bo', score: 15, rank: 2, winner: false }
		]
	});
	expect(data).not.toContain('bggId');
	// to leave for this address is what was asked for
	complaints.splice(
		0,
		complaints.length,
		...complaints.filter((each) => !each.includes('bgstats'))
	);
});

test('a rematch begins at once, with the house rules of before', async ({ page }) => {
	await resultOf(page, rounds(HIGHEST));
	await button(page, 'Rematch').click();
	await button(page, /^Bo starts/).click();
	await expect(title(page)).toHaveText('Ana and Bo’s turn');
	await expect(page.getByText('Round 1 · Toy Numbers')).toBeVisible();
});
