import { expect, test } from 'vitest';
import { scoreboardOf, scoreboardText } from '$lib/platform/shelf/scoreboard';
import { strings } from '$lib/platform/strings';
import { told } from '../../screens/result/told';

const teams = [
	[0, 2],
	[1, 3]
];

test.each<[what: string, scores: Parameters<typeof told>[0], text: string]>([
	['the highest points', { points: [4, 9, 7] }, 'Bo 9 · Chloé 7 · Ana 4'],
	['the fewest points', { points: [4, 9, 7], lowestWins: true }, 'Ana 4 · Chloé 7 · Bo 9'],
	['a team once', { points: [4, 7, 4, 7], teams }, 'Bo and Dov 7 · Ana and Chloé 4'],
	[
		'the side that the game plays',
		{ points: [20], opponent: { points: 31, place: 1 } },
		'Automaton 31 · Ana 20'
	]
])('the scores of a match begin with the best: %s', (_, scores, text) => {
	const { table } = told(scores);
	const { setup } = table;
	const board = scoreboardOf({ ...table, hidesTotals: false });
	expect(scoreboardText(board, { setup }, strings.en)).toBe(text);
	const secret = scoreboardOf({ ...table, hidesTotals: true });
	expect(scoreboardText(secret, { setup }, strings.en)).toBe('');
});
