import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csv, type Cell } from '$lib/platform/share/csv';
import type { Match } from '$lib/platform/match/match';
import { matchTable } from '$lib/platform/share/match-csv';
import { strings } from '$lib/platform/strings';
import { count, rounds } from '../../toy/played';
import { FINISHED, finishedToy } from '../finished-plays';

/** As a spreadsheet reads it: RFC 4180, with the mark of UTF-8 before it. */
function readBack(text: string): string[][] {
	expect(text.startsWith('\uFEFF')).toBe(true);
	const rows: string[][] = [];
	let row: string[] = [];
	const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
	cell.lastIndex = 1;
	while (cell.lastIndex < text.length) {
		const at = cell.lastIndex;
		const [, quoted, bare, end] = cell.exec(text) ?? [];
		if (end === undefined) throw new Error(`no cell at ${at}: ${text.slice(at, at + 40)}`);
		row.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
		if (end === ',') continue;
		rows.push(row);
		row = [];
	}
	return rows;
}

const cellOf = (cell: Cell): string | undefined => readBack(csv([[cell]]))[0]?.[0];

describe('A table', () => {
	test('is written with its mark, quotes, and a line break of two after every row', () => {
		expect(
			csv([
				['Ana', 7, undefined],
				['Bo', -3.5, '']
			])
		).toBe('\uFEFF"Ana",7,""\r\n"Bo",-3.5,""\r\n');
		expect(csv([])).toBe('\uFEFF');
	});

	test.each(['a "quoted" word', '"', 'a, b', 'two\nlines', 'two\r\nlines', '🦊 نور', ' spaces '])(
		'keeps %j',
		(text) => {
			expect(cellOf(text)).toBe(text);
		}
	);

	test.each([
		'=1+1',
		'+33 1 23',
		'-5',
		'@SUM(A1)',
		'  =1+1',
		'\t=1+1',
		'\r\n=1+1',
		'\u00a0=1+1',
		'\u200b=1+1',
		'\ufeff=1+1',
		'＝1+1',
		'＋1',
		'－1',
		' ＠SUM(A1)',
		'=HYPERLINK("https://example.org","Ana")'
	])('makes %j harmless', (text) => {
		expect(cellOf(text)).toBe(`'${text}`);
	});

	test.each(['a=b', 'Ana-Lou', '1+1', 'ana@example.org', "'=1", '−3', '·-'])(
		'leaves %j alone',
		(text) => {
			expect(cellOf(text)).toBe(text);
		}
	);

	test('keeps numbers as numbers, also below nought', () => {
		expect(csv([[-5, 0, 12]])).toBe('\uFEFF-5,0,12\r\n');
		// as spreadsheets want it where the decimal sign is a comma
		expect(csv([[-5, 'a;b', 12]], ';')).toBe('\uFEFF-5;"a;b";12\r\n');
	});

	test('brings every cell back, but for an apostrophe before it', () => {
		const text = fc.oneof(
			fc.string({ unit: 'binary' }),
			fc.string({
				unit: fc.constantFrom('=', '+', '-', '@', '"', "'", ',', ' ', '\t', '\r', '\n', 'é')
			})
		);
		const cell = fc.oneof(text, fc.integer(), fc.constant(undefined));
		const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 });
		fc.assert(
			fc.property(rows, (table) => {
				const read = readBack(csv(table));
				expect(read.map((row) => row.length)).toEqual(table.map((row) => row.length));
				table.flat().forEach((written, index) => {
					const found = read.flat()[index] ?? '';
					const plain = `${written ?? ''}`;
					expect([plain, `'${plain}`]).toContain(found);
					if (typeof written === 'string') expect(found).not.toMatch(/^\s*[=+\-@]/);
				});
			})
		);
	});
});

const terms: Readonly<Record<string, string>> = {
	tokens: 'Tokens',
	cards: 'Cards',
	bonus: 'Bonus',
	'big-one': '=Big One'
};
const termOf = (game: string, term: string) =>
	game === 'toy' ? (terms[term] ?? term) : `${term} (${game})`;
const titleOf = (game: string) => game.toUpperCase();
const readOnlyTable = (...matches: readonly Match[]) =>
	readBack(matchTable(matches, termOf, titleOf, strings.en));
/** Each row by the words at the head. */
const byHead = ([head = [], ...rows]: readonly (readonly string[])[]) =>
	rows.map((row) => Object.fromEntries(head.map((word, column) => [word, row[column]])));

