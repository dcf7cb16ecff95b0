import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
	readonly value: number;
	/** Within half a second of a tap, when movement is expected. */
	readonly hadRecentInput: boolean;
	readonly sources: readonly {
		readonly node: Node | null;
		readonly previousRect: DOMRect;
		readonly currentRect: DOMRect;
	}[];
}

/** Has every page keep a list of what moved without having been asked to. Before the first page. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: string[] = [];
		Object.assign(window, { shifts });
		const nameOf = (node: Node | null) => {
			const element = node instanceof Element ? node : node?.parentElement;
			return `${element?.tagName ?? '?'}.${element?.className ?? ''} “${(node?.textContent ?? '').trim().slice(0, 30)}”`;
		};
		const where = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;
		new PerformanceObserver((list) => {
			// safe: nothing else was asked for
			for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
				if (!hadRecentInput)
					shifts.push(
						`${value.toFixed(4)}: ${sources
							.map(
								({ node, previousRect, currentRect }) =>
									`${nameOf(node)} from ${where(previousRect)} to ${where(currentRect)}`
							)
							.join(', ')}`
					);
		}).observe({ type: 'layout-shift', buffered: true });
	});
}

/** What has moved by itself since the last call. */
export const shiftsOf = (page: Page): Promise<readonly string[]> =>
	page.evaluate(
		() =>
			new Promise<readonly string[]>((done) =>
				// what this frame moved is told after it
				requestAnimationFrame(() =>
					setTimeout(() => done((window as unknown as { shifts: string[] }).shifts.splice(0)))
				)
			)
	);
