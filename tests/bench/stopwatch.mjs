// Runs in every page before the page's own scripts, and so knows nothing outside itself.

export function stopwatch() {
	/** Resolves with the time when the frame that shows what there is now has been drawn. */
	const frame = () =>
		/** @type {Promise<number>} */ (
			new Promise((done) => {
				requestAnimationFrame(() => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => done(performance.now());
					port2.postMessage(0);
				});
			})
		);

	/**
	 * Resolves as soon as a claim about the page is true.
	 * @param {() => unknown} claim
	 * @param {Node} [within]
	 */
	const seen = (claim, within = document) =>
		/** @type {Promise<void>} */ (
			new Promise((done) => {
				if (claim()) {
					done();
					return;
				}
				const watch = new MutationObserver(() => {
					if (!claim()) return;
					watch.disconnect();
					done();
				});
				const attributeFilter = ['data-lines', 'open', 'hidden'];
				watch.observe(within, {
					...{ subtree: true, childList: true, characterData: true, attributeFilter }
				});
			})
		);

	/** @type {Promise<number>} */
	const firstPaint = new Promise((done) => {
		new PerformanceObserver((list) => {
			const [paint] = list.getEntriesByName('first-contentful-paint');
			if (paint) done(paint.startTime);
		}).observe({ type: 'paint', buffered: true });
	});

	/**
	 * From the next touch of the screen, or of a key, until what it shall bring has been drawn.
	 * @param {() => Promise<unknown>} brought
	 * @param {'pointerdown' | 'keydown'} touch
	 */
	const fromTouch = (brought, touch = 'pointerdown') =>
		/** @type {Promise<number>} */ (
			new Promise((done) => {
				const begin = (/** @type {Event} */ { timeStamp }) => {
					// found again in the trace
					performance.mark('bench:begin');
					void brought()
						.then(frame)
						.then((drawn) => {
							performance.mark('bench:end');
							done(drawn - timeStamp);
						});
				};
				addEventListener(touch, begin, { capture: true, once: true });
			})
		);

	Object.assign(window, { bench: { frame, seen, firstPaint, fromTouch } });
}

/**
 * @typedef {object} Stopwatch
 * @property {() => Promise<number>} frame
 * @property {(claim: () => unknown, within?: Node) => Promise<void>} seen
 * @property {Promise<number>} firstPaint
 * @property {(brought: () => Promise<unknown>, touch?: 'pointerdown' | 'keydown') => Promise<number>} fromTouch
 */
