import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import ValuedStory from './ValuedStory.svelte';

const key = (name: string) => page.getByRole('button', { name, exact: true });

test('a value is read out in points where a game has no word of its own for them', async () => {
	const onset = vi.fn();
	await render(ValuedStory, { onset });
	const asked = key('Printed: Harbour: not known');
	await expect.element(asked).toHaveTextContent('Points ?');
	await asked.click();
	await key('Printed: Harbour: 1 point').click();
	expect(onset).toHaveBeenCalledExactlyOnceWith(1);
});

test('a value beyond the keys is stepped and saved', async () => {
	const onset = vi.fn();
	await render(ValuedStory, { value: 12, onset });
	await key('Printed: Harbour: 12 points').click();
	await key('Printed: Harbour: one more').click();
	await key('Save').click();
	expect(onset).toHaveBeenCalledExactlyOnceWith(13);
});

test('a game says what its points are called', async () => {
	const words = { points: (figure: string) => `${figure} VP`, pointsTerm: 'VP' };
	await render(ValuedStory, { words, value: 4, secret: true });
	const hidden = key('Printed: Harbour: face down');
	await expect.element(hidden).toHaveTextContent('VP ••');
	await hidden.click();
	await expect.element(key('Printed: Harbour: 4 VP')).toBeVisible();
});
