/** A step of 1, 2 or 5 with zeros behind it, so that no more than so many of them make the span. */
function roundStep(span: number, steps: number): number {
	const rough = Math.max(1, span / steps);
	const unit = 10 ** Math.floor(Math.log10(rough));
	return unit * ([1, 2, 5].find((factor) => factor * unit >= rough) ?? 10);
}

/** What the axis spans, and the round numbers on it. */
export function scoreAxis(values: readonly number[]) {
	const [least, greatest] = [Math.min(0, ...values), Math.max(1, ...values)];
	const step = roundStep(greatest - least, 5);
	const first = Math.ceil(least / step);
	const count = Math.floor(greatest / step) - first + 1;
	const ticks = Array.from({ length: count }, (_, index) => (first + index) * step);
	return { least, greatest, ticks };
}

/** The first round, the last and round ones between that keep away from both. */
export function roundTicks(rounds: number): number[] {
	const step = rounds <= 8 ? 1 : roundStep(rounds, 4);
	const all = Array.from({ length: rounds }, (_, index) => index + 1);
	const isAway = (round: number) => Math.min(round - 1, rounds - round) > step / 2;
	return all.filter(
		(round) => round === 1 || round === rounds || (round % step === 0 && isAway(round))
	);
}

/** Moves heights apart until neighbours are `gap` away, inside the bounds and in the same order. */
export function spread(heights: readonly number[], gap: number, top: number, bottom: number) {
	const order = heights
		.map((_, index) => index)
		.sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
	const placed = [...heights];
	let free = top;
	for (const index of order) {
		placed[index] = Math.max(free, placed[index] ?? 0);
		free = placed[index] + gap;
	}
	let limit = bottom;
	for (const index of order.reverse()) {
		placed[index] = Math.min(limit, placed[index] ?? 0);
		limit = placed[index] - gap;
	}
	return placed;
}
