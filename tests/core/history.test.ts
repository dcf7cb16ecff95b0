import { describe, expect, test } from 'vitest';
import type { Rules } from '$lib/core/game';
import { history, isPlayed, type Line } from '$lib/core/log/history';
import { byRound } from '$lib/core/log/rounds';
import { replay } from '$lib/core/log/replay';
import { standingAfter } from '$lib/core/log/what-stands';
import {
	agreed,
	corrected,
	id,
	redone,
	said,
	letters,
	lettersSetup,
	undone,
	written,
	type Letters
} from './letters';

const A = ['a', said('a')] as const;
const B = ['b', said('b')] as const;
const C = ['c', said('c')] as const;

/** What is shouted in a row is one shout. A round is three letters long. */
const shouting: Rules<Letters> = {
	...letters,
	toPlay: ({ said: heard }) => ({ seats: [0], round: 1 + Math.floor(heard.length / 3) }),
	fold: (earlier, later) =>
		earlier.letter.startsWith('*') && later.letter.startsWith('*')
			? { type: 'said', letter: `${earlier.letter}${later.letter}` }
			: undefined
};
const tell = (notes: Parameters<typeof written>[0]) =>
	history(shouting, lettersSetup, written(notes));

const summary = (lines: readonly Line<Letters>[]) =>
	lines.map((line) => [isPlayed(line) ? line.event.letter : line.entry.kind, line.fate]);

describe('the history', () => {
	test('shows what was undone even after something new was played', () => {
		expect(summary(tell([A, B, ['u', undone('b')], C]))).toEqual([
			['a', 'stands'],
			['b', 'undone'],
			['c', 'stands']
		]);
	});

	test('shows corrections, withdrawals and the effects of what stands', () => {
		const lines = tell([A, B, C, ['f', corrected('a', 'x')], ['g', corrected('b', null)]]);
		expect(lines).toMatchObject([
			{
				event: { letter: 'x' },
				was: { letter: 'a' },
				fate: 'corrected',
				effects: [{ letter: 'x' }],
				before: { said: '' }
			},
			{ event: { letter: 'b' }, fate: 'withdrawn', effects: [], before: { said: 'x' } },
			{ event: { letter: 'c' }, fate: 'stands', effects: [{ letter: 'c' }], before: { said: 'x' } },
			{ kind: 'noted', entry: { id: 'f' }, fate: 'stands' },
			{ kind: 'noted', entry: { id: 'g' }, fate: 'stands' }
		]);
	});

	test('tells agreements, also those that were undone', () => {
		expect(summary(tell([A, ['h', agreed(true)], ['u', undone('h')], B]))).toEqual([
			['a', 'stands'],
			['agreed', 'undone'],
			['b', 'stands']
		]);
	});

	test('shows what was undone as it was first written, not as it had been corrected', () => {
		expect(
			tell([A, ['f', corrected('a', 'x')], ['u', undone('f')], ['v', undone('a')]])
		).toMatchObject([{ event: { letter: 'a' }, fate: 'undone' }, { fate: 'undone' }]);
	});

	test('takes a line that was corrected back to what it was for an ordinary one', () => {
		expect(
			summary(tell([A, ['f', corrected('a', null)], ['g', corrected('a', 'a')]])).slice(0, 1)
		).toEqual([['a', 'stands']]);
	});
});

