import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from '$lib/core/data/json';

const MUCH = 1_000_000;
const nested = (levels: number, inside = '1') => '['.repeat(levels) + inside + ']'.repeat(levels);

describe('Text from elsewhere', () => {
	test('is what it says', () => {
		const plain = fc
			.jsonValue({ maxDepth: 6 })
			.filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)));
		fc.assert(
			fc.property(plain, (value) => {
				const text = JSON.stringify(value);
				expect(readJson(text, MUCH)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
			})
		);
	});

	test.each([
		['nothing', '', ''],
		['half of something', '{"a":', ''],
		['more than was asked for', `"${'x'.repeat(MUCH)}"`, 'size'],
		['33 levels', nested(33), 'depth'],
		['a million levels, never closed', '['.repeat(MUCH), 'depth'],
		['levels of both kinds', '{"a":['.repeat(17) + ']}'.repeat(17), 'depth'],
		['a prototype', '{"a":[{"__proto__":{"admin":true}}]}', 'a.0.__proto__'],
		['a prototype in disguise', '{"\\u005f_proto__":1}', '__proto__'],
		['a constructor', '{"constructor":{"prototype":{}}}', 'constructor']
	])('that is %s is refused by its field', (_, text, field) => {
		expect(readJson(text, MUCH)).toMatchObject({ ok: false, problem: { field } });
		expect(({} as Record<string, unknown>).admin).toBeUndefined();
	});

	test.each([
		['32 levels', nested(32)],
		['brackets in a text', JSON.stringify('['.repeat(99))],
		['a quote and brackets in a text', JSON.stringify(`"\\${'{'.repeat(99)}`)],
		['a text that is called __proto__', '["__proto__"]'],
		['many lists side by side', `[${'[],'.repeat(999)}[]]`]
	])('with %s is read', (_, text) => {
		expect(readJson(text, MUCH)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
	});
});
