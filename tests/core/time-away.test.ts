import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeviceId } from '$lib/core/log/log';
import { timeAway } from '$lib/core/log/time-away';

const MINUTE = 60_000;
// safe: any text is an id
const line = (time: number, device = 'phone') => ({
	at: time * MINUTE,
	device: device as DeviceId
});

describe('the table was away', () => {
	test.each([
		{ told: 'never, if it wrote every now and then', lines: [5, 40, 60], end: 90, away: 0 },
		{ told: 'not during a long think', lines: [5, 50], end: 60, away: 0 },
		{ told: 'over dinner', lines: [5, 65, 80], end: 90, away: 60 },
		{ told: 'a night and a dinner', lines: [10, 730, 790], end: 800, away: 780 },
		{ told: 'before the first turn', lines: [120, 130], end: 140, away: 120 },
		{
			told: 'not after the end, when somebody sets a number right',
			lines: [20, 999],
			end: 40,
			away: 0
		},
		{ told: 'before the count', lines: [20], end: 100, away: 80 },
		{
			told: 'not on the day by which a clock was put on',
			lines: [5, 10, 1460],
			end: 1470,
			away: 1450
		},
		{
			told: 'not on the day by which it was put back',
			lines: [5, 10, -1425, -1415],
			end: -1415,
			away: -1435
		}
	])('$told', ({ lines, end, away }) => {
		const written = lines.map((time) => line(time));
		expect(timeAway(0, written, end * MINUTE)).toBe(away * MINUTE);
	});

	test('not because another phone’s clock is behind', () => {
		const lines = [line(30), line(2, 'tablet'), line(60), line(33, 'tablet')];
		expect(timeAway(0, lines, 61 * MINUTE)).toBe(0);
	});

	test('never, as far as the clock that ended it can tell: nobody plays less than nothing', () => {
		const time = fc.integer({ min: -5_000, max: 5_000 });
		const written = fc.array(fc.tuple(time, fc.constantFrom('phone', 'tablet')));
		fc.assert(
			fc.property(time, written, time, (satDown, lines, end) => {
				const stamps = lines.map(([at, device]) => line(at, device));
				const took = (end - satDown) * MINUTE;
				const played = took - timeAway(satDown * MINUTE, stamps, end * MINUTE);
				expect(played).toBeGreaterThanOrEqual(0);
				expect(played).toBeLessThanOrEqual((lines.length + 1) * 45 * MINUTE);
			})
		);
	});

	test.each([
		['one clock that runs on', [0, 0, 0, 0]],
		['a clock that is put back by a day', [0, -1440, -1440, -1440]],
		['a clock that is put on by a day', [0, 0, 1440, 1440]],
		['a clock that is put back and on again', [0, -1440, 0, 0]]
	])('%s: four turns of ten minutes are half an hour and more', (_, jumps) => {
		const lines = jumps.map((jump, turn) => line(10 * (turn + 1) + jump));
		const end = lines.at(-1)?.at ?? 0;
		const played = end - timeAway(0, lines, end);
		const lost = new Set(jumps).size > 1 ? (jumps[3] === 0 ? 20 : 10) : 0;
		expect(played).toBe((40 - lost) * MINUTE);
	});
});
