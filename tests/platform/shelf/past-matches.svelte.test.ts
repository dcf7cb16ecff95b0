import { beforeEach, describe, expect, test } from 'vitest';
import { people } from '$lib/platform/people/known-people.svelte';
import type { Match } from '$lib/platform/match/match';
import type { PersonId } from '$lib/platform/people/people';
import {
	finishedOf,
	grouped,
	isUncertain,
	isWanted,
	mostPlayed,
	yearOf,
	type Wanted
} from '$lib/platform/shelf/past-matches';
import { emptied } from '../storage/emptied';
import { rounds } from '../../toy/played';
import { FINISHED, finishedToy } from '../finished-plays';

const four = finishedToy(4, rounds('9 1 4 0 | 2 2 2 8 | 7 7 7 7 | 0 3 0 3 | 6 5 4 3'));
const match: Match = {
	...four,
	startedAt: new Date(2025, 5, 14, 20).getTime(),
	title: 'Soirée d’été',
	note: 'Rain,\nand no cake',
	setup: { ...four.setup, seats: ['Zoë', 'Bo', '🦊 نُور', 'Łukasz'] }
};

beforeEach(emptied);

describe('A search', () => {
	const everything: Wanted = { text: '', people: [] };

	type Sought = Partial<Omit<Wanted, 'people'>> & { readonly people?: readonly string[] };
	/** By name; a name that never played has an id that is not in the list. */
	const idOf = (name: string) => people.find(name)?.id ?? (name as PersonId);

	test.each<[what: string, wanted: Sought, isFound: boolean]>([
		['nothing in particular', {}, true],
		['blanks', { text: '  \n ' }, true],
		['a name', { text: 'Bo' }, true],
		['a name without its accent', { text: 'zoe' }, true],
		['an accent that is not there', { text: 'bó' }, true],
		['a name written of two pieces', { text: 'Zoe\u0308' }, true],
		['a name without its vowels', { text: 'نور' }, true],
		['an emoji', { text: '🦊' }, true],
		['a piece of the title', { text: 'SOIREE' }, true],
		['a piece of the note', { text: 'cake' }, true],
		['words of all three, in any order', { text: ' rain  zoe\tete ' }, true],
		['a word that is there and one that is not', { text: 'Bo Ana' }, false],
		['another name', { text: 'Ana' }, false],
		['somebody who sat there', { people: ['Bo'] }, true],
		['two who sat there', { people: ['Zoë', 'Bo'] }, true],
		['somebody who sat there, with somebody who did not', { people: ['Bo', 'Ana'] }, false],
		['somebody whom nobody knows any more', { people: ['gone'] }, true],
		['somebody’s points', { text: `bo ${four.result.points[1] ?? ''}` }, true],
		['the game', { game: 'toy' }, true],
		['another game', { game: 'hex' }, false],
		['the year', { year: 2025 }, true],
		['another year', { year: 2026 }, false],
		['everything at once', { text: 'bo', people: ['Zoë'], game: 'toy', year: 2025 }, true],
		['all but the year', { text: 'bo', people: ['Zoë'], game: 'toy', year: 2024 }, false]
	])('for %s', async (_, { people: names = [], ...wanted }, isFound) => {
		await people.sat(match, { setup: { seats: ['Ana'] }, startedAt: 1 });
		const sought = { ...everything, ...wanted, people: names.map(idOf) };
		expect(isWanted(match, sought)).toBe(isFound);
	});

	test('for somebody goes on finding them under another name', async () => {
		await people.sat(match);
		const bo = people.find('Bo');
		if (!bo) throw new Error('Bo sat there');
		await people.rename(bo, 'Bodil');
		const renamed = {
			...match,
			setup: { ...match.setup, seats: people.namesNow(match.setup.seats) }
		};
		expect(isWanted(renamed, { ...everything, people: [bo.id] })).toBe(true);
	});

	test('finds no title in a match that has none', () => {
		const { title, note, ...untitled } = match;
		expect([title, note]).toEqual([match.title, match.note]);
		expect(isWanted(untitled, { ...everything, text: 'undefined' })).toBe(false);
	});
});

test('the year of a match is that of the evening on which it began', () => {
	const evening = new Date(2025, 11, 31, 23, 59).getTime();
	expect(yearOf({ ...match, startedAt: evening })).toBe(2025);
	expect(yearOf({ ...match, startedAt: evening + 60_000 })).toBe(2026);
});

describe('Statistics see', () => {
	test('a finished match, its people by their ids, whatever they are called now', async () => {
		await people.sat(match);
		const bo = people.find('Bo');
		if (!bo) throw new Error('Bo sat there');
		await people.rename(bo, 'Bobby');
		const unnamed = { ...match.setup, seats: ['zoë', 'Bo', 'Player 3', 'BOBBY'] };
		const seen = finishedOf({ ...match, setup: unnamed });
		expect(seen).toEqual({
			id: match.id,
			game: 'toy',
			at: four.result.endedAt,
			minutes: Math.round((four.result.endedAt - match.startedAt) / 60_000),
			// one person never sits on two seats: the name of today is Bobby’s
			people: [people.find('Zoë')?.id, undefined, undefined, bo.id],
			start: match.setup.start,
			points: four.result.points,
			places: four.result.places,
			summary: four.result.tale
		});
		expect(seen?.people[0]).toBeDefined();
	});

	test('which seats play together, and what the game itself came to', () => {
		const sides = {
			teams: [
				[0, 1],
				[2, 3]
			],
			opponent: { points: 50, place: 1 }
		};
		expect(finishedOf({ ...four, result: { ...four.result, ...sides } })).toMatchObject(sides);
	});

	test('no time at the table where it was only counted', () => {
		const minutes = FINISHED.map((each) => finishedOf(each.match)?.minutes);
		expect(minutes).toEqual(
			FINISHED.map(({ match: { result } }) => (result.tale.tracked ? 92 : undefined))
		);
	});

	test('a match from before tales were kept', () => {
		const { tale, ...result } = four.result;
		expect(tale).toBeDefined();
		const seen = finishedOf({ ...four, result });
		expect(seen).toMatchObject({ points: result.points, minutes: 92, summary: undefined });
	});

	const { result, ...running } = four;
	const none = result.points.map(() => false);
	test.each<[what: string, match: Match]>([
		['no match that runs', running],
		['no sample', { ...match, sample: true }],
		[
			'no match with a total that may grow',
			{ ...match, result: { ...result, atLeast: [...none.slice(1), true] } }
		]
	])('%s', (_, unseen) => {
		expect(finishedOf(unseen)).toBeUndefined();
	});

	test('a match whose totals are all certain', () => {
		const certain: Match = { ...match, result: { ...result, atLeast: none } };
		expect(isUncertain(certain)).toBe(false);
		expect(finishedOf(certain)).toBeDefined();
	});
});

test('groups and what is in them keep their order', () => {
	expect(grouped(['b1', 'a1', 'b2', 'c1', 'a2'], (item) => item.charAt(0))).toEqual([
		['b', ['b1', 'b2']],
		['a', ['a1', 'a2']],
		['c', ['c1']]
	]);
	expect(grouped([], String)).toEqual([]);
});

test('the game played most often comes first; of equals, the one that comes first', () => {
	const played = ['go', 'hex', 'toy', 'toy', 'hex', 'chess'];
	expect(mostPlayed(played.map((game) => ({ ...match, game })))).toEqual([
		...['hex', 'toy', 'go', 'chess']
	]);
});
