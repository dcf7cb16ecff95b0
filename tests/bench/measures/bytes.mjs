// What goes over the wire: the files as the build compressed them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Chrome } from '../chrome.mjs';
import { kb, times } from '../numbers.mjs';
import { pause } from '../page.mjs';
import { FOLDERS, serveBoth } from '../sites.mjs';

/** @typedef {import('../sites.mjs').Site} Site */

/**
 * As it is sent: what has a brotli copy goes as that.
 * @param {Site} site
 * @param {string} path
 */
function weigh(site, path) {
	const file = join(FOLDERS[site], path);
	const brotli = statSync(`${file}.br`, { throwIfNoEntry: false });
	return (brotli ?? statSync(file)).size;
}

/** @param {Site} site @param {readonly string[]} paths */
const weighAll = (site, paths) => paths.reduce((sum, path) => sum + weigh(site, path), 0);

/** @param {Site} site */
const scriptsOf = (site) =>
	readdirSync(FOLDERS[site], { recursive: true, encoding: 'utf8' }).filter((path) =>
		path.endsWith('.js')
	);

/** The parts of a match, as the page lists them: see tools/build/match-files.mjs. */
function matchFiles() {
	const page = readFileSync(join(FOLDERS.app, 'index.html'), 'utf8');
	const [, list = ''] = /id="match-files">(.*?)<\/script>/s.exec(page) ?? [];
	/** @type {{ match: string[], games: Record<string, string[]> }} */
	const files = JSON.parse(list);
	return files;
}

/** All that the worker stores. @param {Site} site */
function precached(site) {
	const worker = readFileSync(join(FOLDERS[site], 'service-worker.js'), 'utf8');
	const paths = [...worker.matchAll(/\burl["']?:\s*["'`]([^"'`]+)["'`]/g)].map(
		([, url = '']) => url
	);
	if (paths.length < 5) throw new Error('the worker has no list of what it stores');
	return paths.map((path) => (path === '/' ? 'index.html' : path));
}

/**
 * What a browser asks for when it opens the address, and nothing is stored.
 * @param {Chrome} chrome
 * @param {string} url
 */
async function requested(chrome, url) {
	const page = await chrome.newPage({ fresh: true });
	/** @type {Set<string>} */
	const paths = new Set();
	page.on((method, params) => {
		if (method !== 'Network.requestWillBeSent') return;
		const { request } = /** @type {{ request: { url: string } }} */ (
			/** @type {unknown} */ (params)
		);
		if (request.url.startsWith(url)) paths.add(new URL(request.url).pathname.slice(1));
	});
	await page.send('Network.enable');
	// the worker comes later, and fetches everything
	await page.inEveryPage(
		`Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: { register: () => new Promise(() => {}), ready: new Promise(() => {}), addEventListener() {} } })`
	);
	await page.goto(url);
	await page.until(`document.querySelector('.contents h1')`);
	for (let before = -1; before !== paths.size; await pause(500)) before = paths.size;
	await page.close();
	return [...paths];
}

/** @type {import('../run.mjs').Measure} */
export async function bytes() {
	const served = await serveBoth();
	const chrome = await Chrome.launch();
	try {
		const asked = {
			app: await requested(chrome, served.url.app),
			floor: await requested(chrome, served.url.floor)
		};
		/** @param {readonly string[]} paths */
		const scripts = (paths) => [...new Set(paths)].filter((path) => path.endsWith('.js'));
		const home = {
			app: weighAll('app', scripts(asked.app)),
			floor: weighAll('floor', scripts(asked.floor))
		};
		const { match, games } = matchFiles();
		const running = Object.entries(games).map(([game, own]) => {
			const bytes = weighAll('app', scripts([...asked.app, ...match, ...own]));
			return {
				what: `JS of a running match, brotli · ${game}`,
				figure: kb(bytes),
				against: `${kb(weighAll('app', scripts(own)))} of them its own`,
				goal: '≤ 120 KB',
				met: bytes <= 120_000
			};
		});
		const all = {
			app: weighAll('app', scriptsOf('app')),
			floor: weighAll('floor', scriptsOf('floor'))
		};
		const stored = {
			app: weighAll('app', precached('app')),
			floor: weighAll('floor', precached('floor'))
		};
		return [
			{
				what: 'JS of home, brotli',
				figure: kb(home.app),
				against: kb(home.floor),
				ratio: times(home.app / home.floor),
				goal: '≤ 55 KB',
				met: home.app <= 55_000
			},
			...running,
			{
				what: `all JS, brotli, ${Object.keys(games).length} game(s), two languages`,
				figure: `${kb(all.app)} in ${scriptsOf('app').length} files`,
				against: kb(all.floor),
				ratio: times(all.app / all.floor),
				goal: '≤ 330 KB with four games',
				met: all.app <= 330_000
			},
			{
				what: 'all that is stored',
				figure: `${kb(stored.app)} in ${precached('app').length} files`,
				against: kb(stored.floor),
				ratio: times(stored.app / stored.floor),
				goal: '≤ 480 KB with four games',
				met: stored.app <= 480_000
			},
			{
				what: 'requests of the first load, without the worker’s',
				figure: `${asked.app.length}`,
				against: `${asked.floor.length}`,
				ratio: times(asked.app.length / asked.floor.length)
			}
		];
	} finally {
		await chrome.close();
		await served.close();
	}
}
