import { appendFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../../tools/serve/install.mjs';
import { expect, test as base } from '../app';
import { BareBrowser } from '../bare-browser';
import { action } from '../first-game';

const test = base.extend<{ bare: BareBrowser }>({
	site: async ({}, use, info) => {
		const copy = info.outputPath('site');
		await cp(join(projectFolder, 'build'), copy, { recursive: true });
		await use(copy);
	},
	bare: async ({}, use, info) => {
		const bare = await BareBrowser.launch(info.outputPath('profile'));
		await use(bare);
		await bare.close();
	}
});

const shown = async (bare: BareBrowser) => String(await bare.evaluate('document.body.innerText'));
const OFFER = 'A new version is ready';

test('a new version is offered at home, never at the table; accepting it loses nothing', async ({
	bare,
	server,
	site
}) => {
	await bare.goto(server.url);
	for (const key of ['New match', 'Start', 'Skip', action]) await bare.click(key);
	await bare.heading('Player 2’s turn');
	await bare.evaluate(`new Promise(async (done) => {
		const { serviceWorker } = navigator;
		await serviceWorker.ready;
		if (serviceWorker.controller) done();
		else serviceWorker.addEventListener('controllerchange', done, { once: true });
	})`);

	// any other byte makes another worker; without its packed copies the server sends the file itself
	await appendFile(join(site, 'service-worker.js'), '\n// newer');
	for (const packed of ['br', 'gz']) await rm(join(site, `service-worker.js.${packed}`));
	await bare.evaluate(`new Promise(async (done) => {
		const registration = await navigator.serviceWorker.ready;
		registration.addEventListener('updatefound', () => {
			const { installing } = registration;
			installing.addEventListener('statechange', () => installing.state === 'installed' && done());
		});
		await registration.update();
	})`);
	expect(await shown(bare)).not.toContain(OFFER);
	await bare.reload();
	await bare.heading('Player 2’s turn');
	expect(await shown(bare)).not.toContain(OFFER);

	await bare.click('Home');
	await expect.poll(() => shown(bare)).toContain(OFFER);
	const reloaded = bare.loaded();
	await bare.click('Update');
	await reloaded;
	await expect.poll(() => shown(bare)).toContain('Round 1, Player 2 to play');
	expect(await shown(bare)).not.toContain(OFFER);
	expect(await bare.evaluate(`navigator.serviceWorker.ready.then(({ waiting }) => !waiting)`)).toBe(
		true
	);
	await bare.click('Continue');
	await bare.heading('Player 2’s turn');
});
