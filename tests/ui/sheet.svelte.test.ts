import { tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import SheetStory from './SheetStory.svelte';

const opener = page.getByRole('button', { name: 'Repair' });
const sheet = page.getByRole('dialog', { name: 'Repair an artifact' });
const close = page.getByRole('button', { name: 'Close' });
const search = page.getByRole('textbox', { name: 'Search' });
const onclose = vi.fn();

beforeEach(async () => {
	onclose.mockClear();
	await page.viewport(390, 844);
	await render(SheetStory, { onclose });
	await opener.click();
	await expect.element(sheet).toBeVisible();
});

async function expectClosed() {
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	// the browser tells of a closed dialog in a task of its own, which may come after the page has changed
	await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
	await expect.element(opener).toHaveFocus();
}

test('an open sheet is named by its title and holds the focus', async () => {
	await expect.element(close).toHaveFocus();
	expect(document.querySelector('dialog')?.matches(':modal')).toBe(true);
	expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});

test('its keys stand still while it comes up', async () => {
	await close.click();
	await expectClosed();
	(opener.element() as HTMLElement).click();
	await tick();
	const key = close.element();
	const motions = document.querySelector('dialog')?.getAnimations() ?? [];
	expect(motions).not.toHaveLength(0);
	for (const motion of motions) {
		motion.pause();
		motion.currentTime = 0;
	}
	const first = key.getBoundingClientRect().toJSON() as object;
	for (const motion of motions) motion.finish();
	expect(key.getBoundingClientRect().toJSON()).toEqual(first);
});

describe('it closes, says so once and gives the focus back', () => {
	test('by its key', async () => {
		await close.click();
		await expectClosed();
	});

	test('by Escape', async () => {
		await userEvent.keyboard('{Escape}');
		await expectClosed();
	});

	test('by a tap beside it', async () => {
		// forced, since the backdrop belongs to no element that could be named
		await userEvent.click(document.body, { position: { x: 20, y: 8 }, force: true });
		await expectClosed();
	});
});

test('a tap inside leaves it open', async () => {
	await page.getByRole('heading', { name: 'Repair an artifact' }).click();
	await expect.element(sheet).toBeVisible();
	expect(onclose).not.toHaveBeenCalled();
});

test('a selection dragged out of a field leaves it open', async () => {
	const dialog = document.querySelector('dialog');
	search.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
	// the browser sends this click to the nearest common ancestor
	dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
	await expect.element(sheet).toBeVisible();
});

test('Escape in a figure that is being typed takes back the figure only', async () => {
	await page.getByRole('button', { name: 'Gears 3' }).click();
	await userEvent.keyboard('7{Escape}');
	await expect.element(page.getByRole('button', { name: 'Gears 3' })).toHaveFocus();
	await expect.element(sheet).toBeVisible();
});

test('a sheet that is taken away while open returns the focus too', async () => {
	await page.getByRole('button', { name: 'Leave the page' }).click();
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	await expect.element(opener).toHaveFocus();
	expect(onclose).not.toHaveBeenCalled();
	expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
});

test('it can be opened again', async () => {
	await close.click();
	await opener.click();
	await expect.element(sheet).toBeVisible();
	await expect.element(close).toHaveFocus();
});

test.each([
	['a phone', 390, 844, true],
	['a tablet', 820, 1180, false]
])('on %s it lies where it should', async (_, width, height, atTheBottom) => {
	await page.viewport(width, height);
	const box = () => document.querySelector('dialog')?.getBoundingClientRect();
	await expect.poll(() => box()?.bottom === height).toBe(atTheBottom);
	await expect.poll(() => box()?.width === width).toBe(atTheBottom);
});
