// One more of a figure, in a match of 300 events, against one more of a number that is alone.
import { built } from '../build.mjs';
import { Chrome } from '../chrome.mjs';
import { awaitNumber, FloorTaps, TAPS_A_RUN } from '../floor-tap.mjs';
import { median, summed, times } from '../numbers.mjs';
import { pause } from '../page.mjs';
import { inTurns, serveBoth, SITES } from '../sites.mjs';
import { bringMatch, keyLabelled, TABLE_IS_THERE, WRITTEN } from '../table-page.mjs';
import { FRAME } from '../throttle.mjs';
import { traced, workOf } from '../work.mjs';

const WARM_UP = 5;

/**
 * @param {import('../page.mjs').BenchPage} page
 * @param {{ label: string, more: string }} counter
 */
async function tapOnce(page, { label, more }) {
	const spot = await page.spotOf(keyLabelled(more));
	await page.call(awaitNumber, `[aria-label="${label}"] .number`);
	await page.tapAt(spot);
	const took = Number(await page.evaluate('window.drawn'));
	await page.until(WRITTEN);
	await pause(60);
	return took;
}

/** @param {string} game @param {number} runs */
async function tapIn(game, runs) {
	const { games, runningMatch } = await built('games');
	const counter = games.get(game)?.counter;
	if (!counter) throw new Error(`${game} gives no counter`);
	const served = await serveBoth();
	const chrome = await Chrome.launch();
	const floor = await FloorTaps.open(served.url.floor);
	try {
		const page = await chrome.newPage();
		await bringMatch(page, served.url.app, runningMatch(game, 300));
		await page.goto(`${served.url.app}/match/running-300`);
		await page.until(TABLE_IS_THERE);
		await page.slowDown();
		const several = async (/** @type {number} */ count) => {
			const taken = [];
			for (let time = 0; time < count; time++) taken.push(await tapOnce(page, counter));
			return taken;
		};
		await several(WARM_UP);

		const taken = await inTurns(runs, SITES, (site) =>
			site === 'floor' ? floor.several() : several(TAPS_A_RUN)
		);
		// a trace costs time of its own, so the two are measured apart; most of it at its first tap
		const worked = await inTurns(runs, SITES, async (site) =>
			site === 'floor'
				? floor.severalTraced()
				: workOf(await traced(page, async () => void (await several(TAPS_A_RUN)))).slice(1)
		);
		const [app, bare] = [taken.app.flat(), taken.floor.flat()];
		const [appWork, floorWork] = [worked.app.flat(), worked.floor.flat()];
		const frames = (median(app) - median(bare)) / FRAME;
		const ratio = median(appWork) / median(floorWork);
		return [
			{
				what: `tap on + in a match of 300 events → new figure painted · ${game}`,
				figure: summed(app),
				against: summed(bare),
				ratio: `${frames < 0 ? '−' : '+'}${Math.abs(frames).toFixed(1)} frames`,
				goal: '≤ 2 frames beyond the floor',
				met: frames <= 2
			},
			{
				what: `its work on the main thread until then · ${game}`,
				figure: summed(appWork),
				against: summed(floorWork),
				ratio: times(ratio),
				goal: '≤ 2.5 × the floor',
				met: ratio <= 2.5
			}
		];
	} finally {
		await floor.close();
		await chrome.close();
		await served.close();
	}
}

/** @type {import('../run.mjs').Measure} */
export async function tap({ runs, games }) {
	const rows = [];
	for (const game of games) rows.push(...(await tapIn(game, runs)));
	return rows;
}
