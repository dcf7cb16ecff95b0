import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Stepper from '$lib/ui/keys/Stepper.svelte';

const less = page.getByRole('button', { name: 'Fewer gears' });
const more = page.getByRole('button', { name: 'More gears' });
const figure = page.getByRole('button', { name: /^Gears/ });
const input = page.getByRole('textbox', { name: 'Gears' });

async function stepper(
	props: { value?: number; min?: number; max?: number; unknown?: boolean } = {}
) {
	const onstep = vi.fn<(by: number) => void>();
	const onset = vi.fn<(value: number) => void>();
	const words = { label: 'Gears', lessLabel: 'Fewer gears', moreLabel: 'More gears' };
	await render(Stepper, { value: 7, ...words, ...props, onstep, onset });
	return { onstep, onset };
}

test('it is a group with a name, and its figure can be read', async () => {
	await stepper();
	await expect.element(page.getByRole('group', { name: 'Gears' })).toBeVisible();
	await expect.element(figure).toHaveAccessibleName('Gears 7');
});

test('what nobody has said is a question mark, and nothing can be said as well', async () => {
	const { onset } = await stepper({ value: 0, min: 0, unknown: true });
	await expect.element(figure).toHaveAccessibleName('Gears ?');
	await figure.click();
	await expect.element(input).toHaveValue('');
	await userEvent.keyboard('0{Enter}');
	expect(onset.mock.calls).toEqual([[0]]);
});

describe('keys', () => {
	test('a tap is one step', async () => {
		const { onstep } = await stepper();
		await more.click();
		await less.click();
		await more.click();
		expect(onstep.mock.calls).toEqual([[1], [-1], [1]]);
	});

	test('so is Enter', async () => {
		const { onstep } = await stepper();
		more.element().focus();
		await userEvent.keyboard('{Enter}');
		expect(onstep.mock.calls).toEqual([[1]]);
	});

	test('a hold counts on and is reported once, when the key is let go', async () => {
		const { onstep } = await stepper();
		await more.click({ delay: 1000 });
		expect(onstep).toHaveBeenCalledOnce();
		expect(onstep.mock.calls[0]?.[0]).toBeGreaterThan(1);
	});

	test('a key that is held shows it before it counts, and only while it is', async () => {
		await stepper();
		const { style } = document.documentElement;
		style.setProperty('--card', 'white');
		style.setProperty('--ink', 'black');
		const key = more.element();
		const face = () => getComputedStyle(key).backgroundColor;
		const alone = face();
		key.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
		await expect.poll(face, { interval: 20 }).not.toBe(alone);
		await expect.element(figure).toHaveAccessibleName('Gears 7');
		key.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
		await expect.poll(face).toBe(alone);
	});

	test('a hold that turns into scrolling keeps what was seen', async () => {
		const { onstep } = await stepper();
		const key = more.element();
		key.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
		await expect.element(figure).toHaveAccessibleName('Gears 9');
		expect(onstep).not.toHaveBeenCalled();
		key.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
		expect(onstep).toHaveBeenCalledOnce();

		await more.click();
		expect(onstep).toHaveBeenLastCalledWith(1);
	});

	test('a hold gets faster', async () => {
		await stepper();
		more.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
		// thirty steps take some 2.5 s; at the pace of the first two they would take 6.6 s
		const counted = () => Number(figure.element().textContent) - 7;
		await expect.poll(counted, { timeout: 6000 }).toBeGreaterThanOrEqual(30);
		more.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
	});

	test('neither passes its limit', async () => {
		const { onstep } = await stepper({ value: 1, min: 0, max: 1 });
		await expect.element(more).toHaveAttribute('aria-disabled', 'true');
		await more.click({ force: true });
		expect(onstep).not.toHaveBeenCalled();
		await less.click({ delay: 1000 });
		expect(onstep.mock.calls).toEqual([[-1]]);
	});
});

describe('typing', () => {
	test('a tap on the figure selects it for typing', async () => {
		await stepper();
		await figure.click();
		await expect.element(input).toHaveFocus();
		await userEvent.keyboard('12');
		await expect.element(input).toHaveValue('12');
	});

	test('Enter sets the figure and stays on it', async () => {
		const { onset } = await stepper();
		await figure.click();
		await userEvent.keyboard('12{Enter}');
		expect(onset.mock.calls).toEqual([[12]]);
		await expect.element(figure).toHaveFocus();
	});

	test('leaving the field sets it too', async () => {
		const { onset } = await stepper();
		await figure.click();
		await userEvent.keyboard('40');
		await userEvent.tab();
		expect(onset.mock.calls).toEqual([[40]]);
		await expect.element(input).not.toBeInTheDocument();
	});

	test('Escape leaves things as they were', async () => {
		const { onset } = await stepper();
		await figure.click();
		await userEvent.keyboard('12{Escape}');
		await expect.element(figure).toHaveFocus();
		expect(onset).not.toHaveBeenCalled();
	});

	test('an unchanged figure is not reported', async () => {
		const { onset } = await stepper();
		await figure.click();
		await userEvent.keyboard('{Enter}');
		expect(onset).not.toHaveBeenCalled();
	});

	test.each(['', 'abc', '1e3', '3.5', '12345', '--2', '0x1', '-1', '100'])(
		'%j is ignored',
		async (text) => {
			const { onset } = await stepper({ min: 0, max: 99 });
			await figure.click();
			await input.fill(text);
			await userEvent.keyboard('{Enter}');
			await expect.element(figure).toHaveAccessibleName('Gears 7');
			expect(onset).not.toHaveBeenCalled();
		}
	);

	test.each([
		['+5', 5],
		['-3', -3],
		['−3', -3],
		[' 0012 ', 12],
		['9999', 9999]
	])('%j is read as %i', async (text, value) => {
		const { onset } = await stepper();
		await figure.click();
		await input.fill(text);
		await userEvent.keyboard('{Enter}');
		expect(onset.mock.calls).toEqual([[value]]);
	});
});
