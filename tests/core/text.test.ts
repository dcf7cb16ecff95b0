import { describe, expect, test } from 'vitest';
import { harmless, isVisible } from '$lib/core/data/text';

describe('A text from elsewhere', () => {
	test.each([
		['is turned around', 'Ana\u202Eorez\u202C', 'Anaorez'],
		['is set apart', '\u2066Bo\u2069', 'Bo'],
		['rings the bell', 'Bo\u0007\u0000', 'Bo'],
		['begins with a mark of its bytes', '\uFEFFBo', 'Bo'],
		['breaks the line otherwise', 'a\u2028b\u2029c', 'abc']
	])('that %s loses the signs that do it', (_, text, plain) => {
		expect(harmless(text)).toBe(plain);
	});

	test.each(['نور', 'עדי 2', '👨\u200D👩\u200D👧', 'می\u200Cخواهم', 'Été\n\tund 🦊', 'O’Neill-Ó'])(
		'%s stays as it is',
		(text) => expect(harmless(text)).toBe(text)
	);

	test.each([
		['Ana', true],
		['🦊', true],
		['1', true],
		['', false],
		['\u200B\u200D', false],
		['\u3164', false],
		[' \u00A0\u2003', false],
		['\u0301', false]
	])('%j: the eye sees something of it: %s', (text, seen) => {
		expect(isVisible(text)).toBe(seen);
	});
});
