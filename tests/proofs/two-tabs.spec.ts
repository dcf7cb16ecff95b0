import type { Page } from '@playwright/test';
import { startMatch } from '../e2e/table';
import { expect, pageTest as test } from './proof';
import { readRows } from './witness';

/** Runs in the page: taps a counter's key as fast as a hasty thumb, and now and then at once. */
async function tapAway({ pauses }: { readonly pauses: readonly number[] }): Promise<void> {
	for (const pause of pauses) {
		const key = document.querySelector<HTMLElement>('[aria-label="VP tokens: one more"]');
		if (!key) throw new Error('no key to tap');
		key.click();
		await new Promise((done) => setTimeout(done, pause));
	}
}

const line = (page: Page) => page.locator('.last-line');
/** What the eye sees of the table: not what a key whispers to a screen reader. */
const shown = (page: Page) =>
	page.getByRole('main').evaluate((main) => {
		const seen = main.cloneNode(true) as HTMLElement;
		for (const hidden of seen.querySelectorAll('.visually-hidden')) hidden.remove();
		return seen.textContent;
	});

const recorded = async (page: Page) => Number(await line(page).getAttribute('data-recorded'));

/** For as long as lines still come in: a busy machine is slow, a tab that missed one stands still. */
async function allIn(page: Page, lines: number): Promise<void> {
	for (let found = await recorded(page); found !== lines; found = await recorded(page)) {
		const so = found;
		await expect
			.poll(() => recorded(page), { message: `after ${so} of ${lines} lines`, timeout: 10_000 })
			.not.toBe(so);
	}
}

test('two tabs on one match: every tap of both is there once, and both show the same', async ({
	context,
	page,
	proof
}) => {
	const other = await context.newPage();

	const TAPS = proof.tried(100, 600);
	await proof.tries(proof.tried(1, 50), async (random) => {
		await startMatch(page, ['Ana', 'Bo'], 'Everything');
		await other.goto(page.url());
		await expect(line(other)).toHaveAttribute('data-recorded', '0');
		const match = new URL(page.url()).pathname.split('/')[2] ?? '';

		const pauses = () => Array.from({ length: TAPS / 2 }, () => random.of([0, 0, 1, 2, 5]));
		await Promise.all([
			page.evaluate(tapAway, { pauses: pauses() }),
			other.evaluate(tapAway, { pauses: pauses() })
		]);
		for (const tab of [page, other]) await allIn(tab, TAPS);
		const rows = await page.evaluate(readRows, match);
		expect(new Set(rows.map(({ id }) => id)).size, 'different lines').toBe(TAPS);
		expect(
			rows.map(({ clock }) => clock),
			'places in the log'
		).toEqual(rows.map((_, index) => index + 1));
		await expect.poll(() => shown(other), 'what the other tab shows').toBe(await shown(page));
		// and so it is in a page that opens it anew
		const before = await shown(page);
		await page.reload();
		await allIn(page, TAPS);
		expect(await shown(page), 'what a fresh tab shows').toBe(before);
		expect(before, 'the count').toContain(`${TAPS}`);
	});
});
