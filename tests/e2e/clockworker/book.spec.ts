import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { RULE_PAGES } from '../../../src/lib/games/clockworker/rules/book';
import { ARTIFACT_IDS } from '../../../src/lib/games/clockworker/rules/catalogue';
import { en } from '../../../src/lib/games/clockworker/strings/en';
import { book } from '../../../src/lib/games/clockworker/strings/book';
import { expect, offlineReady, test } from '../app';
import { button, openFile, sheet, startMatch, storedTypes } from '../table';

// "What does this card do?", asked at a table.

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('searchbox');
const cards = (page: Page) => page.getByRole('article').filter({ visible: true });
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const lookUp = (page: Page) => page.getByRole('link', { name: 'Look up a card or a rule' });

/** Takes the one action that needs a card, and leaves its printed values for later. */
async function repair(page: Page, name: string) {
	await button(page, 'Repair').click();
	await button(sheet(page, 'Repair an artifact'), new RegExp(`^${name}`)).click();
}

const openValues = async (page: Page) => {
	await page.goto('/book/clockworker/values');
	await expect(title(page)).toHaveText('Your copy’s printed values');
};

async function readOut(page: Page, name: string, points: number) {
	await button(page, new RegExp(`^${name}`)).click();
	const card = sheet(page, name);
	await button(card, `Printed VP: ${points} VP`).click();
	await expect(button(card, `Printed VP: ${points} VP`)).toHaveClass(/primary/);
	await button(card, 'Done').click();
	await expect(card).toHaveCount(0);
}

test('two taps from the table, and back to the very place', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo', 'Chloé', 'Dov']);
	await repair(page, 'Pick Up Ship');
	// as far as the key to look things up stays in sight
	await page.evaluate(() => scrollTo(0, 15));
	const before = await page.evaluate(() => scrollY);
	expect(before).toBeGreaterThan(10);
	const match = page.url();

	await lookUp(page).click();
	await card(page, 'Pick Up Ship').getByRole('link').first().click();
	const open = card(page, book.en.sentences['pick-up-ship']);
	await expect(open).toBeInViewport();
	await expect(page).toHaveURL(`${match}/book/pick-up-ship`);
	await expect(open).toContainText('End of the game · mandatory · once');
	await expect(open).toContainText('In French: Vaisseau de sauvetage');
	await expect(open).toContainText('1 copy with 2, 3 or 4 players');
	await expect(open).toContainText('Ana has it · none left');
	await expect(open.getByRole('listitem').filter({ hasText: 'Dov' })).toContainText('+1');

	await page.getByRole('link', { name: 'Back' }).click();
	await expect(title(page)).toHaveText('Bo’s turn');
	await expect(page).toHaveURL(match);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a card in the tableau says what it does at one tap', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	await repair(page, 'CPU Replacing Tech');
	await button(page, 'Recharge').click();
	await expect(title(page)).toHaveText('Ana’s turn');
	await button(page.getByRole('complementary'), /^CPU Replacing Tech/).click();
	const entry = sheet(page, 'CPU Replacing Tech');
	await expect(entry).toContainText('once a turn');
	await button(entry, /^Product Administration AI/).click();
	await expect(sheet(page, 'Product Administration AI')).toContainText('new Worker');
});

test('typing finds: either language, any order, one slip, an effect', async ({ page }) => {
	await page.goto('/book/clockworker');
	await expect(cards(page)).toHaveCount(ARTIFACT_IDS.length);
	for (const [typed, first] of [
		['antene parabolique', 'Parabolic Antenna'],
		['ship pick', 'Pick Up Ship'],
		['MEMOIRE', 'Extended Memory'],
		['rouage', 'Additional Robotic Arm']
	] as const) {
		await field(page).fill(typed);
		await expect(cards(page).first()).toContainText(first);
	}
	await field(page).fill('zzzz');
	await expect(page.getByText('Nothing like that here.')).toBeVisible();
	await button(page, 'Clear').click();
	await expect(cards(page)).toHaveCount(ARTIFACT_IDS.length);

	await field(page).fill('tie');
	await page.getByRole('link', { name: /^Scoring/ }).click();
	await expect(title(page)).toHaveText('Scoring');
	await page.getByRole('link', { name: 'Back' }).click();
	await expect(field(page)).toHaveValue('tie');
});

