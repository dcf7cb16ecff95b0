// Does a long match leave anything behind? A match is opened and left, then opened again, played for
// thousands of events and left: home shall weigh the same. The open table itself may grow, for it
// holds the log, which only grows.
import { built } from '../build.mjs';
import { Chrome } from '../chrome.mjs';
import { serveBoth } from '../sites.mjs';
import { bringMatch, keyLabelled, TABLE_IS_THERE } from '../table-page.mjs';

/** @typedef {import('../page.mjs').BenchPage} BenchPage */

/** Runs in the page: one more and one less, as fast as the disk can follow. @param {{ count: number, keys: readonly string[] }} of */
async function play({ count, keys: selectors }) {
	const line = /** @type {HTMLElement | null} */ (document.querySelector('.last-line'));
	const keys = selectors.map(
		(selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector))
	);
	const recorded = () => Number(line?.dataset.recorded);
	const begin = recorded();
	for (let taps = 0; taps < count; taps++) {
		const key = keys[taps % 2];
		if (!key) throw new Error('no key to tap');
		key.click();
		while (recorded() < begin + taps - 20) await new Promise((done) => setTimeout(done));
	}
	while (recorded() < begin + count) await new Promise((done) => setTimeout(done));
}

/** @param {BenchPage} page @param {string} path */
const follow = (page, path) =>
	page.call((href) => {
		const link = document.createElement('a');
		link.href = href;
		document.body.append(link);
		link.click();
		link.remove();
	}, path);

/** What scripts make; not what V8 makes of scripts, nor what the browser keeps for itself. */
const DATA = new Set([
	...['object', 'object shape', 'array', 'closure', 'regexp', 'number', 'bigint', 'symbol'],
	...['string', 'concatenated string', 'sliced string']
]);

/** @param {string} text a snapshot of the heap, as Chromium writes it @returns {number} bytes */
function dataIn(text) {
	/** @type {{ snapshot: { meta: { node_fields: string[], node_types: [string[]] } }, nodes: number[] }} */
	const { snapshot, nodes } = JSON.parse(text);
	const { node_fields: fields, node_types } = snapshot.meta;
	const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
	let bytes = 0;
	for (let at = 0; at < nodes.length; at += fields.length)
		if (DATA.has(node_types[0][nodes[at + type] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0;
	return bytes;
}

/** @param {BenchPage} page */
async function weigh(page) {
	// what the first collection lets go of may hold more
	for (let time = 0; time < 5; time++) await page.send('HeapProfiler.collectGarbage');
	const { usedSize } = await page.send('Runtime.getHeapUsage');
	let text = '';
	const hearNoMore = page.on((method, { chunk }) => {
		if (method === 'HeapProfiler.addHeapSnapshotChunk') text += String(chunk);
	});
	await page.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
	hearNoMore();
	const { nodes } = await page.send('Memory.getDOMCounters');
	return { all: usedSize, data: dataIn(text), nodes };
}

/** From home into the match, so many events, and back; what home weighs then. @param {BenchPage} page @param {readonly string[]} keys @param {number} events */
async function visit(page, keys, events) {
	await follow(page, '/match/running-10');
	await page.until(TABLE_IS_THERE);
	await page.call(play, { count: events, keys });
	await follow(page, '/');
	await page.until(`location.pathname === '/' && !document.querySelector('.last-line')`);
	// home reads the shelf, and the match puts its last state away
	await page.call(() => new Promise((done) => setTimeout(done, 1_500)));
	return weigh(page);
}

const grown = (/** @type {number} */ before, /** @type {number} */ after) => {
	const by = after / before - 1;
	return `${by < 0 ? '−' : '+'}${(100 * Math.abs(by)).toFixed(2)} %`;
};
const mb = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

/** @param {string} game @param {number} events */
async function heapIn(game, events) {
	const { games, runningMatch } = await built('games');
	const counter = games.get(game)?.counter;
	if (!counter) throw new Error(`${game} gives no counter`);
	const keys = [keyLabelled(counter.more), keyLabelled(counter.less)];
	const served = await serveBoth();
	const chrome = await Chrome.launch();
	try {
		const page = await chrome.newPage();
		await bringMatch(page, served.url.app, runningMatch(game, 10));
		await page.goto(served.url.app);
		await page.until(`document.querySelector('.contents h1')`);
		// what is made once on the way is not the match
		await visit(page, keys, events);
		const before = await visit(page, keys, 0);
		const after = await visit(page, keys, events);
		return [
			{
				what: `heap at home after ${events.toLocaleString('en')} events in a match that was left · ${game}`,
				figure: mb(after.data),
				against: `${mb(before.data)} after it was opened and left`,
				ratio: grown(before.data, after.data),
				goal: 'within 1 %',
				met: after.data <= before.data * 1.01
			},
			{
				what: `the nodes of the page then · ${game}`,
				figure: `${after.nodes}`,
				against: `${before.nodes}`,
				ratio: grown(before.nodes, after.nodes),
				goal: 'within 1 %',
				met: after.nodes <= before.nodes * 1.01
			},
			{
				what: `the whole heap, with compiled code · ${game}`,
				figure: mb(after.all),
				against: mb(before.all),
				ratio: grown(before.all, after.all)
			}
		];
	} finally {
		await chrome.close();
		await served.close();
	}
}

/** @type {import('../run.mjs').Measure} */
export async function heap({ quick, games }) {
	const rows = [];
	for (const game of games) rows.push(...(await heapIn(game, quick ? 2_000 : 10_000)));
	return rows;
}
