import { describe, expect, test } from 'vitest';
import type { Entry, Note } from '$lib/core/log/log';
import { append, replay } from '$lib/core/log/replay';
import {
	agreed,
	corrected,
	line,
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

describe('what stands', () => {
	const cases: [
		name: string,
		notes: Parameters<typeof written>[0],
		state: string,
		undo: string | undefined,
		redo: string | undefined
	][] = [
		['nothing in an empty log', [], '', undefined, undefined],
		['everything played', [A, B], 'ab', 'b', undefined],
		['not what was undone', [A, B, ['u', undone('b')]], 'a', 'a', 'b'],
		['nothing once all is undone', [A, ['u', undone('a')]], '', undefined, 'a'],
		[
			'again what was redone',
			[A, B, ['u1', undone('b')], ['u2', undone('a')], ['r', redone('a')]],
			'a',
			'a',
			'b'
		],
		['no redo once something new was played', [A, B, ['u', undone('b')], C], 'ac', 'c', undefined],
		[
			'a correction in the place of the slip',
			[A, B, C, ['f', corrected('b', 'x')]],
			'axc',
			'f',
			undefined
		],
		['no trace of a withdrawn event', [A, B, C, ['f', corrected('b', null)]], 'ac', 'f', undefined],
		[
			'the slip again once its correction is undone',
			[A, B, ['f', corrected('a', 'x')], ['u', undone('f')]],
			'ab',
			'b',
			'f'
		],
		[
			'the last of two corrections',
			[A, B, ['f', corrected('a', null)], ['g', corrected('a', 'y')]],
			'yb',
			'g',
			undefined
		],
		[
			'no undo of what is already undone',
			[A, B, ['u', undone('b')], ['v', undone('b')]],
			'a',
			'a',
			'b'
		],
		['no undo of what was never written', [A, ['u', undone('z')]], 'a', 'a', undefined],
		['no redo of what was never undone', [A, ['r', redone('a')]], 'a', 'a', undefined],
		[
			'once what was redone twice',
			[A, B, ['u', undone('b')], ['r', redone('b')], ['s', redone('b')]],
			'ab',
			'b',
			undefined
		],
		[
			'a redo in its old place, though something was played since',
			[A, B, ['u', undone('a')], C, ['r', redone('a')]],
			'abc',
			'c',
			undefined
		],
		[
			'the whole match under the house rules agreed later',
			[A, B, ['h', agreed(true)]],
			'!AB',
			'h',
			undefined
		],
		[
			'the old house rules once the agreement is undone',
			[A, ['h', agreed(true)], B, ['u', undone('h')]],
			'ab',
			'b',
			'h'
		]
	];

	test.each(cases)('%s', (_, notes, state, undo, redo) => {
		const timeline = replay(letters, lettersSetup, written(notes));
		expect(timeline.state).toEqual({ said: state });
		expect(timeline.undoable?.id).toBe(undo);
		expect(timeline.redoable?.id).toBe(redo);
	});

	test.each(cases)('%s, written line by line', (_, notes, state, undo, redo) => {
		const timeline = written(notes).reduce(
			(sofar, entry) => append(letters, lettersSetup, sofar, entry),
			replay(letters, lettersSetup, [])
		);
		expect(timeline.state).toEqual({ said: state });
		expect(timeline.undoable?.id).toBe(undo);
		expect(timeline.redoable?.id).toBe(redo);
		expect(timeline.log).toEqual(written(notes));
	});
});

test('appending what was just played applies that one event and no other', () => {
	let applied = 0;
	const counting: typeof letters = {
		...letters,
		apply: (state, event) => {
			applied++;
			return letters.apply(state, event);
		}
	};
	const [a, b, c] = written([A, B, C]);
	if (!a || !b || !c) throw new Error('three lines were written');
	const two = replay(counting, lettersSetup, [a, b]);
	applied = 0;
	expect(append(counting, lettersSetup, two, c).state).toEqual({ said: 'abc' });
	expect(applied).toBe(1);
});

describe('a line that is heard', () => {
	const a = line('a', said('a'), { clock: 1 });
	const b = line('b', said('b'), { clock: 2 });
	const c = line('c', said('c'), { clock: 3 });
	const heard = (...lines: readonly Entry<Letters>[]) =>
		lines.reduce(
			(timeline, entry) => append(letters, lettersSetup, timeline, entry),
			replay(letters, lettersSetup, [])
		);

	test('from another device that wrote it earlier is put in its place', () => {
		expect(heard(a, c, b)).toEqual(replay(letters, lettersSetup, [a, b, c]));
	});

	test('twice is not written again', () => {
		const both = heard(a, b);
		for (const again of [a, b, { ...a }, { ...b }])
			expect(append(letters, lettersSetup, both, again)).toBe(both);
	});

	test('in the place that it has on disk by now moves there', () => {
		const moved = { ...a, clock: 3 };
		expect(heard(a, b, moved)).toEqual(replay(letters, lettersSetup, [b, moved]));
		expect(heard(a, b, moved).state).toEqual({ said: 'ba' });
		expect(heard(a, b, moved, a).state).toEqual({ said: 'ba' });
	});

	test.each<[what: string, note: Note<Letters>, state: string]>([
		['a correction', corrected('c', 'x'), 'abx'],
		['a withdrawal', corrected('c', null), 'ab'],
		['a correction of a line that it joins', corrected('a', 'x', 'c'), 'xb'],
		['an undo', undone('c'), 'ab']
	])('after %s that names it is changed all the same', (_, note, state) => {
		const named = line('n', note, { device: 'tablet', clock: 2 });
		const inTime = line('n', note, { device: 'tablet', clock: 4 });
		for (const lines of [
			[a, b, named, c],
			[a, b, inTime, c]
		]) {
			expect(heard(...lines).state).toEqual({ said: state });
			expect(heard(...lines)).toEqual(replay(letters, lettersSetup, lines));
		}
	});

	test('after an undo and a redo that name it stands, and is nothing to redo', () => {
		const undo = line('u', undone('c'), { device: 'tablet', clock: 1 });
		const redo = line('r', redone('c'), { device: 'tablet', clock: 2 });
		expect(heard(a, undo, redo, b, c)).toMatchObject({
			state: { said: 'abc' },
			undoable: { id: 'c' },
			redoable: undefined
		});
	});

	test('after its undo can be redone, like one that was undone since', () => {
		const undo = line('u', undone('c'), { device: 'tablet', clock: 2 });
		expect(heard(a, b, undo, c)).toMatchObject({ state: { said: 'ab' }, redoable: { id: 'c' } });
	});
});

test('undoing an undo says nothing: that is what redo is for', () => {
	const log = written([A, B, ['u', undone('b')], ['v', undone('u')], ['r', redone('u')]]);
	expect(replay(letters, lettersSetup, log)).toMatchObject({
		state: { said: 'a' },
		redoable: { id: 'b' }
	});
});

test('a correction that names its target among the taps it joins speaks for it', () => {
	const log = written([A, B, ['f', corrected('a', 'x', 'a', 'b')]]);
	expect(replay(letters, lettersSetup, log).state).toEqual({ said: 'x' });
});

test('states are frozen in development', () => {
	const { state } = replay(letters, lettersSetup, written([A]));
	expect(Object.isFrozen(state)).toBe(true);
});

test('what an agreement says of unknown house rules, or in a way that is none, does not count', () => {
	// as it comes from a file: lines are read without knowing the names of the house rules
	const houseRules: object = { loud: 'somewhat', quick: true };
	const odd: Note<Letters> = { kind: 'agreed', houseRules };
	const lines = written([A, ['h', agreed(true)], ['i', odd]]);
	const { log, setup, state } = replay(letters, lettersSetup, lines);
	expect(setup.houseRules).toEqual({ loud: true });
	expect(state.said).toBe('!A');
	expect(log).toEqual(lines);
});