test('whoever has scrolled sees the best that is found, at the top of the list', async ({
	page
}) => {
	await page.goto('/book/clockworker');
	const found = page.locator('.entries > :not([hidden])');
	// to focus the field would scroll, too
	await field(page).focus();
	await page.evaluate(() => scrollTo(0, 1e4));
	await expect(found.first()).not.toBeInViewport();
	await page.keyboard.type('e');
	await expect(page.getByRole('status').first()).not.toBeEmpty();
	await expect(found.first()).toBeInViewport({ ratio: 1 });
	const [bar, first] = await Promise.all([
		page.locator('.tools').boundingBox(),
		found.first().boundingBox()
	]);
	expect(first?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);

	await startMatch(page, ['Ana', 'Bo']);
	await button(page, 'Repair').click();
	const repairs = sheet(page, 'Repair an artifact');
	const list = repairs.locator('.body');
	await list.evaluate((body) => body.scrollTo(0, 1e4));
	await expect(list.getByRole('button').first()).not.toBeInViewport();
	await repairs.getByRole('searchbox').pressSequentially('e');
	await expect(list.getByRole('button').first()).toBeInViewport({ ratio: 1 });
});

test('what a keyboard steps through is in the order that is seen, as soon as the hand rests', async ({
	page
}) => {
	for (const { width, height } of [
		{ width: 390, height: 844 },
		{ width: 820, height: 1180 }
	]) {
		await page.setViewportSize({ width, height });
		await page.goto('/book/clockworker');
		const rows = page.locator('.entries > *');
		const found = page.locator('.entries > :not([hidden])');
		const inThePage = () => found.evaluateAll((all) => all.map((row) => row.textContent.trim()));
		const asSeen = () =>
			found.evaluateAll((all) =>
				all
					.map((row) => ({ row, box: row.getBoundingClientRect() }))
					.sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
					.map(({ row }) => row.textContent.trim())
			);
		await expect(cards(page)).toHaveCount(ARTIFACT_IDS.length);
		const before = await inThePage();
		await field(page).pressSequentially('ship');
		await expect(rows.first()).toContainText('Pick Up Ship');
		await expect.poll(inThePage).toEqual(await asSeen());
		expect(await inThePage()).not.toEqual(before);

		await field(page).fill('');
		await expect.poll(inThePage).toEqual(before);
		expect(await asSeen()).toEqual(before);
		// what is not found takes no room, and a screen reader does not say it
		await page.goto('/book/clockworker/pick-up-ship');
		await field(page).fill('vending');
		await expect(found.first()).toContainText('Vending');
		await expect(page.getByRole('article').first()).toContainText('Vending');
		const named = await page.getByRole('article').count();
		expect(named).toBe(await cards(page).count());
		const last = await found.last().boundingBox();
		const list = await page.locator('.entries').boundingBox();
		expect(list && last && list.y + list.height - (last.y + last.height)).toBeLessThan(2);
	}
});

test('a row stays under the finger and the focus, however long they rest on it', async ({
	page
}) => {
	await page.clock.install();
	await page.goto('/book/clockworker');
	const rows = page.locator('.entries > *');
	const row = card(page, 'Extended Memory').getByRole('link');
	await expect(cards(page)).toHaveCount(ARTIFACT_IDS.length);
	const before = await rows.allTextContents();
	await field(page).fill('memory');
	await row.focus();
	// longer than the list waits before it puts itself in order
	await page.clock.runFor(700);
	await expect(row).toBeFocused();
	expect(await rows.allTextContents()).toEqual(before);

	await field(page).fill('antenna');
	await card(page, 'Parabolic Antenna').getByRole('link').hover();
	await page.mouse.down();
	await page.clock.runFor(700);
	await page.mouse.up();
	await expect(page).toHaveURL(/parabolic-antenna$/);
});

test('the way back from a page leads to the place in the list, after a search too', async ({
	page
}) => {
	await page.goto('/book/clockworker');
	await field(page).pressSequentially('rob');
	for (let letters = 3; letters > 0; letters--) await field(page).press('Backspace');
	await expect(cards(page)).toHaveCount(ARTIFACT_IDS.length);
	const row = page.getByRole('link', { name: /^Gold Pellets/ });
	await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
	const left = await row.boundingBox();
	await row.click();
	await expect(title(page)).toHaveText(/Gold Pellets/);
	await page.goBack();
	await expect(row).toBeInViewport({ ratio: 1 });
	expect(Math.abs(((await row.boundingBox())?.y ?? 0) - (left?.y ?? 0))).toBeLessThan(24);
});

test('an address opens its entry, and a wrong one says so', async ({ page }) => {
	for (const id of ARTIFACT_IDS) {
		await page.goto(`/book/clockworker/${id}`);
		await expect(card(page, book.en.sentences[id])).toBeInViewport({ ratio: 0.75 });
	}
	await page.goto('/book/clockworker/six-cards');
	await expect(title(page)).toHaveText('Redevelopment of Civilization');
	await page.goto('/book/clockworker/chess');
	await expect(page.getByText('There is no such page.')).toBeVisible();
});

