import { appendFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../src/serve/install.mjs';
import { expect, offlineReady, test as base } from './app';

const test = base.extend({
	site: async ({}, use, info) => {
		const copy = info.outputPath('site');
		await cp(join(projectFolder, 'build'), copy, { recursive: true });
		await use(copy);
	}
});

test('a new version waits until it is accepted; then the page reloads under it', async ({
	page,
	site
}) => {
	await page.goto('/');
	await offlineReady(page);
	await page.reload();

	// any other byte makes another worker; without its packed copy the server sends the file itself
	await appendFile(join(site, 'service-worker.js'), '\n// newer');
	await rm(join(site, 'service-worker.js.br'));
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		while (!registration.waiting) await new Promise((wait) => setTimeout(wait, 20));
	});

	const reloaded = page.waitForEvent('load');
	// what Update.apply() does
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		registration.waiting?.postMessage('skip-waiting');
	});
	await reloaded;
	await expect(page.getByRole('heading').first()).toBeVisible();
});
