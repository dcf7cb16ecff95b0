// One more of a token, in a match of 300 events, against one more of a number that is alone.
import { built } from '../build.mjs';
import { Chrome } from '../chrome.mjs';
import { median, summed, times } from '../numbers.mjs';
import { pause } from '../page.mjs';
import { inTurns, serveBoth, SITES } from '../sites.mjs';
import { bringMatch, TABLE_IS_THERE, WRITTEN } from '../table-page.mjs';
import { FRAME } from '../throttle.mjs';
import { traced, workOf } from '../work.mjs';

const TAPS_A_RUN = 8;
const KEYS = { app: '.contents [aria-label$="Gears: one more"]', floor: 'button' };

/**
 * @typedef {import('../page.mjs').BenchPage} BenchPage
 * @typedef {import('../sites.mjs').Site} Site
 */

/** Runs in the page: the time from the next touch until another number is drawn. */
function awaitNumber() {
	const { bench } = /** @type {{ bench: import('../stopwatch.mjs').Stopwatch }} */ (
		/** @type {unknown} */ (window)
	);
	const number = document.querySelector('[aria-label="Gears"] .number, output');
	if (!number) throw new Error('no number');
	const before = number.textContent;
	const drawn = bench.fromTouch(() => bench.seen(() => number.textContent !== before, number));
	Object.assign(window, { drawn });
}

/** @param {BenchPage} page @param {Site} site @returns {Promise<number>} */
async function tapOnce(page, site) {
	const spot = await page.spotOf(KEYS[site]);
	await page.call(awaitNumber);
	await page.tapAt(spot);
	const took = Number(await page.evaluate('window.drawn'));
	if (site === 'app') await page.until(WRITTEN);
	await pause(60);
	return took;
}

/** @type {import('../run.mjs').Measure} */
export async function tap({ runs }) {
	const { runningMatch } = await built('matches');
	const served = await serveBoth();
	const browsers = { app: await Chrome.launch(), floor: await Chrome.launch() };
	try {
		const pages = { app: await browsers.app.newPage(), floor: await browsers.floor.newPage() };
		await bringMatch(pages.app, served.url.app, runningMatch(300));
		await pages.app.goto(`${served.url.app}/match/running-300`);
		await pages.app.until(TABLE_IS_THERE);
		await pages.floor.goto(served.url.floor);
		for (const site of SITES) {
			await pages[site].slowDown();
			for (let time = 0; time < 5; time++) await tapOnce(pages[site], site);
		}

		const several = async (/** @type {Site} */ site) => {
			const taken = [];
			for (let time = 0; time < TAPS_A_RUN; time++) taken.push(await tapOnce(pages[site], site));
			return taken;
		};
		const latency = await inTurns(runs, SITES, several);
		// a trace costs time of its own, so the two are measured apart; most of it at its first tap
		const work = await inTurns(runs, SITES, async (site) =>
			workOf(await traced(pages[site], async () => void (await several(site)))).slice(1)
		);
		const [app, floor] = [latency.app.flat(), latency.floor.flat()];
		const frames = (median(app) - median(floor)) / FRAME;
		const [appWork, floorWork] = [work.app.flat(), work.floor.flat()];
		const ratio = median(appWork) / median(floorWork);
		return [
			{
				what: 'tap on + of a token in a match of 300 events → new number painted, 4×',
				figure: summed(app),
				against: summed(floor),
				ratio: `${frames < 0 ? '−' : '+'}${Math.abs(frames).toFixed(1)} frames`,
				goal: '≤ 2 frames beyond the floor',
				met: frames <= 2
			},
			{
				what: 'the same tap: work of the main thread until it is painted, 4×',
				figure: summed(appWork),
				against: summed(floorWork),
				ratio: times(ratio),
				goal: '≤ 2 × the floor',
				met: ratio <= 2
			}
		];
	} finally {
		await browsers.app.close();
		await browsers.floor.close();
		await served.close();
	}
}
