// Chromium over a pipe, and nothing between it and the page: Playwright listens to every request and
// attaches itself to every service worker, which a stopwatch would see.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserPath, launchOptions } from '../browser.mjs';
import { BenchPage } from './page.mjs';
import { SLOW_4G } from './throttle.mjs';

/**
 * @typedef {{ id?: number, method?: string, params?: Record<string, unknown>, sessionId?: string,
 *   error?: { message: string }, result?: Record<string, unknown> }} Answer
 * @typedef {(method: string, params: Record<string, unknown>) => void} Listener
 * @typedef {import('playwright').CDPSession['send']} Send
 */

export class Chrome {
	#process;
	#commands;
	#own;
	/** @type {Map<number, (answer: Answer) => void>} */
	#answers = new Map();
	/** @type {Map<string | undefined, Listener>} */
	#listeners = new Map();
	#sent = 0;

	/** @param {string | undefined} profile */
	constructor(profile) {
		this.#own =
			profile === undefined ? mkdtempSync(join(tmpdir(), 'mainspring-bench-')) : undefined;
		this.#process = spawn(
			browserPath() ?? chromium.executablePath(),
			[
				...launchOptions.args,
				...['--headless', '--no-sandbox', '--remote-debugging-pipe', '--lang=en-GB'],
				`--user-data-dir=${profile ?? this.#own}`
			],
			// a group of its own, so that all its processes can be ended at once
			{ stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true }
		);
		const [, , , commands, answers] = /** @type {[null, null, null, import('node:stream').Writable,
			import('node:stream').Readable]} */ (/** @type {unknown} */ (this.#process.stdio));
		this.#commands = commands;
		commands.on('error', () => {});
		this.#process.once('exit', () => {
			for (const answer of this.#answers.values()) answer({ error: { message: 'is gone' } });
			this.#answers.clear();
		});
		let rest = '';
		answers.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
			const whole = (rest + text).split('\0');
			rest = whole.pop() ?? '';
			for (const message of whole) this.#hear(JSON.parse(message));
		});
	}

	/** @param {string} [profile] one that is kept; without, all is forgotten when it closes */
	static async launch(profile) {
		const chrome = new Chrome(profile);
		await chrome.send('Browser.getVersion');
		return chrome;
	}

	/** @type {Send} */
	send = (method, params) => this.sendTo(undefined, method, params);

	/**
	 * @template {Parameters<Send>[0]} Method
	 * @param {string | undefined} sessionId
	 * @param {Method} method
	 * @param {object} [params]
	 * @returns {Promise<Awaited<ReturnType<typeof this.send<Method>>>>}
	 */
	sendTo(sessionId, method, params = {}) {
		const id = ++this.#sent;
		this.#commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
		return new Promise((done, fail) => {
			this.#answers.set(id, ({ error, result = {} }) => {
				if (error) fail(new Error(`${method}: ${error.message}`));
				// safe: what the protocol says it answers
				else done(/** @type {never} */ (result));
			});
		});
	}

	/** @param {string} sessionId @param {Listener} listener */
	listen(sessionId, listener) {
		this.#listeners.set(sessionId, listener);
	}

	/** A worker's requests are its own: the page's network says nothing of them. */
	async slowWorkers() {
		this.#listeners.set(undefined, (method, params) => {
			if (method === 'Target.attachedToTarget') void this.#slow(String(params.sessionId));
		});
		await this.send('Target.setAutoAttach', {
			autoAttach: true,
			waitForDebuggerOnStart: true,
			flatten: true,
			filter: [{ type: 'service_worker' }]
		});
	}

	/** @param {string} session */
	async #slow(session) {
		try {
			await this.sendTo(session, 'Network.enable');
			await this.sendTo(session, 'Network.emulateNetworkConditions', SLOW_4G);
			await this.sendTo(session, 'Runtime.runIfWaitingForDebugger');
		} catch {
			// it went with its page
		}
	}

	/** A new page; `fresh` has seen nothing that others have. */
	async newPage({ fresh = false } = {}) {
		const { browserContextId } = fresh
			? await this.send('Target.createBrowserContext', { disposeOnDetach: true })
			: {};
		const { targetId } = await this.send('Target.createTarget', {
			url: 'about:blank',
			...(browserContextId !== undefined && { browserContextId })
		});
		const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
		const page = new BenchPage(this, sessionId, async () => {
			await this.send('Target.closeTarget', { targetId });
			if (browserContextId) await this.send('Target.disposeBrowserContext', { browserContextId });
		});
		await page.begin();
		return page;
	}

	/** In good order, so that all is on disk. */
	async close() {
		const gone = new Promise((done) => this.#process.once('exit', done));
		await this.send('Browser.close').catch(() => {});
		const { pid } = this.#process;
		const timer = setTimeout(() => pid && process.kill(-pid, 'SIGKILL'), 5_000);
		if (this.#process.exitCode === null && this.#process.signalCode === null) await gone;
		clearTimeout(timer);
		if (this.#own) rmSync(this.#own, { recursive: true, force: true, maxRetries: 5 });
	}

	/** @param {Answer} answer */
	#hear({ id, method, params = {}, sessionId, error, result }) {
		if (id !== undefined) {
			this.#answers.get(id)?.({ ...(error && { error }), ...(result && { result }) });
			this.#answers.delete(id);
		}
		if (method !== undefined) this.#listeners.get(sessionId)?.(method, params);
	}
}
