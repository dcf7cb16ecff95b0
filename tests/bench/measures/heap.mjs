// Does a long match leave anything behind? A match is opened and left, then opened again, played for
// thousands of events and left: home shall weigh the same. The open table itself may grow, for it
// holds the log, which only grows.
import { built } from '../build.mjs';
import { Chrome } from '../chrome.mjs';
import { serveBoth } from '../sites.mjs';
import { bringMatch, TABLE_IS_THERE } from '../table-page.mjs';

/** @typedef {import('../page.mjs').BenchPage} BenchPage */

/** Runs in the page: one more and one less, as fast as the disk can follow. @param {number} count */
async function play(count) {
	const line = /** @type {HTMLElement | null} */ (document.querySelector('.last-line'));
	const keys = ['VP tokens: one more', 'VP tokens: one less'].map(
		(name) => /** @type {HTMLElement | null} */ (document.querySelector(`[aria-label="${name}"]`))
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

/** @param {BenchPage} page */
async function weigh(page) {
	// what the first collection lets go of may hold more
	for (let time = 0; time < 5; time++) await page.send('HeapProfiler.collectGarbage');
	const { usedSize } = await page.send('Runtime.getHeapUsage');
	return usedSize;
}

/** From home into the match, so many events, and back; what home weighs then. @param {BenchPage} page @param {number} events */
async function visit(page, events) {
	await follow(page, '/match/running-10');
	await page.until(TABLE_IS_THERE);
	await page.call(play, events);
	await follow(page, '/');
	await page.until(`location.pathname === '/' && !document.querySelector('.last-line')`);
	// home reads the shelf, and the match puts its last state away
	await page.call(() => new Promise((done) => setTimeout(done, 1_500)));
	return weigh(page);
}

/** @type {import('../run.mjs').Measure} */
export async function heap({ quick }) {
	const events = quick ? 2_000 : 10_000;
	const { runningMatch } = await built('matches');
	const served = await serveBoth();
	const chrome = await Chrome.launch();
	try {
		const page = await chrome.newPage();
		await bringMatch(page, served.url.app, runningMatch(10));
		await page.goto(served.url.app);
		await page.until(`document.querySelector('.contents h1')`);
		// what V8 compiles on the way is not the match, and it goes on compiling for thousands of events
		await visit(page, events);
		const before = await visit(page, 0);
		const after = await visit(page, events);
		const grown = after / before - 1;
		const mb = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
		return [
			{
				what: `heap at home after a match was played for ${events.toLocaleString('en')} events and left`,
				figure: mb(after),
				against: `${mb(before)} after it was opened and left`,
				ratio: `${grown < 0 ? '−' : '+'}${(100 * Math.abs(grown)).toFixed(2)} %`,
				goal: 'within 1 %',
				met: grown <= 0.01
			}
		];
	} finally {
		await chrome.close();
		await served.close();
	}
}
