// An action is recorded that sets off three effects.
import { built } from '../build.mjs';
import { Chrome } from '../chrome.mjs';
import { FloorTaps } from '../floor-tap.mjs';
import { median, summed, times } from '../numbers.mjs';
import { pause } from '../page.mjs';
import { inTurns, serveBoth, SITES } from '../sites.mjs';
import { bringMatch, WRITTEN } from '../table-page.mjs';

const CHAINS_A_RUN = 4;
const LEAST_RUNS = 5;

/** Runs in the page: the time from the next touch until the table shows a line more. */
function awaitLine() {
	const { bench } = /** @type {{ bench: import('../stopwatch.mjs').Stopwatch }} */ (
		/** @type {unknown} */ (window)
	);
	const line = /** @type {HTMLElement | null} */ (document.querySelector('.last-line'));
	if (!line) throw new Error('no last line');
	const before = line.dataset.lines;
	const isRecorded = () =>
		line.dataset.lines !== before && !document.querySelector('dialog[open]:not([hidden] *)');
	const drawn = bench.fromTouch(() => bench.seen(isRecorded));
	Object.assign(window, { drawn });
}

/** Runs in the page: presses a key of the table, unless there is none, or it still rests. @param {string} label */
function pressed(label) {
	const key = [...document.querySelectorAll('.contents button')].find((each) =>
		(each.ariaLabel ?? each.textContent).trim().startsWith(label)
	);
	if (!(key instanceof HTMLElement) || key.closest('.resting')) return false;
	key.click();
	return true;
}

/** @param {import('../page.mjs').BenchPage} page @param {string} label of a key of the table */
const press = (page, label) => page.until(`(${String(pressed)})(${JSON.stringify(label)})`);

/** @param {string} game @param {string} key @param {number} runs */
async function chainIn(game, key, runs) {
	const { chainedMatch } = await built('games');
	const served = await serveBoth();
	const chrome = await Chrome.launch();
	const floor = await FloorTaps.open(served.url.floor);
	try {
		const page = await chrome.newPage();
		await bringMatch(page, served.url.app, chainedMatch(game));
		await page.slowDown();
		const save = 'dialog[open] .dock button';
		const recordOnce = async () => {
			await press(page, key);
			await page.until(`document.querySelector('${save}')`);
			// it slides in
			await pause(400);
			const spot = await page.spotOf(save);
			await page.call(awaitLine);
			await page.tapAt(spot);
			const took = Number(await page.evaluate('window.drawn'));
			await page.until(WRITTEN);
			await press(page, 'Undo');
			await page.until(WRITTEN);
			await pause(100);
			return took;
		};
		const several = async () => {
			const taken = [];
			for (let time = 0; time < CHAINS_A_RUN; time++) taken.push(await recordOnce());
			return taken;
		};
		await several();
		const taken = await inTurns(Math.max(LEAST_RUNS, runs), SITES, (site) =>
			site === 'floor' ? floor.several() : several()
		);
		const [app, bare] = [taken.app.flat(), taken.floor.flat()];
		const ratio = median(app) / median(bare);
		return {
			what: `an action with three chained effects → painted · ${game}`,
			figure: summed(app),
			against: `${summed(bare)} for its tap`,
			ratio: times(ratio),
			goal: '≤ 3 × the floor’s tap',
			met: ratio <= 3
		};
	} finally {
		await floor.close();
		await chrome.close();
		await served.close();
	}
}

/** @type {import('../run.mjs').Measure} */
export async function chain({ runs, games }) {
	const { games: all } = await built('games');
	const rows = [];
	for (const game of games) {
		const key = all.get(game)?.chain?.key;
		if (key !== undefined) rows.push(await chainIn(game, key, runs));
	}
	return rows;
}
