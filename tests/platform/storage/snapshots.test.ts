import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeviceId, EntryId } from '$lib/core/log/log';
import {
	linesOf,
	MOST_SNAPSHOTS,
	nextSnapshot,
	sound,
	trimmed,
	type Snapshot
} from '$lib/platform/storage/snapshots';
import type { Match, MatchId } from '$lib/platform/match/match';
import type { Row } from '$lib/platform/storage/schema';

// safe: any text is an id
const id = 'friday' as MatchId;
const cover: Match = {
	id,
	game: 'toy',
	startedAt: 1,
	setup: { seats: ['Ana', 'Bo'], start: 0, houseRules: {}, options: {} }
};
const row = (name: number, at = 0): Row => ({
	id: `line-${name}` as EntryId,
	at,
	device: 'phone' as DeviceId,
	clock: name,
	kind: 'played',
	event: { type: 'laid', seat: 0 },
	match: id
});
const rows = (...names: readonly number[]) => names.map((name) => row(name));

/** As the shelf keeps them: one more, and of too many the oldest go. */
function kept(states: readonly Snapshot[], lines: readonly Row[], at = 0): readonly Snapshot[] {
	const next = nextSnapshot(states, { cover, at, occasion: 'running' }, lines);
	if (!next) return states;
	const all = [...states, next];
	const { whole, gone } = trimmed(all);
	const left = all.filter((state) => !gone.includes(state));
	return whole ? left.map((state) => (state.number === whole.number ? whole : state)) : left;
}
const byId = (lines: readonly Row[]) => lines.toSorted((a, b) => a.clock - b.clock);

describe('The states of a match', () => {
	test('say only what is new', () => {
		const states = kept(kept([], rows(1, 2)), rows(1, 2, 3));
		expect(states.map(({ number, lines, gone }) => [number, lines, gone])).toEqual([
			[1, rows(1, 2), []],
			[2, rows(3), []]
		]);
	});

	test('know what went, and what was written otherwise', () => {
		const states = kept(kept([], rows(1, 2, 3)), [row(1), row(3, 7)]);
		expect(states.at(-1)).toMatchObject({ lines: [row(3, 7)], gone: ['line-2'] });
		expect(byId(linesOf(states))).toEqual([row(1), row(3, 7)]);
		expect(byId(linesOf(states.slice(0, 1)))).toEqual(rows(1, 2, 3));
	});

	test('are not kept twice', () => {
		const once = kept([], rows(1));
		expect(kept(once, rows(1))).toBe(once);
		const renamed = nextSnapshot(
			once,
			{ cover: { ...cover, title: 'Friday' }, at: 0, occasion: 'running' },
			rows(1)
		);
		expect(renamed).toMatchObject({ number: 2, lines: [], gone: [] });
	});

	test('are not multiplied by whoever goes back and forth', () => {
		const states = kept(kept([], rows(1, 2)), rows(1, 2, 3));
		const back = { cover, at: 0, occasion: 'before-return' } as const;
		expect(nextSnapshot(states, back, rows(1, 2))).toBeUndefined();
		expect(nextSnapshot(states, back, rows(1))).toMatchObject({ number: 3 });
	});

	test('are the last ten, each whole, whatever came and went', () => {
		const history = fc.array(fc.uniqueArray(fc.nat(12), { maxLength: 8 }), { maxLength: 30 });
		fc.assert(
			fc.property(history, (nights) => {
				let states: readonly Snapshot[] = [];
				const seen: (readonly Row[])[] = [];
				for (const names of nights) {
					const before = states.at(-1)?.number;
					states = kept(states, rows(...names));
					if (states.at(-1)?.number !== before) seen.push(byId(rows(...names)));
				}
				expect(states.length).toBeLessThanOrEqual(MOST_SNAPSHOTS);
				const told = states.map((_, at) => byId(linesOf(states.slice(0, at + 1))));
				expect(told).toEqual(seen.slice(-MOST_SNAPSHOTS));
			})
		);
	});
});

describe('A state that is damaged goes with all that follow', () => {
	const whole = kept(kept(kept([], rows(1)), rows(1, 2)), rows(1, 2, 3));

	test('and with none that is not', () => {
		expect(sound(whole)).toEqual(whole);
	});

	test.each<[string, object | null]>([
		['is nothing', null],
		['has no cover', { cover: undefined }],
		['has a cover of no match', { cover: { id: 7 } }],
		['has no number', { number: '2' }],
		['has lines that are none', { lines: 7 }],
		['has a line that is nothing', { lines: [null] }],
		['has a line without a name', { lines: [{ id: 7 }] }],
		// eslint-disable-next-line no-sparse-arrays -- a disk that fails leaves what it likes
		['has a hole between its lines', { lines: [, row(2)] }],
		['has forgotten lines without a name', { gone: [3] }]
	])('%s', (_, damage) => {
		const [first, second, third] = whole;
		// safe: what lies on a disk may be anything
		const damaged = (damage && { ...second, ...damage }) as Snapshot;
		expect(sound([first, damaged, third].filter((state) => state !== undefined))).toEqual([first]);
	});
});
