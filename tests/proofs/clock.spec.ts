import type { Page } from '@playwright/test';
import { button, sheet, startMatch } from '../e2e/table';
import { expect, pageTest as test } from './proof';
import type { Random } from './random';
import { timeMachine, type TimeMachine } from './time-machine';

test.use({ timezoneId: 'Europe/Paris' });

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What happens to the device's clock in the middle of a match. */
const HAPPENINGS = [
	{ what: 'a day back', jump: -DAY },
	{ what: 'a day forward', jump: DAY },
	{ what: 'into winter time', from: Date.UTC(2026, 9, 25, 0, 57), jump: 0 },
	{ what: 'an hour back', jump: -HOUR },
	{ what: 'into summer time', from: Date.UTC(2027, 2, 28, 0, 57), jump: 0 },
	{ what: 'an hour forward', jump: HOUR }
] as const;

/** Counters of the table, by the word that stands in every sentence about them. */
const COUNTERS = ['Gear', 'Red', 'Green', 'Blue', 'Gold', 'Worker', 'VP'] as const;
type Counter = (typeof COUNTERS)[number];
const KEYS: Readonly<Record<Counter, string>> = {
	Gear: 'Gears: one more',
	Red: 'Red pellets: one more',
	Green: 'Green pellets: one more',
	Blue: 'Blue pellets: one more',
	Gold: 'Gold pellets: one more',
	Worker: 'Workers: one more',
	VP: 'VP tokens: one more'
};

const turn = (page: Page, method: keyof TimeMachine, milliseconds: number) =>
	page.evaluate(
		([key, by]) => (window as unknown as { timeMachine: TimeMachine }).timeMachine[key](by),
		[method, milliseconds] as const
	);

/** No two alike in a row, which the log would show as one line. */
function taps(random: Random): readonly Counter[] {
	const chosen: Counter[] = [];
	for (let count = random.between(8, 14); count > 0; count--) {
		const [first = 'VP', ...others] = COUNTERS.filter((counter) => counter !== chosen.at(-1));
		chosen.push(random.of([first, ...others]));
	}
	return chosen;
}

const said = (page: Page) => page.locator('.last-line p span').innerText();
const counterIn = (text: string) =>
	COUNTERS.find((counter) => text.toLowerCase().includes(counter.toLowerCase()));

/** What the log sheet lists, oldest first. */
async function logged(page: Page): Promise<readonly (Counter | undefined)[]> {
	await button(page, 'Log').click();
	const lines = await sheet(page, 'Log').getByRole('listitem').allInnerTexts();
	await page.keyboard.press('Escape');
	return lines.map(counterIn).reverse();
}

test('a clock that jumps changes neither the order of the log nor the time at the table', async ({
	context,
	page,
	proof
}) => {
	await context.addInitScript(timeMachine);

	await proof.tries(proof.tried(2, 20), async (random, index) => {
		const happening = HAPPENINGS[index % HAPPENINGS.length] ?? HAPPENINGS[0];
		const because = (what: string) => `${what} (${happening.what})`;
		await page.goto('/settings');
		await turn(page, 'set', 'from' in happening ? happening.from : Date.now());
		await startMatch(page, ['Ana', 'Bo'], 'Everything');

		const tapped = taps(random);
		const jumpsAt = random.between(2, tapped.length - 3);
		let atTable = 0;
		for (const [tap, counter] of tapped.entries()) {
			const wait = random.between(20, 50) * SECOND;
			atTable += wait;
			await turn(page, 'pass', wait);
			if (tap === jumpsAt) await turn(page, 'jump', happening.jump);
			await button(page, KEYS[counter]).click();
			expect(counterIn(await said(page)), because('the last line')).toBe(counter);
		}
		expect(await logged(page), because('the log')).toEqual(tapped);
		await expect(page.locator('.last-line')).toHaveAttribute('data-recorded', `${tapped.length}`);
		await page.reload();
		expect(await logged(page), because('the log, opened again')).toEqual(tapped);

		for (const counter of tapped.toReversed().slice(0, tapped.length - jumpsAt + 1)) {
			expect(counterIn(await said(page)), because('what undo takes next')).toBe(counter);
			await button(page, /^Undo/).click();
		}

		// a match without an action was only counted, and has no time
		await button(page, 'Recharge').click();
		const recharged = page.locator('.last-line p span', { hasText: /charge/i });
		const anyway = button(page, 'Record anyway');
		await recharged.or(anyway).waitFor();
		if ((await anyway.count()) > 0) await anyway.click();
		await recharged.waitFor();
		await page.goto(`${page.url()}/count`);
		await button(page, /^Next|Bo/).click();
		await page.getByRole('link', { name: 'Result →' }).click();
		const time = page.getByText(/^\d+ minutes?$/);
		await time.waitFor();
		const shown = Number.parseInt(await time.innerText(), 10);
		const real = atTable / MINUTE;
		// what is shown are whole minutes
		expect(
			Math.abs(shown - Math.round(real)),
			because(`${shown} minutes shown, ${real.toFixed(1)} at the table`)
		).toBeLessThanOrEqual(1);
	});
});