const tracked = finishedToy(3, rounds('1 2 3 | 1 2 3 | 1 2 3 | 1 2 3 | 1 2 3'));
const justCounted = finishedToy(2, count(32, 25));
/** With several sources, of which each seat lacks one. */
const counted: typeof justCounted = {
	...justCounted,
	result: {
		...justCounted.result,
		tale: {
			...justCounted.result.tale,
			sources: {
				...{ tokens: [9, 5], cards: [6, 3], bonus: [13, 8] },
				...{ 'big-one': [4, null], 'small-one': [null, 9] }
			}
		}
	}
};

describe('The table of finished matches', () => {
	test('of one: a row a seat, and a column for each source of its points', () => {
		const match: Match = { ...counted, title: 'Friday', note: '=cmd|"/c calc"!A1\nrain' };
		expect(readOnlyTable(match)).toEqual([
			[
				...['Date', 'Game', 'Name of the match', 'Minutes', 'Rounds', 'End'],
				...['Seat', 'Player', 'Starts', 'Place', 'Points', 'At least'],
				...['Tokens', 'Cards', 'Bonus', "'=Big One", 'small-one'],
				'Note'
			],
			[
				// how long it took, how it ended and who started is not known
				...['2026-11-18', 'TOY', 'Friday', '', '', ''],
				...['1', 'Ana', '', '1', '32', 'no'],
				...['9', '6', '13', '4', ''],
				`'${match.note}`
			],
			[
				...['2026-11-18', 'TOY', 'Friday', '', '', ''],
				...['2', 'Bo', '', '2', '25', 'no'],
				...['5', '3', '8', '', '9'],
				`'${match.note}`
			]
		]);
	});

	test('of all of them: every row as long as the head, every source once, points as they were', () => {
		const matches = FINISHED.map(({ match }) => match);
		const [head = [], ...rows] = readOnlyTable(...matches);
		expect(new Set(head).size).toBe(head.length);
		expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
		expect(byHead([head, ...rows]).map((row) => [row.Player, row.Points, row.Place])).toEqual(
			matches.flatMap(({ setup, result }) =>
				setup.seats.map((name, seat) => [name, `${result.points[seat]}`, `${result.places[seat]}`])
			)
		);
		for (const row of rows) {
			const sources = row.slice(head.indexOf('At least') + 1, -1).map(Number);
			expect(sources.reduce((sum, points) => sum + points, 0)).toBe(
				Number(row[head.indexOf('Points')])
			);
		}
	});

	test('of two games: sources by the words of each', () => {
		const table = readOnlyTable(counted, { ...counted, game: 'other' });
		const [head = []] = table;
		expect(head).toContain('Bonus');
		expect(head).toContain('bonus (other)');
		const [ours, , theirs] = byHead(table);
		expect(ours).toMatchObject({ Game: 'TOY', Bonus: '13', 'bonus (other)': '' });
		expect(theirs).toMatchObject({ Game: 'OTHER', Bonus: '', 'bonus (other)': '13' });
	});

	test('of one that was tracked: how long it took, in which rounds, and why it ended', () => {
		const rounds = tracked.result.tale.rounds;
		expect(byHead(readOnlyTable(tracked))[0]).toMatchObject({ Minutes: '92', Rounds: `${rounds}` });
	});

	test('of one without a tale: no sources, no rounds, no end', () => {
		const { tale, ...result } = tracked.result;
		const old: Match = { ...tracked, result: { ...result, atLeast: [false, true, false] } };
		const rows = byHead(readOnlyTable(old));
		expect(tale).toBeDefined();
		expect(rows).toMatchObject([
			{ Rounds: '', End: '', Minutes: '92', 'At least': 'no' },
			{ 'At least': 'yes' },
			{ 'At least': 'no' }
		]);
		expect(rows[0]).not.toHaveProperty('Bonus');
		expect(byHead(readOnlyTable(old, counted))[0]).toMatchObject({ Bonus: '' });
	});

	test('of one against the game itself: a row for that side, of no seat', () => {
		const { result } = counted;
		const opponent = { points: 40, place: 1 };
		const rows = byHead(readOnlyTable({ ...counted, result: { ...result, opponent } }));
		expect(rows).toHaveLength(3);
		expect(rows[2]).toMatchObject({
			...{ Game: 'TOY', Seat: '', Player: 'Automaton', Starts: '' },
			...{ Place: '1', Points: '40', 'At least': 'no', Bonus: '' }
		});
	});

	test('has no row for what is not over', () => {
		const { result, ...running } = tracked;
		expect(result).toBeDefined();
		expect(readOnlyTable(running)).toHaveLength(1);
	});
});
