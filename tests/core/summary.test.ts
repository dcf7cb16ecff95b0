import { describe, expect, test } from 'vitest';
import { replay } from '$lib/core/log/replay';
import { summaryOf } from '$lib/core/score/summary';
import { PLAYS, logOf as linesOf } from '../games/recorded';
import { rules, type ToyEvent } from '../toy/rules';
import { agreed, count, logOf, rounds } from '../toy/played';

/** `7 + 5 = 12`, `12 ≥ 12 → 10`: what comes out. */
const resultIn = (arithmetic: string) => Number(/-?\d+$/.exec(arithmetic)?.[0]);

describe.each(PLAYS)('$title', ({ rules, setup, events, sheet, ending }) => {
	const { state } = replay(rules, setup, linesOf(events));
	const summary = summaryOf(rules, state);

	test('is told with its end', () => {
		expect(summary).toMatchObject({ reason: ending.reason, by: ending.by, rounds: ending.round });
	});

	test('tells every row of its sheet, which add up to the totals', () => {
		const rows = Object.entries(sheet.rows).map(([source, cells]) => [
			source,
			cells.map((cell) => (cell === null ? null : resultIn(cell)))
		]);
		expect(summary?.sources).toEqual(Object.fromEntries(rows));
		const sums = setup.seats.map((_, seat) =>
			Object.values(summary?.sources ?? {}).reduce((sum, cells) => sum + (cells[seat] ?? 0), 0)
		);
		expect(sums).toEqual(sheet.totals.map(({ points }) => points));
	});

	test('has no summary before it is over', () => {
		expect(summaryOf(rules, replay(rules, setup, []).state)).toBeUndefined();
		const firstHalf = linesOf(events.slice(0, events.length / 2));
		expect(summaryOf(rules, replay(rules, setup, firstHalf).state)).toBeUndefined();
	});
});

const summaryAfter = (events: readonly ToyEvent[], wholeRules = rules) =>
	summaryOf(wholeRules, replay(wholeRules, agreed(), logOf(events)).state);

const five = rounds('1 2 | 3 4 | 5 6 | 7 8 | 9 0');

test('an end that no seat brought about names none, and a game without cards owns none', () => {
	expect(summaryAfter(five)).toEqual({
		reason: 'rounds',
		rounds: 5,
		tracked: true,
		sources: { numbers: [25, 20] },
		owned: [[], []]
	});
});

test('an end that is triggered but not played out is no summary yet', () => {
	expect(rules.ending(replay(rules, agreed(), logOf(five.slice(0, 9))).state)?.over).toBe(false);
	expect(summaryAfter(five.slice(0, 9))).toBeUndefined();
});

test('one turn that was told makes a match a tracked one', () => {
	expect(summaryAfter(count(3, 4))).toMatchObject({ tracked: false });
	expect(summaryAfter([...five.slice(0, 1), ...count(3, 4)])).toMatchObject({ tracked: true });
});

test('a game that cannot tell a mere count has tracked every match', () => {
	const laws = Object.entries(rules).filter(([law]) => law !== 'wasTracked');
	// safe: what is left out is optional
	const less = Object.fromEntries(laws) as unknown as typeof rules;
	expect(summaryAfter(count(3, 4), less)).toMatchObject({ tracked: true });
});

test('a source that is nothing to a seat is null, not nought', () => {
	const bonus: typeof rules = {
		...rules,
		score(state) {
			const sheet = rules.score(state);
			const rows = sheet.rows.map((row) => ({ ...row, cells: row.cells.with(1, undefined) }));
			return { ...sheet, rows };
		}
	};
	expect(summaryAfter(five, bonus)?.sources).toEqual({ numbers: [25, null] });
});
