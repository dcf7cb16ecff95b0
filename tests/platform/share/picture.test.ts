import { roundTicks, scoreAxis, spread } from '$lib/platform/share/picture/axis';
import { setInLines } from '$lib/platform/share/picture/lines';
import { describe, expect, test } from 'vitest';

describe('words go on as few lines as they can', () => {
	/** Every letter is one wide. */
	const measure = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length;

	test.each<[text: string, width: number, most: number, lines: string[]]>([
		['Bo wins', 20, 2, ['Bo wins']],
		['Ana and Bo share the victory', 26, 2, ['Ana and Bo share', 'the victory']],
		['Ana gagne\u00a0: bravo', 11, 2, ['Ana gagne\u00a0:', 'bravo']],
		['Wolfeschlegelstein', 10, 2, ['Wolfeschl', 'egelstein']],
		['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, 2, ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦']],
		['', 10, 1, ['']]
	])('%s', (text, width, most, lines) => {
		expect(setInLines(text, width, most, measure)).toEqual({ lines, whole: true });
	});

	test.each<[text: string, width: number, most: number, lines: string[]]>([
		['Bartholomew', 6, 1, ['Barth…']],
		['Wolfeschlegelsteinhausen', 6, 2, ['Wolfes', 'chleg…']],
		['Ana and Bartholomew', 8, 2, ['Ana and', 'Barthol…']],
		['Ana Bo Chloé', 8, 1, ['Ana Bo…']],
		['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, 1, ['👩‍👩‍👧‍👦…']]
	])('%s is cut where it has to be', (text, width, most, lines) => {
		expect(setInLines(text, width, most, measure)).toEqual({ lines, whole: false });
	});
});

describe('axes carry a few round numbers', () => {
	test.each<[values: number[], ticks: number[]]>([
		[
			[1, 61],
			[0, 20, 40, 60]
		],
		[[88], [0, 20, 40, 60, 80]],
		[[30], [0, 10, 20, 30]],
		[[0], [0, 1]],
		[
			[-7, 12],
			[-5, 0, 5, 10]
		],
		[[1300], [0, 500, 1000]]
	])('scores %j: %j', (values, ticks) => {
		expect(scoreAxis(values).ticks).toEqual(ticks);
	});

	test.each<[rounds: number, ticks: number[]]>([
		[1, [1]],
		[4, [1, 2, 3, 4]],
		[10, [1, 5, 10]],
		[13, [1, 5, 10, 13]],
		[16, [1, 5, 10, 16]],
		[34, [1, 10, 20, 34]]
	])('%i rounds: %j', (rounds, ticks) => {
		expect(roundTicks(rounds)).toEqual(ticks);
	});
});

test.each<[heights: number[], placed: number[]]>([
	[
		[10, 50],
		[10, 50]
	],
	[
		[50, 50, 52],
		[50, 60, 70]
	],
	[
		[100, 99, 10],
		[100, 90, 10]
	]
])('names at %j move apart to %j', (heights, placed) => {
	expect(spread(heights, 10, 0, 100)).toEqual(placed);
});
