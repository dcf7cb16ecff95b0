import type { Locator, Page } from '@playwright/test';
import { callName } from '../../../src/lib/ui/signs/call-name';
import { expect, test, violations } from '../app';
import { action } from '../first-game';
import { field, players, flag, skip, title, markKey, seat, seated, covers } from '../set-up';
import { button, sheet, startMatch } from '../table';

/** Nothing is wider than the screen, and every key lies on it. */
async function fits(page: Page) {
	const width = page.viewportSize()?.width ?? 0;
	const margin = 16;
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
		width
	);
	for (const key of await page.locator('ol').getByRole('button').all()) {
		const box = await key.boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(margin);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - margin);
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	}
}

const ODD = [
	'نور الهدى',
	'👩‍👩‍👧 Ж',
	'Wilhelmina Annabella Maria Theresia zu Hohenlohe-Schillingsfürst'.slice(0, 60),
	'李'
];

for (const width of [390, 320])
	for (const count of [2, 3, 4])
		test(`${count} players with names of all kinds fit on ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 700 });
			await page.goto('/new');
			await seat(page, ODD.slice(4 - count));
			await fits(page);
			await button(page, 'Start').click();
			await expect(title(page)).toHaveText('Set up the table');
			await fits(page);
			await skip(page).click();
			await expect(title(page)).toHaveText(`${callName(ODD, 4 - count)}’s turn`);

			// they are offered, cut but not lost
			await page.goto('/new');
			await button(page, 'Empty the seats').click();
			await fits(page);
			for (const name of ODD.slice(4 - count)) await button(page, name).click();
			expect(await seated(page)).toEqual(ODD.slice(4 - count));
		});

test('text twice as large fits on 320 px', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto('/new');
	await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
	await seat(page, ODD);
	await fits(page);
	await button(page, 'Start').click();
	await expect(title(page)).toHaveText('Set up the table');
	await fits(page);
});

test('seats change places by their keys and by dragging; whoever starts still does', async ({
	page
}) => {
	await page.goto('/new');
	await seat(page, ['Ana', 'Bo', 'Chloé']);
	await flag(page, 'Bo').click();

	await button(page, 'Bo: one seat up').click();
	expect(await seated(page)).toEqual(['Bo', 'Ana', 'Chloé']);
	await expect(flag(page, 'Bo')).toHaveAttribute('aria-pressed', 'true');
	await expect(button(page, 'Bo: one seat up')).toBeDisabled();
	// the keyboard can go on from here
	await expect(button(page, 'Bo: one seat down')).toBeFocused();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	expect(await seated(page)).toEqual(['Ana', 'Chloé', 'Bo']);
	await expect(page.getByText('Bo now sits at place 3')).toBeAttached();

	const centre = async (of: Locator) => {
		const box = await of.boundingBox();
		return { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 };
	};
	const from = await centre(markKey(page, 'Bo', 'Red square'));
	const to = await centre(markKey(page, 'Ana', 'Blue circle'));
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(to.x, to.y, { steps: 8 });
	await page.mouse.up();
	expect(await seated(page)).toEqual(['Bo', 'Ana', 'Chloé']);
	// a drag is no tap
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(flag(page, 'Bo')).toHaveAttribute('aria-pressed', 'true');

	await button(page, 'Bo: one seat down').click();
	await button(page, 'Start').click();
	await skip(page).click();
	await expect(title(page)).toHaveText('Bo’s turn');
	expect(await covers(page)).toMatchObject([
		{ setup: { seats: ['Ana', 'Bo', 'Chloé'], start: 1 } }
	]);
});

test('a mark is chosen, swapped, and comes back with its person', async ({ page }) => {
	await page.goto('/new');
	await seat(page, ['Ana', 'Bo']);
	await markKey(page, 'Ana', 'Blue circle').click();
	await button(sheet(page, 'Mark of Ana'), 'Red square Bo').click();
	await expect(markKey(page, 'Bo', 'Blue circle')).toBeVisible();
	await markKey(page, 'Bo', 'Blue circle').click();
	await button(sheet(page, 'Mark of Bo'), 'Violet diamond').click();
	await button(page, 'Start').click();
	await expect(title(page)).toHaveText('Set up the table');
	expect(await covers(page)).toMatchObject([{ marks: [1, 3] }]);

	await page.goto('/new');
	await button(page, 'Empty the seats').click();
	await field(page, 0).fill('bo');
	await field(page, 1).fill('Dov');
	await expect(markKey(page, 'bo', 'Violet diamond')).toBeVisible();
	await expect(markKey(page, 'Dov', 'Red square')).toBeVisible();
	// Ana gets her own mark, since no other player has chosen it
	await players(page, 3);
	await button(page, 'Ana').click();
	await expect(markKey(page, 'Ana', 'Red square')).toBeVisible();
	await expect(markKey(page, 'Dov', 'Green shield')).toBeVisible();
	expect(await seated(page)).toEqual(['bo', 'Dov', 'Ana']);
	// a tap into a field says who is to be replaced
	await field(page, 0).fill('Eve');
	await field(page, 2).click();
	await button(page, 'Bo').click();
	expect(await seated(page)).toEqual(['Eve', 'Dov', 'Bo']);
});

test('namesakes are told apart, kindly and by themselves', async ({ page }) => {
	await page.goto('/new');
	await seat(page, ['Ana', 'Ana']);
	await expect(page.getByText('To tell them apart: Ana 2.')).toBeVisible();
	await flag(page, 'Ana 2').click();
	await button(page, 'Start').click();
	await skip(page).click();
	await expect(title(page)).toHaveText('Ana 2’s turn');
});

test('whoever gets up comes back with the same name', async ({ page }) => {
	await page.goto('/new');
	await seat(page, ['Ana', 'Bo', 'Chloé', 'Dov']);
	await flag(page, 'Dov').click();
	await players(page, 2);
	await expect(flag(page, 'Ana')).toHaveAttribute('aria-pressed', 'true');
	await players(page, 4);
	expect(await seated(page)).toEqual(['Ana', 'Bo', 'Chloé', 'Dov']);
});

test.describe('who starts, at random', () => {
	test.use({ contextOptions: { reducedMotion: 'no-preference' } });

	test.beforeEach(async ({ page }) => {
		await page.addInitScript(() => (Math.random = () => 0.99));
		await page.clock.install();
	});
	/** What a screen reader is told, from now on. */
	const listen = (page: Page) =>
		page.evaluate(() => {
			const heard: string[] = [];
			Object.assign(window, { heard });
			for (const region of document.querySelectorAll('[role=status]'))
				new MutationObserver(() => {
					const text = region.textContent.trim();
					if (text) heard.push(text);
				}).observe(region, { characterData: true, childList: true, subtree: true });
		});
	const heard = (page: Page) =>
		page.evaluate(() => (window as unknown as { heard: string[] }).heard);

	test('is seen for a second and heard once', async ({ page }) => {
		await page.goto('/new');
		await seat(page, ['Ana', 'Bo', 'Chloé']);
		await page.clock.pauseAt(Date.now() + 60_000);
		await listen(page);
		await button(page, 'Draw who starts').click();
		await expect(flag(page, 'Ana')).toHaveAttribute('aria-pressed', 'true');
		await page.clock.runFor(60);
		await expect(flag(page, 'Bo')).toHaveAttribute('aria-pressed', 'true');
		await page.clock.runFor(1000);
		expect(await heard(page)).toEqual([]);
		await page.clock.runFor(200);
		await expect(flag(page, 'Chloé')).toHaveAttribute('aria-pressed', 'true');
		await expect.poll(() => heard(page)).toEqual(['Chloé starts']);
		await expect(page.locator('.lit')).toHaveCount(0);
	});

	test('is decided at once where motion is not wanted', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/new');
		await seat(page, ['Ana', 'Bo', 'Chloé']);
		await page.clock.pauseAt(Date.now() + 60_000);
		await listen(page);
		await button(page, 'Draw who starts').click();
		await expect(flag(page, 'Chloé')).toHaveAttribute('aria-pressed', 'true');
		await expect(page.locator('.lit')).toHaveCount(0);
		await page.clock.runFor(1);
		await expect.poll(() => heard(page)).toEqual(['Chloé starts']);
		// the same again is news too
		await button(page, 'Draw who starts').click();
		await page.clock.runFor(1);
		await expect.poll(() => heard(page)).toEqual(['Chloé starts', 'Chloé starts']);
	});

	test('counts even if the match begins before it has been shown', async ({ page }) => {
		await page.goto('/new');
		await seat(page, ['Ana', 'Bo']);
		await button(page, 'Draw who starts').click();
		await button(page, 'Start').click();
		await skip(page).click();
		await expect(title(page)).toHaveText('Bo’s turn');
	});
});

test.describe('the set-up list', () => {
	test('keeps its ticks, says when all is done, and is found again from the table', async ({
		page
	}) => {
		await page.goto('/new');
		await seat(page, ['Ana', 'Bo']);
		await button(page, 'Start').click();
		await expect(skip(page)).toBeInViewport();
		const items = page.getByRole('checkbox');
		const labels = await page.locator('label').all();
		await labels[0]?.click();
		await page.reload();
		await expect(items.first()).toBeChecked();
		await expect(items.nth(1)).not.toBeChecked();
		for (const label of labels.slice(1)) await label.click();
		await expect(items).toHaveCount(labels.length);
		for (const item of await items.all()) await expect(item).toBeChecked();
		await expect(skip(page)).toHaveCount(0);
		await page.getByRole('link', { name: 'Play' }).click();
		await expect(title(page)).toHaveText('Ana’s turn');

		await button(page, action).click();
		await button(page, 'This match').click();
		await page.getByRole('link', { name: 'Set up the table' }).click();
		await expect(title(page)).toHaveText('Set up the table');
		await page.getByRole('link', { name: 'Back to the table' }).last().click();
		await expect(title(page)).toHaveText('Bo’s turn');
	});

	test('is not in the way of the back button', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo']);
		await page.goBack();
		await expect(title(page)).toHaveText('Mainspring');
	});
});

for (const language of ['en', 'fr'])
	for (const theme of ['light', 'dark'] as const)
		test(`axe finds nothing, ${language}, ${theme}`, async ({ page }) => {
			await page.addInitScript((locale) => {
				localStorage.setItem('mainspring:locale', locale);
				localStorage.setItem(
					'mainspring:people',
					JSON.stringify([
						{ name: 'Dov', mark: 3 },
						{ name: 'نور', mark: 0 }
					])
				);
			}, language);
			await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
			const clean = async () => expect(await violations(page)).toEqual([]);
			await page.goto('/new');
			await page.locator('ol input').nth(0).fill('Ana');
			await page.locator('ol input').nth(1).fill('Ana');
			await page.locator('summary').click();
			await clean();
			await page.locator('ol button').first().click();
			await expect(page.getByRole('dialog')).toBeVisible();
			await clean();
			await page.keyboard.press('Escape');
			await page.getByRole('button', { name: /^(Start|Commencer)$/ }).click();
			await expect(page.getByRole('checkbox').first()).toBeAttached();
			await page.locator('label').first().click();
			await clean();
		});
