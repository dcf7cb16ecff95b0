import type { Page } from '@playwright/test';
import { expect, test } from '../app';
import { button, sheet, startMatch, storedLines, storedTypes } from '../table';

const record = (page: Page) => button(page.getByRole('dialog'), 'Save').click();
const close = (page: Page) => page.keyboard.press('Escape');
const endTurn = (page: Page, next: string) => button(page, `End turn → ${next}`).click();

/** All that the table shows, but for what is only said aloud. */
const glance = (page: Page) =>
	page.locator('.page').evaluate((shown) => {
		const copy = shown.cloneNode(true) as Element;
		copy.querySelectorAll('[aria-live]').forEach((said) => said.remove());
		return copy.textContent;
	});

async function retrieve(page: Page) {
	await button(page, 'Retrieve').click();
	await button(page, /^Worker 1: Red pellets: one more/).click();
	await record(page);
}

test('one event of each kind is played, undone, and found again after a reload', async ({
	page
}) => {
	test.setTimeout(90_000);
	await startMatch(page, ['Ana', 'Bo']);

	// what the table sets right and reads out
	await button(page, 'This match').click();
	await page.getByText('Everything', { exact: true }).click();
	await page.getByText('Copies in this match').click();
	await button(page, 'Clockwork God: one more').click();
	await close(page);
	await button(page, 'Gears: one more').click();
	await button(page, 'Gears: one more').click();
	await button(page, /^Ana/).first().click();
	const ana = sheet(page, 'Ana');
	await ana.getByText('Add an artifact').click();
	await button(ana, 'Instant Duplicate Device').click();
	await button(ana, 'Self-Vending Machine').click();
	await button(ana, 'Printed VP: Self-Vending Machine: not known').click();
	await button(ana, 'Printed VP: Self-Vending Machine: 2 VP').click();
	await button(ana, 'Add a record').click();
	await button(ana, 'VP on the tile: Record 1: not known').click();
	await button(ana, 'VP on the tile: Record 1: 5 VP').click();
	await button(ana, 'Remove: Record 1').click();
	await button(ana, 'Set right: Starting Location').click();
	await page.getByLabel('Name (if you like)').fill('Boiler');
	await record(page);
	await button(ana, 'VP tokens 0').click();
	await page.keyboard.type('12');
	await page.keyboard.press('Enter');
	await close(page);

	// a turn for each action
	await retrieve(page);
	await button(page, '1 red pellet').click();
	await button(page, '2 gears → 1 gold').click();
	await button(page, 'Recharge').click();
	await endTurn(page, 'Bo');

	await retrieve(page);
	await button(page, 'Recover').click();
	await button(page, /What did the space give\?: Blue pellets: one more/).click();
	await record(page);
	await endTurn(page, 'Ana');

	await retrieve(page);
	await button(page, 'Dispatch').click();
	await button(page, 'Boiler: one more').click();
	await record(page);
	await endTurn(page, 'Bo');

	await retrieve(page);
	await button(page, 'Operation').click();
	await button(page, 'Cost in gears: one more').click();
	await record(page);
	await endTurn(page, 'Ana');

	await retrieve(page);
	await button(page, 'Repair').click();
	await button(page, /^Megaphone Advertisement/).click();
	await record(page);
	await endTurn(page, 'Bo');

	await retrieve(page);
	await button(page, 'Communicate').click();
	await button(page, 'Record: 7 VP').click();
	await button(page, 'This match').click();
	await page.getByText('The End tile is out').click();
	await button(page, 'Record anyway').click();
	await close(page);

	const played = [
		...['adjusted', 'added', 'artifactRead', 'copiesCounted', 'counted', 'depthChanged'],
		...['endTileSeen', 'locationRead', 'recordRead', 'removed', 'retrieved', 'duplicated'],
		...['vended', 'recharged', 'turnEnded', 'recovered', 'dispatched', 'operated', 'repaired'],
		'communicated'
	].sort();
	await expect.poll(async () => [...new Set(await storedTypes(page))].sort()).toEqual(played);
	await expect(page.getByText('The match ends after Bo')).toBeVisible();

	// found again
	const before = await glance(page);
	const lines = await storedLines(page);
	await page.reload();
	await expect.poll(() => glance(page)).toBe(before);
	expect(await storedLines(page)).toEqual(lines);

	// undone, one by one, down to the set-up
	const undo = button(page, /^Undo: /);
	for (let left = lines.length; left > 0; left--) await undo.click();
	await expect(button(page, 'Nothing to undo')).toBeDisabled();
	await expect(page.getByText('Round 1')).toBeVisible();
	await expect.poll(async () => (await storedLines(page)).length).toBe(2 * lines.length);

	// and the history still tells it; the two taps on the gears are one line
	await button(page, 'Log').click();
	const log = sheet(page, 'Log');
	await log.getByText(/^\d+ undone lines$/).click();
	await expect(log.getByText('Bo took a Record of 7 VP')).toBeVisible();
	const undone = log.getByText('undone', { exact: true });
	await expect(undone).toHaveCount(lines.length - 1);
	await button(log, /^Redo: /).click();
	await expect(undone).toHaveCount(lines.length - 2);
});
