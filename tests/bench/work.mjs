// How long the page's main thread was busy, from a trace.

/**
 * @typedef {{ name: string, ph: string, ts: number, pid: number, tid: number, dur?: number, tdur?: number,
 *   args?: { data?: { url?: string } } }} TraceEvent
 */

/**
 * Records what the browser does meanwhile.
 * @param {import('./page.mjs').BenchPage} page
 * @param {() => Promise<void>} action
 * @returns {Promise<readonly TraceEvent[]>}
 */
export async function traced(page, action) {
	/** @type {TraceEvent[]} */
	const events = [];
	let finish = () => {};
	const complete = new Promise((/** @type {(value: void) => void} */ done) => (finish = done));
	const hearNoMore = page.on((method, params) => {
		if (method === 'Tracing.dataCollected')
			events.push(.../** @type {TraceEvent[]} */ (params.value));
		if (method === 'Tracing.tracingComplete') finish();
	});
	await page.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: {
			includedCategories: [
				'devtools.timeline',
				'disabled-by-default-devtools.timeline',
				'blink.user_timing'
			],
			excludedCategories: ['*']
		}
	});
	await action();
	await page.send('Tracing.end');
	await complete;
	hearNoMore();
	return events;
}

/** All that the thread does. */
const TASKS = ['RunTask'];
/** What a page asks of it: scripts, style and layout, and not the browser's own typing and drawing. */
export const OF_THE_PAGE = ['FunctionCall', 'RunMicrotasks', 'UpdateLayoutTree', 'Layout'];
/** The stopwatch is no file of the page. @param {TraceEvent} event */
const isStopwatch = ({ name, args }) => name === 'FunctionCall' && !args?.data?.url;

/** @param {TraceEvent} event */
const endOf = ({ ts, dur = 0 }) => ts + dur;

/**
 * Milliseconds of work between each beginning and end that the stopwatch marked.
 * @param {readonly TraceEvent[]} events
 * @param {readonly string[]} kinds
 * @returns {number[]}
 */
export function workOf(events, kinds = TASKS) {
	const inOrder = [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
	const begins = inOrder.filter(({ name }) => name === 'bench:begin');
	return begins.map((begin) => {
		const own = inOrder.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);
		const end = own.find(({ name, ts }) => name === 'bench:end' && ts > begin.ts);
		if (!end) throw new Error('the trace breaks off');
		let work = 0;
		let counted = 0;
		for (const event of own) {
			if (!kinds.includes(event.name) || endOf(event) < begin.ts || event.ts > end.ts) continue;
			if (isStopwatch(event)) continue;
			// what lies within another is in it already
			if (endOf(event) <= counted) continue;
			counted = endOf(event);
			// the thread's own time, where it is told: others use the machine too
			work += event.tdur ?? event.dur ?? 0;
		}
		if (work === 0) throw new Error('the trace tells of no work');
		return work / 1000;
	});
}
