import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import RankingStory from './RankingStory.svelte';
import { told } from './told';

const words = { terms: { cities: 'Cities' }, opponent: 'The Automa' };
const teams = told({
	points: [4, 7, 4, 7],
	teams: [
		[0, 2],
		[1, 3]
	],
	sources: { cities: [1, 3, 3, 4] },
	words
});
const alone = told({
	points: [20],
	opponent: { points: 31, place: 1 },
	sources: { cities: [20] },
	words
});

const sides = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
const texts = () => sides.elements().map((side) => side.textContent.replace(/\s+/g, ' ').trim());

beforeEach(() => page.viewport(390, 844));

test('a team has one place, its points together, and a key for each of its seats', async () => {
	const oncorrect = vi.fn();
	await render(RankingStory, { result: teams, oncorrect });
	await expect.element(sides.nth(1)).toBeVisible();
	expect(texts()[0]).toMatch(/1 · Bo and Dov.*7.*Cities 7/);
	expect(texts()[1]).toMatch(/3 · Ana and Chloé.*4.*Cities 4/);
	await page.getByRole('button', { name: 'Correct Dov' }).click();
	expect(oncorrect).toHaveBeenCalledExactlyOnceWith(3);

	await sides.nth(0).getByText('How it adds up').click();
	const sums = sides.nth(0).getByRole('definition').elements();
	expect(sums.map((sum) => sum.textContent.trim()).filter(Boolean)).toEqual(['3', '4', '= 7']);
});

test('the opponent that the game plays stands among the seats, with nothing to correct', async () => {
	await render(RankingStory, { result: alone, oncorrect: vi.fn() });
	await expect.element(sides.nth(1)).toBeVisible();
	expect(texts()[0]).toMatch(/1 · The Automa.*31$/);
	expect(texts()[1]).toMatch(/2 · Ana.*20/);
	expect(page.getByRole('button').elements()).toHaveLength(1);
});

test('a side that is veiled keeps its names and points', async () => {
	await render(RankingStory, { result: teams, isShown: (place: number) => place > 1 });
	await expect.element(sides.nth(1)).toBeVisible();
	expect(texts()[0]).toBe('1 · • • •');
	expect(texts()[1]).toMatch(/3 · Ana and Chloé/);
});
