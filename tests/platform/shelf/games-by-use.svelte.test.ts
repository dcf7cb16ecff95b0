import { beforeEach, expect, test } from 'vitest';
import { rememberTable } from '$lib/platform/new-match/last-table';
import { gamesByUse } from '$lib/platform/shelf/games-by-use';
import { matchStore } from '$lib/platform/storage/match-store';
import { emptied } from '../storage/emptied';
import { match } from '../storage/rows';

const SHELF = new Map(['chess', 'draughts', 'go'].map((id) => [id, {}]));
const result = { endedAt: 2, points: [1, 0], places: [1, 2] };

beforeEach(async () => {
	localStorage.clear();
	await emptied();
});

test('nothing has been played: the games are in the order of the shelf', async () => {
	expect(await gamesByUse(SHELF)).toEqual(['chess', 'draughts', 'go']);
});

test('the game of a running match comes first, then the one of the last match', async () => {
	rememberTable({ ...match('last'), game: 'draughts' });
	expect(await gamesByUse(SHELF)).toEqual(['draughts', 'chess', 'go']);
	await matchStore.add({ ...match('runs', 1), game: 'go' });
	await matchStore.add({ ...match('is over', 2), game: 'chess', result });
	await matchStore.add({ ...match('thrown away', 3), game: 'chess', thrownAt: 4 });
	await matchStore.add({ ...match('a sample', 4), game: 'chess', sample: true });
	expect(await gamesByUse(SHELF)).toEqual(['go', 'draughts', 'chess']);
});

test('a match of a game that this shelf lacks says nothing', async () => {
	await matchStore.add({ ...match('runs'), game: 'tokens' });
	rememberTable(match('last'));
	expect(await gamesByUse(SHELF)).toEqual(['chess', 'draughts', 'go']);
});
