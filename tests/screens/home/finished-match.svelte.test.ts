import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Outcome } from '$lib/core/score/sides';
import type { MatchId } from '$lib/platform/match/match';
import FinishedStory from './FinishedStory.svelte';

const teams = [
	[0, 2],
	[1, 3]
];

test.each<[what: string, outcome: Outcome, title: string, others: string]>([
	['a winner', { points: [7, 9], places: [2, 1] }, 'Bo 9', 'Any · Ana 7'],
	['seats that share', { points: [9, 9], places: [1, 1] }, 'Ana and Bo share 9', 'Any'],
	[
		'a team',
		{ points: [4, 7, 4, 7], places: [3, 1, 3, 1], teams },
		'Bo and Dov 7',
		'Any · Ana and Chloé 4'
	],
	[
		'a defeat by the game itself',
		{ points: [20], places: [2], opponent: { points: 31, place: 1 } },
		'Automaton 31',
		'Any · Ana 20'
	],
	[
		'a victory over the game itself',
		{ points: [40], places: [1], opponent: { points: 31, place: 2 } },
		'Ana 40',
		'Any · Automaton 31'
	]
])('the row of a match tells %s', async (_, outcome, title, others) => {
	const seats = ['Ana', 'Bo', 'Chloé', 'Dov'].slice(0, outcome.points.length);
	await render(FinishedStory, {
		match: {
			// safe: any text is an id
			id: 'evening' as MatchId,
			game: 'Any',
			startedAt: 0,
			setup: { seats, start: 0, houseRules: {}, options: {} },
			result: { endedAt: 0, ...outcome }
		}
	});
	await expect.element(page.getByText(title, { exact: true })).toBeVisible();
	await expect.element(page.getByText(others, { exact: true })).toBeVisible();
});
