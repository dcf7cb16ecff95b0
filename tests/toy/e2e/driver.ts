import { expect, type Page } from '@playwright/test';
import { button, follow, openFile } from '../../e2e/table';
import { agreed, logOf } from '../played';
import type { ToyEvent } from '../rules';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** From home, past the set-up, to a table of the toy. */
export async function startToy(page: Page, names: readonly [string, string] = ['Ana', 'Bo']) {
	await page.goto('/');
	await button(page, /^Toy Numbers/).click();
	await page.getByRole('link', { name: /^New match/ }).click();
	for (const [seat, name] of names.entries())
		await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
	await button(page, 'Start').click();
	await expect(title(page)).toHaveText(`${names[0]} and ${names[1]}’s turn`);
}

/** For the seat that is shown, which lays a number and makes room for the other one. */
export async function lay(page: Page, ...numbers: readonly number[]) {
	for (const number of numbers) await button(page, `${number}`).click();
}

/** A match of the toy as a match file. */
export const fileOf = (events: readonly ToyEvent[], id = 'numbers') =>
	JSON.stringify({
		format: 'mainspring-match',
		version: 1,
		match: { id, game: 'toy', startedAt: 1_700_000_000_000, setup: agreed() },
		log: logOf(events).map((line) => ({
			...line,
			id: `${id}-${line.clock}`,
			clock: line.clock + 1
		}))
	});

/** The result of a match that is over. */
export async function resultOf(page: Page, events: readonly ToyEvent[], id?: string) {
	await openFile(page, fileOf(events, id));
	await follow(page, `${new URL(page.url()).pathname.replace(/\/result$/, '')}/result`);
	await page.waitForURL(/\/result$/);
}
