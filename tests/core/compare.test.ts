import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare } from '$lib/core/data/compare';
import { equal } from '$lib/core/data/equal';

// few names and few figures, so that two values are often nearly the same
const { plain } = fc.letrec<{ plain: unknown }>((tie) => ({
	plain: fc.oneof(
		{ maxDepth: 3, withCrossShrink: true },
		fc.constantFrom<unknown>(undefined, null, true, false, '', '1', 'a', 0, -0, 1, 10, NaN),
		fc.array(tie('plain'), { maxLength: 2 }),
		fc.dictionary(fc.constantFrom('a', 'b'), tie('plain'), { maxKeys: 2 })
	)
}));

test('two values are level where they are equal, and only there', () => {
	fc.assert(
		fc.property(plain, plain, (one, other) => {
			expect(compare(one, one)).toBe(0);
			expect(compare(one, other) === 0).toBe(equal(one, other));
		}),
		{ numRuns: 1000 }
	);
});

test('any three values have one order', () => {
	fc.assert(
		fc.property(plain, plain, plain, (...values) => {
			const [first, second, third] = values.sort(compare);
			expect(compare(first, second)).toBeLessThanOrEqual(0);
			expect(compare(second, third)).toBeLessThanOrEqual(0);
			expect(compare(first, third)).toBeLessThanOrEqual(0);
			expect(compare(third, first)).toBeGreaterThanOrEqual(0);
		}),
		{ numRuns: 1000 }
	);
});

test('a value with more parts comes later', () => {
	expect(compare([9], [1, 1])).toBeLessThan(0);
	expect(compare({ b: 9, c: undefined }, { a: 1, b: 1 })).toBeLessThan(0);
});
