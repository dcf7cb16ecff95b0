import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pauses } from '$lib/core/pauses';

const MINUTE = 60_000;
const minutes = (...times: readonly number[]) => times.map((time) => time * MINUTE);

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
		{ told: 'not because another phone’s clock is behind', lines: [30, 2, 60], end: 61, away: 0 }
	])('$told', ({ lines, end, away }) => {
		expect(pauses(0, minutes(...lines), end * MINUTE)).toBe(away * MINUTE);
	});

	test('never longer than the match took', () => {
		const time = fc.integer({ min: 0, max: 10_000 * MINUTE });
		fc.assert(
			fc.property(time, fc.array(time), time, (satDown, lines, end) => {
				const away = pauses(satDown, lines, end);
				expect(away).toBeGreaterThanOrEqual(0);
				expect(away).toBeLessThanOrEqual(Math.max(0, end - satDown));
			})
		);
	});
});