test('an entry is handed on by its address, without the match', async ({
	page,
	context,
	server
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await startMatch(page, ['Ana', 'Bo']);
	await lookUp(page).click();
	await card(page, 'Pick Up Ship').getByRole('link').first().click();
	await button(page, 'Share: Pick Up Ship').click();
	await expect(page.getByText('The link is copied.')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		`${server.url}/book/clockworker/pick-up-ship`
	);
});

test.describe('the way back', () => {
	test('turns the pages back one by one; the key of the page leaves at once', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo']);
		const match = page.url();
		await lookUp(page).click();
		await card(page, 'Pick Up Ship').getByRole('link').first().click();
		await page.getByRole('link', { name: /^Megaphone Advertisement Each Location makes/ }).click();
		await expect(page).toHaveURL(`${match}/book/megaphone-advertisement`);
		await page.goBack();
		await expect(page).toHaveURL(`${match}/book/pick-up-ship`);
		await page.getByRole('link', { name: /^The end/ }).click();
		await page.getByRole('link', { name: 'Next: Scoring' }).click();
		await expect(title(page)).toHaveText('Scoring');
		await page.goBack();
		await expect(title(page)).toHaveText('The end');
		await page.goForward();
		await expect(title(page)).toHaveText('Scoring');
		// to the list in one step, and out of the book in another
		await page.getByRole('link', { name: 'Back' }).click();
		await expect(page).toHaveURL(`${match}/book/pick-up-ship`);
		await page.getByRole('link', { name: 'Back' }).click();
		await expect(page).toHaveURL(match);
		await expect(title(page)).toHaveText('Ana’s turn');
	});

	test('is never a dead key for whoever came by a link', async ({ page }) => {
		await page.goto('/book/clockworker/pick-up-ship');
		await page.getByRole('link', { name: /^Megaphone Advertisement Each Location makes/ }).click();
		await page.getByRole('link', { name: /^The end/ }).click();
		await page.getByRole('link', { name: 'Back' }).click();
		await expect(page).toHaveURL(/megaphone-advertisement$/);
		await page.getByRole('link', { name: 'Back' }).click();
		await expect(title(page)).toHaveText('Mainspring');

		await page.goto('/book/clockworker/end');
		await page.getByRole('link', { name: 'Back' }).click();
		await expect(title(page)).toHaveText('Look up');
		await page.getByRole('link', { name: 'Back' }).click();
		await expect(title(page)).toHaveText('Mainspring');
	});
});

test('an entry goes to the device’s own sheet where there is one', async ({ page, server }) => {
	// no headless browser has such a sheet: what it would be handed is written down instead
	await page.addInitScript(() => {
		const handed: ShareData[] = [];
		Object.assign(window, { handed });
		navigator.canShare = () => true;
		navigator.share = (data = {}) => {
			handed.push(data);
			return handed.length > 1
				? Promise.reject(new DOMException('no', 'AbortError'))
				: Promise.resolve();
		};
	});
	await page.goto('/book/clockworker/pick-up-ship');
	const share = button(page, 'Share: Pick Up Ship');
	await share.click();
	// sharing that is called off says nothing
	await share.click();
	const handed = await page.evaluate(() => (window as unknown as { handed: ShareData[] }).handed);
	expect(handed).toHaveLength(2);
	expect(handed[0]).toEqual({
		title: 'Pick Up Ship',
		text: book.en.sentences['pick-up-ship'],
		url: `${server.url}/book/clockworker/pick-up-ship`
	});
	await expect(page.getByText(/copied|does not let/)).toHaveCount(0);
});

test('a key that is held reads its rule and plays nothing', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	const box = await button(page, 'Dispatch').boundingBox();
	if (!box) throw new Error('no key');
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.down();
	await expect(sheet(page, 'Redevelopment of Civilization')).toBeVisible();
	await page.mouse.up();
	await page.keyboard.press('Escape');
	await expect(title(page)).toHaveText('Ana’s turn');
	await button(page, 'Dispatch').click();
	await expect(title(page)).toHaveText('Bo’s turn');
});

test('rules are at hand where they are asked for', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo'], 'Everything');
	const ask = async (within: string, rule: string) => {
		await button(sheet(page, within), rule).click();
		await expect(sheet(page, rule)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(sheet(page, rule)).toHaveCount(0);
	};
	await button(page, 'Operation').click();
	await ask('Take a Location', 'The two markers');
	await page.keyboard.press('Escape');
	await button(page, 'Communicate').click();
	await ask('Take a record', 'Gold Pellets');
	const match = page.url();
	for (const place of ['count', 'result'] as const) {
		await page.goto(`${match}/${place}`);
		await button(page, 'Scoring').click();
		await expect(sheet(page, 'Scoring')).toContainText('Ties');
		await page.keyboard.press('Escape');
		await expect(lookUp(page)).toBeVisible();
	}
});

