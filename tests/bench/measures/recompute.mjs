// What the table shows of a state, computed anew after a tap, in a page that is slowed down.
import { readFileSync } from 'node:fs';
import { browserFile } from '../build.mjs';
import { Chrome } from '../chrome.mjs';
import { median, summed } from '../numbers.mjs';

/** @type {import('../run.mjs').Measure} */
export async function recompute({ runs }) {
	const chrome = await Chrome.launch();
	try {
		const page = await chrome.newPage();
		await page.slowDown();
		await page.evaluate(
			readFileSync(browserFile, 'utf8').replace(/^(const|let) derived/m, 'var derived')
		);
		/** @type {number[]} */
		const taps = await page.evaluate(
			`derived.recompute(${JSON.stringify({ length: 300, samples: 5 * runs })})`
		);
		return [
			{
				what: 'score, ending and forecast recomputed after a tap, 4 players, 300 events, 4×',
				figure: summed(taps),
				goal: '≤ 1 ms',
				met: median(taps) <= 1
			}
		];
	} finally {
		await chrome.close();
	}
}
