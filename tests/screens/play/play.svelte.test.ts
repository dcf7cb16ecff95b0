import { tick } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { ANA, laid, rounds } from '../../toy/played';
import PlayStory from './PlayStory.svelte';
import SeatWords from './SeatWords.svelte';

const title = page.getByRole('heading', { level: 1 });
const key = page.getByRole('button', { name: 'Lay 7' });
const seat = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) }).first();
const last = page.getByText(/ laid$/);
const others = page.getByRole('region', { name: 'The others' });

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

	test('a nervous second tap does not lay for the next seat', async () => {
		await render(PlayStory, { played: [] });
		await key.dblClick();
		await expect.element(title).toHaveTextContent('Bo’s turn');
		await key.click();
		await expect.element(title).toHaveTextContent('Ana and Bo’s turn');
	});

	test('nor does one from the keyboard, which keeps the focus', async () => {
		await render(PlayStory, { played: [] });
		const element = key.element() as HTMLElement;
		element.focus();
		element.click();
		await tick();
		element.click();
		await expect.element(last).toHaveTextContent('Ana laid');
		await expect.element(title).toHaveTextContent('Bo’s turn');
		expect(document.activeElement).toBe(element);
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

describe('on a desktop', () => {
	const columns = page.getByRole('heading', { level: 2 });

	test('a game that shows nothing of a seat at length has the other seats in a list', async () => {
		await page.viewport(1280, 800);
		await render(PlayStory, { played: [] });
		await expect.element(others.getByRole('button', { name: 'Bo' })).toBeVisible();
		await expect.element(columns).toHaveTextContent('The others');
	});

	test('what seats have lies side by side, each under its name', async () => {
		await page.viewport(1280, 800);
		await render(PlayStory, { played: [], parts: { Body: SeatWords } });
		await expect.element(page.getByText('What seat 1 has')).toBeVisible();
		expect(columns.elements().map(({ textContent }) => textContent)).toEqual(['Ana', 'Bo']);
		await expect.element(others).not.toBeInTheDocument();
	});

	test('a tableau says by itself whose it is', async () => {
		await page.viewport(1280, 800);
		await render(PlayStory, { played: [], parts: { Tableau: SeatWords } });
		await expect.element(page.getByText('What seat 1 has')).toBeVisible();
		await expect.element(columns).not.toBeInTheDocument();
	});
});

describe('points among what lies in front of a seat', () => {
	const glance = () => ({
		stock: [
			{ icon: 'card', tone: 'brass', count: 5, label: 'Coins', said: '5 coins' },
			{ icon: 'bulb', tone: 'gold', count: 8, label: 'Tokens', said: '8 tokens', scores: true }
		] as const
	});
	const dialog = page.getByRole('dialog');

	test.each([true, false])('are shown unless totals are secret: %s', async (hideTotals) => {
		await render(PlayStory, { played: [], parts: { glance }, hideTotals });
		await expect.element(page.getByText('5 coins')).toBeInTheDocument();
		const shown = hideTotals ? 0 : 1;
		expect(page.getByText('8 tokens').elements()).toHaveLength(shown);
		await others.getByRole('button').click();
		await dialog.getByRole('button', { name: 'Turn towards the seat' }).click();
		await expect.element(page.getByText('Coins', { exact: true })).toBeInTheDocument();
		expect(page.getByText('Tokens', { exact: true }).elements()).toHaveLength(shown);
	});
});