test('a ruling has its switch at hand, and the match is counted anew', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	await repair(page, 'Pick Up Ship');
	const ana = page.getByRole('main').getByRole('button', { name: /^Ana/ });
	await expect(ana).toHaveAccessibleName(/ 1\+ VP/);
	await lookUp(page).click();
	await card(page, 'Pick Up Ship').getByRole('link').first().click();
	await page.getByText('Pick Up Ship skips the Starting Location').click();
	await page.getByRole('link', { name: 'Back' }).click();
	await expect(ana).toHaveAccessibleName(/ 0\+ VP/);

	await page.goto('/book/clockworker/pick-up-ship');
	await expect(
		page.getByText('House rule “Pick Up Ship skips the Starting Location”')
	).toBeVisible();
	await expect(page.getByRole('switch')).toHaveCount(0);
});

test('the gauge leads to the rules of the end, Dispatch to the rule of 6 cards', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo', 'Chloé']);
	await button(page, /How the match ends$/)
		.first()
		.click();
	const end = sheet(page, 'The end');
	await expect(end).toContainText('12th card');
	await page.keyboard.press('Escape');

	await button(page, 'Dispatch').click();
	await button(page, 'The rule of 6 cards').click();
	await expect(sheet(page, 'Redevelopment of Civilization')).toContainText(
		'Ana: 1 card, one Location'
	);
	await page.keyboard.press('Escape');

	await button(page, 'This match').click();
	await page.getByText('Everything', { exact: true }).click();
	await page.keyboard.press('Escape');
	await button(page, 'Dispatch').click();
	const dispatch = sheet(page, 'Dispatch workers');
	await button(dispatch, 'Starting Location: one more').click();
	await button(dispatch, 'Redevelopment of Civilization').click();
	await expect(sheet(page, 'Redevelopment of Civilization')).toBeVisible();
	await page.keyboard.press('Escape');
	// what was begun is still there
	await expect(dispatch.getByText('workers · 1 in hand')).toBeVisible();
});

test('who still plays? is answered for any table', async ({ page }) => {
	await page.goto('/book/clockworker/end');
	const answer = page.getByRole('status').filter({ hasText: /play|Nobody/ });
	await expect(answer).toHaveText('Player 2, Player 3 and Player 4 still play, once each.');
	const triggered = page.getByRole('group', { name: 'In whose turn was the end triggered?' });
	await button(triggered, 'Player 3').click();
	await expect(answer).toHaveText('Player 4 still plays, once.');
	await button(page.getByRole('group', { name: 'Who began the match?' }), 'Player 4').click();
	await expect(answer).toHaveText('Nobody: the match is over when this turn ends.');
	await page.getByText('2', { exact: true }).click();
	await expect(page.getByText('Player 3')).toHaveCount(0);
});

for (const language of ['en', 'fr'] as const)
	test(`no page of the rules is longer than two screens, ${language}`, async ({ page }) => {
		await page.addInitScript((chosen) => {
			localStorage.setItem('mainspring:locale', chosen);
		}, language);
		for (const rule of RULE_PAGES) {
			await page.goto(`/book/clockworker/${rule}`);
			await expect(title(page)).toHaveText(book[language].rules[rule].title);
			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			expect(height, rule).toBeLessThanOrEqual(2 * 844);
		}
	});

test('the book in French speaks French, and still finds English', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('mainspring:locale', 'fr'));
	await page.goto('/book/clockworker');
	await field(page).fill('clockwork god');
	await expect(cards(page).first()).toContainText('Dieu mécanique');
	await cards(page).first().getByRole('link').first().click();
	await expect(cards(page).first()).toContainText('En anglais : Clockwork God');
});

