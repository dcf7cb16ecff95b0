import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { ANA, laid, rounds } from '../../toy/played';
import PlayStory from './PlayStory.svelte';

const title = page.getByRole('heading', { level: 1 });
const key = page.getByRole('button', { name: 'Lay 7' });
const seat = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) }).first();
const last = page.getByText(/ laid$/);

beforeEach(() => page.viewport(390, 844));

describe('where both play at once', () => {
	test('the title names both; the first is shown, until a tap turns to the other', async () => {
		await render(PlayStory, { played: [] });
		await expect.element(title).toHaveTextContent('Ana and Bo’s turn');
		await expect.element(seat('Ana')).toHaveAttribute('aria-current', 'true');
		await seat('Bo').click();
		await expect.element(seat('Bo')).toHaveAttribute('aria-current', 'true');
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
		await key.click();
		await expect.element(last).toHaveTextContent('Bo laid');
		await expect.element(title).toHaveTextContent('Ana’s turn');
		await expect.element(seat('Ana')).toHaveAttribute('aria-current', 'true');
	});

	test('a tap on the one that is shown, or that has played, opens its sheet', async () => {
		await render(PlayStory, { played: [laid(ANA, 3)] });
		await seat('Bo').click();
		await expect.element(page.getByRole('dialog', { name: 'Bo' })).toBeVisible();
		await page.getByRole('button', { name: 'Close' }).click();
		await seat('Ana').click();
		await expect.element(page.getByRole('dialog', { name: 'Ana' })).toBeVisible();
	});
});

test('a game with actions alone has last round, undo and an end that no seat brought about', async () => {
	await render(PlayStory, { played: [...rounds('1 2 | 3 4 | 5 6 | 7 8'), laid(ANA, 9)] });
	await expect.element(page.getByText('Last round: Bo still plays')).toBeVisible();
	await key.click();
	await expect.element(title).toHaveTextContent('The match is over');
	await expect.element(page.getByText('Five rounds are played.')).toBeVisible();
	await expect.element(page.getByRole('link', { name: 'Count the points' })).toBeVisible();
	await page.getByRole('button', { name: 'Undo: Bo laid' }).click();
	await expect.element(title).toHaveTextContent('Bo’s turn');
	await expect.element(key).toBeVisible();
});

test('sheets of the house need nothing from a game', async () => {
	await render(PlayStory, { played: rounds('1 2') });
	await page.getByRole('button', { name: 'Log', exact: true }).click();
	await expect.element(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
});