describe('rapid taps', () => {
	const taps = [
		['1', said('*')],
		['2', said('*')],
		['3', said('*')]
	] as const;

	test('are one line, whose effects are told from the state the first one met', () => {
		const [line, ...others] = tell([A, ...taps]).slice(1);
		expect(others).toEqual([]);
		expect(line).toMatchObject({
			event: { letter: '***' },
			was: { letter: '***' },
			entries: [{ id: '1' }, { id: '2' }, { id: '3' }],
			before: { said: 'a' },
			effects: [{ letter: '***' }]
		});
	});

	test.each<[name: string, notes: Parameters<typeof written>[0], letters: string[]]>([
		['another event in between', [taps[0], A, taps[1]], ['*', 'a', '*']],
		['an agreement in between', [taps[0], ['h', agreed(false)], taps[1]], ['*', 'agreed', '*']],
		['one of them undone', [...taps, ['u', undone('3')]], ['**', '*']],
		['two of them undone', [...taps, ['u', undone('3')], ['v', undone('2')]], ['*', '**']],
		['one of them redone', [...taps, ['u', undone('3')], ['r', redone('3')]], ['***']],
		['one of them corrected', [...taps, ['f', corrected('2', 'x')]], ['*', 'x', '*', 'corrected']]
	])('with %s', (_, notes, letters) => {
		expect(summary(tell(notes)).map(([letter]) => letter)).toEqual(letters);
	});

	const all = (letter: string | null) => corrected('1', letter, '2', '3');

	test('are corrected as the one line they are, and one undo brings them back', () => {
		const notes = [...taps, A, ['f', all('?')]] as const;
		expect(replay(shouting, lettersSetup, written(notes)).state).toEqual({ said: '?a' });
		expect(tell(notes)[0]).toMatchObject({
			entries: [{ id: '1' }, { id: '2' }, { id: '3' }],
			event: { letter: '?' },
			was: { letter: '***' },
			fate: 'corrected'
		});
		expect(summary(tell(notes))).toEqual([
			['?', 'corrected'],
			['a', 'stands'],
			['corrected', 'stands']
		]);
		const undoneAgain = written([...notes, ['u', undone('f')]]);
		expect(replay(shouting, lettersSetup, undoneAgain).state).toEqual({ said: '***a' });
	});

	test('that another device corrected on its own are a line of their own', () => {
		const lines = tell([...taps, ['f', all('?')], ['g', corrected('2', 'x')]]);
		expect(summary(lines).slice(0, 2)).toEqual([
			['?', 'corrected'],
			['x', 'corrected']
		]);
		expect(lines[0]).toMatchObject({ entries: [{ id: '1' }, { id: '3' }] });
	});

	test('whose line has joined another are read there', () => {
		const lines = tell([
			A,
			...taps,
			['f', corrected('1', '?', '2')],
			['g', corrected('a', 'x', '1')]
		]);
		expect(lines[0]).toMatchObject({
			event: { letter: 'x' },
			entries: [{ id: 'a' }, { id: '1' }, { id: '2' }]
		});
	});

	test('are withdrawn as one line, and brought back as one', () => {
		expect(summary(tell([...taps, ['f', all(null)]]))[0]).toEqual(['*', 'withdrawn']);
		const back = tell([...taps, ['f', all(null)], ['g', all('***')]]);
		expect(back[0]).toMatchObject({ event: { letter: '***' }, fate: 'stands' });
		expect(back[0]).toHaveProperty('entries.length', 3);
	});
});

test('rounds come newest first, and undone lines in a row stay together', () => {
	const lines = tell([
		A,
		B,
		C,
		['d', said('d')],
		['e', said('e')],
		['u', undone('e')],
		['v', undone('d')]
	]);
	const shown = byRound(lines).map(({ round, runs }) => [
		round,
		...runs.map(
			(run) =>
				`${run.undone ? '-' : ''}${summary(run.lines)
					.map(([letter]) => letter)
					.join('')}`
		)
	]);
	expect(shown).toEqual([
		[2, '-ed'],
		[1, 'cba']
	]);
});

test('undo to here takes back what stands after a line, and nothing that is already gone', () => {
	const log = written([A, B, ['f', corrected('a', 'x')], C, ['u', undone('b')]]);
	expect(standingAfter(log, id('a')).map((entry) => entry.id)).toEqual(['f', 'c']);
	expect(standingAfter(log, id('c'))).toEqual([]);
	expect(standingAfter(log, id('b'))).toEqual([]);
});
