import type { Page } from '@playwright/test';
import { expect, test, violations } from '../app';
import { button, sheet, startMatch, storedLines } from '../table';

const turnOf = (page: Page) => page.getByRole('heading', { level: 1 });
const total = (page: Page, name: string, points: number) =>
	expect(page.getByRole('button', { name: new RegExp(`^${name}\\b.*\\b${points}\\b`) }).first());
const close = (page: Page) => page.keyboard.press('Escape');

const log = (page: Page) => sheet(page, 'Log');
const openLog = (page: Page) => button(page, 'Log').click();
const line = (page: Page, sentence: string | RegExp) =>
	log(page).getByRole('button', { name: sentence });

/** The newest line, where it is one that cannot be tapped: a correction or an agreement. */
const noted = (page: Page) => log(page).getByRole('listitem').first();

async function communicate(page: Page, points: number) {
	await button(page, 'Communicate').click();
	await button(page.getByRole('dialog'), `Record: ${points} VP`).click();
}

test('undo names the seat across a turn, and says what it took, with redo beside it', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	await button(page, 'Recharge').click();
	await expect(turnOf(page)).toHaveText('Bo’s turn');

	await button(page, 'Undo: Ana recharged').click();
	await expect(turnOf(page)).toHaveText('Ana’s turn');
	await expect(page.getByText('Undone: Ana recharged').first()).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: 'Undone: Ana recharged' })).toHaveCount(
		1
	);

	await button(page, 'Redo: Ana recharged').click();
	await expect(turnOf(page)).toHaveText('Bo’s turn');
	await expect(button(page, 'Nothing to redo')).toBeDisabled();
	await expect(page.getByText('Ana recharged', { exact: true })).toBeVisible();
	await expect(page.getByRole('status').filter({ hasText: 'Redone: Ana recharged' })).toHaveCount(
		1
	);
});

test('what is recorded is said aloud, with whose turn it is next', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	await button(page, 'Operation').click();
	await expect(page.getByText('Ana took a Location. Bo to play')).toHaveRole('status');
});

test('rapid taps are one line, corrected as one, undone as one, also after a reload', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	for (let tap = 0; tap < 5; tap++) await button(page, 'VP tokens: one more').click();
	await total(page, 'Ana', 5).toBeVisible();
	await openLog(page);
	await expect(log(page).getByRole('listitem')).toHaveCount(1);

	await line(page, 'Ana +5 VP').click();
	const slip = sheet(page, 'Ana +5 VP');
	await button(slip, 'More or less: one less').click();
	await sheet(page, 'Ana +4 VP').getByText('Bo', { exact: true }).click();
	const fixed = sheet(page, 'Bo +4 VP');
	await expect(fixed.getByRole('status')).toContainText('Ana 5 → 0');
	await expect(fixed.getByRole('status')).toContainText('Bo 0 → 4');
	await button(fixed, 'Correct').click();
	await expect(line(page, /^Bo \+4 VP/)).toContainText('corrected');
	await expect(noted(page)).toContainText('Correction of “Ana +5 VP”');
	await expect.poll(async () => (await storedLines(page)).length).toBe(6);

	await page.reload();
	await total(page, 'Bo', 4).toBeVisible();
	await button(page, 'Undo: correction of “Ana +5 VP”').click();
	await total(page, 'Ana', 5).toBeVisible();
	await total(page, 'Bo', 0).toBeVisible();
});

test('taps that came to nothing are a quiet line', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	await button(page, 'VP tokens: one more').click();
	await button(page, 'VP tokens: one less').click();
	await openLog(page);
	await expect(line(page, 'Ana +0 VP')).toBeVisible();
	await expect(log(page).getByRole('listitem')).toHaveCount(1);
});

test('an old entry is corrected in its place: what changes is shown first, then counted', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	await communicate(page, 3);
	await button(page, 'Recharge').click();
	await button(page, 'Operation').click();
	await openLog(page);
	await expect(log(page).getByRole('region', { name: 'Round 2' })).toContainText(
		'Ana took a Location'
	);
	await line(page, 'Ana took a Record of 3 VP').click();
	const slip = sheet(page, /^Ana took a Record/);
	await expect(button(slip, 'Correct')).toBeDisabled();

	await button(slip, 'VP on the tile: one more').click();
	await expect(slip.getByRole('status')).toHaveText(/What changes\s*Ana 3 → 4\s*$/);
	await slip.getByText('The End tile came up', { exact: true }).click();
	const news = slip.getByRole('status');
	await expect(news).toContainText('The end is triggered by Ana: The End tile came up');
	await expect(news).toContainText('The rulebook would object');
	await expect(news).toContainText(/By the count the End tile shows with Record 7/);
	// not written yet
	await total(page, 'Ana', 3).toBeAttached();

	await slip.getByText('The End tile came up', { exact: true }).click();
	await button(slip, 'Correct').click();
	await expect(line(page, /^Ana took a Record of 4 VP/)).toContainText('corrected');
	await close(page);
	await total(page, 'Ana', 4).toBeVisible();

	await page.reload();
	await total(page, 'Ana', 4).toBeVisible();
	await openLog(page);
	await line(page, /^Ana took a Record of 4 VP/).click();
	await expect(page.getByText('First recorded: Ana took a Record of 3 VP')).toBeVisible();
});

