import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	chromium,
	type Browser,
	type BrowserContext,
	type Locator,
	type Page
} from '@playwright/test';
import { launchOptions } from '../../browser.mjs';
import { expect, offlineReady, test } from '../app';
import { button, sheet, startMatch, storedLines, storedTypes, Thumb } from '../table';

// whole stories, on machines that do other things too
test.describe.configure({ timeout: 90_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const goHome = (page: Page) => link(page, 'Home').click();
const close = (page: Page) => page.keyboard.press('Escape');
const noSheet = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

/** The small card of a seat: name, figure and note. */
const badge = (page: Page, name: string) =>
	page
		.getByRole('main')
		.getByRole('button', { name: new RegExp(`^(. )?${name} `) })
		.first();

/** All that a screen reader finds on the page: titles, counters, keys. */
async function found(page: Page): Promise<string> {
	// a key that rests after a tap does so only for a moment
	await expect(page.locator('.button[aria-disabled]')).toHaveCount(0);
	const parts = (['banner', 'main', 'contentinfo'] as const).map((part) =>
		page.getByRole(part).ariaSnapshot()
	);
	return (await Promise.all(parts)).join('\n');
}

const stored = (page: Page, lines: number) =>
	expect.poll(async () => (await storedLines(page)).length).toBe(lines);

async function communicate(page: Page, points: number) {
	await button(page, 'Communicate').click();
	await button(sheet(page, 'Take a record'), `Record: ${points} VP`).click();
}

async function retrieve(page: Page) {
	await button(page, 'Retrieve').click();
	await button(page, /^Worker 1: Red pellets: one more/).click();
	await button(sheet(page, 'Retrieve'), 'Save').click();
	await noSheet(page);
}

test.describe('taps', () => {
	for (const { action, most, then } of [
		{ action: 'Recharge', most: 1 },
		{ action: 'Recover', most: 1 },
		{ action: 'Dispatch', most: 1 },
		{ action: 'Operation', most: 1 },
		{ action: 'Repair', most: 2, then: /^Pick Up Ship/ },
		{ action: 'Communicate', most: 2, then: 'Record: 5 VP' },
		{ action: 'Communicate', most: 2, then: 'Face down, later' }
	])
		test(`a turn of ${action} takes ${most}${then ? `: ${String(then)}` : ''}`, async ({
			page
		}) => {
			await startMatch(page, ['Ana', 'Bo']);
			const thumb = new Thumb();
			await expect(button(page, action)).toBeInViewport({ ratio: 1 });
			await thumb.tap(button(page, action));
			if (then) await thumb.tap(button(page.getByRole('dialog'), then));
			await expect(title(page)).toHaveText('Bo’s turn');
			await noSheet(page);
			await stored(page, 1);
			expect(thumb.taps).toBeLessThanOrEqual(most);
		});

	test('last time’s table is three from home at most', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo', 'Chloé'], 'Everything', 1);
		await goHome(page);
		const thumb = new Thumb();
		await thumb.tap(link(page, 'New match'), button(page, 'Start'), link(page, 'Skip'));
		await expect(title(page)).toHaveText('Bo’s turn');
		await expect(button(page, 'Retrieve')).toBeVisible();
		expect(thumb.taps).toBeLessThanOrEqual(3);
	});
});

test.describe('a reload', () => {
	test('in mid-turn finds the turn where it was; back leads home', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo', 'Chloé'], 'Everything', 2);
		await retrieve(page);
		await expect(button(page, /^Retrieve/)).toHaveCount(0);
		await expect(button(page, 'Red pellets 1')).toBeVisible();
		await stored(page, 1);
		const [before, address] = [await found(page), page.url()];

		await page.reload();
		await expect(title(page)).toHaveText('Chloé’s turn');
		expect(page.url()).toBe(address);
		expect(await found(page)).toBe(before);

		// and with the action played, but the turn not ended
		await button(page, 'Recharge').click();
		await stored(page, 2);
		const after = await found(page);
		expect(after).not.toBe(before);
		await page.reload();
		await expect(title(page)).toHaveText('Chloé’s turn');
		expect(await found(page)).toBe(after);

		await page.goBack();
		await expect(page).toHaveURL('/');
		await expect(page.getByText(/^Round 1, Chloé to play/)).toBeVisible();
		await page.goForward();
		await expect(page).toHaveURL(address);
		await expect.poll(() => found(page)).toBe(after);
	});

	test('in the middle of a count stays with the seat that is counted', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo', 'Chloé']);
		await button(page, 'This match').click();
		await link(page, /^End the match and count/).click();
		await button(page, 'VP tokens 0').click();
		await page.keyboard.type('31');
		await page.keyboard.press('Enter');
		await button(page, 'Next: Bo →').click();
		await expect(title(page)).toHaveText('Count Bo');
		await button(page, 'Pick Up Ship').click();
		await button(page, 'Printed VP: Pick Up Ship: 3 VP').click();
		await expect(page.getByText('Kept. Another key changes it.')).toBeVisible();
		await stored(page, 3);
		// an answer that is only looked at is not kept open over a reload
		await button(page, 'Close').click();
		const [before, address] = [await found(page), page.url()];

		await page.reload();
		await expect(title(page)).toHaveText('Count Bo');
		expect(page.url()).toBe(address);
		expect(await found(page)).toBe(before);
		await button(page, 'Back').click();
		await expect(title(page)).toHaveText('Count Ana');
		await expect(button(page, 'VP tokens 31')).toBeVisible();

		await page.goBack();
		await expect(title(page)).toHaveText('Ana’s turn');
		await page.goBack();
		await expect(page).toHaveURL('/');
	});
});

