// The floor's own tap, which other taps are compared with: + on a number that is alone on its page.
import { Chrome } from './chrome.mjs';
import { pause } from './page.mjs';
import { traced, workOf } from './work.mjs';

const KEY = 'button';
const WARM_UP = 5;
export const TAPS_A_RUN = 8;

/** Runs in the page: the time from the next touch until the number that a selector finds is another. @param {string} selector */
export function awaitNumber(selector) {
	const { bench } = /** @type {{ bench: import('./stopwatch.mjs').Stopwatch }} */ (
		/** @type {unknown} */ (window)
	);
	const number = document.querySelector(selector);
	if (!number) throw new Error('no number');
	const before = number.textContent;
	const drawn = bench.fromTouch(() => bench.seen(() => number.textContent !== before, number));
	Object.assign(window, { drawn });
}

/** Taps on the floor, in a browser of its own: a page behind another draws nothing. */
export class FloorTaps {
	#chrome;
	#page;

	/** @param {Chrome} chrome @param {import('./page.mjs').BenchPage} page */
	constructor(chrome, page) {
		this.#chrome = chrome;
		this.#page = page;
	}

	/** @param {string} url the floor's */
	static async open(url) {
		const chrome = await Chrome.launch();
		const page = await chrome.newPage();
		const taps = new FloorTaps(chrome, page);
		await page.goto(url);
		await page.slowDown();
		for (let time = 0; time < WARM_UP; time++) await taps.#once();
		return taps;
	}

	async #once() {
		const spot = await this.#page.spotOf(KEY);
		await this.#page.call(awaitNumber, 'output');
		await this.#page.tapAt(spot);
		const took = Number(await this.#page.evaluate('window.drawn'));
		await pause(60);
		return took;
	}

	/** Milliseconds until the number is painted, of each tap. */
	async several() {
		const taken = [];
		for (let time = 0; time < TAPS_A_RUN; time++) taken.push(await this.#once());
		return taken;
	}

	/** Milliseconds of the main thread until then; a trace costs time too, most of it at its first tap. */
	async severalTraced() {
		return workOf(await traced(this.#page, async () => void (await this.several()))).slice(1);
	}

	close() {
		return this.#chrome.close();
	}
}
