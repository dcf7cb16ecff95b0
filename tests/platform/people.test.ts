import { describe, expect, test } from 'vitest';
import { alike, distinct, isNobody, tidy } from '$lib/platform/people';

const LONG = 'x'.repeat(60);
const FOXES = '🦊'.repeat(30);

describe('Namesakes are told apart', () => {
	test.each([
		[
			['Ana', 'Bo'],
			['Ana', 'Bo']
		],
		[
			['Ana', 'Ana'],
			['Ana', 'Ana 2']
		],
		[
			['Ana', 'ANA', 'ana'],
			['Ana', 'ANA 2', 'ana 3']
		],
		[
			['Ana', 'Ana', 'Ana 2'],
			['Ana', 'Ana 3', 'Ana 2']
		],
		[
			['Zoë', 'Zoe\u0308'],
			['Zoë', 'Zoe\u0308 2']
		],
		[
			['نور', 'نور'],
			['نور', 'نور 2']
		],
		[
			[LONG, LONG],
			[LONG, `${'x'.repeat(58)} 2`]
		],
		[
			[FOXES, FOXES],
			[FOXES, `${'🦊'.repeat(29)} 2`]
		]
	])('%j sit down as %j', (names, seated) => {
		expect(distinct(names)).toEqual(seated);
		expect(distinct(names).every((name) => name.length <= 60)).toBe(true);
	});
});

test.each([
	['  Ana \t Maria ', 'Ana Maria'],
	['👩‍👩‍👧', '👩‍👩‍👧'],
	['נועה', 'נועה'],
	['\u200B\u202E', ''],
	['   ', ''],
	['7', '7']
])('of %j the eye sees %j', (typed, shown) => {
	expect(tidy(typed)).toBe(shown);
});

test('names are alike whatever their case, spaces and accents are made of', () => {
	expect(alike(' ana', 'Ana ')).toBe(true);
	expect(alike('Zoë', 'Zoe\u0308')).toBe(true);
	expect(alike('Zoë', 'Zoe')).toBe(false);
});

test('an unnamed seat is nobody in either language', () => {
	expect(['Player 3', 'Joueur 1', 'Ana', 'Player 9 lives'].map(isNobody)).toEqual([
		true,
		true,
		false,
		false
	]);
});
