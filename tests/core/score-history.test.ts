import { describe, expect, test } from 'vitest';
import { scoreHistoryOf } from '$lib/core/score/score-history';
import type { Note } from '$lib/core/log/log';
import { replay } from '$lib/core/log/replay';
import { rules } from '$lib/games/clockworker/rules';
import type { Clockworker, ClockworkerEvent } from '$lib/games/clockworker/rules/types';
import { PLAYS } from '../games/clockworker/plays';
import { agreed, entryId, line, logOf } from '../games/clockworker/table';
import { ANA, BO, called, counted, passing, recharged, repaired } from '../games/clockworker/verbs';

const tracked = PLAYS.filter(({ title }) => !title.includes('without having been tracked'));

describe.each(tracked)('$title', ({ setup, events, sheet }) => {
	const scoreHistory = scoreHistoryOf(rules, setup, logOf(events));
	const steps = scoreHistory?.steps ?? [];

	test('begins before the first turn and ends with the sheet', () => {
		const before = rules.score(replay(rules, setup, []).state);
		expect(steps[0]).toEqual({ round: 0, points: before.totals.map(({ points }) => points) });
		expect(steps.at(-1)?.points).toEqual(sheet.totals.map(({ points }) => points));
	});

	test('has one stand a round, in order', () => {
		const rounds = steps.map(({ round }) => round);
		expect(rounds).toEqual(rounds.map((_, index) => index));
		expect(rounds.length).toBeGreaterThan(3);
	});
});

test('a match that was only counted has no score history', () => {
	const counted = PLAYS.filter((play) => !tracked.includes(play));
	expect(counted).toHaveLength(1);
	for (const { setup, events } of counted)
		expect(scoreHistoryOf(rules, setup, logOf(events))).toBeUndefined();
});

/** So many points in front of each seat at the end of each round. */
const told = (...rounds: readonly (readonly number[])[]): readonly ClockworkerEvent[] =>
	rounds.flatMap((points) =>
		points.flatMap((value, seat) => [counted(seat, 'vp', value), passing(recharged(seat))])
	);
const courseAfter = (players: number, events: readonly ClockworkerEvent[]) =>
	scoreHistoryOf(rules, agreed({ players, depth: 'scores' }), logOf(events));

describe('The last stand', () => {
	const rounds = told([5, 3], [6, 9]);

	test('is the last round, where nothing is counted after it', () => {
		expect(courseAfter(2, [...rounds, called(ANA)])?.steps).toEqual([
			{ round: 0, points: [0, 0] },
			{ round: 1, points: [5, 3] },
			{ round: 2, points: [6, 9] }
		]);
	});

	test('is the count, behind the last round', () => {
		const steps = courseAfter(2, [...rounds, called(ANA), counted(BO, 'vp', 11)])?.steps;
		expect(steps?.slice(2)).toEqual([
			{ round: 2, points: [6, 9] },
			{ round: 3, points: [6, 11] }
		]);
	});

	test('is a round cut short', () => {
		const last = [counted(ANA, 'vp', 20), passing(recharged(ANA)), called(ANA)];
		expect(courseAfter(2, [...rounds, ...last])?.steps.at(-1)).toEqual({
			round: 3,
			points: [20, 9]
		});
	});
});

describe('What does not stand does not count', () => {
	const setup = agreed({ players: 2, depth: 'scores' });
	const log = logOf(told([5, 3], [6, 9]));
	const [slip, right] = [entryId(0), counted(ANA, 'vp', 4)];

	test.each<[what: string, note: Note<Clockworker>, ana: readonly number[]]>([
		['a line that was undone', { kind: 'undone', target: slip }, [0, 0, 6]],
		['a line that was withdrawn', { kind: 'corrected', target: slip, event: null }, [0, 0, 6]],
		['a line as it was before', { kind: 'corrected', target: slip, event: right }, [0, 4, 6]]
	])('%s', (_, note, ana) => {
		const scoreHistory = scoreHistoryOf(rules, setup, [...log, line(log.length, note)]);
		expect(scoreHistory?.steps.map(({ points }) => points[ANA])).toEqual(ana);
		expect(scoreHistory?.steps.map(({ points }) => points[BO])).toEqual([0, 3, 9]);
	});

	test('house rules agreed on later hold from the first round on', () => {
		const ship = logOf([
			passing(repaired(ANA, 'pick-up-ship', { points: 2 })),
			passing(recharged(BO))
		]);
		const agreement = line(2, { kind: 'agreed', houseRules: { shipSkipsStart: true } });
		expect(scoreHistoryOf(rules, setup, ship)?.steps[1]?.points).toEqual([3, 0]);
		expect(scoreHistoryOf(rules, setup, [...ship, agreement])?.steps[1]?.points).toEqual([2, 0]);
	});
});

/** `'5 3 0 | 5 7 0'`: two rounds of three. */
const roundsIn = (text: string) =>
	text.split('|').map((round) => round.trim().split(' ').map(Number));

describe('The lead', () => {
	test.each([
		{ what: 'is nobody’s while all are level with nothing', rounds: '0 0 | 0 0', changes: [] },
		{ what: 'taken first changes no hands', rounds: '0 0 | 3 0 | 9 2', changes: [] },
		{ what: 'changes hands', rounds: '3 0 | 3 5 | 8 5', changes: [2, 3] },
		{ what: 'shared is not lost', rounds: '5 3 0 | 5 5 0 | 7 5 0', changes: [] },
		{
			what: 'shared first and then one’s own changes no hands',
			rounds: '5 5 0 | 5 7 0',
			changes: []
		},
		{ what: 'is lost by way of sharing, of two', rounds: '5 3 | 5 5 | 5 7', changes: [3] },
		{ what: 'is lost by way of sharing, of three', rounds: '5 3 0 | 5 5 0 | 5 7 0', changes: [3] },
		{
			what: 'comes back the same way',
			rounds: '5 3 0 | 5 5 0 | 5 7 0 | 7 7 0 | 9 7 0',
			changes: [3, 5]
		},
		{ what: 'passes to two at once', rounds: '5 3 0 | 5 7 7 | 5 7 9', changes: [2] }
	])('$what', ({ rounds, changes }) => {
		const table = roundsIn(rounds);
		expect(courseAfter(table[0]?.length ?? 0, told(...table))?.leadChanges).toEqual(changes);
	});
});