test('a browser killed in mid-turn, and the server with it, comes back to the same table', async ({
	server
}) => {
	const profile = await mkdtemp(join(tmpdir(), 'mainspring-'));
	const opened: BrowserContext[] = [];
	const open = async () => {
		const context = await chromium.launchPersistentContext(profile, {
			...launchOptions,
			locale: 'en-GB',
			viewport: { width: 390, height: 844 },
			serviceWorkers: 'allow',
			baseURL: server.url
		});
		opened.push(context);
		return context;
	};
	const kill = async (browser: Browser | null) => {
		const session = await browser?.newBrowserCDPSession();
		const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
		const main = processInfo.find(({ type }) => type === 'browser');
		process.kill(main?.id ?? Number.NaN, 'SIGKILL');
	};

	try {
		const context = await open();
		const page = await context.newPage();
		await startMatch(page, ['Ana', 'Bo'], 'Everything');
		await offlineReady(page);
		await retrieve(page);
		await button(page, 'Operation').click();
		await page.getByLabel('Name (if you like)').fill('Boiler');
		await button(sheet(page, 'Take a Location'), 'Save').click();
		await noSheet(page);
		await stored(page, 2);
		const [before, address] = [await found(page), page.url()];
		const gone = context.waitForEvent('close');
		await kill(context.browser());
		await gone;
		await server.close();

		const again = await open();
		const reopened = await again.newPage();
		await reopened.goto('/');
		await link(reopened, 'Continue').click();
		await expect(reopened).toHaveURL(address);
		await expect(title(reopened)).toHaveText('Ana’s turn');
		await expect.poll(() => found(reopened)).toBe(before);
		expect(await storedTypes(reopened)).toEqual(['retrieved', 'operated']);
		await button(reopened, 'End turn → Bo').click();
		await expect(title(reopened)).toHaveText('Bo’s turn');
	} finally {
		for (const context of opened) await context.close();
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	}
});

test.describe('offline', { tag: '@whole-browser' }, () => {
	test.use({ serviceWorkers: 'allow' });

	test('every screen starts cold with the server gone', async ({ page, context, server }) => {
		await startMatch(page, ['Ana', 'Bo']);
		await communicate(page, 5);
		await expect(title(page)).toHaveText('Bo’s turn');
		await stored(page, 1);
		await offlineReady(page);
		const match = new URL(page.url()).pathname;
		await page.close();
		await server.close();

		for (const [path, heading] of [
			['/', 'Mainspring'],
			['/new', 'New match'],
			['/new?count', 'Score a finished game'],
			['/settings', 'Settings'],
			['/history', 'Record book'],
			['/history/people', 'Record book'],
			['/history/statistics', 'Record book'],
			['/book/clockworker', 'Look up'],
			['/book/clockworker/pick-up-ship', 'Look up'],
			['/book/clockworker/end', 'The end'],
			['/book/clockworker/values', 'Your copy’s printed values'],
			[match, 'Bo’s turn'],
			[`${match}/book/pick-up-ship`, 'Look up'],
			[`${match}/set-up`, 'Set up the table'],
			[`${match}/count`, 'Count Ana'],
			[`${match}/result`, 'Ana leads']
		] as const) {
			const cold = await context.newPage();
			const response = await cold.goto(path);
			expect(response?.fromServiceWorker()).toBe(true);
			await expect(title(cold)).toHaveText(heading);
			await cold.close();
		}
	});
});

