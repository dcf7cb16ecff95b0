import type { CDPSession, Page } from '@playwright/test';
import { written } from '../e2e/at-rest';
import { startMatch } from '../e2e/table';
import { expect, pageTest as test } from './proof';

/** What a page holds once all that can be thrown away has been. */
interface Held {
	readonly heap: number;
	readonly nodes: number;
	readonly listeners: number;
}

interface Measured {
	readonly lines: number;
	/** The page in which all of it was played. */
	readonly aged: Held;
	/** The same match in a page that has just opened it: the log itself, and no more. */
	readonly fresh: Held;
}

/** Runs in the page: taps counters up and down, and waits until all of it is on disk. */
async function tapOn(count: number): Promise<void> {
	const line = document.querySelector<HTMLElement>('.last-line');
	const keys = ['VP tokens: one more', 'VP tokens: one less'].map((name) =>
		document.querySelector<HTMLElement>(`[aria-label="${name}"]`)
	);
	const recorded = () => Number(line?.dataset.recorded);
	const end = recorded() + count;
	for (let taps = 0; taps < count; taps++) {
		const key = keys[taps % 2];
		if (!key) throw new Error('no key to tap');
		key.click();
		// as fast as a disk can follow, with some lines under way
		while (recorded() < end - count + taps - 20) await new Promise((done) => setTimeout(done));
	}
	while (recorded() < end) await new Promise((done) => setTimeout(done));
}

async function weigh(cdp: CDPSession): Promise<Held> {
	// what the first collection lets go of may hold more
	for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage');
	const { usedSize } = await cdp.send('Runtime.getHeapUsage');
	const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
	return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** In a process of its own, since a heap belongs to a process. */
async function weighFresh(page: Page): Promise<Held> {
	const fresh = await page.context().newPage();
	const cdp = await fresh.context().newCDPSession(fresh);
	// code that Chromium kept from the visits before would weigh half a megabyte, from some visit on
	await cdp.send('Network.enable');
	await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
	// the parts that come after the first frame weigh something too
	await fresh.goto(page.url(), { waitUntil: 'networkidle' });
	await fresh.locator('.last-line').waitFor();
	const held = await weigh(cdp);
	await fresh.close();
	return held;
}

/** By how much a line through the points rises for each thousand lines of the log. */
function slope(points: readonly Measured[], of: (point: Measured) => number): number {
	const mean = (values: readonly number[]) =>
		values.reduce((sum, value) => sum + value, 0) / values.length;
	const x = mean(points.map(({ lines }) => lines));
	const y = mean(points.map(of));
	const rise = points.reduce((sum, point) => sum + (point.lines - x) * (of(point) - y), 0);
	const run = points.reduce((sum, { lines }) => sum + (lines - x) ** 2, 0);
	return (rise / run) * 1000;
}

test('a long match holds no more than its log', async ({ page, proof }) => {
	const total = proof.tried(3000, 10_000);
	const warmUp = proof.tried(2100, 1000);
	const step = total / 10;
	/** So short a match cannot tell a hundredth from the noise of the measurement. */
	const limit = proof.tried(0.05, 0.01);
	await startMatch(page, ['Ana', 'Bo']);
	const cdp = await page.context().newCDPSession(page);
	// what is compiled and cached on the way to a running table is not yet the match
	await page.evaluate(tapOn, warmUp);
	// nor is what V8 compiles anew after the first collection
	await weigh(cdp);
	await weighFresh(page);

	await proof.tries(
		1,
		async () => {
			const points: Measured[] = [];
			for (let lines = warmUp + step; lines <= total; lines += step) {
				await page.evaluate(tapOn, step);
				await written(page);
				points.push({ lines, aged: await weigh(cdp), fresh: await weighFresh(page) });
			}
			const [first] = points;
			if (!first) throw new Error('nothing was measured');
			const growth = {
				heap: slope(points, ({ aged, fresh }) => aged.heap - fresh.heap) / first.aged.heap,
				nodes: slope(points, ({ aged }) => aged.nodes) / first.aged.nodes,
				listeners: slope(points, ({ aged }) => aged.listeners) / first.aged.listeners
			};
			proof.figures = { growth, points };
			for (const [what, grown] of Object.entries(growth))
				expect(grown, `growth of ${what} for each 1,000 lines`).toBeLessThanOrEqual(limit);
		},
		600
	);
});