test.describe('values typed once', () => {
	test('on their page show up in the match, the next one, its count, and undo', async ({
		page
	}) => {
		await openValues(page);
		await expect(page.getByText('1 of 32 values known')).toBeVisible();
		await expect(button(page, /^Emotion Studying Device/)).toContainText(
			'costs 1 red pellet, 2 green pellets and 1 blue pellet'
		);
		await readOut(page, 'Clockwork God', 3);
		await expect(page.getByText('2 of 32 values known')).toBeVisible();
		await readOut(page, 'Pick Up Ship', 5);
		await button(page, 'Undo the last change').click();
		await expect(page.getByText('2 of 32 values known')).toBeVisible();

		await startMatch(page, ['Ana', 'Bo']);
		await button(page, 'Repair').click();
		const list = sheet(page, 'Repair an artifact');
		await expect(button(list, /^Clockwork God/)).toContainText('3 printed');
		await expect(button(list, /^Pick Up Ship/)).toContainText('printed ?');
		await button(list, /^Clockwork God/).click();
		const ana = page.getByRole('main').getByRole('button', { name: /^Ana/ });
		await expect(ana).toHaveAccessibleName(/ 3 VP/);
		await page.goto(`${page.url()}/count`);
		await expect(button(page, 'Clockwork God 3')).toBeVisible();
	});

	test('in a match are known in the next, and on the page', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo']);
		await repair(page, 'Extended Memory');
		await button(page, 'Extended Memory: printed VP').click();
		await button(sheet(page, 'Extended Memory'), 'Printed VP: 4 VP').click();
		await button(sheet(page, 'Extended Memory'), 'Done').click();
		// the line that is seen; the announcer says it as well
		await expect(page.getByRole('contentinfo').getByText('Extended Memory: 4 VP')).toBeVisible();
		await openValues(page);
		await expect(button(page, /^Extended Memory/)).toContainText('4');

		// read out wrong, and set right on the page: the match is offered it
		await readOut(page, 'Extended Memory', 2);
		await page.goto('/');
		await page.getByRole('link', { name: 'Continue' }).click();
		await button(page, 'Your copy shows 1 value differently from this match: take it over').click();
		await expect(page.getByRole('main').getByRole('button', { name: /^Ana/ })).toHaveAccessibleName(
			/ 2 VP/
		);
	});

	test('one after the other, in one go: a tap a card for the VP, then the costs', async ({
		page
	}) => {
		await openValues(page);
		await button(page, 'Fill in the VP (16)').click();
		for (const id of ARTIFACT_IDS)
			await button(sheet(page, en.artifacts[id].name), 'Printed VP: 2 VP').click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page.getByText('17 of 32 values known')).toBeVisible();
		await button(page, 'Fill in the costs (15)').click();
		for (const id of ARTIFACT_IDS.filter((each) => each !== 'emotion-studying-device')) {
			const read = sheet(page, en.artifacts[id].name);
			await button(read, 'Printed cost: Red pellets: one more (0)').click();
			await button(read, /^(Next: |Done)/).click();
		}
		await expect(page.getByText('32 of 32 values known')).toBeVisible();
		await page.reload();
		await expect(page.getByText('32 of 32 values known')).toBeVisible();
	});

	test('beyond the keys are stepped or typed, and count without another tap', async ({ page }) => {
		await openValues(page);
		// in a series too: a step is not a choice yet
		await button(page, 'Fill in the VP (16)').click();
		const god = sheet(page, 'Clockwork God');
		await god.getByRole('button', { name: /^Printed VP: Another value/ }).click();
		await god.getByRole('textbox').fill('13');
		await page.keyboard.press('Enter');
		await button(god, 'Printed VP: one more').click();
		await expect(button(god, 'Printed VP: 14 VP')).toHaveClass(/primary/);
		await button(god, 'Next: Pick Up Ship →').click();
		await expect(sheet(page, 'Pick Up Ship')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(button(page, /^Clockwork God/)).toContainText('14');
	});

	test('a location and a record met once need one tap the next time', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo'], 'Everything');
		await button(page, 'Operation').click();
		const first = sheet(page, 'Take a Location');
		await first.getByLabel('Name (if you like)').fill('Forge');
		await button(first, 'Cost in gears: one more').click();
		await first.getByText('Spaces from the top').click();
		await button(first, 'Add a space').click();
		await button(first, 'Space 1: Red pellets: one more (0)').click();
		await button(first, 'Save').click();
		await button(page, 'Record anyway').click();
		await button(page, 'End turn → Bo').click();
		await button(page, 'Communicate').click();
		const record = sheet(page, 'Take a record');
		await button(record, 'What it cost: Gears: one more (0)').click();
		await button(record, 'Record: 6 VP').click();
		await button(page, 'Record anyway').click();

		await openValues(page);
		await expect(page.getByText('6 VP', { exact: true })).toBeVisible();
		await expect(page.getByText('costs 1 gear', { exact: true })).toBeVisible();
		await startMatch(page, ['Ana', 'Bo'], 'Everything');
		await button(page, 'Operation').click();
		const second = sheet(page, 'Take a Location');
		await button(second, 'Forge').click();
		await expect(button(second, /^Cost in gears 1/)).toBeVisible();
		await button(second, 'Workers placed on it: one more').click();
		await button(second, 'Save').click();
		await button(page, 'Record anyway').click();
		await button(page, 'End turn → Bo').click();
		await button(page, 'Communicate').click();
		await button(sheet(page, 'Take a record'), '6 VP: 1 gear').click();
		await expect(button(sheet(page, 'Take a record'), /^Gears 1/)).toBeVisible();
		await button(sheet(page, 'Take a record'), 'Record: 6 VP').click();
		await button(page, 'Record anyway').click();
		// the worker on the Forge is known to bring a red pellet home
		await button(page, 'End turn → Ana').click();
		await button(page, 'Retrieve').click();
		await expect(
			sheet(page, 'Retrieve').getByRole('group', { name: 'Forge: 1 red pellet' })
		).toBeVisible();
	});

	test('on their page in a match are offered to it, and what is taken over is undone like any line', async ({
		page
	}) => {
		await startMatch(page, ['Ana', 'Bo']);
		await repair(page, 'Clockwork God');
		const match = page.url();
		const ana = page.getByRole('main').getByRole('button', { name: /^Ana/ });
		await page.goto(`${match}/book/values`);
		await readOut(page, 'Clockwork God', 3);
		await page.getByRole('link', { name: 'Back' }).click();
		await page.getByRole('link', { name: 'Back' }).click();
		const offer = button(page, 'Your copy knows 1 value that this match lacks: take it over');
		await expect(ana).toHaveAccessibleName(/ 0\+ VP/);
		await offer.click();
		await expect(ana).toHaveAccessibleName(/ 3 VP/);
		await expect(offer).toHaveCount(0);
		await button(page, 'Log').click();
		const log = sheet(page, 'Log');
		await button(log, '1 printed value taken over from the copy').click();
		const line = page.getByRole('dialog').last();
		await expect(line.getByText('Clockwork God: 3 VP')).toBeVisible();
		await button(line, 'Withdraw').click();
		await button(line, 'Withdraw').click();
		await expect(log.getByText('withdrawn')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(ana).toHaveAccessibleName(/ 0\+ VP/);
		await button(page, /^Undo: withdrawal/).click();
		await expect(ana).toHaveAccessibleName(/ 3 VP/);
		await button(page, 'Undo: 1 printed value taken over from the copy').click();
		await expect(ana).toHaveAccessibleName(/ 0\+ VP/);
		await expect(offer).toBeVisible();

		// the copy knows it all the same
		await page.goto(`${match}/book/values`);
		await expect(button(page, /^Clockwork God/)).toContainText('3');
		await readOut(page, 'Pick Up Ship', 5);
		await readOut(page, 'Clockwork God', 4);
		await button(page, 'Undo the last change').click();
		await expect(button(page, /^Clockwork God/)).toContainText('3');
		await button(page, 'Undo the last change').click();
		await expect(button(page, /^Pick Up Ship/)).toContainText('?');
		await page.goto(match);
		await expect(offer).toBeVisible();
	});

	test('the Starting Location brings home what it shows, in the next match', async ({ page }) => {
		await openValues(page);
		await button(page, /^Spaces from the top/).click();
		const start = sheet(page, 'Starting Location');
		await button(start, 'Add a space').click();
		await expect(button(start, 'Save')).toBeDisabled();
		await button(start, 'Space 1: Gears: one more (0)').click();
		await button(start, 'Save').click();
		await startMatch(page, ['Ana', 'Bo'], 'Everything');
		await button(page, 'Retrieve: 1 gear').click();
		await expect(button(page, /^Gears 5/)).toBeVisible();
	});

	test('a Record that lies face down is on nobody’s page before the end', async ({ page }) => {
		await page.goto('/new');
		await page.getByText('Hide totals until the end').click();
		await button(page, 'Start').click();
		await page.getByRole('link', { name: 'Skip' }).click();
		await button(page, 'Communicate').click();
		await button(page.getByRole('dialog'), 'Record: 7 VP').click();
		await expect(title(page)).toHaveText('Player 2’s turn');
		const match = page.url();
		await openValues(page);
		await expect(page.getByText('None yet. Each Record taken')).toBeVisible();
		await page.goto(`${match}/count`);
		await button(page, 'Next: Player 2 →').click();
		await page.getByRole('link', { name: 'Result' }).click();
		await button(page, 'Show all').click();
		await expect(title(page)).toHaveText('Player 1 wins');
		await expect.poll(() => storedTypes(page)).toContain('called');
		await openValues(page);
		await expect(page.getByText('7 VP', { exact: true })).toBeVisible();
	});

	test('count nowhere before the match has taken them over, and then at home too', async ({
		page
	}) => {
		await startMatch(page, ['Ana', 'Bo']);
		await repair(page, 'Clockwork God');
		const match = page.url();
		await openValues(page);
		await readOut(page, 'Clockwork God', 3);
		await page.goto('/');
		await expect(page.getByText(/Ana 0\+/)).toBeVisible();
		await page.goto(`${match}/result`);
		const offer = button(page, 'Your copy knows 1 value that this match lacks: take it over');
		await offer.click();
		// it may have changed who wins: undo lies in the same place
		await button(page, /^Undo: /).click();
		await offer.click();
		await expect(button(page, /^Undo: /)).toBeVisible();
		await expect.poll(() => storedTypes(page)).toContain('valuesTakenOver');
		await page.goto('/');
		await expect(page.getByText(/Ana 3/)).toBeVisible();
	});

	test('before there was a copy to keep them are found in the match when the next begins', async ({
		page
	}) => {
		await startMatch(page, ['Ana', 'Bo']);
		await repair(page, 'Clockwork God');
		await button(page, 'Clockwork God: printed VP').click();
		await button(sheet(page, 'Clockwork God'), 'Printed VP: 4 VP').click();
		await button(sheet(page, 'Clockwork God'), 'Done').click();
		await expect(page.getByText('Clockwork God: 4 VP').first()).toBeVisible();
		await page.evaluate(
			() =>
				new Promise<void>((done) => {
					indexedDB.open('mainspring').onsuccess = (event) => {
						const db = (event.target as IDBOpenDBRequest).result;
						const tx = db.transaction('copies', 'readwrite');
						tx.objectStore('copies').clear();
						tx.oncomplete = () => {
							db.close();
							done();
						};
					};
				})
		);
		await openValues(page);
		await expect(page.getByText('1 of 32 values known')).toBeVisible();
		await page.goto('/');
		await expect(page.getByText(/Ana 4/)).toBeVisible();
		await openValues(page);
		await expect(page.getByText('1 of 32 values known')).toBeVisible();
		await startMatch(page, ['Ana', 'Bo']);
		await openValues(page);
		await expect(page.getByText('2 of 32 values known')).toBeVisible();
	});

	test.describe('offline', { tag: '@whole-browser' }, () => {
		test.use({ serviceWorkers: 'allow' });

		test('are there after a reload with the server gone', async ({ page, server }) => {
			await page.goto('/');
			await offlineReady(page);
			await openValues(page);
			await readOut(page, 'Clockwork God', 3);
			await server.close();
			await page.reload();
			await expect(page.getByText('2 of 32 values known')).toBeVisible();
			await page.goto('/');
			await page.getByRole('link', { name: 'Score a finished game' }).click();
			await button(page, 'Count the points').click();
			await expect(title(page)).toHaveText(/^Count /);
			await button(page, /^Clockwork God/).click();
			await expect(page.getByRole('status', { name: 'Score' })).toHaveText('3');
		});
	});
});

