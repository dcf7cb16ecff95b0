import { readFile } from 'node:fs/promises';
import type { CDPSession } from '@playwright/test';
import { button, startMatch } from '../e2e/table';
import { expect, pageTest as test } from './proof';
import { readRows } from './witness';

/** Room for a few dozen lines. */
const ROOM = 60_000;

/**
 * Sets the room that is left. Chromium asks for it anew only when what it was last told is used up,
 * so the room is never set to more than the next try can fill.
 */
async function leave(cdp: CDPSession, origin: string, room: number): Promise<void> {
	const { usage } = await cdp.send('Storage.getUsageAndQuota', { origin });
	await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + room });
}

/** Runs in the page: taps until a line does not get to disk any more, and says how often it did. */
async function tapUntilFull(most: number): Promise<number> {
	for (let taps = 0; taps < most; taps++) {
		if (document.querySelector('[role=alert]')) return taps;
		const key = document.querySelector<HTMLElement>('[aria-label="VP tokens: one more"]');
		if (!key) throw new Error('no key to tap');
		key.click();
		await new Promise((done) => setTimeout(done, 5));
	}
	throw new Error(`room for ${most} lines and more`);
}

test('a full disk is told, play goes on, and nothing is lost', async ({
	context,
	page,
	proof,
	server
}) => {
	const cdp = await context.newCDPSession(page);
	// set before anything is written
	await page.goto('/icon.svg');

	await proof.tries(proof.tried(2, 20), async (random) => {
		await leave(cdp, server.url, 2 * ROOM);
		await startMatch(page, ['Ana', 'Bo']);
		const match = new URL(page.url()).pathname.split('/')[2] ?? '';
		const line = page.locator('.last-line');
		let lines = await page.evaluate(tapUntilFull, 2000);

		const alert = page.getByRole('alert').filter({ hasText: /not saved/i });
		await expect(alert, 'the app says so').toBeVisible();
		const more = random.between(1, 5);
		for (let taps = 0; taps < more; taps++) await button(page, 'VP tokens: one more').click();
		lines += more;
		await expect(
			page.getByRole('button', { name: new RegExp(`^VP tokens ${lines}\\b`) }),
			'play goes on'
		).toBeVisible();
		expect((await page.evaluate(readRows, match)).length, 'lines on disk').toBeLessThan(lines);

		const saved = page.waitForEvent('download', { timeout: 5000 });
		// awaited below; until then its failure must not count as unhandled
		saved.catch(() => {});
		await expect(button(alert, 'Save as a file'), 'a way out').toBeVisible();
		await button(alert, 'Save as a file').click();
		// safe: read by nothing but the next lines
		const file = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as {
			readonly log?: readonly unknown[];
		};
		expect(file.log?.length, 'lines in the file').toBe(lines);

		await leave(cdp, server.url, ROOM);
		await button(page, 'VP tokens: one more').click();
		await expect(line, 'all is on disk again').toHaveAttribute('data-recorded', `${lines + 1}`);
		expect((await page.evaluate(readRows, match)).length, 'lines on disk').toBe(lines + 1);
		await expect(alert).toHaveCount(0);
	});
});
