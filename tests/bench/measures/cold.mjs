// The address is opened for the first time: Slow 4G, four times slowed, nothing stored.
import { Chrome } from '../chrome.mjs';
import { median, summed, times } from '../numbers.mjs';
import { pause } from '../page.mjs';
import { inTurns, serveBoth, SITES } from '../sites.mjs';

const KEYS = { app: '[aria-label^="Language"]', floor: 'button' };

/** @typedef {import('../sites.mjs').Site} Site */

/**
 * Where the key will be, so that a finger can be there before it.
 * @param {Chrome} chrome
 * @param {Site} site
 * @param {string} url
 */
async function spotOn(chrome, site, url) {
	const page = await chrome.newPage({ fresh: true });
	await page.goto(url);
	const spot = await page.spotOf(KEYS[site]);
	await page.close();
	return spot;
}

/** @type {import('../run.mjs').Measure} */
export async function cold({ runs }) {
	const served = await serveBoth();
	const chrome = await Chrome.launch();
	try {
		await chrome.slowWorkers();
		const spots = {
			app: await spotOn(chrome, 'app', served.url.app),
			floor: await spotOn(chrome, 'floor', served.url.floor)
		};
		const { app, floor } = await inTurns(runs, SITES, async (site) => {
			const page = await chrome.newPage({ fresh: true });
			await page.ask('paint', ({ firstPaint }) => firstPaint);
			await page.ask('tap', async ({ seen, frame }) => {
				// the app in French, the floor at one
				const isHandled = () =>
					document.querySelector('.contents')?.textContent.includes('Nouvelle partie') ||
					Number(document.querySelector('output')?.textContent) > 0;
				await seen(isHandled);
				return frame();
			});
			await page.slowDown({ network: true });
			await page.leaveFor(served.url[site]);
			const paint = await page.told('paint');
			// from the first paint on, an impatient finger taps
			let isHandled = false;
			const handled = page.told('tap').finally(() => (isHandled = true));
			while (!isHandled) {
				await page.tapAt(spots[site]);
				await Promise.race([handled, pause(50)]);
			}
			const tap = await handled;
			await page.close();
			return { paint, tap };
		});
		/** @param {{ paint: number, tap: number }[]} runs @param {'paint' | 'tap'} of */
		const those = (runs, of) => runs.map((run) => run[of]);
		const row = (/** @type {string} */ what, /** @type {'paint' | 'tap'} */ of, limit = 1) => {
			const ratio = median(those(app, of)) / median(those(floor, of));
			return {
				what,
				figure: summed(those(app, of)),
				against: summed(those(floor, of)),
				ratio: times(ratio),
				goal: `≤ ${limit} × the floor`,
				met: ratio <= limit
			};
		};
		return [
			row('first paint, cold, Slow 4G, 4×', 'paint', 0.8),
			row('first tap handled, cold, Slow 4G, 4×', 'tap', 1.3)
		];
	} finally {
		await chrome.close();
		await served.close();
	}
}
