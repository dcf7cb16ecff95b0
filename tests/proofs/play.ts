import { expect } from '@playwright/test';
import type { BareBrowser } from '../e2e/bare-browser';
import { testify, WITNESSED, type Witness } from './witness';

/** Runs in the page: taps keys of the table in bursts, until the page is no more or `stop` is called. */
export function playOn({ seed, pause }: { readonly seed: number; readonly pause: number }): void {
	let state = seed;
	const chance = () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
	const pick = <T>(choices: readonly T[]) => choices[Math.floor(chance() * choices.length)];
	/** Keys that write a line, and the two that open a sheet with such keys. */
	const KEYS =
		/(one more|one less)$|^(Recharge|Recover|Dispatch|Operation|Repair|Communicate|End turn|Undo|Redo)/;
	const nameOf = (key: HTMLElement) => key.ariaLabel ?? key.innerText.trim();

	const tap = () => {
		const sheet = [...document.querySelectorAll('dialog[open]:not([hidden] *)')].at(-1);
		// not the keys that wait, hidden, for an app that does not start
		const within = sheet ?? document.querySelector('.contents') ?? document;
		const keys = [...within.querySelectorAll<HTMLButtonElement>('button')].filter(
			(key) => !key.disabled && (sheet ? key.type === 'button' : KEYS.test(nameOf(key)))
		);
		const close = keys.find((key) => nameOf(key) === 'Close');
		(sheet && close && chance() < 0.3 ? close : pick(keys))?.click();
	};
	const burst = () => {
		for (let taps = 1 + chance() * 5; taps > 0; taps--) tap();
		timer = setTimeout(burst, chance() * pause);
	};
	let timer = setTimeout(burst, 0);
	Object.assign(window, { stopPlaying: () => clearTimeout(timer) });
}

export const stopPlaying = (): void =>
	(window as unknown as { stopPlaying?: () => void }).stopPlaying?.();

/** Has the page's claims heard outside. */
export async function listen(bare: BareBrowser, witness: Witness): Promise<void> {
	await bare.expose(WITNESSED, witness.hear);
	await bare.addInitScript(testify);
}

/** From the set-up screen at this address to the table; answers with the id of the new match. */
export async function begin(bare: BareBrowser, setUp: string): Promise<string> {
	await bare.goto(setUp);
	await bare.click('Start');
	await bare.click('Skip');
	await bare.until(`document.querySelector('.last-line')`);
	return bare.call(() => location.pathname.split('/')[2] ?? '', undefined);
}

/** What the open table claims to have on disk. */
export const claimed = (): number =>
	Number(document.querySelector<HTMLElement>('.last-line')?.dataset.recorded);

/** Opens a match by its address and waits for its table. */
export async function reopen(bare: BareBrowser, url: string, match: string): Promise<void> {
	await bare.goto(`${url}/match/${match}`);
	await bare.until(`document.querySelector('.contents h1')`);
}

/** Goes where a link of the app would lead. */
export const follow = (path: string): void => {
	const link = document.createElement('a');
	link.href = path;
	document.body.append(link);
	link.click();
	link.remove();
};

/** One of the page's headings, once it is there. */
export async function expectHeading(bare: BareBrowser, text: string, where: string): Promise<void> {
	const headings = `[...document.querySelectorAll('.contents :is(h1, h2)')].map((each) => each.innerText)`;
	await bare.until(`${headings}.includes(${JSON.stringify(text)})`, 6).catch(() => {});
	expect(await bare.evaluate(headings), `the headings of ${where}`).toContain(text);
}

/** What a page throws or logs as an error from now on. */
export async function troubleOf(bare: BareBrowser): Promise<string[]> {
	const trouble: string[] = [];
	await bare.send('Runtime.enable');
	bare.on((method, params) => {
		const isError = method === 'Runtime.consoleAPICalled' && params.type === 'error';
		if (method === 'Runtime.exceptionThrown' || isError) trouble.push(JSON.stringify(params));
	});
	return trouble;
}

/** Waits until the worker holds the app and answers for this page. */
export async function offlineReady(bare: BareBrowser): Promise<void> {
	await bare.call(async () => {
		const { serviceWorker } = navigator;
		await serviceWorker.ready;
		if (serviceWorker.controller) return;
		await new Promise((done) => {
			serviceWorker.addEventListener('controllerchange', done, { once: true });
		});
	}, undefined);
}
