import type { Page } from '@playwright/test';
import { button } from './table';

// The screen on which a match is set up.

export const field = (page: Page, seat: number) => page.getByLabel(`Name of player ${seat + 1}`);
export const players = (page: Page, count: number) =>
	page.getByText(`${count}`, { exact: true }).click();
export const flag = (page: Page, name: string) => button(page, `${name} starts`);
export const skip = (page: Page) => page.getByRole('link', { name: 'Skip' });
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const newMatch = (page: Page) => page.getByRole('link', { name: 'New match' });
export const markKey = (page: Page, name: string, mark: string) =>
	button(page, `${name}: ${mark}. Choose another mark`);

export async function seat(page: Page, names: readonly string[]) {
	await players(page, names.length);
	for (const [at, name] of names.entries()) await field(page, at).fill(name);
}

export const seated = (page: Page) =>
	page
		.getByRole('textbox')
		.or(page.getByRole('combobox'))
		.evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));

/** The covers of all matches on disk, oldest first, without what differs every time. */
export const covers = (page: Page): Promise<readonly unknown[]> =>
	page.evaluate(
		() =>
			new Promise<unknown[]>((done, fail) => {
				const request = indexedDB.open('mainspring');
				request.onerror = () => fail(new Error('no database'));
				request.onsuccess = () => {
					const store = request.result.transaction('matches').objectStore('matches');
					const all = store.index('startedAt').getAll();
					all.onsuccess = () => {
						request.result.close();
						done(
							(all.result as Record<string, unknown>[]).map((cover) => ({
								...cover,
								id: undefined,
								startedAt: undefined
							}))
						);
					};
				};
			})
	);
