import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from '../app';
import { resultOf } from '../recorded';
import { button, sheet, storedTypes } from '../table';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const seats = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading') });
const seat = (page: Page, name: string) => seats(page).filter({ hasText: `· ${name}` });

test.describe('the result', () => {
	test('names the winner first, and what the points are made of', async ({ page }) => {
		await resultOf(page, 'four-house-rules');
		await expect(title(page)).toHaveText('Dov wins');
		await expect(page.getByText(/^58 to 36 · \d+ minutes · 18 rounds$/)).toBeVisible();
		await expect(seats(page)).toHaveText([
			/1 · Dov.*58/s,
			/2 · Bo.*36/s,
			/3 · Chloé.*33/s,
			/4 · Ana.*25/s
		]);
		await seat(page, 'Dov').getByText('How it adds up').click();
		await expect(seat(page, 'Dov').getByRole('definition').last()).toHaveText('= 58');
		await expect(seat(page, 'Dov').getByText('1 for each Worker')).toBeVisible();
		// sums have the whole width of the card
		const [card, sums] = [seat(page, 'Dov'), seat(page, 'Dov').locator('dl')];
		const widths = await Promise.all([card, sums].map((each) => each.boundingBox()));
		expect(widths[1]?.width).toBeGreaterThan((widths[0]?.width ?? 0) * 0.85);
		await expect(page.getByText('Dov took a 12th card.')).toBeVisible();
		await expect(page.getByRole('img', { name: /^Round by round\. The lead/ })).toBeVisible();
	});

	test('says in words how a tie was broken, and what is shared', async ({ page }) => {
		await resultOf(page, 'three-tie-broken');
		await expect(title(page)).toHaveText('Chloé wins');
		await expect(seat(page, 'Chloé')).toContainText('tied at 39: 8 locations against 6');
		await expect(seat(page, 'Bo')).toContainText('tied at 39: 6 locations against 8');
		await resultOf(page, 'three-shared-victory');
		await expect(title(page)).toHaveText('Ana and Chloé share the victory');
		await expect(seats(page)).toHaveText([/1 · Ana/, /1 · Chloé/, /3 · Bo/]);
		await expect(seat(page, 'Ana')).toContainText('tied at 30 with 3 locations each: shared');
	});

	test('of a match that was only counted shows no rounds and no time', async ({ page }) => {
		await resultOf(page, 'two-counted-afterwards');
		await expect(page.getByText('32 to 25', { exact: true })).toBeVisible();
		await expect(page.getByText('Counted afterwards')).toBeVisible();
		await expect(page.getByRole('img', { name: /^Round by round/ })).toHaveCount(0);
	});

	test('gives the score history in figures too, as the picture has them', async ({ page }) => {
		await resultOf(page, 'two-end-tile');
		await page.getByText('In figures').click();
		const rows = page.getByRole('table').getByRole('row');
		await expect(rows).toHaveCount(18);
		await expect(rows.nth(1)).toHaveText('000');
		await expect(rows.last()).toHaveText('162333');
	});

	test('changes its ranking when a number is set right, and back with undo', async ({ page }) => {
		await resultOf(page, 'three-tie-broken');
		await button(page, 'Correct Ana').click();
		const correct = sheet(page, 'Correct Ana');
		await expect(correct).toContainText('1 Chloé 39 · 2 Bo 39 · 3 Ana 35');
		for (let tap = 0; tap < 5; tap++) await button(correct, 'VP tokens: one more').click();
		await expect(correct).toContainText('1 Ana 40 · 2 Chloé 39 · 3 Bo 39');
		await page.keyboard.press('Escape');
		await expect(title(page)).toHaveText('Ana wins');
		await expect
			.poll(async () => (await storedTypes(page)).filter((type) => type === 'adjusted').length)
			.toBeGreaterThanOrEqual(5);
		await page.reload();
		await expect(seats(page).first()).toContainText('1 · Ana');
		// longer it did not get by that
		await expect(page.getByText(/^40 to 39 · \d+ minutes · 19 rounds$/)).toBeVisible();
	});
});

