import { expect, test } from 'vitest';
import { resultOf } from '$lib/platform/match/result';
import { readMatch } from '$lib/platform/match/schema';
import { told } from '../../screens/result/told';

const teams = [
	[0, 2],
	[1, 3]
];

test.each<[what: string, scores: Parameters<typeof told>[0], kept: object]>([
	['who plays together', { points: [4, 7, 4, 7], teams }, { teams }],
	[
		'the side that the game plays',
		{ points: [20], opponent: { points: 31, place: 1 } },
		{ places: [2], opponent: { points: 31, place: 1 } }
	],
	['no sides where each plays alone', { points: [4, 7] }, { points: [4, 7], places: [2, 1] }]
])('a result keeps %s, and is read back from the disk', (_, scores, kept) => {
	const { table } = told(scores);
	const { sheet, ending, setup } = table;
	const rules = { ...table.rules, ending: () => ending, score: () => sheet };
	const result = resultOf(rules, { state: {}, log: [] }, { startedAt: 0, endedAt: 60_000 });
	expect(result).toMatchObject(kept);
	const cover = { id: 'evening', game: 'any', startedAt: 0, setup, result };
	expect(readMatch(JSON.parse(JSON.stringify(cover)))).toEqual({ ok: true, value: cover });
});
