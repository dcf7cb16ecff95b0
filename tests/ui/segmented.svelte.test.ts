import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Segmented from '$lib/ui/keys/Segmented.svelte';

const options = [2, 3, 4].map((value) => ({ value, label: `${value} players` }));
const choice = (players: number) => page.getByRole('radio', { name: `${players} players` });
const onchange = vi.fn<(value: string | number) => void>();

beforeEach(async () => {
	onchange.mockClear();
	await render(Segmented, { label: 'Players', options, value: 3, onchange });
});

test('it is a group with a name and one choice', async () => {
	await expect.element(page.getByRole('group', { name: 'Players' })).toBeVisible();
	await expect.element(choice(3)).toBeChecked();
	await expect.element(choice(4)).not.toBeChecked();
});

test('a tap on the words chooses', async () => {
	await page.getByText('4 players').click();
	await expect.element(choice(4)).toBeChecked();
	expect(onchange.mock.calls).toEqual([[4]]);
});

test('Tab leads to the choice, arrows change it and go round', async () => {
	await userEvent.tab();
	await expect.element(choice(3)).toHaveFocus();
	await userEvent.keyboard('{ArrowRight}');
	await expect.element(choice(4)).toHaveFocus();
	await userEvent.keyboard('{ArrowRight}');
	await expect.element(choice(2)).toBeChecked();
	await userEvent.keyboard('{ArrowLeft}');
	await expect.element(choice(4)).toBeChecked();
	expect(onchange.mock.calls).toEqual([[4], [2], [4]]);
});