test('a match that is over leads back to its table, wherever one came from', async ({ page }) => {
	await resultOf(page, 'two-end-tile');
	const aside = page.getByRole('complementary');
	await expect(aside.getByRole('link', { name: 'Back to the table' })).toHaveCount(0);
	await page.getByRole('banner').getByRole('link', { name: 'Back to the table' }).click();
	await expect(title(page)).toHaveText('The match is over');
	await page.goto('/');
	await page.getByRole('link', { name: /^Bo 33/ }).click();
	await expect(title(page)).toHaveText('Bo wins');
	await aside.getByRole('link', { name: 'Back to the table' }).click();
	await expect(title(page)).toHaveText('The match is over');
});

test('a 12th card that was a slip is set right without taking the match up again', async ({
	page
}) => {
	await resultOf(page, 'four-house-rules');
	await expect(title(page)).toHaveText('Dov wins');
	await button(page, 'Correct Dov').click();
	const correct = sheet(page, 'Correct Dov');
	await button(correct, 'Locations: one less').click();
	await expect(button(page, /^Undo: /)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByText('The table ended the match.')).toBeVisible();
	await expect(page.getByText(/^58 to 36 · \d+ minutes · 18 rounds$/)).toBeVisible();
	await button(page, 'Correct Dov').click();
	await button(correct, 'Locations: one more').click();
	await page.keyboard.press('Escape');
	await expect(page.getByText('Dov took a 12th card.')).toBeVisible();
	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
	await expect(page.getByRole('link', { name: /^Dov 58/ })).toContainText('13 Nov');
});

test.describe('hidden totals', () => {
	test('are shown place by place, at the table’s tap', async ({ page }) => {
		await resultOf(page, 'three-shared-victory', { hideTotals: true });
		await expect(title(page)).toHaveText('Result');
		const text = () => page.getByRole('main').innerText();
		expect(await text()).not.toMatch(/30|26|Ana|Bo|Chloé/);
		await button(page, 'Show place 3').click();
		await expect(seat(page, 'Bo')).toContainText('26');
		expect(await text()).not.toMatch(/30|Ana|Chloé/);
		await button(page, 'And the winner is…').click();
		await expect(title(page)).toHaveText('Ana and Chloé share the victory');

		// home said nothing before, and has no secret after
		await page.reload();
		await expect(title(page)).toHaveText('Ana and Chloé share the victory');
		await page.goto('/');
		await expect(page.getByRole('link', { name: /Ana and Chloé share 30/ })).toBeVisible();
	});

	test('stay hidden at the table and at home until then', async ({ page }) => {
		await resultOf(page, 'three-shared-victory', { hideTotals: true });
		await page.goto('/');
		const row = page.getByRole('link', { name: /The result has not been shown yet/ });
		await expect(row).not.toContainText('30');
		for (const [path, shows] of [
			['/history/people', 'no finished game'],
			['/history/statistics', '1 match is left out: the result has not been shown yet.']
		] as const) {
			await page.goto(path);
			await expect(page.getByText(shows).first()).toBeVisible();
			await expect(page.getByRole('main')).not.toContainText('30');
		}
		await page.goto('/');
		await row.click();
		await button(page, 'Show all').click();
		await expect(title(page)).toHaveText('Ana and Chloé share the victory');
	});
});

test.describe('a rematch', () => {
	test('begins with the same table and order', async ({ page }) => {
		await resultOf(page, 'three-tie-broken');
		await button(page, 'Rematch').click();
		await button(page, /^Bo starts again/).click();
		await page.getByRole('link', { name: 'Skip' }).click();
		await expect(title(page)).toHaveText('Bo’s turn');
	});

	test('or lets the loser start', async ({ page }) => {
		await resultOf(page, 'three-tie-broken');
		await button(page, 'Rematch').click();
		await button(page, /^Ana starts/).click();
		await page.getByRole('link', { name: 'Skip' }).click();
		await expect(title(page)).toHaveText('Ana’s turn');
		await expect(page.getByText('Round 1')).toBeVisible();
	});
});