test('language and theme change in mid-match, and the match goes on', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	await communicate(page, 7);
	await button(page, 'VP tokens: one more').click();
	await expect(badge(page, 'Ana')).toContainText('7');
	await expect(badge(page, 'Bo')).toContainText('1');
	await stored(page, 2);
	const html = page.locator('html');
	const lines = await storedLines(page);

	await goHome(page);
	await button(page, 'Language: English. Change to French').click();
	await button(page, 'Thème : celui du système').click();
	await button(page, 'Thème : clair').click();
	await expect(html).toHaveAttribute('lang', 'fr');
	await expect(html).toHaveAttribute('data-theme', 'dark');
	await expect(page.getByText('Manche 1, à Bo de jouer · Ana 7 · Bo 1')).toBeVisible();

	await link(page, 'Continuer').click();
	await expect(title(page)).toHaveText('Tour de Bo');
	await expect(badge(page, 'Ana')).toHaveAccessibleName(/Ana\D*7 PV, 1 carte, 1 archive$/);
	await expect(badge(page, 'Bo')).toHaveAccessibleName(/Bo\D*1 PV, 1 carte, 0 archive$/);
	expect(await storedLines(page)).toEqual(lines);
	await button(page, 'Recharge').click();
	await expect(title(page)).toHaveText('Tour d’Ana');
	await expect(button(page, 'Annuler : Bo recharge')).toBeVisible();
	await expect(html).toHaveAttribute('lang', 'fr');
	await expect(html).toHaveAttribute('data-theme', 'dark');
});

test.describe('an objection', () => {
	const objection = (page: Page) => sheet(page, 'The rulebook objects');

	test('to a second action is said before it is recorded, and never in the way', async ({
		page
	}) => {
		await startMatch(page, ['Ana', 'Bo']);
		await button(page, 'This match').click();
		await page.getByText('Pass the turn by itself').click();
		await close(page);
		await button(page, 'Recharge').click();
		await stored(page, 1);
		await expect(title(page)).toHaveText('Ana’s turn');
		const before = await found(page);

		await button(page, 'Operation').click();
		await expect(objection(page)).toContainText(
			'The action of this turn has been played: one a turn.'
		);
		await button(objection(page), 'Back').last().click();
		await noSheet(page);
		expect(await found(page)).toBe(before);
		expect(await storedTypes(page)).toEqual(['recharged']);

		await button(page, 'Operation').click();
		await button(objection(page), 'Record anyway').click();
		await noSheet(page);
		await expect(badge(page, 'Ana')).toContainText('2 cards');
		await expect.poll(() => storedTypes(page)).toEqual(['recharged', 'operated']);
		await button(page, 'End turn → Bo').click();
		await expect(title(page)).toHaveText('Bo’s turn');
	});

	test('to a second copy, recorded anyway, breaks nothing', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo']);
		for (const taker of ['Ana', 'Bo', 'Ana']) {
			await expect(title(page)).toHaveText(`${taker}’s turn`);
			await button(page, 'Repair').click();
			await button(page.getByRole('dialog'), /^Parabolic Antenna/).click();
			if ((await button(page, 'Record anyway').count()) > 0)
				await button(page, 'Record anyway').click();
			await noSheet(page);
		}
		await button(page, 'Recharge').click();
		await expect(title(page)).toHaveText('Ana’s turn');
		await expect(page.getByText('Communicate costs 1 resource less')).toBeVisible();
		await button(page, 'This match').click();
		await link(page, /^End the match and count/).click();
		await expect(title(page)).toHaveText('Count Ana');
		await expect(page.getByText('Parabolic Antenna').first()).toBeVisible();
	});

	test('to a card that is taken leads back to the choice', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo']);
		const repair = sheet(page, 'Repair an artifact');
		await button(page, 'Repair').click();
		await button(repair, /^Pick Up Ship/).click();
		await expect(title(page)).toHaveText('Bo’s turn');

		await button(page, 'Repair').click();
		await expect(button(repair, /^Pick Up Ship/)).toContainText('Taken: Ana.');
		await button(repair, /^Pick Up Ship/).click();
		await expect(objection(page)).toContainText('No copy of Pick Up Ship is left: Ana has it.');
		await button(objection(page), 'Back').last().click();
		await expect(objection(page)).toHaveCount(0);
		await button(repair, /^Clockwork God/).click();
		await noSheet(page);
		await expect(title(page)).toHaveText('Ana’s turn');
		await stored(page, 2);
	});
});

