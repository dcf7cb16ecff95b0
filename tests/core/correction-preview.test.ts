import { describe, expect, test } from 'vitest';
import { correctionPreview } from '$lib/core/log/correction-preview';
import type { Rules } from '$lib/core/game';
import { corrected, said, letters, lettersSetup, written, type Letters } from './letters';

const A = ['a', said('a')] as const;
const B = ['b', said('b')] as const;
const C = ['c', said('c')] as const;

/** A point for every letter; `z` ends it all, and the letter said last may not be repeated. */
const scored: Rules<Letters> = {
	...letters,
	objections: ({ said: heard }, { letter }) =>
		heard.endsWith(letter) ? [{ term: `again-${letter}` }] : [],
	toPlay: ({ said: heard }) => ({ seats: [0], round: heard.length }),
	ending: ({ said: heard }) =>
		heard.includes('z') ? { reason: 'z', by: 0, round: 1, stillToPlay: [], over: true } : undefined,
	score: ({ said: heard }) => ({
		rows: [],
		totals: [{ points: heard.length, atLeast: false }],
		places: [1],
		ties: []
	})
};
const preview = (notes: Parameters<typeof written>[0], note: ReturnType<typeof corrected>) =>
	correctionPreview(scored, lettersSetup, written(notes), note);

describe('a correction that is not written yet', () => {
	test('says nothing of what stays the same', () => {
		expect(preview([A, B], corrected('a', 'x'))).toEqual({
			totals: [],
			ending: undefined,
			toPlay: undefined,
			doubts: []
		});
	});

	test('says which totals and whose turn would change', () => {
		expect(preview([A, B, C], corrected('b', null))).toMatchObject({
			totals: [{ seat: 0, before: { points: 3 }, after: { points: 2 } }],
			toPlay: { before: { round: 3 }, after: { round: 2 } }
		});
	});

	test('says that the end would come, or go away', () => {
		expect(preview([A, B], corrected('b', 'z')).ending).toMatchObject({
			before: undefined,
			after: { reason: 'z' }
		});
		expect(preview([A, ['z', said('z')]], corrected('z', 'b')).ending).toMatchObject({
			before: { reason: 'z' },
			after: undefined
		});
	});

	test('says what the rulebook would object to, in the line itself and in later ones', () => {
		expect(preview([A, B, C], corrected('b', 'a')).doubts).toMatchObject([
			{ entry: 'b', event: { letter: 'a' }, objection: { term: 'again-a' } }
		]);
		expect(preview([A, B, C], corrected('b', 'c')).doubts).toMatchObject([
			{ entry: 'c', event: { letter: 'c' }, objection: { term: 'again-c' } }
		]);
	});

	test('does not repeat what the rulebook objects to already', () => {
		expect(preview([A, ['b', said('a')], C], corrected('c', 'd')).doubts).toEqual([]);
	});
});