test('a rematch of the sample takes none of our made-up values along', async ({ page }) => {
	await resultOf(page, 'two-twelve-cards', { sample: true });
	await button(page, 'Rematch').click();
	await button(page, /^Ana starts again/).click();
	await page.getByRole('link', { name: 'Skip' }).click();
	const lines = (await storedTypes(page)).length;
	await button(page, 'Recharge').click();
	await expect.poll(async () => (await storedTypes(page)).length).toBeGreaterThan(lines);
	await page.goto('/book/clockworker/values');
	await expect(page.getByText('1 of 32 values known')).toBeVisible();
});

test.describe('shared', () => {
	test('as a picture that is there before the tap, light or dark', async ({ page }) => {
		await resultOf(page, 'four-end-tile');
		await button(page, 'Share').click();
		const picture = page.getByRole('img', { name: 'The result as a picture: Chloé wins' });
		const size = () =>
			picture.evaluate(async (image: HTMLImageElement) => {
				await image.decode();
				const canvas = document.createElement('canvas');
				canvas.width = canvas.height = 1;
				const pen = canvas.getContext('2d');
				pen?.drawImage(image, -4, -4);
				const [red = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
				return { width: image.naturalWidth, corner: red };
			});
		expect(await size()).toEqual({ width: 1200, corner: 0xef });
		await page.getByText('Dark', { exact: true }).click();
		await expect.poll(async () => (await size()).corner).toBe(0x14);

		const download = page.waitForEvent('download');
		await button(page, 'Save the picture').click();
		const file = await download;
		expect(file.suggestedFilename()).toBe('mainspring-2026-11-13.png');
		const bytes = await readFile(await file.path());
		expect(bytes.subarray(1, 4).toString()).toBe('PNG');
		await expect(page.getByText('Saved among your downloads.')).toBeVisible();
	});

	test('with the device’s own sheet where there is one, file and all', async ({ page }) => {
		// headless Chromium has no such sheet: this one writes down what it was given
		await page.addInitScript(() => {
			const given: { name: string; size: number }[] = [];
			Object.assign(navigator, {
				canShare: ({ files }: ShareData) => files !== undefined,
				share: ({ files = [] }: ShareData) => {
					for (const { name, size } of files) given.push({ name, size });
					return Promise.resolve();
				},
				given
			});
		});
		await resultOf(page, 'four-end-tile');
		await button(page, 'Share').click();
		await button(page, 'Share the picture').click();
		await expect(page.getByText('Shared.')).toBeVisible();
		const given = await page.evaluate(
			() => (navigator as unknown as { given: { name: string; size: number }[] }).given
		);
		expect(given).toHaveLength(1);
		expect(given[0]?.size).toBeGreaterThan(10_000);
	});

	test('as text, picture and table', async ({ page, context }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await resultOf(page, 'three-tie-broken');
		await button(page, 'Share').click();
		await button(page, /^Copy as text/).click();
		await expect(page.getByText('Copied: paste it where you like.')).toBeVisible();
		const text = await page.evaluate(() => navigator.clipboard.readText());
		expect(text).toMatch(
			/^Clockworker · 13 November 2026 · Mainspring\nChloé wins · 39 each, decided by Locations/
		);
		expect(text).toMatch(/\n1\. Chloé 39 \(VP tokens \d+, /);
		expect(text).toContain('tied at 39: 8 locations against 6');

		await button(page, 'Copy the picture').click();
		await expect
			.poll(() =>
				page.evaluate(async () =>
					(await navigator.clipboard.read()).flatMap(({ types }) => [...types])
				)
			)
			.toContain('image/png');

		const download = page.waitForEvent('download');
		await button(page, /^Save as a table/).click();
		const table = await readFile(await (await download).path(), 'utf8');
		expect(table.split('\r\n')).toHaveLength(5);
		expect(table).toContain('"Chloé","no",1,39');
	});
});

test.describe('BG Stats', () => {
	interface Handed {
		readonly sourcePlayId: string;
		readonly playDate: string;
		readonly players: readonly { readonly name: string; readonly rank: number }[];
	}
	const played = (link: string) =>
		JSON.parse(decodeURIComponent(link.split('?data=')[1] ?? '')) as Handed;

	/** Where the page was sent, in order; the addresses themselves lead nowhere here. */
	async function sent(page: Page): Promise<string[]> {
		const links: string[] = [];
		const session = await page.context().newCDPSession(page);
		await session.send('Page.enable');
		session.on('Page.frameRequestedNavigation', ({ url }) => links.push(url));
		await page.context().route('https://app.bgstatsapp.com/**', (route) => route.abort());
		return links;
	}

	test('is tried as an app first, then as a page', async ({ page, complaints }) => {
		await resultOf(page, 'four-end-tile');
		await button(page, 'BG Stats').click();
		const links = await sent(page);
		await button(page, 'Open in BG Stats').click();
		await expect.poll(() => links.length).toBeGreaterThanOrEqual(2);
		expect(links[0]).toMatch(/^bgstats:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
		expect(links[1]).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
		expect(played(links[0] ?? '')).toEqual(played(links[1] ?? ''));
		expect(played(links[0] ?? '')).toMatchObject({
			sourceName: 'Mainspring',
			sourcePlayId: 'four-end-tile',
			players: [{ name: 'Ana', rank: 4 }, { rank: 3 }, { rank: 1 }, { rank: 2 }]
		});
		// to leave for these addresses is what was asked for
		complaints.splice(
			0,
			complaints.length,
			...complaints.filter((each) => !each.includes('bgstats'))
		);
	});

	test('reads the same from the code on the screen', async ({ page }) => {
		await resultOf(page, 'four-end-tile');
		await button(page, 'BG Stats').click();
		const code = page.getByRole('img', { name: 'For another phone' });
		await expect(code).toBeVisible();
		// as a camera would see it: the picture of the screen, a little nearer
		const shot = (await code.screenshot()).toString('base64');
		const { width, height, grey } = await page.evaluate(async (data) => {
			const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
			const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
			const [width, height] = [bitmap.width * 3, bitmap.height * 3];
			const pen = new OffscreenCanvas(width, height).getContext('2d');
			if (!pen) throw new Error('no canvas');
			pen.drawImage(bitmap, 0, 0, width, height);
			const pixels = pen.getImageData(0, 0, width, height).data;
			// a letter a pixel: a list of four million numbers takes half a minute to hand over
			let grey = '';
			for (let at = 0; at < pixels.length; at += 4) grey += String.fromCharCode(pixels[at] ?? 0);
			return { width, height, grey };
		}, shot);
		const data = Uint8ClampedArray.from(
			Array.from(grey, (each) => each.charCodeAt(0)).flatMap((each) => [each, each, each, 255])
		);
		const link = decodeQR({ width, height, data });
		expect(link).toMatch(/^https:\/\/app\.bgstatsapp\.com\/createPlay\.html\?data=/);
		expect(played(link)).toMatchObject({
			sourcePlayId: 'four-end-tile',
			players: [{ name: 'Ana' }, { name: 'Bo' }, { name: 'Chloé' }, { name: 'Dov' }]
		});
	});
});

test('what is typed is kept however its sheet is closed, and closes nothing else', async ({
	page
}) => {
	await resultOf(page, 'three-tie-broken');
	await button(page, 'Name and note').click();
	await page.getByLabel('Name of the match').fill('Friday table');
	// a thumb that is faster than the disk
	await page.evaluate(() => {
		document.querySelector('dialog')?.close();
		document.querySelector<HTMLElement>('[aria-label="Correct Chloé"]')?.click();
	});
	await expect(page.getByRole('heading', { name: 'Friday table' })).toBeAttached();
	await expect(sheet(page, 'Correct Chloé')).toBeVisible();
});

test('a match gets a name and a note, here and in the record book', async ({ page }) => {
	await resultOf(page, 'three-tie-broken');
	await button(page, 'Name and note').click();
	await page.getByLabel('Name of the match').fill('Friday table');
	await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Rain all day.\nGreat soup.');
	await button(page, 'Save').click();
	await expect(page.getByRole('heading', { name: 'Friday table' })).toBeVisible();
	await page.goto('/history');
	await page.getByRole('searchbox').fill('soup');
	await expect(page.getByRole('link', { name: /Friday table/ })).toBeVisible();
});
