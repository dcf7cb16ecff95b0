import { beforeEach, describe, expect, test } from 'vitest';
import {
	chooseGame,
	chosenGame,
	lastTable,
	playedLast,
	rememberTable
} from '$lib/platform/new-match/last-table';
import type { LaidTable } from '$lib/platform/match/match';

const laid = (game: string, ...seats: readonly string[]): LaidTable => ({
	game,
	setup: { seats, start: 0, houseRules: {}, options: {} }
});
const shelf = new Map([
	['chess', {}],
	['go', {}],
	['hex', {}]
]);

beforeEach(() => localStorage.clear());

describe('The last table', () => {
	test('is remembered of each game, and the latest of all', () => {
		rememberTable(laid('chess', 'Ana', 'Bo'));
		rememberTable(laid('go', 'Chloé', 'Dov'));
		expect(lastTable()).toEqual(laid('go', 'Chloé', 'Dov'));
		expect(lastTable('chess')).toEqual(laid('chess', 'Ana', 'Bo'));
		expect(lastTable('hex')).toBeUndefined();
		rememberTable(laid('chess', 'Eve', 'Bo'));
		expect(lastTable('chess')).toEqual(laid('chess', 'Eve', 'Bo'));
		expect(lastTable('go')).toEqual(laid('go', 'Chloé', 'Dov'));
	});

	test('that the first version wrote is the last one of its game, also after another was played', () => {
		localStorage.setItem('mainspring:last-table', JSON.stringify(laid('chess', 'Ana', 'Bo')));
		expect(lastTable('chess')).toEqual(laid('chess', 'Ana', 'Bo'));
		expect(lastTable('go')).toBeUndefined();
		rememberTable(laid('go', 'Chloé', 'Dov'));
		expect(lastTable('chess')).toEqual(laid('chess', 'Ana', 'Bo'));
	});

	test.each(['hello', '[]', '7', '{"go":7}', '{"go":{"game":"go"}}'])(
		'of a game is none where %s is stored',
		(text) => {
			localStorage.setItem('mainspring:last-tables', text);
			expect(lastTable('go')).toBeUndefined();
			rememberTable(laid('go', 'Ana', 'Bo'));
			rememberTable(laid('hex', 'Ana', 'Bo'));
			expect(lastTable('go')).toEqual(laid('go', 'Ana', 'Bo'));
		}
	);
});

describe('The game to be played next', () => {
	test('is the first on the shelf, then the one played last', () => {
		expect(chosenGame(shelf)).toBe('chess');
		expect(chosenGame(new Map())).toBeUndefined();
		// of a match that came in a file
		expect(chosenGame(shelf, 'hex')).toBe('hex');
		rememberTable(laid('go', 'Ana', 'Bo'));
		expect(chosenGame(shelf)).toBe('go');
		expect(chosenGame(shelf, 'hex')).toBe('go');
		expect(playedLast(shelf)).toBe('go');
	});

	test('is the one that was chosen, until a match begins', () => {
		rememberTable(laid('go', 'Ana', 'Bo'));
		chooseGame('hex');
		expect(chosenGame(shelf)).toBe('hex');
		expect(playedLast(shelf)).toBe('go');
		rememberTable(laid('chess', 'Ana', 'Bo'));
		expect(chosenGame(shelf)).toBe('chess');
	});

	test('is on the shelf, whatever another version of the app remembered', () => {
		rememberTable(laid('bridge', 'Ana', 'Bo'));
		chooseGame('poker');
		expect(chosenGame(shelf)).toBe('chess');
		expect(playedLast(shelf)).toBe('chess');
	});
});
