import { describe, expect, test } from 'vitest';
import type { Note } from '$lib/core/log/log';
import { replay } from '$lib/core/log/replay';
import { scoreHistoryOf } from '$lib/core/score/score-history';
import { PLAYS, logOf as linesOf } from '../games/recorded';
import { rules, type Toy, type ToyEvent } from '../toy/rules';
import { agreed, ANA, BO, count, counted, entryId, laid, line, logOf, rounds } from '../toy/played';

const plays = PLAYS.map((play) => ({
	...play,
	scoreHistory: scoreHistoryOf(play.rules, play.setup, linesOf(play.events))
}));
const tracked = plays.filter(({ scoreHistory }) => scoreHistory);

test('there are plays with a score history', () => {
	expect(tracked.length).toBeGreaterThan(0);
});

describe.each(tracked)('$title', ({ rules, setup, sheet, scoreHistory }) => {
	const steps = scoreHistory?.steps ?? [];

	test('begins before the first turn and ends with the sheet', () => {
		const before = rules.score(replay(rules, setup, []).state);
		expect(steps[0]).toEqual({ round: 0, points: before.totals.map(({ points }) => points) });
		expect(steps.at(-1)?.points).toEqual(sheet.totals.map(({ points }) => points));
	});

	test('has one stand a round, in order', () => {
		const each = steps.map(({ round }) => round);
		expect(each).toEqual(each.map((_, index) => index));
		expect(each.length).toBeGreaterThan(3);
	});
});

const historyAfter = (players: number, events: readonly ToyEvent[]) =>
	scoreHistoryOf(rules, agreed({ players }), logOf(events));

test('a match that was only counted has no score history', () => {
	expect(historyAfter(2, count(7, 9))).toBeUndefined();
});

describe('The last stand', () => {
	const two = rounds('5 3 | 1 6');

	test('is the last round, where nothing is counted after it', () => {
		expect(historyAfter(2, two)?.steps).toEqual([
			{ round: 0, points: [0, 0] },
			{ round: 1, points: [5, 3] },
			{ round: 2, points: [6, 9] }
		]);
	});

	test('is the count, behind the last round', () => {
		const steps = historyAfter(2, [...two, counted(BO, 11)])?.steps;
		expect(steps?.slice(2)).toEqual([
			{ round: 2, points: [6, 9] },
			{ round: 3, points: [6, 11] }
		]);
	});

	test('is a round cut short', () => {
		const steps = historyAfter(2, [...two, laid(ANA, 14)])?.steps;
		expect(steps?.at(-1)).toEqual({ round: 3, points: [20, 9] });
	});
});

describe('What does not stand does not count', () => {
	const log = logOf(rounds('5 3 | 1 6'));
	const [slip, right] = [entryId(0), laid(ANA, 4)];

	test.each<[what: string, note: Note<Toy>, ana: readonly number[]]>([
		['a line as it was before', { kind: 'corrected', target: slip, event: right }, [0, 4, 5]],
		// what was laid next moves up
		['a line that was undone', { kind: 'undone', target: slip }, [0, 1]],
		['a line that was withdrawn', { kind: 'corrected', target: slip, event: null }, [0, 1]]
	])('%s', (_, note, ana) => {
		const steps = scoreHistoryOf(rules, agreed(), [...log, line(log.length, note)])?.steps ?? [];
		expect(steps.slice(0, ana.length).map(({ points }) => points[ANA])).toEqual(ana);
		expect(steps.slice(0, ana.length).map(({ points }) => points[BO])).toEqual(
			[0, 3, 9].slice(0, ana.length)
		);
	});

	test('house rules agreed on later hold from the first round on', () => {
		const two = logOf(rounds('5 3 | 1 6'));
		const agreement = line(two.length, { kind: 'agreed', houseRules: { double: true } });
		const firstOf = (lines: typeof two) => scoreHistoryOf(rules, agreed(), lines)?.steps[1];
		expect(firstOf(two)?.points).toEqual([5, 3]);
		expect(firstOf([...two, agreement])?.points).toEqual([10, 6]);
	});
});

/** `'5 3 0 | 5 7 0'`: what three seats have come to by the end of each of two rounds. */
const laidFor = (text: string) => {
	const stands = text.split('|').map((round) => round.trim().split(' ').map(Number));
	return stands.flatMap((points, round) =>
		points.map((value, seat) => laid(seat, value - (stands[round - 1]?.[seat] ?? 0)))
	);
};

describe('The lead', () => {
	test.each([
		{ what: 'is nobody’s while all are level with nothing', stands: '0 0 | 0 0', changes: [] },
		{ what: 'taken first changes no hands', stands: '0 0 | 3 0 | 9 2', changes: [] },
		{ what: 'changes hands', stands: '3 0 | 3 5 | 8 5', changes: [2, 3] },
		{ what: 'shared is not lost', stands: '5 3 0 | 5 5 0 | 7 5 0', changes: [] },
		{
			what: 'shared first and then one’s own changes no hands',
			stands: '5 5 0 | 5 7 0',
			changes: []
		},
		{ what: 'is lost by way of sharing, of two', stands: '5 3 | 5 5 | 5 7', changes: [3] },
		{ what: 'is lost by way of sharing, of three', stands: '5 3 0 | 5 5 0 | 5 7 0', changes: [3] },
		{
			what: 'comes back the same way',
			stands: '5 3 0 | 5 5 0 | 5 7 0 | 7 7 0 | 9 7 0',
			changes: [3, 5]
		},
		{ what: 'passes to two at once', stands: '5 3 0 | 5 7 7 | 5 7 9', changes: [2] }
	])('$what', ({ stands, changes }) => {
		const players = stands.split('|')[0]?.trim().split(' ').length ?? 0;
		expect(historyAfter(players, laidFor(stands))?.leadChanges).toEqual(changes);
	});

	test('is held by the fewest points where those win', () => {
		const log = logOf(laidFor('1 3 | 4 3 | 4 9'));
		const fewest = scoreHistoryOf(rules, agreed({ players: 2 }), log, { lowestWins: true });
		// all are level before the first round: two share the lead, and one keeps it
		expect(fewest?.leadChanges).toEqual([2, 3]);
	});
});
