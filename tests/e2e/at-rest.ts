import type { Page } from '@playwright/test';

/** Resolves when nothing is being written: a transaction gets its turn after all that began before. */
export async function diskAtRest(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const shelves = await indexedDB.databases();
		// to open a shelf that is not there would make one
		if (!shelves.some(({ name }) => name === 'mainspring')) return;
		await new Promise<void>((done, fail) => {
			const request = indexedDB.open('mainspring');
			request.onerror = () => fail(new Error('no database'));
			request.onsuccess = () => {
				const shelf = request.result;
				const last = shelf.transaction([...shelf.objectStoreNames], 'readwrite');
				last.objectStore('entries').count();
				last.onabort = () => fail(new Error('the disk takes nothing'));
				last.oncomplete = () => {
					shelf.close();
					done();
				};
			};
		});
	});
}

/** Resolves when every tap that shows is on disk, and nothing else is being written. */
export async function written(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const line = document.querySelector<HTMLElement>('.last-line');
		return !line || line.dataset.recorded === line.dataset.lines;
	});
	await diskAtRest(page);
}

/**
 * To load a page anew cuts off whatever is just being written, a few milliseconds after a tap; no hand
 * is that fast. What a page loses that goes in mid-write is for the proofs.
 */
export function leaveWhenWritten(page: Page): void {
	const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
	const isApp = () => page.url().startsWith('http');
	page.goto = async (...to) => {
		if (isApp()) await written(page);
		return goto(...to);
	};
	page.reload = async (...how) => {
		if (isApp()) await written(page);
		return reload(...how);
	};
}
