import { describe, expect, test } from 'vitest';
import { append, replay } from '$lib/core/log';
import { agreed, corrected, redone, said, toy, toySetup, undone, written } from './toy';

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
		const timeline = replay(toy, toySetup, written(notes));
		expect(timeline.state).toEqual({ said: state });
		expect(timeline.undoable?.id).toBe(undo);
		expect(timeline.redoable?.id).toBe(redo);
	});

	test.each(cases)('%s, written line by line', (_, notes, state, undo, redo) => {
		const timeline = written(notes).reduce(
			(sofar, entry) => append(toy, toySetup, sofar, entry),
			replay(toy, toySetup, [])
		);
		expect(timeline.state).toEqual({ said: state });
		expect(timeline.undoable?.id).toBe(undo);
		expect(timeline.redoable?.id).toBe(redo);
		expect(timeline.log).toEqual(written(notes));
	});
});

test('appending what was just played applies that one event and no other', () => {
	let applied = 0;
	const counting: typeof toy = {
		...toy,
		apply: (state, event) => {
			applied++;
			return toy.apply(state, event);
		}
	};
	const [a, b, c] = written([A, B, C]);
	if (!a || !b || !c) throw new Error('three lines were written');
	const two = replay(counting, toySetup, [a, b]);
	applied = 0;
	expect(append(counting, toySetup, two, c).state).toEqual({ said: 'abc' });
	expect(applied).toBe(1);
});

test('an entry that another device wrote earlier is put in its place', () => {
	const [a, b, c] = written([A, B, C]);
	if (!a || !b || !c) throw new Error('three lines were written');
	const without = replay(toy, toySetup, [a, c]);
	expect(append(toy, toySetup, without, b).state).toEqual({ said: 'abc' });
});

test('an entry that is there already is not written again', () => {
	const [a, b] = written([A, B]);
	if (!a || !b) throw new Error('two lines were written');
	const both = replay(toy, toySetup, [a, b]);
	for (const again of [a, b]) expect(append(toy, toySetup, both, again)).toEqual(both);
});

test('states are frozen in development', () => {
	const { state } = replay(toy, toySetup, written([A]));
	expect(Object.isFrozen(state)).toBe(true);
});
