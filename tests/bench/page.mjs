// One page and what a hand does to it.
import { stopwatch } from './stopwatch.mjs';
import { FOUR_TIMES, SCREEN, SLOW_4G } from './throttle.mjs';

/** @typedef {{ x: number, y: number }} Spot */

export class BenchPage {
	#chrome;
	#session;
	/** @type {(() => void)[]} */
	#loading = [];
	/** @type {(() => void)[]} */
	#arriving = [];
	/** @type {Set<import('./chrome.mjs').Listener>} */
	#others = new Set();

	/**
	 * @param {import('./chrome.mjs').Chrome} chrome
	 * @param {string} session
	 * @param {() => Promise<void>} close
	 */
	constructor(chrome, session, close) {
		this.#chrome = chrome;
		this.#session = session;
		this.close = close;
	}

	/** @type {import('./chrome.mjs').Send} */
	send = (method, params) => this.#chrome.sendTo(this.#session, method, params);

	async begin() {
		this.#chrome.listen(this.#session, (method, params) => {
			for (const listener of this.#others) listener(method, params);
			if (method === 'Page.loadEventFired') for (const done of this.#loading.splice(0)) done();
			if (method === 'Page.frameNavigated') for (const done of this.#arriving.splice(0)) done();
		});
		// and not `Runtime`: while that listens, V8 parses a script anew for every error that is made in it,
		// and Svelte makes one as it is loaded
		await this.send('Page.enable');
		await this.send('Emulation.setDeviceMetricsOverride', {
			...SCREEN,
			deviceScaleFactor: 1,
			mobile: true
		});
		await this.send('Emulation.setTouchEmulationEnabled', { enabled: true });
		await this.inEveryPage(`(${String(stopwatch)})()`);
	}

	/** @param {import('./chrome.mjs').Listener} listener @returns {() => void} to hear no more */
	on(listener) {
		this.#others.add(listener);
		return () => this.#others.delete(listener);
	}

	/** @param {string} source */
	async inEveryPage(source) {
		await this.send('Page.addScriptToEvaluateOnNewDocument', { source });
	}

	/**
	 * Has the next page keep a promise of its own for a time; `told` waits for that.
	 * @param {string} name
	 * @param {(bench: import('./stopwatch.mjs').Stopwatch) => Promise<number>} promise
	 */
	async ask(name, promise) {
		// the blank page before it has nothing to tell
		await this.inEveryPage(
			`if (location.protocol === 'http:') window.bench['${name}'] = (${String(promise)})(window.bench)`
		);
	}

	/** @param {string} name @returns {Promise<number>} */
	async told(name) {
		/** @type {unknown} */
		const time = await within(this.evaluate(`window.bench['${name}']`), name);
		if (typeof time !== 'number') throw new Error(`${name} was not asked for`);
		return time;
	}

	async slowDown({ network = false } = {}) {
		await this.send('Emulation.setCPUThrottlingRate', { rate: FOUR_TIMES });
		if (!network) return;
		await this.send('Network.enable');
		await this.send('Network.emulateNetworkConditions', SLOW_4G);
	}

	/** Sets out for an address, and does not wait until it has loaded. @param {string} url */
	async leaveFor(url) {
		const arrived = new Promise((/** @type {(value: void) => void} */ done) =>
			this.#arriving.push(done)
		);
		await this.send('Page.navigate', { url });
		await within(arrived, url);
	}

	/** @param {string} url */
	async goto(url) {
		const loaded = new Promise((/** @type {(value: void) => void} */ done) =>
			this.#loading.push(done)
		);
		await this.leaveFor(url);
		await within(loaded, url);
	}

	/**
	 * Runs a function in the page.
	 * @template Given, Result
	 * @param {(given: Given) => Result | Promise<Result>} work
	 * @param {Given} [given]
	 * @returns {Promise<Result>}
	 */
	async call(work, given) {
		return this.evaluate(`(${String(work)})(${JSON.stringify(given)})`);
	}

	/**
	 * @template Result
	 * @param {string} expression
	 * @returns {Promise<Result>}
	 */
	async evaluate(expression) {
		const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
			expression,
			awaitPromise: true,
			returnByValue: true,
			userGesture: true
		});
		if (exceptionDetails)
			throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
		return result.value;
	}

	/**
	 * Waits until an expression is true, looking rarely.
	 * @param {string} expression
	 * @param {number} [seconds]
	 */
	async until(expression, seconds = 30) {
		const end = performance.now() + seconds * 1000;
		while (!(await this.evaluate(`Boolean(${expression})`))) {
			if (performance.now() > end) throw new Error(`waited in vain for ${expression}`);
			await pause(20);
		}
	}

	/**
	 * The middle of what a selector finds, in sight.
	 * @param {string} selector
	 * @returns {Promise<Spot>}
	 */
	async spotOf(selector) {
		await this.until(`document.querySelector(${JSON.stringify(selector)})`);
		return this.call((wanted) => {
			const element = document.querySelector(wanted);
			if (!element) throw new Error(`no ${wanted}`);
			const spot = () => {
				const { left, top, width, height } = element.getBoundingClientRect();
				return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
			};
			const isHit = ({ x = 0, y = 0 }) => {
				const hit = document.elementFromPoint(x, y);
				return hit !== null && element.contains(hit);
			};
			if (!isHit(spot())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
			if (!isHit(spot())) throw new Error(`${wanted} lies under something else`);
			return spot();
		}, selector);
	}

	/** A finger, there and away again. @param {Spot} spot */
	async tapAt(spot) {
		await Promise.all([
			this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] }),
			this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
		]);
	}

	/** @param {string} selector */
	async tap(selector) {
		await this.tapAt(await this.spotOf(selector));
	}

	/**
	 * Hands a file to the page's file field.
	 * @param {string} path
	 */
	async giveFile(path) {
		await this.until(`document.querySelector('input[type=file]')`);
		const { result } = await this.send('Runtime.evaluate', {
			expression: `document.querySelector('input[type=file]')`
		});
		if (!result.objectId) throw new Error('no file field');
		await this.send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
	}
}

/** @param {number} time */
export const pause = (time) =>
	/** @type {Promise<void>} */ (new Promise((done) => setTimeout(done, time)));

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {string} what
 * @returns {Promise<T>}
 */
function within(promise, what, seconds = 60) {
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let timer;
	const late = new Promise((/** @type {(value: never) => void} */ _, fail) => {
		timer = setTimeout(() => fail(new Error(`${what}: nothing in ${seconds} s`)), seconds * 1000);
	});
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
