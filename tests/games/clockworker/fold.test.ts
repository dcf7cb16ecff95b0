import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { history, isPlayed } from '$lib/core/log/history';
import type { Entry } from '$lib/core/log/log';
import { replay } from '$lib/core/log/replay';
import { readLog } from '$lib/core/log/read-log';
import { rules } from '$lib/games/clockworker/rules';
import { fold } from '$lib/games/clockworker/rules/fold';
import type { Clockworker, ClockworkerEvent } from '$lib/games/clockworker/rules/types';
import { anyEvent } from './any-event';
import { setupOf } from './random-match';
import { entryId, line, logOf } from './table';
import { adjusted, ANA, BO, counted, recharged } from './verbs';

describe('two taps are one line', () => {
	test.each<[ClockworkerEvent, ClockworkerEvent, ClockworkerEvent | undefined]>([
		[adjusted(ANA, 'vp', 1), adjusted(ANA, 'vp', 2), adjusted(ANA, 'vp', 3)],
		[adjusted(ANA, 'vp', 1), adjusted(ANA, 'vp', -1), adjusted(ANA, 'vp', 0)],
		[adjusted(ANA, 'vp', 1), adjusted(BO, 'vp', 1), undefined],
		[adjusted(ANA, 'vp', 1), adjusted(ANA, 'gears', 1), undefined],
		[adjusted(ANA, 'vp', 1), counted(ANA, 'vp', 4), undefined],
		[counted(ANA, 'vp', 3), counted(ANA, 'vp', 4), counted(ANA, 'vp', 4)],
		[recharged(ANA), recharged(ANA), undefined]
	])('%o, %o', (earlier, later, both) => {
		expect(fold(earlier, later)).toEqual(both);
	});
});

/** As people tap: the same key several times, then another. */
const taps = fc
	.array(fc.tuple(anyEvent, fc.integer({ min: 1, max: 4 })), { maxLength: 25 })
	.map((each) => each.flatMap(([event, times]) => Array.from({ length: times }, () => event)));
const plan = fc.record({
	seed: fc.integer(),
	players: fc.integer({ min: 2, max: 4 }),
	depth: fc.constantFrom('scores', 'everything'),
	length: fc.constant(0)
});

/** Now and then a tap is followed by undo, by a correction or by a withdrawal of an earlier one. */
const slips = fc.array(fc.constantFrom('none', 'none', 'undone', 'corrected', 'withdrawn'), {
	minLength: 100
});

describe('folding', { timeout: 60_000 }, () => {
	test('never changes the state: the lines as shown replay to what was played', () => {
		fc.assert(
			fc.property(
				plan,
				taps,
				slips,
				fc.array(anyEvent, { minLength: 100 }),
				(each, events, how, others) => {
					const setup = setupOf(each);
					const log: Entry<Clockworker>[] = [];
					const write = (note: Parameters<typeof line>[1]) => log.push(line(log.length + 1, note));
					for (const [index, event] of events.entries()) {
						write({ kind: 'played', event });
						const target = log[index % log.length]?.id;
						if (!target) continue;
						if (how[index] === 'undone') {
							const last = replay(rules, setup, log).undoable;
							if (last) write({ kind: 'undone', target: last.id });
						}
						if (how[index] === 'withdrawn') write({ kind: 'corrected', target, event: null });
						const other = others[index];
						if (how[index] === 'corrected' && other)
							write({ kind: 'corrected', target, event: other });
					}

					const lines = history(rules, setup, log).filter(isPlayed);
					const told = lines
						.filter(({ fate }) => fate === 'stands' || fate === 'corrected')
						.reduce((state, { event }) => rules.apply(state, event), rules.setup(setup));
					expect(told).toEqual(replay(rules, setup, log).state);
					// and nothing is lost from sight
					const shown = lines.flatMap(({ entries }) => entries.map(({ id }) => id));
					expect(shown).toEqual(log.flatMap(({ kind, id }) => (kind === 'played' ? id : [])));
				}
			),
			{ numRuns: 400 }
		);
	});
});

test('a correction that speaks for several taps survives JSON', () => {
	const taps = [adjusted(ANA, 'vp', 1), adjusted(ANA, 'vp', 1)];
	const log = [
		...logOf(taps),
		line(2, {
			kind: 'corrected',
			target: entryId(0),
			event: adjusted(BO, 'vp', 2),
			folded: [entryId(1)]
		})
	];
	expect(readLog(rules, 2, JSON.parse(JSON.stringify(log)))).toEqual({ ok: true, value: log });
});
