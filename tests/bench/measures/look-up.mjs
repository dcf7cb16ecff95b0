// Letters typed into the book, and taken away again.
import { Chrome } from '../chrome.mjs';
import { median, ms } from '../numbers.mjs';
import { pause } from '../page.mjs';
import { serveBoth } from '../sites.mjs';
import { FRAME } from '../throttle.mjs';
import { OF_THE_PAGE, traced, workOf } from '../work.mjs';

const TYPED = [...'rouages', ...Array.from('rouages', () => 'Backspace'), ...'antene p'];
const CLEAR = Array.from('antene p', () => 'Backspace');

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

/** @type {import('../run.mjs').Measure} */
export async function lookUp({ runs }) {
	const served = await serveBoth();
	const chrome = await Chrome.launch();
	try {
		const page = await chrome.newPage();
		await page.goto(`${served.url.app}/book/clockworker`);
		await page.until(`document.querySelectorAll('article').length > 10`);
		await page.slowDown();
		await page.evaluate(`document.querySelector('input[type=search]').focus()`);
		/** @type {number[][]} */
		const rounds = [];
		// the first round is for the compiler
		for (let run = 0; run <= runs; run++) {
			const events = await traced(page, async () => {
				for (const key of TYPED) await press(page, key);
			});
			rounds.push(workOf(events, OF_THE_PAGE));
			for (const key of CLEAR) await press(page, key);
		}
		rounds.shift();
		const each = TYPED.map((_, at) => median(rounds.map((round) => round[at] ?? NaN)));
		const worst = Math.max(...each);
		return [
			{
				what: 'typing in look-up: scripts, style and layout a key, 4×',
				figure: `${ms(median(each))}; the costliest of ${TYPED.length} keys ${ms(worst)}`,
				goal: `≤ 1 frame (${FRAME.toFixed(1)} ms), every key`,
				met: worst <= FRAME
			}
		];
	} finally {
		await chrome.close();
		await served.close();
	}
}
