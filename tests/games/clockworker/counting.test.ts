import { describe, expect, test } from 'vitest';
import type { Seat } from '$lib/core/seats';
import { BLANK } from '$lib/games/clockworker/rules/printed/facts';
import { pointsFrom } from '$lib/core/score/points-from';
import { keepingTheEnd, mattersTo, recordValues } from '$lib/games/clockworker/rules/counting';
import type { ClockworkerEvent, ClockworkerState } from '$lib/games/clockworker/rules/types';
import { replay } from '$lib/core/log/replay';
import { rules } from '$lib/games/clockworker/rules';
import { PLAYS } from './plays';
import { after, logOf, owning, table, withTokens } from './table';
import { added, ANA, BO, called, CHLOE, communicated, counted, removed } from './verbs';

const fresh = table({ players: 3 });
/** So many VP tokens in front of each seat. */
const withPoints = (state: ClockworkerState, ...points: readonly number[]) =>
	points.reduce((so, vp, seat) => withTokens(so, seat, { vp }), state);

/** The state after each event. */
function stepwise(from: ClockworkerState, events: readonly ClockworkerEvent[]) {
	let state = from;
	return events.map((event) => (state = rules.apply(state, event)));
}

describe('The number of Locations and of Workers', () => {
	test.each<
		[what: string, state: ClockworkerState, seat: Seat, locations: string[], workers: string[]]
	>([
		['matters to nobody before anything is counted', fresh, ANA, [], []],
		[
			'Locations matter with the Pick Up Ship',
			owning(fresh, ANA, 'pick-up-ship'),
			ANA,
			['pick-up-ship'],
			[]
		],
		[
			'Locations matter with the Clockwork God, as cards do',
			owning(fresh, ANA, 'clockwork-god'),
			ANA,
			['clockwork-god'],
			[]
		],
		[
			'Workers matter with the Robotic Government',
			owning(fresh, ANA, 'robotic-government'),
			ANA,
			[],
			['robotic-government']
		],
		[
			'neither matters with artifacts that count something else',
			owning(fresh, ANA, 'to-a-new-world', 'megaphone-advertisement'),
			ANA,
			[],
			[]
		],
		[
			'matters not for what others own',
			owning(fresh, BO, 'pick-up-ship', 'robotic-government'),
			ANA,
			[],
			[]
		],
		[
			'Locations break a tie, for whoever is in it',
			withPoints(fresh, 7, 4, 7),
			CHLOE,
			['tie-break'],
			[]
		],
		['Locations break no tie for the others', withPoints(fresh, 7, 4, 7), BO, [], []],
		['Locations break no tie at nothing', withPoints(fresh, 0, 4, 0), ANA, [], []],
		[
			'all of it at once',
			withPoints(
				owning(fresh, ANA, 'clockwork-god', 'robotic-government', 'pick-up-ship'),
				2,
				// six workers and the Starting Location more
				9,
				1
			),
			ANA,
			['pick-up-ship', 'clockwork-god', 'tie-break'],
			['robotic-government']
		],
		['matters to no seat that is not there', withPoints(fresh, 7, 7, 7), 3, [], []]
	])('%s', (_, state, seat, locations, workers) => {
		expect(mattersTo(state, seat)).toEqual({ locations, workers });
	});
});

describe('Keys for the values of records', () => {
	const ONE_TO_TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
	const copyWith = (...points: readonly number[]) => ({
		...BLANK,
		records: points.map((each) => ({ points: each }))
	});

	test('are a plain row while nobody knows any', () => {
		expect(recordValues(fresh, BLANK)).toEqual(ONE_TO_TWELVE);
	});

	test('are a plain row, and what else is known', () => {
		expect(recordValues(fresh, copyWith(3, 14, 0, 5, 4))).toEqual([0, ...ONE_TO_TWELVE, 14]);
	});

	test('stay where they are, however many are known', () => {
		const known = copyWith(10, 3, 14, 3, 5, 4, 9);
		expect(recordValues(fresh, known)).toEqual([...ONE_TO_TWELVE, 14]);
	});

	test('hold what was read at this table, from whichever seat', () => {
		const state = after(
			fresh,
			communicated(ANA, 2),
			communicated(BO),
			added(CHLOE, { kind: 'record', points: 13 })
		);
		expect(recordValues(state, copyWith(3, 15))).toEqual([...ONE_TO_TWELVE, 13, 15]);
	});
});

describe('A number that is set right after the end', () => {
	const play = PLAYS.find(({ ending }) => ending.reason === 'twelve-cards');
	if (!play) throw new Error('somebody took a 12th card');
	const { state } = replay(rules, play.setup, logOf(play.events));
	const { by = ANA } = play.ending;
	const without = removed(by, { kind: 'location', location: 1 });

	test('leaves the match over, though the 12th card is gone', () => {
		const events = keepingTheEnd(state, [without]);
		expect(events).toEqual([called(by), without]);
		for (const so of stepwise(state, events)) expect(rules.ending(so)?.over).toBe(true);
	});

	test('ends it as before once the 12th card is back', () => {
		const back = [...keepingTheEnd(state, [without]), added(by, { kind: 'location' })];
		expect(rules.ending(stepwise(state, back).at(-1) ?? state)).toEqual(rules.ending(state));
	});

	test('is nothing but itself where the end does not rest on it', () => {
		const vp = counted(by, 'vp', 3);
		expect(keepingTheEnd(state, [vp])).toEqual([vp]);
	});

	test('is nothing but itself while the match runs', () => {
		const running = after(fresh, added(ANA, { kind: 'location' }));
		const gone = removed(ANA, { kind: 'location', location: 1 });
		expect(keepingTheEnd(running, [gone])).toEqual([gone]);
	});
});

test('points are added up from the rows that are asked for', () => {
	const sheet = rules.score(withPoints(after(fresh, communicated(BO, 6)), 4, 3));
	expect(pointsFrom(sheet, BO, (source) => source === 'records')).toBe(6);
	expect(pointsFrom(sheet, BO, () => true)).toBe(9);
	expect(pointsFrom(sheet, CHLOE, () => true)).toBe(0);
});
