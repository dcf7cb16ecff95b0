import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../app';
import {
	field,
	players,
	flag,
	skip,
	title,
	newMatch,
	markKey,
	seat,
	seated,
	covers
} from '../set-up';
import { button, sheet } from '../table';

test.describe('last time’s table', () => {
	const lay = async (page: Page) => {
		await page.goto('/new');
		await seat(page, ['Ana', 'Bo', 'Chloé']);
		await flag(page, 'Chloé').click();
		await markKey(page, 'Bo', 'Red square').click();
		await button(sheet(page, 'Mark of Bo'), 'Violet diamond').click();
		await page.getByText('Everything', { exact: true }).click();
		await page.getByText('Hide totals until the end').click();
		await page.getByText('House rules').click();
		await page.getByText('Robotic Arm once a phase').click();
		await button(page, 'Start').click();
		await skip(page).click();
		await expect(title(page)).toHaveText('Chloé’s turn');
	};
	/** Taps from home to the first turn. */
	const taps = async (page: Page, path: readonly Locator[]) => {
		await page.goto('/');
		for (const key of path) await key.click();
		await expect(title(page)).toHaveText('Chloé’s turn');
		const all = await covers(page);
		expect(all.at(-1)).toEqual(all[0]);
		return path.length;
	};

	test('is three taps from home, two by its own key or without the list', async ({ page }) => {
		await lay(page);
		const [first] = await covers(page);
		expect(first).toMatchObject({
			setup: {
				seats: ['Ana', 'Bo', 'Chloé'],
				start: 2,
				houseRules: { armOncePerPhase: true, cpuEachTime: false },
				options: { depth: 'everything' }
			},
			marks: [0, 3, 2],
			hideTotals: true
		});
		const start = button(page, 'Start');
		expect(await taps(page, [newMatch(page), start, skip(page)])).toBeLessThanOrEqual(3);
		expect(await taps(page, [button(page, 'Same table again'), skip(page)])).toBe(2);

		await page.goto('/new');
		await page.getByText('Set-up list first').click();
		expect(await taps(page, [newMatch(page), start])).toBe(2);
		expect(await taps(page, [button(page, 'Same table again')])).toBe(1);
		expect(await covers(page)).toHaveLength(5);
	});

	test('comes back after it was changed or emptied', async ({ page }) => {
		await lay(page);
		await page.goto('/new');
		await button(page, 'Empty the seats').click();
		expect(await seated(page)).toEqual(['', '', '']);
		await expect(page.getByRole('switch', { name: 'Hide totals' })).not.toBeChecked();
		await expect(page.getByRole('radio', { name: 'What scores' })).toBeChecked();
		await players(page, 4);
		await field(page, 3).fill('Dov');
		await button(page, 'Same table again').click();
		expect(await seated(page)).toEqual(['Ana', 'Bo', 'Chloé']);
		await expect(flag(page, 'Chloé')).toHaveAttribute('aria-pressed', 'true');
		await expect(markKey(page, 'Bo', 'Violet diamond')).toBeVisible();
		await expect(page.getByRole('switch', { name: 'Hide totals' })).toBeChecked();
		await expect(page.getByRole('radio', { name: 'Everything' })).toBeChecked();
		await expect(page.getByText('1 changed', { exact: true })).toBeVisible();
	});
});

test.describe('the set-up list', () => {
	const NAMES = ['Ana', 'Bo', 'Chloé', 'Dov'];
	for (const { count, records, cards, gears } of [
		{ count: 2, records: [6, 9], cards: 16, gears: [4, 4] },
		{ count: 3, records: [8, 7], cards: 28, gears: [3, 3, 4] },
		{ count: 4, records: [10, 5], cards: 28, gears: [3, 3, 4, 5] }
	])
		test(`tells ${count} players what goes where, whoever starts`, async ({ page }) => {
			const names = NAMES.slice(0, count);
			await page.goto('/new');
			await seat(page, names);
			for (const [start, name] of names.entries()) {
				if (start > 0) await page.goto('/new');
				await flag(page, name).click();
				await button(page, 'Start').click();
				const item = (label: string) => page.getByRole('checkbox', { name: label });
				const [above = 0, below = 0] = records;

				await expect(item(`End tile under ${above} Records`)).toHaveAccessibleDescription(
					`Lay 5 face up. Count ${above} from the top of the pile and slide the End tile under them; ${below} stay below it.`
				);
				await expect(item(`Lay out ${cards} Artifacts`)).toHaveAccessibleDescription(
					count === 2 ? 'One of each.' : '4 of them once, 12 twice.'
				);
				await expect(item('Leave out cards without the 2-player icon')).toHaveCount(
					count === 2 ? 1 : 0
				);
				await expect(item('6 workers for everyone')).toHaveAccessibleDescription(
					'With a Starting Location: 4 fill its spaces, 2 stay in hand.'
				);
				await expect(item('Turn up 5 Locations in a row')).toHaveAccessibleDescription(
					/−1 Gear marker lies above the second from the right, the \+1 Resource marker above the rightmost/
				);
				await expect(item(`${name} gets the start player marker`)).toBeAttached();
				const inTurn = [...names.slice(start), ...names.slice(0, start)];
				const seats = page.locator('label', { hasText: 'Gears, in turn order' }).locator('.seat');
				await expect(seats).toHaveText(
					inTurn.map((each, order) => new RegExp(`${each}\\s+${gears[order] ?? ''}$`))
				);
			}
		});
});
