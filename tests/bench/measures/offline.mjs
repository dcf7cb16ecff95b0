// A running match is opened again: no server, a new process of the browser, four times slowed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../build.mjs';
import { Chrome } from '../chrome.mjs';
import { median, summed, times } from '../numbers.mjs';
import { inTurns, serveBoth } from '../sites.mjs';
import { bringMatch, offlineReady, WRITTEN } from '../table-page.mjs';

/**
 * Both sites are on the device, and two matches.
 * @param {string} profile
 * @param {{ app: string, floor: string }} url
 * @param {string} game
 */
async function install(profile, url, game) {
	const { runningMatch } = await built('games');
	const chrome = await Chrome.launch(profile);
	const page = await chrome.newPage();
	for (const length of [10, 300]) {
		await bringMatch(page, url.app, runningMatch(game, length));
		await page.until(WRITTEN);
	}
	await offlineReady(page);
	await page.goto(url.floor);
	await offlineReady(page);
	await chrome.close();
}

/** @param {string} profile @param {string} url */
async function open(profile, url) {
	const chrome = await Chrome.launch(profile);
	const page = await chrome.newPage();
	await page.ask('paint', ({ firstPaint }) => firstPaint);
	await page.ask('shown', async ({ seen, frame }) => {
		const find = (/** @type {string} */ selector) => document.querySelector(selector);
		await seen(
			() => find('.contents h1') && find('.contents [aria-label$=": one more"], .contents output')
		);
		return frame();
	});
	await page.slowDown();
	await page.leaveFor(url);
	const times = { shown: await page.told('shown'), paint: await page.told('paint') };
	await chrome.close();
	return times;
}

/** @param {string} game @param {number} runs */
async function offlineIn(game, runs) {
	const profile = mkdtempSync(join(tmpdir(), 'mainspring-offline-'));
	try {
		const served = await serveBoth();
		await install(profile, served.url, game);
		await served.close();
		const urls = {
			floor: served.url.floor,
			short: `${served.url.app}/match/running-10`,
			long: `${served.url.app}/match/running-300`
		};
		const names = /** @type {const} */ (['floor', 'short', 'long']);
		// browsers keep compiled scripts from the second visit on
		await inTurns(1, names, (name) => open(profile, urls[name]));
		const { floor, short, long } = await inTurns(runs, names, (name) => open(profile, urls[name]));

		/** @param {{ shown: number, paint: number }[]} runs */
		const shown = (runs) => runs.map((run) => run.shown);
		/** @param {{ shown: number, paint: number }[]} runs */
		const paint = (runs) => runs.map((run) => run.paint);
		const toFloor = median(shown(short)) / median(shown(floor));
		const toShort = median(shown(long)) / median(shown(short));
		return [
			{
				what: `running match painted, offline, new process, 4×, 10 events · ${game}`,
				figure: summed(shown(short)),
				against: summed(shown(floor)),
				ratio: times(toFloor),
				goal: '≤ 2 × the floor',
				met: toFloor <= 2
			},
			{
				what: `the same with 300 events · ${game}`,
				figure: summed(shown(long)),
				against: `${summed(shown(short))} with 10`,
				ratio: times(toShort),
				goal: '≤ 1.2 × with 10',
				met: toShort <= 1.2
			},
			{
				what: `its first contentful paint, whatever it shows · ${game}`,
				figure: summed(paint(short)),
				against: summed(paint(floor)),
				ratio: times(median(paint(short)) / median(paint(floor)))
			}
		];
	} finally {
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** @type {import('../run.mjs').Measure} */
export async function offline({ runs, games }) {
	const rows = [];
	for (const game of games) rows.push(...(await offlineIn(game, runs)));
	return rows;
}
