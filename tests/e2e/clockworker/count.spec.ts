import type { Page } from '@playwright/test';
import { en } from '../../../src/lib/games/clockworker/strings/en';
import { ARTIFACT_IDS } from '../../../src/lib/games/clockworker/rules/catalogue';
import { expect, test } from '../app';
import { button, sheet, startMatch, storedTypes, Thumb } from '../table';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const score = (page: Page) => page.getByRole('status', { name: 'Score' });
const chip = (page: Page, name: string) =>
	page
		.getByRole('main')
		.getByRole('button', { name: new RegExp(`^${name}( \\d+| \\?)?( · .*)?$`) });

/** What is printed on the cards of this copy, as a file that a friend has sent. */
const VALUES = JSON.stringify({
	...{ format: 'mainspring-copy', version: 1, game: 'clockworker' },
	facts: {
		artifacts: Object.fromEntries(
			ARTIFACT_IDS.map((id, index) => [id, { points: 1 + (index % 5) }])
		),
		records: [3, 4, 5, 6, 7, 8].map((points) => ({ points })),
		locations: []
	}
});

async function teachCards(page: Page) {
	await page.goto('/book/clockworker/values');
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'v.json', mimeType: 'application/json', buffer: Buffer.from(VALUES) });
	await expect(page.getByText(/22 values/).first()).toBeVisible();
}

async function scoreFinished(page: Page, names: readonly string[]) {
	await page.goto('/new?count');
	await page.getByText(`${names.length}`, { exact: true }).click();
	for (const [seat, name] of names.entries())
		await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
	await button(page, 'Count the points').click();
	await expect(title(page)).toHaveText(`Count ${names[0] ?? ''}`);
}

const TABLE = ['Ana', 'Bo', 'Chloé', 'Dov'];
const SEATS = [
	{
		artifacts: [
			'clockwork-god',
			'pick-up-ship',
			'cpu-replacing-tech',
			'emergency-toolkit',
			'extended-memory',
			'parabolic-antenna'
		],
		records: [3, 4, 5],
		vp: 14,
		locations: 6,
		workers: 9
	},
	{
		artifacts: [
			'robotic-government',
			'cpu-replacing-tech',
			'emergency-toolkit',
			'extended-memory',
			'parabolic-antenna',
			'self-vending-machine'
		],
		records: [8, 8, 3],
		vp: 20,
		locations: 4,
		workers: 11
	},
	{
		artifacts: [
			'to-a-new-world',
			'megaphone-advertisement',
			'self-vending-machine',
			'synchronization-tech',
			'steam-locomotive-network',
			'additional-robotic-arm'
		],
		records: [6, 7, 5],
		vp: 11,
		locations: 5,
		workers: 8
	},
	{
		artifacts: [
			'megaphone-advertisement',
			'synchronization-tech',
			'steam-locomotive-network',
			'additional-robotic-arm',
			'emotion-studying-device',
			'product-administration-ai'
		],
		records: [4, 4, 6],
		vp: 23,
		locations: 3,
		workers: 7
	}
] as const;

test('a whole 4-player game is counted with 60 taps at most, from home to the result', async ({
	page
}) => {
	test.setTimeout(60_000);
	await teachCards(page);
	await startMatch(page, TABLE);
	await page.goto('/');

	const thumb = new Thumb();
	await thumb.tap(page.getByRole('link', { name: 'Score a finished game' }));
	await thumb.tap(button(page, 'Count the points'));
	for (const [seat, { artifacts, records, vp, locations, workers }] of SEATS.entries()) {
		await expect(title(page)).toHaveText(`Count ${TABLE[seat] ?? ''}`);
		await thumb.type(button(page, /^VP tokens \d/), vp);
		await thumb.type(button(page, /^Locations \d/), locations);
		await thumb.type(button(page, /^Workers \d/), workers);
		for (const id of artifacts) await thumb.tap(chip(page, en.artifacts[id].name));
		for (const points of records) await thumb.tap(button(page, `Add a record: ${points} VP`));
		const next = TABLE[seat + 1];
		await thumb.tap(
			next ? button(page, `Next: ${next} →`) : page.getByRole('link', { name: 'Result →' })
		);
	}
	// 14 tokens; 1 + 2 + 1 + 2 + 4 + 2 printed; 12 on Records; 12 cards: 10; 6 Locations
	const rows = page.getByRole('main').getByRole('listitem');
	await expect(rows.filter({ hasText: '· Ana' })).toContainText('54');
	await expect(title(page)).toHaveText(/wins$/);
	expect(thumb.taps).toBeLessThanOrEqual(60);

	// a match like any other: on the shelf, and to be opened and set right
	await page.goto('/');
	await page.getByRole('link', { name: 'Record book · 1' }).click();
	await page
		.getByRole('link', { name: /Ana 54|54/ })
		.first()
		.click();
	await button(page, 'Correct Ana').click();
	await thumb.type(button(sheet(page, 'Correct Ana'), /^VP tokens \d/), 1);
	await page.keyboard.press('Escape');
	await expect(rows.filter({ hasText: '· Ana' })).toContainText('41');
});

