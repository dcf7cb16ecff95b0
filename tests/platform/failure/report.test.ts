import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	failureReport,
	ownFrames,
	scrubbed,
	type Circumstances
} from '$lib/platform/failure/report';
import { isLostPart } from '$lib/platform/failure/failure.svelte';
import { writtenIn } from '$lib/platform/failure/raw-database';

const AT: Circumstances = {
	version: 'abc123',
	route: '/match/[id]',
	browser: 'Firefox/140.0',
	language: 'fr (fr-CA)',
	viewport: '390×844 at 3',
	online: false,
	usedBytes: 1_400_000,
	quotaBytes: 2_000_000_000,
	matches: 12,
	lines: 3456
};
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('what is scrubbed', () => {
	test.each([
		['a name', 'Chloé is not at the table', '• is not at the table'],
		['in other letters', 'chloÉ0 is undefined', '•0 is undefined'],
		['written with a loose accent', 'Chloe\u0301 left', '• left'],
		['a short name, where it stands alone', 'Bo took both', '• took both'],
		['a name with signs', 'no seat for J.-P. (old)', 'no seat for •'],
		['what stands in quotes', `"Zoé's" is not valid JSON`, '• is not valid JSON'],
		['an id', `no match ${ID} here`, 'no match • here'],
		['an address', `https://table.example/match/${ID}?a=b failed`, '• failed'],
		['a path', '/match/friday-table/count failed', '/match/•/count failed'],
		['a file', 'cannot read holidays.json', 'cannot read •'],
		['a time or another long figure', 'at 1763424000000', 'at •']
	])('%s', (_, text, expected) => {
		expect(scrubbed(text, ['Chloé', 'Bo', 'J.-P. (old)'])).toBe(expected);
	});

	test.each([
		"Cannot read properties of undefined (reading 'points')",
		'table.play is not a function',
		'https://svelte.dev/e/effect_update_depth_exceeded'
	])('what the program calls its own stays: %s', (text) => {
		expect(scrubbed(text, ['Ana'])).toBe(text);
	});

	test('no name is ever left, whatever stands around it', () => {
		const name = fc
			.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
			.map((text) => text.normalize('NFC').trim())
			// a sign that stands in for names is none
			.filter((text) => /\p{L}/u.test(text));
		fc.assert(
			fc.property(fc.array(name, { minLength: 1 }), fc.string(), fc.string(), (names, a, b) => {
				const error = new Error(names.map((one) => `${a} ${one} ${b}`).join(' '));
				const [, told = ''] = failureReport(error, AT, names).split('\n');
				const words = told.slice('Error: '.length);
				for (const one of names)
					if (one.length > 2) expect(words).not.toContain(one);
					else expect(words.split(' ')).not.toContain(one);
			})
		);
	});
});

test('all that people write in a row is known', () => {
	const match = {
		id: ID,
		game: 'toy',
		setup: { seats: ['Ana María', 'Bo'], start: 0 },
		title: 'Friday table',
		note: 'Bo forgot the last round'
	};
	const person = { id: 'p', name: 'Ana María', spellings: ['Anita'] };
	const found = writtenIn([match], [person]);
	for (const text of [
		'Ana María',
		'María',
		'Bo',
		'Friday table',
		'Bo forgot the last round',
		'Anita'
	])
		expect(found).toContain(text);
	expect(found).not.toContain('toy');
});

test('of a stack only our own files are told, and not where they are hosted', () => {
	const stack = [
		'TypeError: Ana is not iterable',
		'    at Table.play (https://table.example/_app/immutable/chunks/aB-1.js:1:234)',
		'    at https://table.example/_app/immutable/nodes/4.x.js:2:3',
		'    at https://elsewhere.example/tracker.js:1:1',
		'    at async chrome-extension://abc/x.js:1:1',
		'save@https://table.example/_app/immutable/entry/start.y.js:5:6'
	].join('\n');
	expect(ownFrames(stack, ['Ana'])).toEqual([
		'Table.play chunks/aB-1.js:1:234',
		'nodes/4.x.js:2:3',
		'save entry/start.y.js:5:6'
	]);
});

test('the whole report', () => {
	const error = Object.assign(new TypeError("Cannot read (reading 'seat')"), { stack: '' });
	expect(failureReport(error, AT, ['Ana'])).toBe(
		[
			'Mainspring abc123',
			"TypeError: Cannot read (reading 'seat')",
			'page: /match/[id]',
			'browser: Firefox/140.0',
			'language: fr (fr-CA)',
			'viewport: 390×844 at 3',
			'network: off',
			'storage: 1.4 of 2000.0 MB',
			'matches: 12, lines: 3456'
		].join('\n')
	);
});

test('where names cannot be read, only the engine is quoted', () => {
	expect(failureReport(new Error('Ana left'), AT, undefined)).not.toContain('Ana');
	expect(failureReport(new RangeError('too deep'), AT, undefined)).toContain('too deep');
	expect(failureReport('Ana', AT, [])).not.toContain('Ana');
});

test.each([
	['Failed to fetch dynamically imported module: https://a.example/x.js', true],
	['error loading dynamically imported module', true],
	['Importing a module script failed.', true],
	['Unable to preload CSS for /_app/x.css', true],
	['x is not a function', false]
])('%s: a part that did not come? %s', (message, lost) => {
	expect(isLostPart(new TypeError(message))).toBe(lost);
});
