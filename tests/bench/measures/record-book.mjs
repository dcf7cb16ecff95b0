// The record book with years of evenings in it, four times slowed.
import { built } from '../build.mjs';
import { Chrome } from '../chrome.mjs';
import { median, ms, summed, times } from '../numbers.mjs';
import { pause } from '../page.mjs';
import { inTurns, serveBoth } from '../sites.mjs';
import { bringBackup } from '../table-page.mjs';

const FEW = 200;
const MANY = 2_000;
const LINK = '.contents a[href="/history"]';

/** @typedef {import('../page.mjs').BenchPage} BenchPage */

/** Runs in the page: the time from the next touch until the first matches of the list are drawn. */
function awaitList() {
	const { bench } = /** @type {{ bench: import('../stopwatch.mjs').Stopwatch }} */ (
		/** @type {unknown} */ (window)
	);
	/** Only the book's rows can be thrown away. */
	const rows = () => document.querySelectorAll('.contents [aria-label$="throw away"]').length;
	const isListed = () => location.pathname === '/history' && rows() >= 10;
	Object.assign(window, { drawn: bench.fromTouch(() => bench.seen(isListed)) });
}

/** From home, once it is at rest. @param {BenchPage} page @param {string} url */
async function openList(page, url) {
	await page.goto(url);
	await page.until(`document.querySelector('${LINK}')`);
	await pause(1_000);
	const spot = await page.spotOf(LINK);
	await page.call(awaitList);
	await page.tapAt(spot);
	return Number(await page.evaluate('window.drawn'));
}

/** A corner is tapped again and again while statistics are counted. @param {BenchPage} page */
async function countStatistics(page) {
	await page.call(() => {
		const tabs = [...document.querySelectorAll('.contents label, .contents button')];
		const tab = tabs.find(({ textContent }) => textContent.trim() === 'Statistics');
		if (!(tab instanceof HTMLElement)) throw new Error('no statistics');
		tab.click();
	});
	// the way there is another matter
	await page.until(`location.pathname === '/history/statistics'`);
	await page.call(async () => {
		const { bench } = /** @type {{ bench: import('../stopwatch.mjs').Stopwatch }} */ (
			/** @type {unknown} */ (window)
		);
		await bench.frame();
		/** @type {number[]} */
		const waits = [];
		const note = ({ timeStamp = 0 }) => waits.push(performance.now() - timeStamp);
		addEventListener('pointerdown', note, true);
		Object.assign(window, { waits });
	});
	const begin = performance.now();
	const isThere = `[...document.querySelectorAll('h2')].some((each) => each.textContent.trim() === 'How games end')`;
	while (!(await page.evaluate(isThere))) {
		await page.tapAt({ x: 2, y: 840 });
		if (performance.now() - begin > 60_000) throw new Error('statistics were never counted');
	}
	const took = performance.now() - begin;
	/** @type {number[]} */
	const waits = await page.evaluate('window.waits');
	if (waits.length === 0) throw new Error('no tap was handled');
	return { took, wait: Math.max(0, ...waits) };
}

/** @type {import('../run.mjs').Measure} */
export async function recordBook({ runs }) {
	const { years } = await built('games');
	const served = await serveBoth();
	const browsers = { few: await Chrome.launch(), many: await Chrome.launch() };
	try {
		const pages = { few: await browsers.few.newPage(), many: await browsers.many.newPage() };
		for (const [name, count] of /** @type {const} */ ([
			['few', FEW],
			['many', MANY]
		])) {
			await bringBackup(pages[name], served.url.app, years(count));
			await pages[name].slowDown();
			await openList(pages[name], served.url.app);
		}
		const { few, many } = await inTurns(runs, ['few', 'many'], (name) =>
			openList(pages[name], served.url.app)
		);
		const visits = [];
		for (let run = 0; run < Math.min(runs, 5); run++) {
			await openList(pages.many, served.url.app);
			visits.push(await countStatistics(pages.many));
		}
		const waits = visits.map(({ wait }) => wait);
		const longest = Math.max(...waits);
		const ratio = median(many) / median(few);
		return [
			{
				what: 'history of 2,000 matches opened from home → list painted, 4×',
				figure: summed(many),
				against: `${summed(few)} with 200`,
				ratio: times(ratio),
				goal: '≤ 1.5 × with 200',
				met: ratio <= 1.5
			},
			{
				what: 'the tap that waited longest while statistics of them were counted, 4×',
				figure: `${ms(longest)} (median ${ms(median(waits))})`,
				against: `${ms(median(visits.map(({ took }) => took)))} to count them`
			}
		];
	} finally {
		await browsers.few.close();
		await browsers.many.close();
		await served.close();
	}
}