test('the total runs along with its arithmetic, and says what a figure is good for', async ({
	page
}) => {
	await scoreFinished(page, ['Ana', 'Bo']);
	const thumb = new Thumb();
	await thumb.type(button(page, 'VP tokens 0'), 14);
	await expect(score(page)).toHaveText('14');
	await expect(page.getByText('Counts for Pick Up Ship')).toHaveCount(0);

	await chip(page, 'Pick Up Ship').click();
	await expect(page.getByText('How many VP are printed on Pick Up Ship?')).toBeVisible();
	await expect(score(page)).toHaveText('15+');
	await button(page, 'Printed VP: Pick Up Ship: 4 VP').click();
	await expect(chip(page, 'Pick Up Ship')).toHaveAccessibleName('Pick Up Ship 4');
	await expect(page.getByText('Counts for Pick Up Ship')).toBeVisible();
	await thumb.type(button(page, /^Locations \d/), 5);
	await button(page, 'Add a record: 6 VP').click();
	await expect(score(page)).toHaveText('29');
	for (const line of ['14', '4', '6', '1 × 5 = 5', '= 29'])
		await expect(page.getByRole('definition').getByText(line, { exact: true })).toBeVisible();

	await chip(page, 'Robotic Government').click();
	await button(page, 'Not now').click();
	await expect(page.getByText('Counts for Robotic Government')).toBeVisible();

	// read out once, known for ever: in the next seat, and in the next match
	await button(page, 'Next: Bo →').click();
	await expect(chip(page, 'Pick Up Ship')).toHaveAccessibleName('Pick Up Ship 4 · Ana');
	await scoreFinished(page, ['Chloé', 'Dov']);
	await chip(page, 'Pick Up Ship').click();
	await expect(chip(page, 'Pick Up Ship')).toHaveAccessibleName('Pick Up Ship 4');
});

test('a count that was left goes on where it was, and never becomes a table', async ({ page }) => {
	await scoreFinished(page, ['Ana', 'Bo']);
	await new Thumb().type(button(page, 'VP tokens 0'), 14);
	await expect.poll(() => storedTypes(page)).toEqual(['counted']);
	await page.getByRole('link', { name: 'Home' }).click();
	await expect(page.getByText(/^The points are being counted/)).toBeVisible();
	await page.getByRole('link', { name: 'Continue' }).click();
	await expect(title(page)).toHaveText('Count Ana');
	await expect(button(page, 'VP tokens 14')).toBeVisible();
});

test('no key moves when a record is added, and a nervous tap answers no second question', async ({
	page
}) => {
	await scoreFinished(page, ['Ana', 'Bo']);
	const seven = button(page, 'Add a record: 7 VP');
	await seven.scrollIntoViewIfNeeded();
	const before = await seven.boundingBox();
	await button(page, 'Add a record: 6 VP').click();
	await expect(button(page, 'Remove: Record 1: 6 VP')).toBeVisible();
	expect(await seven.boundingBox()).toEqual(before);

	await chip(page, 'Clockwork God').click();
	await chip(page, 'Extended Memory').click();
	const keys = page.getByRole('group', { name: /^Printed VP: / }).first();
	await expect(keys).toHaveAccessibleName('Printed VP: Clockwork God');
	await keys.getByRole('button', { name: /: 2 VP$/ }).dblclick();
	await expect(keys).toHaveAccessibleName('Printed VP: Extended Memory');
	await expect(chip(page, 'Clockwork God')).toHaveAccessibleName('Clockwork God 2');
	await expect(chip(page, 'Extended Memory')).toHaveAccessibleName('Extended Memory ?');

	// nor does anything slide under the thumb after the last answer
	const place = await seven.boundingBox();
	await keys.getByRole('button', { name: /: 5 VP$/ }).click();
	await expect(page.getByText('Kept. Another key changes it.')).toBeVisible();
	await expect(button(page, 'Close')).toBeEnabled();
	expect(await seven.boundingBox()).toEqual(place);
});

test.describe('what cannot be is said, and recorded all the same:', () => {
	const objected = async (page: Page, text: string | RegExp) => {
		await expect(sheet(page, 'The rulebook objects')).toContainText(text);
		await button(page, 'Record anyway').click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
	};

	test('a third copy, and the same card twice', async ({ page }) => {
		await teachCards(page);
		await scoreFinished(page, ['Ana', 'Bo', 'Chloé']);
		await chip(page, 'Extended Memory').click();
		await page.getByText('Change a printed value, or a card twice').click();
		await button(page, 'Extended Memory once more').first().click();
		await objected(page, 'Extended Memory is already there: never two of the same.');
		await expect(page.getByText('2 · 8 printed')).toBeVisible();
		await button(page, 'Next: Bo →').click();
		await chip(page, 'Extended Memory').click();
		await button(page, 'Next: Chloé →').click();
		await expect(chip(page, 'Extended Memory')).toHaveAccessibleName(
			'Extended Memory 4 · Ana · Bo'
		);
		await chip(page, 'Extended Memory').click();
		await objected(page, 'No copy of Extended Memory is left: Ana and Bo have them.');
		await expect(score(page)).toHaveText('4');
	});

	test('a 13th card', async ({ page }) => {
		await teachCards(page);
		await scoreFinished(page, ['Ana', 'Bo']);
		await new Thumb().type(button(page, /^Locations \d/), 12);
		await chip(page, 'Extended Memory').click();
		await objected(page, '12 cards are there already: nobody passes 12.');
		await expect(score(page)).toHaveText('4');
	});

	test('more records than the stack lets out', async ({ page }) => {
		await scoreFinished(page, ['Ana', 'Bo']);
		for (let record = 0; record < 8; record++) await button(page, 'Add a record: 1 VP').click();
		await button(page, 'Add a record: 1 VP').click();
		await objected(page, 'At this table 8 Records are the most that can be taken');
		await expect(score(page)).toHaveText('9');
		await button(page, 'Remove: Record 9: 1 VP').click();
		await expect(score(page)).toHaveText('8');
		await expect.poll(async () => (await storedTypes(page)).at(-1)).toBe('removed');
	});
});