test('the End tile is foretold and asked after; the last round says who still plays', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	await expect(page.getByText('6 records')).toBeVisible();
	for (let record = 0; record < 6; record++) {
		await communicate(page, 3);
		await expect(title(page)).toHaveText(record % 2 === 0 ? 'Bo’s turn' : 'Ana’s turn');
	}
	await expect(page.getByText('The End tile is next')).toBeVisible();
	await stored(page, 6);

	// asked; no answer, nothing recorded
	const question = sheet(page, 'Did the End tile come up?');
	await button(page, 'Communicate').click();
	await expect(
		sheet(page, 'Take a record').getByText('By the count this record brings up the End tile.')
	).toBeVisible();
	await button(sheet(page, 'Take a record'), 'Record: 5 VP').click();
	await button(question, 'Back').click();
	await expect(question).toHaveCount(0);
	expect(await storedLines(page)).toHaveLength(6);

	// the table saw no tile and has said so: the table wins, and is not asked twice
	await button(sheet(page, 'Take a record'), 'Record: 5 VP').click();
	await button(question, 'No').click();
	await noSheet(page);
	await expect(title(page)).toHaveText('Bo’s turn');
	await expect(page.getByText(/Last round/)).toHaveCount(0);
	await expect(badge(page, 'Ana')).toContainText('14');

	// it did come up after all
	await button(page, 'Undo: Ana took a Record of 5 VP').click();
	await expect(title(page)).toHaveText('Ana’s turn');
	await communicate(page, 5);
	await button(question, 'Yes, last round').click();
	await noSheet(page);
	const last = page.getByRole('main').getByRole('status').filter({ hasText: 'Last round' });
	await expect(last).toHaveText(
		'Last round: Bo still plays The End tile came up in Ana’s turn. The match ends after Bo, so that everyone has had 4 turns.'
	);
	await expect(page.getByText('Round 4 · last round')).toBeVisible();
	await expect(badge(page, 'Ana')).toContainText('done');
	await expect(badge(page, 'Bo')).toContainText('last turn');
	await expect(page.getByText('The End tile is out')).toBeVisible();
	await expect(link(page, 'Count the points')).toHaveCount(0);

	await button(page, 'Recharge').click();
	await expect(title(page)).toHaveText('The match is over');
	await expect(link(page, 'Count the points')).toBeInViewport();
	await expect(button(page, 'Recharge')).toHaveCount(0);
	await expect(last).toHaveCount(0);

	await button(page, 'Undo: Bo recharged').click();
	await expect(title(page)).toHaveText('Bo’s turn');
	await expect(last).toBeVisible();
	await expect(button(page, 'Recharge')).toBeVisible();
	await expect(link(page, 'Count the points')).toHaveCount(0);
	await goHome(page);
	await expect(page.getByText(/^Round 4, Bo to play/)).toBeVisible();
});

test('with three, the last round names each of those who still play', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo', 'Chloé'], 'What scores', 2);
	await button(page, 'Communicate').click();
	await page.getByText('The End tile came up').click();
	await button(page, 'Record: 4 VP').click();
	await button(page, 'Record anyway').click();
	await expect(page.getByText('Last round: Ana and Bo still play')).toBeVisible();
	await expect(page.getByText('The match ends after Bo', { exact: false })).toBeVisible();
	await expect(badge(page, 'Ana')).toContainText('last turn');
	await expect(badge(page, 'Bo')).toContainText('waits');
	await expect(badge(page, 'Chloé')).toContainText('done');
	await button(page, 'Recharge').click();
	await expect(page.getByText('Last round: Bo still plays')).toBeVisible();
	await expect(badge(page, 'Ana')).toContainText('done');
	await expect(badge(page, 'Bo')).toContainText('last turn');
});