test.describe('a friend’s file', () => {
	const file = (facts: object) =>
		JSON.stringify({
			...{ format: 'mainspring-copy', version: 1, game: 'clockworker' },
			facts: { artifacts: {}, records: [], locations: [], ...facts }
		});
	const open = (page: Page, text: string) =>
		page.locator('input[type=file]').setInputFiles({
			...{ name: 'values.json', mimeType: 'application/json', buffer: Buffer.from(text) }
		});

	test('brings what is missing, keeps what is there, and says what differs', async ({ page }) => {
		await openValues(page);
		await readOut(page, 'Clockwork God', 3);
		await open(
			page,
			file({
				artifacts: { 'clockwork-god': { points: 4 }, 'pick-up-ship': { points: 5 } },
				records: [{ points: 9 }]
			})
		);
		await expect(page.getByText('2 values came in. 1 value differs: choose below.')).toBeVisible();
		const god = button(page, /^Clockwork God/);
		await expect(god).toContainText('3');
		await expect(button(page, /^Pick Up Ship/)).toContainText('5');
		await page.getByText('File: 4 VP').click();
		await expect(god).toContainText('4');
		await page.getByText('Yours: 3 VP').click();
		await expect(god).toContainText('3');
		await page.reload();
		await expect(god).toContainText('3');
	});

	test('opened from home finds its page', async ({ page }) => {
		await page.goto('/');
		await open(page, file({ artifacts: { 'clockwork-god': { points: 4 } } }));
		await expect(title(page)).toHaveText('Your copy’s printed values');
		await expect(page.getByText('1 value came in.')).toBeInViewport();
		await expect(button(page, /^Clockwork God/)).toContainText('4');
	});

	test('opened in a match is offered to that match', async ({ page }) => {
		await startMatch(page, ['Ana', 'Bo']);
		await repair(page, 'Clockwork God');
		const match = page.url();
		await page.goto(`${match}/book/values`);
		await open(page, file({ artifacts: { 'clockwork-god': { points: 4 } } }));
		await expect(page.getByText('1 value came in.')).toBeVisible();
		await page.goto(match);
		await button(page, 'Your copy knows 1 value that this match lacks: take it over').click();
		await expect(page.getByRole('main').getByRole('button', { name: /^Ana/ })).toHaveAccessibleName(
			/ 4 VP/
		);
		await button(page, 'Log').click();
		await expect(sheet(page, 'Log').getByRole('listitem')).toHaveCount(2);
	});

	test('is what one’s own file is to a friend', async ({ page, browser, server }) => {
		await openValues(page);
		await readOut(page, 'Clockwork God', 3);
		const download = page.waitForEvent('download');
		await page.getByText('Save as a file for a friend').click();
		const saved = await (await download).path();
		const friend = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
		await openValues(friend);
		await open(friend, await readFile(saved, 'utf8'));
		await expect(friend.getByText('1 value came in.')).toBeVisible();
		await friend.close();
	});

	for (const [what, text, said] of [
		['no JSON', 'hello', 'This file is damaged, or not one of this app.'],
		['another game', file({}).replace('clockworker', 'chess'), 'for another game: "chess"'],
		[
			'a word for points',
			file({ records: [{ points: 'x' }] }),
			'the printed values (not a whole number; facts.records.0.points)'
		]
	] as const)
		test(`that holds ${what} is told by its field and changes nothing`, async ({ page }) => {
			await openValues(page);
			await readOut(page, 'Clockwork God', 3);
			await open(page, text);
			await expect(page.getByRole('alert')).toContainText(said);
			await page.reload();
			await expect(page.getByText('2 of 32 values known')).toBeVisible();
		});
});

