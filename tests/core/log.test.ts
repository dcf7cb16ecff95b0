import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, logOf, merge, newsTo, type DeviceId, type Log } from '$lib/core/log/log';
import { replay } from '$lib/core/log/replay';
import {
	corrected,
	line,
	redone,
	said,
	letters,
	lettersSetup,
	undone,
	type Letters
} from './letters';

const saidBy = (device: string, letter: string, clock: number) =>
	line(letter, said(letter), { device, clock });

describe('two devices at one match', () => {
	const a = saidBy('phone', 'a', 1);
	const b = saidBy('phone', 'b', 2);
	const fromTablet = saidBy('tablet', 'c', 2);

	test('come to the same log, whoever asks first', () => {
		expect(merge([a, b], [a, fromTablet])).toEqual([a, b, fromTablet]);
		expect(merge([a, fromTablet], [a, b])).toEqual([a, b, fromTablet]);
	});

	test.each([
		['a later clock', { ...a, clock: 3 }],
		['a later device at the same clock', { ...a, device: 'watch' as DeviceId }]
	])('a line that was moved on disk stands in its later place: %s', (_, moved) => {
		const both = [moved, b].sort(inOrder);
		expect(merge([a, b], [moved])).toEqual(both);
		expect(merge([moved], [a, b])).toEqual(both);
		expect(merge([moved, b].sort(inOrder), [a, b])).toEqual(both);
	});

	test('an undo takes back what its writer saw, not what the other has just played', () => {
		const undo = line('u', undone('b'), { device: 'phone', clock: 3 });
		const late = saidBy('tablet', 'd', 2);
		expect(replay(letters, lettersSetup, merge([a, b, undo], [a, late])).state).toEqual({
			said: 'ad'
		});
	});

	test('both undo the same tap: it is undone once', () => {
		const one = line('u', undone('b'), { device: 'phone', clock: 3 });
		const two = line('v', undone('b'), { device: 'tablet', clock: 3 });
		expect(replay(letters, lettersSetup, merge([a, b, one], [a, b, two])).state).toEqual({
			said: 'a'
		});
	});

	test('a redo brings the tap back to where it was, though the other played on', () => {
		const undo = line('u', undone('b'), { device: 'phone', clock: 3 });
		const redo = line('w', redone('b'), { device: 'phone', clock: 4 });
		// after the undo, before the redo
		const meanwhile = saidBy('tablet', 'd', 3);
		const log = merge([a, b, undo, redo], [a, b, undo, meanwhile]);
		expect(replay(letters, lettersSetup, log).state).toEqual({ said: 'abd' });
	});
});

describe('two versions of one line', () => {
	const a = saidBy('phone', 'a', 1);
	const b = saidBy('phone', 'b', 2);

	test('are one line, which stands in the later place', () => {
		const moved = { ...a, clock: 3 };
		expect(logOf([a, b, moved])).toEqual([b, moved]);
		expect(logOf([moved, b, a])).toEqual([b, moved]);
	});

	test('in one place: the one that says more counts, then the one that sorts later', () => {
		const longer = line('a', corrected('x', null, 'y'));
		const shorter = line('a', corrected('x', null));
		const other = line('a', corrected('z', null));
		expect(logOf([longer, shorter])).toEqual([longer]);
		expect(logOf([shorter, longer])).toEqual([longer]);
		expect(logOf([shorter, other])).toEqual([other]);
		expect(logOf([other, shorter])).toEqual([other]);
	});

	test('are no news where they say the same, or are the one that does not count', () => {
		expect(newsTo([a, b], [{ ...a }, { ...b, clock: 1 }])).toEqual([]);
		expect(newsTo([a, b], [{ ...a, clock: 3 }, saidBy('phone', 'c', 4)])).toEqual([
			{ ...a, clock: 3 },
			saidBy('phone', 'c', 4)
		]);
	});
});

test.each<[what: string, one: Parameters<typeof saidBy>, other: Parameters<typeof saidBy>]>([
	['by clock', ['tablet', 'z', 1], ['phone', 'a', 2]],
	['at the same clock by device', ['phone', 'z', 1], ['tablet', 'a', 1]],
	['of one device at the same clock by id', ['phone', 'a', 1], ['phone', 'z', 1]]
])('lines are in order %s', (_, one, other) => {
	const [earlier, later] = [saidBy(...one), saidBy(...other)];
	expect(logOf([later, earlier])).toEqual([earlier, later]);
	expect(merge([later], [earlier])).toEqual([earlier, later]);
});

test('a log in order is taken as it is', () => {
	const log = [saidBy('phone', 'a', 1), saidBy('phone', 'b', 2)];
	expect(logOf(log)).toBe(log);
});

describe('any logs of one match', () => {
	const names = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 });
	// the same number is the same line on each device, but some were moved or damaged on one of them
	const log = fc
		.tuple(
			names,
			fc.array(fc.nat({ max: 3 }), { minLength: 12 }),
			fc.array(fc.constantFrom('', '', '', '!'), { minLength: 12 })
		)
		.map(([numbers, moves, marks]): Log<Letters> =>
			numbers
				.map((number, index) =>
					line(`e${number}`, said(`e${number}${marks[index] ?? ''}`), {
						device: number % 3 === 0 ? 'phone' : 'tablet',
						clock: (number % 7) + (moves[index] ?? 0)
					})
				)
				.sort(inOrder)
		);

	test('have news for each other that bring both to the same log', () => {
		fc.assert(
			fc.property(log, log, (one, other) => {
				const both = merge(one, other);
				expect(merge(one, newsTo(one, other))).toEqual(both);
				expect(merge(other, newsTo(other, one))).toEqual(both);
				expect(newsTo(both, one)).toEqual([]);
			})
		);
	});

	test('are made of their lines in any order, however often each comes', () => {
		fc.assert(
			fc.property(log, log, (one, other) => {
				expect(logOf([...other, ...one, ...other].reverse())).toEqual(merge(one, other));
			})
		);
	});

	test('merge the same both ways round', () => {
		fc.assert(
			fc.property(log, log, (one, other) => {
				expect(merge(one, other)).toEqual(merge(other, one));
			})
		);
	});

	test('merge the same in any grouping', () => {
		fc.assert(
			fc.property(log, log, log, (one, two, three) => {
				expect(merge(merge(one, two), three)).toEqual(merge(one, merge(two, three)));
			})
		);
	});

	test('merging again changes nothing', () => {
		fc.assert(
			fc.property(log, log, (one, other) => {
				expect(merge(merge(one, other), other)).toEqual(merge(one, other));
			})
		);
	});

	test('merged, every line is there once, in the one order', () => {
		fc.assert(
			fc.property(log, log, (one, other) => {
				const merged = merge(one, other);
				const ids = [...one, ...other].map((entry) => entry.id);
				expect(merged.map((entry) => entry.id).sort()).toEqual([...new Set(ids)].sort());
				expect([...merged].sort(inOrder)).toEqual(merged);
			})
		);
	});
});
