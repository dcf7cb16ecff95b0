import { describe, expect, test } from 'vitest';
import { isOneOff, Search } from '$lib/screens/book/search/search';

describe('one letter off', () => {
	test.each([
		['another letter', 'gear', 'gaar'],
		['one too many', 'gear', 'gearr'],
		['one too few', 'gear', 'ger'],
		['two that changed places', 'gear', 'gaer'],
		['the first one', 'gear', 'hear'],
		['the last one', 'gear', 'geat']
	])('%s: %s, %s', (_, one, other) => {
		expect(isOneOff(one, other)).toBe(true);
		expect(isOneOff(other, one)).toBe(true);
	});

	test.each([
		['gear', 'goat'],
		['gear', 'ge'],
		['gear', 'rgea'],
		['abcd', 'badc']
	])('%s and %s are two off', (one, other) => {
		expect(isOneOff(one, other)).toBe(false);
	});
});

describe('a search', () => {
	const shelf = new Search([
		{ id: 'antenna', names: ['Parabolic Antenna'], texts: ['costs one resource less'] },
		{ id: 'memory', names: ['Mémoire étendue'], texts: ['an antenna is not in here, a gear is'] },
		{ id: 'cœur', names: ['Cœur'], texts: ['VP'] }
	]);

	test.each([
		['a name', 'parabolic antenna', ['antenna']],
		['its words in another order', 'antenna parabolic', ['antenna']],
		['its beginning', 'parab', ['antenna']],
		['capitals', 'PARABOLIC', ['antenna']],
		['without accents', 'memoire etendue', ['memory']],
		['with accents', 'mémoire', ['memory']],
		['a ligature', 'coeur', ['cœur']],
		['a forgotten space', 'parabolicantenna', ['antenna']],
		['a space too many', 'para bolic', ['antenna']],
		['a slip while still typing', 'parabplic ant', ['antenna']],
		['what is said of it', 'gear', ['memory']],
		['a short word', 'vp', ['cœur']],
		['called before said', 'antenna', ['antenna', 'memory']],
		['nothing like it', 'zebra', []],
		['one word that fits and one that does not', 'antenna zebra', ['antenna', 'memory']],
		['most of a sentence', 'which one costs me less resource', ['antenna']],
		['three letters of a name, one left out', 'cou', ['cœur']],
		['letters that changed places, while still typing', 'parbao', ['antenna']]
	])('finds by %s', (_, wanted, found) => {
		expect(shelf.find(wanted)).toEqual(found);
	});

	test('shows everything in its own order while nothing is typed', () => {
		expect(shelf.find('  ')).toEqual(['antenna', 'memory', 'cœur']);
	});

	test.each([
		['two letters with a slip', 'vq'],
		['three letters with a slip', 'gez'],
		['two letters from the middle of a word', 'em']
	])('does not take %s for any other word: %s', (_, wanted) => {
		expect(shelf.find(wanted)).toEqual([]);
	});
});
