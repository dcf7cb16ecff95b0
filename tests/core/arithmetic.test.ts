import { expect, test } from 'vitest';
import { isComplete, resultOf, writtenOut, type Arithmetic } from '$lib/core/score/arithmetic';

const cases: [Arithmetic, points: number, text: string][] = [
	[{ kind: 'each', each: 6, count: 5, per: 2 }, 12, '6 × ⌊5 ÷ 2⌋ = 12'],
	[{ kind: 'each', each: 1, count: 9, per: 1 }, 9, '1 × 9 = 9'],
	[{ kind: 'threshold', points: 10, count: 12, needed: 12 }, 10, '12 ≥ 12 → 10'],
	[{ kind: 'threshold', points: 10, count: 11, needed: 12 }, 0, '11 < 12 → 0'],
	[{ kind: 'sum', values: [4, undefined, 3] }, 7, '4 + ? + 3 = 7'],
	[{ kind: 'sum', values: [14] }, 14, '14'],
	[{ kind: 'sum', values: [] }, 0, '0']
];

test.each(cases)('%o comes to %i', (arithmetic, points, text) => {
	expect(resultOf(arithmetic)).toBe(points);
	expect(writtenOut(arithmetic)).toBe(text);
});

test('a sum with a value not known yet is not complete', () => {
	expect(isComplete({ kind: 'sum', values: [1, undefined] })).toBe(false);
	expect(isComplete({ kind: 'sum', values: [1, 2] })).toBe(true);
});