test('a match of the sample teaches nothing', async ({ page }) => {
	await page.goto('/');
	await button(page, 'Look at a sample match').click();
	await expect(title(page)).toHaveText(/turn$/);
	for (let step = 0; step < 12; step++) await button(page, 'Next').click();
	await openValues(page);
	await expect(page.getByText('1 of 32 values known')).toBeVisible();
});

test('a match from a friend brings what was read out in it', async ({ page }) => {
	const startedAt = Date.UTC(2026, 10, 13, 19, 30);
	const event = { type: 'artifactRead', artifact: 'clockwork-god', points: 6 };
	await openFile(
		page,
		JSON.stringify({
			...{ format: 'mainspring-match', version: 1 },
			match: {
				...{ id: 'a-friend’s', game: 'clockworker', startedAt },
				setup: {
					...{ seats: ['Ana', 'Bo'], start: 0, houseRules: {} },
					options: { depth: 'scores', printed: {} }
				}
			},
			log: [{ id: 'line', at: startedAt, device: 'theirs', clock: 1, kind: 'played', event }]
		})
	);
	await openValues(page);
	await expect(button(page, /^Clockwork God/)).toContainText('6');
});

test('a key of the search brings a screenful at once and moves no row in the page', async ({
	page
}) => {
	await page.goto('/book/clockworker');
	await expect(cards(page)).toHaveCount(ARTIFACT_IDS.length);
	const typed = await page.evaluate(async () => {
		const input = document.querySelector<HTMLInputElement>('input[type=search]');
		const entries = document.querySelector('.entries');
		if (!input || !entries) throw new Error('no field, or nothing to find');
		const rowsShown = () => entries.querySelectorAll(':scope > :not([hidden])');
		const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
		const watch = new MutationObserver(() => {});
		watch.observe(entries, { attributes: true, childList: true, subtree: true });
		const keys = ['r', 'ro', 'rou', 'rouage', 'rouag', 'rouages x', 'antene p', 'vp', 'shp', ''];
		const moved: string[] = [];
		const short: string[] = [];
		let most = 0;
		for (const text of keys) {
			// what the key before put off is there
			await drawn();
			watch.takeRecords();
			input.value = text;
			input.dispatchEvent(new InputEvent('input', { bubbles: true }));
			await Promise.resolve();
			const records = watch.takeRecords();
			most = Math.max(most, records.length);
			if (records.some(({ type }) => type === 'childList')) moved.push(text);
			const rows = rowsShown();
			const end = Math.max(0, ...[...rows].map((row) => row.getBoundingClientRect().bottom));
			await drawn();
			if (end < innerHeight && rows.length < rowsShown().length) short.push(text);
		}
		watch.disconnect();
		const first = entries.querySelector('article:not([hidden])')?.textContent;
		return { moved, short, most, rows: entries.children.length, first };
	});
	expect(typed.first).toContain('Clockwork God');
	// what a screen has room for is not put off to a later frame
	expect(typed.short).toEqual([]);
	// a row is told where it shows; to move it would be to lay out all that is in it
	expect(typed.moved).toEqual([]);
	// its place, and whether it shows: nothing else of a row is touched
	expect(typed.most).toBeLessThanOrEqual(3 * typed.rows);
});
