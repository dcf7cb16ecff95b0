import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, merge, replay, type DeviceId, type Entry, type Log } from '$lib/core/log';
import { id, said, toy, toySetup, type Toy } from './toy';

const line = (name: string, device: string, clock: number): Entry<Toy> => ({
	id: id(name),
	at: 0,
	device: device as DeviceId,
	clock,
	...said(name)
});

describe('two devices at one match', () => {
	const a = line('a', 'phone', 1);
	const b = line('b', 'phone', 2);
	const fromTablet = line('c', 'tablet', 2);

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
		const undo: Entry<Toy> = { ...line('u', 'phone', 3), kind: 'undone', target: b.id };
		const late = line('d', 'tablet', 2);
		expect(replay(toy, toySetup, merge([a, b, undo], [a, late])).state).toEqual({ said: 'ad' });
	});

	test('both undo the same tap: it is undone once', () => {
		const one: Entry<Toy> = { ...line('u', 'phone', 3), kind: 'undone', target: b.id };
		const two: Entry<Toy> = { ...line('v', 'tablet', 3), kind: 'undone', target: b.id };
		expect(replay(toy, toySetup, merge([a, b, one], [a, b, two])).state).toEqual({ said: 'a' });
	});

	test('a redo brings the tap back to where it was, though the other played on', () => {
		const undo: Entry<Toy> = { ...line('u', 'phone', 3), kind: 'undone', target: b.id };
		const redo: Entry<Toy> = { ...line('w', 'phone', 4), kind: 'redone', target: b.id };
		// after the undo, before the redo
		const meanwhile = line('d', 'tablet', 3);
		const log = merge([a, b, undo, redo], [a, b, undo, meanwhile]);
		expect(replay(toy, toySetup, log).state).toEqual({ said: 'abd' });
	});
});

describe('any logs of one match', () => {
	const names = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 });
	// the same number is the same line on whichever device, but some were moved on one of them
	const log = fc
		.tuple(names, fc.array(fc.nat({ max: 3 }), { minLength: 12 }))
		.map(([numbers, moves]): Log<Toy> =>
			numbers
				.map((number, index) => {
					const clock = (number % 7) + (moves[index] ?? 0);
					return line(`e${number}`, number % 3 === 0 ? 'phone' : 'tablet', clock);
				})
				.sort(inOrder)
		);

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
