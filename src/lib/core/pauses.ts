/** A table that writes nothing for so long has got up: a meal, a night. */
const AWAY = 45 * 60_000;

/** How long the table was away, from when it sat down until `end`, by the times of its lines. */
export function pauses(satDown: number, lines: readonly number[], end: number): number {
	let latest = satDown;
	let away = 0;
	// lines of two devices may disagree about the time: it never runs backwards here
	for (const at of [...lines, end]) {
		if (latest >= end) break;
		const next = Math.min(Math.max(latest, at), end);
		if (next - latest > AWAY) away += next - latest;
		latest = next;
	}
	return away;
}
