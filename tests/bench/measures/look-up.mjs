// Letters typed into the book, and taken away again.
import { built } from '../build.mjs';
import { Chrome } from '../chrome.mjs';
import { FloorTaps } from '../floor-tap.mjs';
import { median, ms, summed, times } from '../numbers.mjs';
import { pause } from '../page.mjs';
import { inTurns, serveBoth, SITES } from '../sites.mjs';
import { OF_THE_PAGE, traced, workOf } from '../work.mjs';

/** Runs in the page: the next letter is in the field, and drawn. */
function awaitLetter() {
	const { bench } = /** @type {{ bench: import('../stopwatch.mjs').Stopwatch }} */ (
		/** @type {unknown} */ (window)
	);
	// the letter comes after its key, and what it finds with it
	const typed = () => new Promise((done) => addEventListener('input', done, { once: true }));
	Object.assign(window, { drawn: bench.fromTouch(typed, 'keydown') });
}

/** @param {import('../page.mjs').BenchPage} page @param {string} key */
async function press(page, key) {
	await page.call(awaitLetter);
	const isLetter = key.length === 1;
	const code = isLetter ? key.toUpperCase().charCodeAt(0) : 8;
	const common = { key, windowsVirtualKeyCode: code, ...(isLetter && { text: key }) };
	await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...common });
	await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: code });
	await page.evaluate('window.drawn');
	await pause(40);
}

/** @param {string} game @param {readonly string[]} typed @param {number} runs */
async function lookUpIn(game, typed, runs) {
	const letters = typed.reduce((count, key) => (key === 'Backspace' ? count - 1 : count + 1), 0);
	const served = await serveBoth();
	const chrome = await Chrome.launch();
	const floor = await FloorTaps.open(served.url.floor);
	try {
		const page = await chrome.newPage();
		await page.goto(`${served.url.app}/book/${game}`);
		await page.until(`document.querySelectorAll('.contents article').length > 10`);
		await page.slowDown();
		await page.evaluate(`document.querySelector('input[type=search]').focus()`);
		const round = async () => {
			const events = await traced(page, async () => {
				for (const key of typed) await press(page, key);
			});
			for (let letter = 0; letter < letters; letter++) await press(page, 'Backspace');
			return workOf(events, OF_THE_PAGE);
		};
		// the first round is for the compiler
		await round();
		const worked = await inTurns(runs, SITES, (site) =>
			site === 'floor' ? floor.severalTraced() : round()
		);
		const each = typed.map((_, at) => median(worked.app.map((works) => works[at] ?? NaN)));
		const bare = worked.floor.flat();
		const worst = Math.max(...each);
		const ratio = worst / median(bare);
		return {
			what: `look-up: the costliest of ${typed.length} keys, scripts, style and layout · ${game}`,
			figure: `${ms(worst)} (median ${ms(median(each))})`,
			against: `${summed(bare)} for its tap`,
			ratio: times(ratio),
			goal: '≤ 1 × the floor’s tap',
			met: ratio <= 1
		};
	} finally {
		await floor.close();
		await chrome.close();
		await served.close();
	}
}

/** @type {import('../run.mjs').Measure} */
export async function lookUp({ runs, games }) {
	const { games: all } = await built('games');
	const rows = [];
	for (const game of games) {
		const typed = all.get(game)?.typed;
		if (typed) rows.push(await lookUpIn(game, typed, runs));
	}
	return rows;
}
