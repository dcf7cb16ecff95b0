import type { Stamp } from './log';

/** A table that writes nothing for so long has got up: a meal, a night. */
const AWAY = 45 * 60_000;

type Line = Pick<Stamp, 'at' | 'device'>;

/** The lines up to the end; what is set right later takes no time at the table. */
function untilEnd<L extends Line>(lines: readonly L[], end: number): readonly L[] {
	const last = lines.findIndex(({ at }) => at === end);
	return last < 0 ? lines.filter(({ at }) => at <= end) : lines.slice(0, last + 1);
}

/**
 * How long the players sat at the table. Each device's clock is only asked how long it was since its own
 * last line: clocks disagree, and a clock that is set by a day or an hour has not been played.
 */
function timePlayed(satDown: number, lines: readonly Line[], end: number): number {
	const played = untilEnd(lines, end);
	const [first, last] = [played[0]?.device, played.at(-1)];
	/** Whose clock says when it ended: the one that wrote the last line, or the one that began. */
	const ended = { at: end, device: last?.at === end ? last.device : first };
	/** Of each device: what its clock said last, and how long the table had played by then. */
	const seen = new Map([[first, { at: satDown, after: 0 }]]);
	let sum = 0;
	for (const { at, device } of [...played, ended]) {
		const before = seen.get(device);
		const gap = before ? at - before.at : 0;
		if (before && gap >= 0 && gap <= AWAY) sum = Math.max(sum, before.after + gap);
		seen.set(device, { at, after: sum });
	}
	return sum;
}

/**
 * How long the table was away, from when it sat down until `end`, by the times of its lines. Less
 * than nothing if a clock was put back meanwhile: what is left is the time that was played.
 */
export const timeAway = (satDown: number, lines: readonly Line[], end: number): number =>
	end - satDown - timePlayed(satDown, lines, end);
