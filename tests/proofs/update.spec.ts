import { cp, rename, rm } from 'node:fs/promises';
import { BareBrowser } from '../e2e/bare-browser';
import { serve } from '../../tools/serve/static-server.mjs';
import { nextVersion } from './next-version';
import {
	begin,
	claimed,
	follow,
	listen,
	offlineReady,
	playOn,
	reopen,
	stopPlaying,
	troubleOf
} from './play';
import { builtSite, expect, test } from './proof';
import { expectKept, leftBy, readRows, Witness } from './witness';

/** Screens of a match that may be a chunk of their own, and a heading of each. */
const screensOf = (match: string): readonly (readonly [path: string, heading: RegExp])[] => [
	[`/match/${match}/count`, /^Count /],
	[`/match/${match}/result`, /lead|wins?$|^Result$/],
	[`/match/${match}/book`, /^Look up$/],
	[`/match/${match}/set-up`, /^Set up the table$/],
	['/history/statistics', /^Record book$/],
	['/settings', /^Settings$/],
	[`/match/${match}`, /turn$|over$/]
];

/** Runs in the page: has it look for a newer version until that is stored, or has taken over. */
async function fetchUpdate(): Promise<void> {
	const registration = await navigator.serviceWorker.ready;
	const { active } = registration;
	const end = performance.now() + 20_000;
	while (!registration.waiting && registration.active === active) {
		if (performance.now() > end)
			throw new Error(`no newer version, ${registration.installing?.state ?? 'none is coming'}`);
		if (!registration.installing) registration.update().catch(() => {});
		await new Promise((done) => setTimeout(done, 250));
	}
}

/** Runs in the page: which build it is from. */
const entryOf = () =>
	document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href ?? '';

test('a new version in mid-match takes nothing from the old page, and no line', async ({
	proof
}, info) => {
	const at = (name: string) => info.outputPath(name);
	const site = at('site');
	await cp(builtSite, site, { recursive: true });
	const server = await serve(site);
	let bare = await BareBrowser.launch(at('profile'));

	/** The host has the new files and none of the old. */
	async function publish(name: string) {
		await nextVersion(builtSite, at('next'), name);
		await rm(site, { recursive: true });
		await rename(at('next'), site);
	}

	try {
		await proof.tries(proof.tried(1, 20), async (random, index) => {
			await bare.close();
			bare = await BareBrowser.launch(at('profile'));
			const witness = new Witness();
			await listen(bare, witness);
			const match = await begin(bare, `${server.url}/new`);
			await offlineReady(bare);
			const old = await bare.call(entryOf, undefined);
			const trouble = await troubleOf(bare);
			// as fast as people can: at eighty taps a second Chromium never gets to look for an update
			await bare.call(playOn, { seed: random.seed, pause: random.between(200, 400) });
			await bare.until(`Number(document.querySelector('.last-line')?.dataset.recorded) > 3`);
			await bare.evaluate('window.sameDocument = true');

			await publish(`v${random.seed}`);
			await bare.call(fetchUpdate, undefined);
			// otherwise the browser's own cache might lend what the worker has lost
			await bare.send('Network.clearBrowserCache');
			await bare.call(stopPlaying, undefined);
			await bare.evaluate(
				`document.querySelectorAll('dialog[open]').forEach((sheet) => sheet.close())`
			);

			for (const [path, heading] of screensOf(match)) {
				await bare.call(follow, path);
				const headline = `document.querySelector('.contents h1')?.innerText ?? ''`;
				await bare
					.until(`location.pathname === '${path}' && ${String(heading)}.test(${headline})`, 6)
					.catch(() => {});
				expect(await bare.evaluate(headline), `the heading of ${path}`).toMatch(heading);
				expect(await bare.evaluate('window.sameDocument'), `the old page, at ${path}`).toBe(true);
			}
			expect(trouble, 'errors of the old page').toEqual([]);
			await bare.until(`document.querySelector('.last-line')`);
			const lines = await bare.call(claimed, undefined);

			if (index % 2 === 0) {
				await bare.click('Home');
				const reloaded = bare.loaded();
				await bare.click('Update');
				await reloaded;
			} else {
				await bare.close();
				bare = await BareBrowser.launch(at('profile'));
			}
			await reopen(bare, server.url, match);
			await bare.until(`document.querySelector('.last-line')`);
			expect(await bare.call(entryOf, undefined), 'the build of the page').not.toBe(old);
			expect(await bare.call(claimed, undefined), 'lines that the new page shows').toBe(lines);
			expectKept({ ...leftBy(witness, match), confirmed: lines }, await bare.call(readRows, match));
		});
	} finally {
		await bare.close();
		await server.close();
	}
});
