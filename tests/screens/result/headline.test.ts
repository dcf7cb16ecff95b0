import { describe, expect, test } from 'vitest';
import { strings } from '$lib/platform/strings';
import { subtitleOf, titleOf } from '$lib/screens/result/headline';
import { told } from './told';

type Scores = Parameters<typeof told>[0];

const coins = { name: 'coins', figures: [5, 3] };
const words = { decidedBy: { coins: 'decided by coins' }, opponent: 'The Automa' };
const teams = [
	[0, 2],
	[1, 3]
];

test.each<[what: string, scores: Scores, title: string, subtitle: string]>([
	['a victory', { points: [61, 58] }, 'Ana wins', '61 to 58'],
	['a close third', { points: [40, 61, 58] }, 'Bo wins', '61 to 58'],
	['a shared victory', { points: [61, 58, 61] }, 'Ana and Chloé share the victory', '61 to 58'],
	['a victory that all share', { points: [9, 9] }, 'Ana and Bo share the victory', '9 all'],
	[
		'a tie-break',
		{ points: [9, 9], tieBreaks: [coins], words },
		'Ana wins',
		'9 each, decided by coins'
	],
	['the lowest score', { points: [12, 3, 7], lowestWins: true }, 'Bo wins', '3 to 7'],
	['a team', { points: [4, 7, 4, 7], teams }, 'Bo and Dov win', '7 to 4'],
	[
		'teams that share',
		{ points: [7, 7, 7, 7], teams },
		// a phone in America puts a comma before the last
		`${strings.en.namesOf(['Ana', 'Chloé', 'Bo', 'Dov'])} share the victory`,
		'7 all'
	],
	[
		'a defeat by the game',
		{ points: [20], opponent: { points: 31, place: 1 }, words },
		'The Automa wins',
		'31 to 20'
	],
	[
		'a victory over the game, which has no name of its own',
		{ points: [40], opponent: { points: 31, place: 2 } },
		'Ana wins',
		'40 to 31'
	],
	[
		'the game, level but ahead by its own rule',
		{ points: [31], opponent: { points: 31, place: 1 }, words },
		'The Automa wins',
		'31 each'
	],
	['a score with nothing to compare it with', { points: [1] }, 'Ana wins', '1 point'],
	['a match that goes on', { points: [4, 7], over: false }, 'Bo leads', '7 to 4']
])('%s', (_, scores, title, subtitle) => {
	const context = told(scores);
	expect(titleOf(context)).toBe(title);
	expect(subtitleOf(context, undefined)).toBe(`${subtitle} · 7 rounds`);
	expect(subtitleOf(context, 52)).toBe(`${subtitle} · 52 minutes · 7 rounds`);
});

describe('in French', () => {
	test.each<[scores: Scores, title: string, subtitle: string]>([
		[{ points: [61, 58] }, 'Victoire d’Ana', '61 à 58 · 7 manches'],
		[{ points: [4, 7, 4, 7], teams }, 'Victoire de Bo et de Dov', '7 à 4 · 7 manches'],
		[{ points: [7, 4, 7, 4], teams }, 'Victoire d’Ana et de Chloé', '7 à 4 · 7 manches'],
		[
			{ points: [9, 9], tieBreaks: [coins] },
			'Victoire d’Ana',
			'9 chacun, puis départagés · 7 manches'
		],
		[
			{ points: [20], opponent: { points: 31, place: 1 } },
			'Victoire d’Automate',
			'31 à 20 · 7 manches'
		]
	])('%o', (scores, title, subtitle) => {
		const context = told({ ...scores, language: 'fr' });
		expect([titleOf(context), subtitleOf(context, undefined)]).toEqual([title, subtitle]);
	});
});

test('a match that was only counted has no rounds', () => {
	const context = told({ points: [9, 4] });
	const rules = { ...context.table.rules, wasTracked: () => false };
	const counted = { ...context, table: { ...context.table, rules } };
	expect(subtitleOf(counted, undefined)).toBe('9 to 4');
});