test('hidden totals stay hidden until the match is over', async ({ page }) => {
	await page.goto('/new');
	for (const [seat, name] of ['Ana', 'Bo'].entries())
		await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
	await page.getByText('Hide totals until the end').click();
	await button(page, 'Start').click();
	await link(page, 'Skip').click();
	await communicate(page, 9);
	await expect(title(page)).toHaveText('Bo’s turn');
	await stored(page, 1);

	// cards instead of points
	await expect(badge(page, 'Ana')).toHaveAccessibleName(/Ana .*\b1 card, 1 record$/);
	await expect(badge(page, 'Bo')).toHaveAccessibleName(/Bo 1 card, 0 records$/);
	// nor does the record show what it is worth, neither on the table nor in the log
	await expect(page.getByText('Ana took a Record, face down', { exact: true })).toBeVisible();
	await expect(page.locator('body')).not.toContainText('9');
	await button(page, 'Log').click();
	await expect(sheet(page, 'Log')).toContainText('Ana took a Record, face down');
	await expect(sheet(page, 'Log')).not.toContainText('9');
	await close(page);
	await badge(page, 'Ana').click();
	await expect(button(page, 'VP on the tile: Record 1: face down')).toHaveText('VP ••');
	await expect(sheet(page, 'Ana')).not.toContainText('9');
	await button(page, /^Turn towards the seat/).click();
	await expect(sheet(page, 'Ana').last()).toContainText(/–\s*Score/);
	await button(sheet(page, 'Ana').last(), 'Close').click();
	await close(page);
	await button(page, 'This match').click();
	await expect(button(page, /^Score/)).toHaveCount(0);
	await close(page);

	await goHome(page);
	await expect(page.getByText('Round 1, Bo to play', { exact: true })).toBeVisible();
	await link(page, 'Continue').click();

	await button(page, 'This match').click();
	await link(page, /^End the match and count/).click();
	await button(page, 'Next: Bo →').click();
	await link(page, 'Result →').click();
	await expect(title(page)).toHaveText('Result');
	await button(page, 'Show place 2').click();
	await button(page, 'And the winner is…').click();
	await expect(title(page)).toHaveText('Ana wins');
	await expect(page.getByRole('listitem').filter({ hasText: '1 · Ana' })).toContainText('9');
	await link(page, 'Back to the table').click();
	await expect(badge(page, 'Ana')).toHaveAccessibleName(/Ana .*9 VP, 1 card, 1 record$/);
	await goHome(page);
	await expect(link(page, /Ana 9/)).toContainText('Bo 0');
});

test('the sample is stepped through, is marked everywhere, and thrown away', async ({ page }) => {
	await page.goto('/');
	const greeting = page.getByText('Keeps the tokens, the turns and the score');
	await expect(greeting).toBeVisible();
	await button(page, 'Look at a sample match').click();
	await expect(title(page)).toHaveText('Chloé’s turn');
	const banner = page.getByRole('status').filter({ hasText: 'A sample match' });
	await expect(button(banner, 'Back')).toBeDisabled();

	const begun = await badge(page, 'Chloé').innerText();
	await button(banner, 'Next').click();
	await expect(title(page)).toHaveText('Ana’s turn');
	await expect(badge(page, 'Chloé')).not.toHaveText(begun);
	await button(banner, 'Next').click();
	await expect(title(page)).toHaveText('Bo’s turn');
	await button(banner, 'Back').click();
	await expect(title(page)).toHaveText('Ana’s turn');

	await goHome(page);
	await expect(page.getByText(/^A sample match · /)).toBeVisible();
	await expect(greeting).toHaveCount(0);
	await link(page, 'Continue').click();

	// to its end, where it is still no match of ours
	const next = button(banner, 'Next');
	while (await next.isEnabled()) await next.click();
	await expect(title(page)).toHaveText('The match is over');
	await goHome(page);
	await expect(page.getByText(/A sample match/)).toBeVisible();
	// the way home was one step back, and not one more page on the pile
	await page.goForward();
	await button(banner, 'Throw away').click();
	await expect(page).toHaveURL('/');
	await expect(greeting).toBeVisible();
	await expect(link(page, 'Continue')).toHaveCount(0);
	await page.reload();
	await expect(greeting).toBeVisible();
	expect(await storedLines(page)).toEqual([]);
});

