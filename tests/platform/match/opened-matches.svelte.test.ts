import { beforeEach, expect, test } from 'vitest';
import type { Match } from '$lib/platform/match/match';
import { noteOpened } from '$lib/platform/match/opened-matches';

const KEY = 'mainspring:opened-matches';
// safe: nothing else of a match is looked at
const match = (id: string, game: string) => ({ id, game }) as unknown as Match;
const noted = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => localStorage.removeItem(KEY));

test('the match that was opened last comes first, and each once', () => {
	for (const id of ['a', 'b', 'a']) noteOpened(match(id, `game-of-${id}`));
	expect(noted()).toEqual([
		['a', 'game-of-a'],
		['b', 'game-of-b']
	]);
});

test('the latest thirty are enough', () => {
	for (let at = 0; at < 40; at++) noteOpened(match(`match-${at}`, 'a-game'));
	expect(noted()).toHaveLength(30);
	expect(noted()).toContainEqual(['match-39', 'a-game']);
	expect(noted()).not.toContainEqual(['match-9', 'a-game']);
});

test.each(['', '{}', '[1, ["a"], null]', '['.repeat(100), `"${'a'.repeat(20_000)}"`])(
	'notes that cannot be read are begun anew: %#',
	(text) => {
		localStorage.setItem(KEY, text);
		noteOpened(match('a', 'a-game'));
		expect(noted()).toEqual([['a', 'a-game']]);
	}
);
