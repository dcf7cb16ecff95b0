import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { equal } from '$lib/core/data/equal';

test.each<[what: string, one: unknown, other: unknown]>([
	['the same figure', 3, 3],
	['the same text', 'Été', 'Été'],
	['nothing', undefined, undefined],
	['a figure that is none', NaN, NaN],
	['nought, from above and from below', 0, -0],
	['lists item by item', [1, { a: 2 }], [1, { a: 2 }]],
	['fields in another order', { a: 1, b: { c: [2] } }, { b: { c: [2] }, a: 1 }],
	['a field that is undefined and one that is not there', { a: 1, b: undefined }, { a: 1 }]
])('%s is equal', (_, one, other) => {
	expect(equal(one, other)).toBe(true);
	expect(equal(other, one)).toBe(true);
});

test('values of another realm, or without a prototype, are plain, too', () => {
	const bare: unknown = Object.assign(Object.create(null) as object, { a: [1] });
	expect(equal(bare, { a: [1] })).toBe(true);
	expect(equal(runInNewContext('({ a: [1] })'), { a: [1] })).toBe(true);
	expect(equal(structuredClone({ a: [1] }), { a: [1] })).toBe(true);
});

test.each<[what: string, one: unknown, other: unknown]>([
	['another figure', 3, 4],
	['a figure and its text', 3, '3'],
	['null and nothing', null, undefined],
	['null and an object', null, {}],
	['an empty list and an empty object', [], {}],
	['lists of other lengths', [1], [1, undefined]],
	['a list in another order', [1, 2], [2, 1]],
	['one more field', { a: 1 }, { a: 1, b: 2 }],
	['a field of another name', { a: undefined, b: 1 }, { a: undefined, c: 1 }],
	['an instance of a class that shows no fields', new Map([[1, 2]]), new Map([[1, 3]])],
	['a time and another time', new Date(0), new Date(1)],
	['another field deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }]
])('%s is not equal', (_, one, other) => {
	expect(equal(one, other)).toBe(false);
	expect(equal(other, one)).toBe(false);
});