test('a game played without the app is scored from home and kept', async ({ page }) => {
	await page.goto('/');
	await link(page, 'Score a finished game').click();
	await expect(title(page)).toHaveText('Score a finished game');
	await page.getByText('2', { exact: true }).click();
	for (const [seat, name] of ['Ana', 'Bo'].entries())
		await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
	await button(page, 'Count the points').click();

	const score = page.getByRole('status', { name: 'Score' });
	const count = async (vp: string, ship: boolean, record: number) => {
		await button(page, 'VP tokens 0').click();
		await page.keyboard.type(vp);
		await page.keyboard.press('Enter');
		if (ship) {
			await button(page, 'Pick Up Ship').click();
			await button(page, 'Printed VP: Pick Up Ship: 4 VP').click();
			await button(page, 'Locations: one more').click();
		}
		await button(page, `Add a record: ${record} VP`).click();
	};
	await expect(title(page)).toHaveText('Count Ana');
	await count('14', true, 6);
	// 14 tokens, 4 printed, 2 Locations by the ship, 6 on the Record
	await expect(score).toHaveText('26');
	await button(page, 'Next: Bo →').click();
	await count('19', false, 5);
	await expect(score).toHaveText('24');
	await link(page, 'Result →').click();

	await expect(title(page)).toHaveText('Ana wins');
	await expect(page.getByText('26 to 24', { exact: true })).toBeVisible();
	await expect(page.getByRole('listitem').filter({ hasText: '1 · Ana' })).toContainText('26');
	await expect(page.getByRole('listitem').filter({ hasText: '2 · Bo' })).toContainText('24');

	await link(page, /^Home/).click();
	const kept = page.getByRole('link', { name: /Ana 26/ });
	await expect(page.getByRole('heading', { name: 'Last matches' })).toBeVisible();
	await expect(kept).toContainText('Bo 24');
	await expect(link(page, 'Continue')).toHaveCount(0);
	await page.reload();
	await kept.click();
	await expect(title(page)).toHaveText('Ana wins');
	await expect(page.getByText('26 to 24', { exact: true })).toBeVisible();
});

