/**
 * Lets taps and frames through between two slices of a long work. Not `scheduler.yield`: what goes on
 * after it goes before a tap, which then waited for several slices (250 ms instead of 40).
 */
export const yieldToTaps = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A long work in short slices; `true` from `isStale` ends it early. */
export async function inSlices<T>(
	items: readonly T[],
	size: number,
	work: (slice: readonly T[]) => Promise<void> | void,
	isStale: () => boolean = () => false
): Promise<void> {
	for (let from = 0; from < items.length; from += size) {
		if (from > 0) await yieldToTaps();
		if (isStale()) return;
		await work(items.slice(from, from + size));
	}
}