test('a line is withdrawn after a look at what follows, and brought back', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	await communicate(page, 6);
	await button(page, 'Recharge').click();
	await openLog(page);
	await line(page, 'Ana took a Record of 6 VP').click();
	const slip = sheet(page, 'Ana took a Record of 6 VP');
	await button(slip, 'Withdraw').click();
	await expect(slip.getByRole('status')).toContainText('Ana 6 → 0');
	await expect(slip.getByRole('status')).toContainText('Round 1, Ana to play');
	await button(slip, 'Keep it').click();
	await expect(button(slip, 'Correct')).toBeDisabled();
	await button(slip, 'Withdraw').click();
	await button(slip, 'Withdraw').click();

	const gone = line(page, /^Ana took a Record of 6 VP/);
	await expect(gone).toContainText('withdrawn');
	await expect(noted(page)).toHaveText('Withdrawal of “Ana took a Record of 6 VP”');
	await gone.click();
	await expect(slip.getByRole('status')).toContainText('Ana 0 → 6');
	await button(slip, 'Bring it back').click();
	await expect(gone).not.toContainText('withdrawn');
	await close(page);
	await total(page, 'Ana', 6).toBeVisible();
});

test('undo to here takes back all that came after, and redo all brings it back', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	for (let turn = 0; turn < 6; turn++) await button(page, 'Recharge').click();
	await openLog(page);
	await expect(log(page).getByRole('listitem')).toHaveCount(6);
	await log(page)
		.getByRole('region', { name: 'Round 2' })
		.getByRole('button', { name: 'Ana recharged' })
		.click();
	await expect(page.getByText('Takes back 3 entries after this line.')).toBeVisible();
	await button(page, 'Undo to here').click();

	await expect(log(page).getByText('3 entries undone')).toHaveCount(2); // shown, and said aloud
	await expect(turnOf(page)).toHaveText('Bo’s turn');
	await log(page).getByText('3 undone lines').click();
	await expect(log(page).getByText('undone', { exact: true })).toHaveCount(3);
	await expect.poll(async () => (await storedLines(page)).length).toBe(9);

	await page.reload();
	await expect(turnOf(page)).toHaveText('Bo’s turn');
	await expect(page.getByText('Round 2')).toBeVisible();
	await openLog(page);
	await button(log(page), 'Redo: Bo recharged').click();
	await expect(button(log(page), 'Redo: Ana recharged')).toBeVisible();

	await log(page)
		.getByRole('region', { name: 'Round 1' })
		.getByRole('button', { name: 'Ana recharged' })
		.click();
	await button(page, 'Undo to here').click();
	await button(log(page), 'Redo all').click();
	await expect(log(page).getByText('undone', { exact: true })).toHaveCount(2);
	await expect(turnOf(page)).toHaveText('Ana’s turn');
});

test('house rules agreed in mid-match are told, quietly, and undone by name', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	await button(page, 'This match').click();
	await page.getByText('Extended Memory counts itself').click();
	await close(page);
	await openLog(page);
	await expect(noted(page)).toHaveText('House rules: Extended Memory counts itself on');
	await button(log(page), 'Undo: house rules: Extended Memory counts itself on').click();
	await expect(log(page).getByRole('listitem')).toContainText('undone');
});

test('a long log opens on its last rounds and gives the rest on request', async ({ page }) => {
	await startMatch(page, ['Ana', 'Bo']);
	for (let turn = 0; turn < 10; turn++) await button(page, 'Recharge').click();
	await openLog(page);
	await expect(log(page).getByRole('region')).toHaveCount(3);
	await button(page, 'Earlier rounds').click();
	await expect(log(page).getByRole('region')).toHaveCount(5);
	await expect(button(page, 'Earlier rounds')).toHaveCount(0);
});

test('axe finds nothing in the log, in a line or in what a correction would change', async ({
	page
}) => {
	await startMatch(page, ['Ana', 'Bo']);
	await communicate(page, 3);
	for (let turn = 0; turn < 4; turn++) await button(page, 'Recharge').click();
	for (let undo = 0; undo < 3; undo++) await button(page, /^Undo: /).click();
	expect(await violations(page)).toEqual([]);
	await openLog(page);
	await log(page).getByText('3 undone lines').click();
	expect(await violations(page)).toEqual([]);
	await line(page, 'Ana took a Record of 3 VP').click();
	await page.getByText('The End tile came up', { exact: true }).click();
	await expect(page.getByText('The rulebook would object')).toBeVisible();
	expect(await violations(page)).toEqual([]);
});