for (const [width, height] of [
	[390, 844],
	[1280, 800]
] as const)
	test(`a search that finds little moves its field nowhere, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await startMatch(page, ['Ana', 'Bo']);
		await button(page, 'Repair').click();
		const repair = sheet(page, 'Repair an artifact');
		const top = async () => (await repair.getByRole('searchbox').boundingBox())?.y;
		const before = await top();
		await repair.getByRole('searchbox').fill('pick up');
		await expect(button(repair, /^Pick Up Ship/)).toBeVisible();
		await expect(button(repair, /^Clockwork God/)).toHaveCount(0);
		expect(await top()).toBe(before);
	});

test.describe('a match file', () => {
	const save = async (page: Page) => {
		await button(page, 'This match').click();
		const download = page.waitForEvent('download');
		await button(page, /^Save as a file/).click();
		const file = await download;
		expect(file.suggestedFilename()).toMatch(/^mainspring-\d{4}-\d\d-\d\d\.json$/);
		await expect(button(page, /^Save as a file/)).toContainText('Saved among your downloads.');
		await close(page);
		return readFile(await file.path(), 'utf8');
	};
	const openFile = async (page: Page, text: string) => {
		const chooser = page.waitForEvent('filechooser');
		await button(page, 'Open a file').click();
		await (
			await chooser
		).setFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
	};

	test('opens the same table on another device', async ({ page, browser, server }) => {
		await startMatch(page, ['Ana', 'نور'], 'Everything', 1);
		await retrieve(page);
		await button(page, 'Recharge').click();
		await button(page, 'End turn → Ana').click();
		await retrieve(page);
		await stored(page, 4);
		const text = await save(page);
		// between two turns the keys rest for a moment
		await expect(button(page, 'Recharge')).toBeEnabled();
		const before = await found(page);

		const elsewhere = await browser.newContext({ baseURL: server.url });
		const other = await elsewhere.newPage();
		await other.setViewportSize({ width: 390, height: 844 });
		await other.goto('/');
		await openFile(other, text);
		await expect(sheet(other, 'What the file brings')).toContainText('1 new match');
		expect(await storedLines(other)).toEqual([]);
		await button(other, 'Bring it in').click();
		await expect(title(other)).toHaveText('Ana’s turn');
		expect(other.url()).toBe(page.url());
		await expect.poll(() => found(other)).toBe(before);
		await button(other, 'Recharge').click();
		await stored(other, 5);
		const further = await found(other);
		const longer = await save(other);
		await elsewhere.close();

		// and back again: what was played elsewhere is added to what is here
		await goHome(page);
		await openFile(page, longer);
		const brings = sheet(page, 'What the file brings');
		await expect(brings).toContainText('1 match with 1 new line');
		await button(brings, 'Bring it in').click();
		await expect(title(page)).toHaveText('Ana’s turn');
		await expect.poll(() => found(page)).toBe(further);
		expect(await storedLines(page)).toHaveLength(5);
	});

	test('that is broken is told by its field and changes nothing', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo']);
		await communicate(page, 5);
		await stored(page, 1);
		const text = await save(page);
		await goHome(page);
		await expect(page.getByText(/^Round 1, Bo to play/)).toBeVisible();
		const [shown, lines] = [await page.getByRole('main').ariaSnapshot(), await storedLines(page)];

		const broken = page.getByRole('alert');
		for (const [from, to, message] of [
			[
				'"points": 5',
				'"points": "five"',
				'line 1 of the match (not a whole number; log.0.event.points)'
			],
			['"Bo"', '7', 'the name of player 2 (not a text; match.setup.seats.1)'],
			['"version": 1', '"version": 99', /written by a newer version of the app/],
			['{', '', /damaged, or not one of this app/]
		] as const) {
			expect(text).toContain(from);
			await openFile(page, text.replace(from, to));
			await expect(broken).toContainText(message);
			await expect(broken).toContainText('Nothing was changed.');
			await expect(page).toHaveURL('/');
		}
		expect(await storedLines(page)).toEqual(lines);
		await page.reload();
		await expect(page.getByText(/^Round 1, Bo to play/)).toBeVisible();
		expect(await page.getByRole('main').ariaSnapshot()).toBe(shown);
	});
});

test('a match is begun and played by the keyboard alone', async ({ page }) => {
	const { keyboard } = page;
	/** By Tab, as without a pointer; what has the focus shows it. */
	const tabTo = async (target: Locator) => {
		for (let step = 0; step < 60; step++) {
			if (await target.evaluate((element) => element === document.activeElement)) break;
			await keyboard.press('Tab');
		}
		await expect(target).toBeFocused();
		const ring = await target.evaluate((element) =>
			[element, element.closest('label'), element.parentElement].some((shown) => {
				if (!shown) return false;
				const { outlineStyle, outlineWidth } = getComputedStyle(shown);
				return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
			})
		);
		expect(ring).toBe(true);
	};
	const press = async (target: Locator) => {
		await tabTo(target);
		// keys rest for a moment after a turn
		await expect(target).toBeEnabled();
		await keyboard.press('Enter');
	};

	await page.goto('/');
	await press(link(page, 'New match'));
	await expect(title(page)).toHaveText('New match');
	const players = page.getByRole('group', { name: 'Players, clockwise' });
	await tabTo(players.getByRole('radio', { checked: true }));
	await keyboard.press('ArrowRight');
	await expect(players.getByRole('radio', { name: '3' })).toBeChecked();
	for (const [seat, name] of ['Ana', 'Bo', 'Chloé'].entries()) {
		await tabTo(page.getByLabel(`Name of player ${seat + 1}`));
		await keyboard.type(name);
	}
	await press(button(page, 'Start'));
	await press(link(page, 'Skip'));
	await expect(title(page)).toHaveText('Ana’s turn');

	await press(button(page, 'Recharge'));
	await expect(title(page)).toHaveText('Bo’s turn');
	await expect(button(page, 'Recharge')).toBeFocused();

	await press(button(page, 'Repair'));
	const repair = sheet(page, 'Repair an artifact');
	await expect(repair.locator(':focus')).toHaveCount(1);
	await press(button(repair, /^Clockwork God/));
	await noSheet(page);
	await expect(title(page)).toHaveText('Chloé’s turn');
	await expect(button(page, 'Repair')).toBeFocused();

	// whatever opens a sheet has the focus again when it closes
	for (const opener of [button(page, 'Communicate'), button(page, 'Log'), badge(page, 'Bo')]) {
		await press(opener);
		await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
		await keyboard.press('Escape');
		await noSheet(page);
		await expect(opener).toBeFocused();
	}

	// also through an objection, which lies over the sheet that it is about
	await press(button(page, 'Repair'));
	const taken = button(repair, /^Clockwork God/);
	await press(taken);
	const objection = sheet(page, 'The rulebook objects');
	await press(button(objection, 'Back').last());
	await expect(objection).toHaveCount(0);
	await expect(taken).toBeFocused();
	await keyboard.press('Escape');
	await noSheet(page);
	await expect(button(page, 'Repair')).toBeFocused();
	await expect(title(page)).toHaveText('Chloé’s turn');
	await stored(page, 2);
});

test('a sheet that has done its work is out of sight with the change it made, and comes again', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo'], 'Everything');
	await button(page, 'Operation').click();
	await expect(sheet(page, 'Take a Location')).toBeVisible();
	// in the frame that shows the new line; until it is drawn, the page behind stays out of reach
	const seen = page.evaluate(
		() =>
			new Promise((done) => {
				const line = document.querySelector('.last-line');
				new MutationObserver(() => {
					const left = [...document.querySelectorAll('dialog[open]')];
					done({
						left: left.length,
						inSight: left.filter((each) => each.checkVisibility()).length
					});
				}).observe(line ?? document, { attributeFilter: ['data-lines'] });
			})
	);
	await button(sheet(page, 'Take a Location'), 'Save').click();
	await button(sheet(page, 'The rulebook objects'), 'Record anyway').click();
	expect(await seen).toEqual({ left: 1, inSight: 0 });
	await noSheet(page);

	const naming = sheet(page, /Location/);
	for (let time = 0; time < 2; time++) {
		await button(page, 'Name the Location').click();
		await expect(naming).toBeVisible();
		await close(page);
		await noSheet(page);
		await expect(button(page, 'Name the Location')).toBeFocused();
	}
	// faster than any finger, from the moment on at which the page can be touched
	for (const [key, name] of [
		['Name the Location', /Location/],
		['Recover', 'Recover a worker'],
		['Recover', 'Recover a worker']
	] as const) {
		await button(page, key).click();
		await expect(sheet(page, name)).toBeVisible();
		await page.evaluate((label) => {
			const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
			const keys = [...document.querySelectorAll('button')];
			const opener = keys.find((each) => (each.ariaLabel ?? each.textContent).trim() === label);
			dialog?.addEventListener('close', () => setTimeout(() => opener?.click()));
			dialog?.close();
		}, key);
		await expect(sheet(page, name)).toBeVisible();
		await close(page);
		await noSheet(page);
	}
});

test.describe('keys that rest', () => {
	test.use({ restsInFull: true });

	test('a nervous second tap on Save is not meant for what came under the thumb', async ({
		page
	}) => {
		await startMatch(page, ['Ana', 'Bo'], 'Everything');
		/** Near the left end of Save, where the key lies that records in spite of an objection. */
		const twiceOn = async (save: Locator) => {
			await expect(save).toBeEnabled();
			const box = await save.boundingBox();
			if (!box) throw new Error('no key');
			const at = [box.x + box.width / 4, box.y + box.height / 2] as const;
			await page.touchscreen.tap(...at);
			await page.touchscreen.tap(...at);
		};
		const objection = sheet(page, 'The rulebook objects');
		await button(page, 'Operation').click();
		await twiceOn(button(sheet(page, 'Take a Location'), 'Save'));
		await expect(objection).toBeVisible();
		expect(await storedTypes(page)).toEqual([]);
		await button(objection, 'Record anyway').click();
		await noSheet(page);
		await expect.poll(() => storedTypes(page)).toEqual(['operated']);

		await button(page, 'Recover').click();
		await button(sheet(page, 'Recover a worker'), 'Save').click();
		await twiceOn(button(objection, 'Record anyway'));
		await noSheet(page);
		await expect.poll(() => storedTypes(page)).toEqual(['operated', 'recovered']);
		await expect(title(page)).toHaveText('Ana’s turn');
		// a thumb that meant it
		await button(page, /^End turn/).click();
		await expect(title(page)).toHaveText('Bo’s turn');
	});
});

test('the phone turns to a seat: large figures, either way up', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo'], 'Everything');
	await button(page, 'VP tokens 0').click();
	await page.keyboard.type('128');
	await page.keyboard.press('Enter');
	await badge(page, 'Ana').click();
	const opener = button(page, /^Turn towards the seat/);
	await opener.click();

	const facing = sheet(page, 'Ana').last();
	const size = (of: Locator) =>
		of.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
	const total = facing.getByText('128', { exact: true }).first();
	expect(await size(total)).toBeGreaterThanOrEqual(80);
	for (const counter of ['Gears', 'VP tokens', 'Red pellets', 'Gold pellets', 'Workers']) {
		const figure = facing.getByRole('listitem').filter({ hasText: counter }).locator('.slab');
		await expect(figure).toHaveText(/^\d+$/);
		expect(await size(figure)).toBeGreaterThanOrEqual(32);
		await expect(figure).toBeInViewport({ ratio: 1 });
	}
	await expect(total).toBeInViewport({ ratio: 1 });

	/** Where the name stands, from the top: below the total when it is read from across. */
	const isTurned = async () => {
		const name = await facing.getByRole('heading', { name: 'Ana' }).boundingBox();
		const figure = await total.boundingBox();
		return (name?.y ?? 0) > (figure?.y ?? 0);
	};
	expect(await isTurned()).toBe(true);
	await button(facing, 'Turn round').click();
	await expect.poll(isTurned).toBe(false);
	await button(facing, 'Turn round').click();
	await expect.poll(isTurned).toBe(true);

	await button(facing, 'Close').click();
	await expect(page.getByRole('dialog')).toHaveCount(1);
	await expect(opener).toBeFocused();
	await close(page);
	await noSheet(page);
	await expect(badge(page, 'Ana')).toBeFocused();
});
