import { describe, expect, test } from 'vitest';
import type { Seat } from '$lib/core/seats';
import { BLANK } from '$lib/games/clockworker/rules/copy/facts';
import { mattersTo, recordValues } from '$lib/games/clockworker/rules/counting';
import type { ClockworkerState } from '$lib/games/clockworker/rules/types';
import { after, owning, table, withTokens } from './table';
import { added, ANA, BO, CHLOE, communicated } from './verbs';

const fresh = table({ players: 3 });
/** So many VP tokens in front of each seat. */
const withPoints = (state: ClockworkerState, ...points: readonly number[]) =>
	points.reduce((so, vp, seat) => withTokens(so, seat, { vp }), state);

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

	test('are a plain row and what is known, while five are', () => {
		expect(recordValues(fresh, copyWith(3, 14, 0, 5, 4))).toEqual([0, ...ONE_TO_TWELVE, 14]);
	});

	test('are those of this copy once six are known, by size', () => {
		expect(recordValues(fresh, copyWith(10, 3, 14, 3, 5, 4, 9))).toEqual([3, 4, 5, 9, 10, 14]);
	});

	test('hold what was read at this table, from whichever seat', () => {
		const state = after(
			fresh,
			communicated(ANA, 2),
			communicated(BO),
			added(CHLOE, { kind: 'record', points: 13 })
		);
		expect(recordValues(state, copyWith(3, 4, 5, 6))).toEqual([2, 3, 4, 5, 6, 13]);
	});
});
