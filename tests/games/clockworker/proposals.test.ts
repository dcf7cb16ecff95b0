import { describe, expect, test } from 'vitest';
import {
	isKnown,
	proposeDispatch,
	proposeRecover,
	proposeRetrieve,
	sumOf
} from '$lib/games/clockworker/rules/advice/proposals';
import type { Brought, Holding, Space, Tokens } from '$lib/games/clockworker/rules/types';
import { after, complaints, holding, standing, table, withLocations, withTokens } from './table';
import { ANA, broughtBack, dispatched, locationRead, recovered, retrieved } from './verbs';

/** Ana's table: so many workers out, and a Location for each list of spaces; null is unread. */
function locations(placed: number, ...read: readonly (readonly Space[] | null)[]) {
	const state = withLocations(withTokens(table(), ANA, { placed }), ANA, read.length - 1);
	return read.reduce(
		(sofar, spaces, location) =>
			spaces ? after(sofar, locationRead(ANA, location, { spaces })) : sofar,
		state
	);
}
const own = (...told: Parameters<typeof locations>): Holding => holding(locations(...told), ANA);

const lower = standing([false, { red: 1 }], [true, { blue: 2 }], [true, { gold: 1 }]);
const deserted = standing([false, { red: 1 }], [false, { red: 1 }]);
const upper = standing([true, { gears: 2, vp: 1 }]);
const unsaid: readonly Space[] = [{ worker: true }];

describe('Retrieve', () => {
	const known = { location: 0, gain: { blue: 2 } };

	test.each<{ what: string; who: Holding; back: readonly Brought[] }>([
		{ what: 'the topmost worker, with what its space shows', who: own(2, lower), back: [known] },
		{ what: 'nobody from an empty Location', who: own(0, deserted), back: [] },
		{
			what: 'one from each Location',
			who: own(3, lower, deserted, upper),
			back: [known, { location: 2, gain: { gears: 2, vp: 1 } }]
		},
		{
			what: 'nothing gained from a space of which nobody has said what it shows',
			who: own(1, unsaid),
			back: [{ location: 0, gain: {} }]
		},
		{ what: 'one from the Location not read out', who: own(4, null), back: [{ gain: {} }] },
		{
			what: 'one from each of those not read out, named by nobody',
			who: own(6, lower, null, null),
			back: [known, { gain: {} }, { gain: {} }]
		},
		{
			what: 'no more of them than are out of sight',
			who: own(3, lower, null, null),
			back: [known, { gain: {} }]
		},
		{ what: 'none of them, if all are in sight', who: own(2, lower, null), back: [known] },
		{
			what: 'none of them, if fewer were counted than stand there',
			who: own(1, lower, null),
			back: [known]
		}
	])('proposes $what', ({ who, back }) => {
		expect(proposeRetrieve(who)).toEqual(back);
	});

	test.each([
		['read out', locations(3, lower, upper)],
		['in part', locations(6, lower, null, null)],
		['not read out', locations(4, null)],
		['deserted', locations(0, deserted)]
	])('as proposed raises nothing: %s', (_, state) => {
		const brought = proposeRetrieve(holding(state, ANA));
		expect(complaints(state, broughtBack(ANA, ...brought))).toEqual([]);
	});
});

describe('Recover', () => {
	test.each<{ what: string; who: Holding; index: number; gain: Tokens | undefined }>([
		{ what: 'what the topmost worker stands on', who: own(2, lower), index: 0, gain: { blue: 2 } },
		{
			what: 'the same of another Location',
			who: own(3, lower, upper),
			index: 1,
			gain: { gears: 2, vp: 1 }
		},
		{
			what: 'no more than the worker, if nobody has said',
			who: own(1, unsaid),
			index: 0,
			gain: {}
		},
		{ what: 'nothing of an empty Location', who: own(0, deserted), index: 0, gain: undefined },
		{ what: 'nothing of a Location not read out', who: own(4, null), index: 0, gain: undefined },
		{
			what: 'nothing of a Location that is not there',
			who: own(4, null),
			index: 1,
			gain: undefined
		}
	])('proposes $what', ({ who, index, gain }) => {
		expect(proposeRecover(who, index)).toEqual(gain);
	});

	test('as proposed raises nothing', () => {
		const state = after(locations(2, lower), broughtBack(ANA, { location: 0, gain: { blue: 2 } }));
		const gain = proposeRecover(holding(state, ANA), 0);
		expect(gain).toEqual({ gold: 1 });
		expect(complaints(state, recovered(ANA, gain, 0))).toEqual([]);
	});
});

describe('Dispatch', () => {
	test.each<{ what: string; who: Holding; index: number; workers: number }>([
		{ what: 'as many as find room', who: own(2, lower), index: 0, workers: 1 },
		{ what: 'as many as are in hand', who: own(5, deserted), index: 0, workers: 1 },
		{ what: 'nobody onto a full Location', who: own(1, upper), index: 0, workers: 0 },
		{ what: 'all in hand onto a Location not read out', who: own(4, null), index: 0, workers: 2 },
		{
			what: 'nobody when more were counted out than there are',
			who: own(9, null),
			index: 0,
			workers: 0
		},
		{ what: 'the Location named', who: own(2, lower, deserted), index: 1, workers: 2 }
	])('proposes $what', ({ who, index, workers }) => {
		expect(proposeDispatch(who, index)).toEqual({ location: index, workers });
	});

	test('as proposed raises nothing', () => {
		const out = locations(3, lower, upper);
		const state = after(out, broughtBack(ANA, ...proposeRetrieve(holding(out, ANA))));
		const to = proposeDispatch(holding(state, ANA), 0);
		expect(to).toEqual({ location: 0, workers: 2 });
		expect(complaints(state, dispatched(ANA, to))).toEqual([]);
	});
});

describe('There is nothing to ask', () => {
	test.each<{ what: string; who: Holding; known: boolean }>([
		{ what: 'all stand on spaces that were read out', who: own(3, lower, upper), known: true },
		{ what: 'nobody is out', who: own(0, deserted), known: true },
		{ what: 'nobody stands on the Location not read out', who: own(2, lower, null), known: true },
		{ what: 'somebody is out of sight', who: own(3, lower, null), known: false },
		{ what: 'fewer were counted than stand there', who: own(1, lower), known: false },
		{ what: 'nobody has said what the topmost space shows', who: own(1, unsaid), known: false },
		{
			what: 'it is a lower space of which nobody has said it',
			who: own(2, [...upper, ...unsaid]),
			known: true
		},
		{
			what: 'it is an empty space of which nobody has said it',
			who: own(1, [{ worker: false }, ...upper]),
			known: true
		}
	])('when $what: $known', ({ who, known }) => {
		expect(isKnown(who)).toBe(known);
	});

	test('for as long as the table reads out what it builds', () => {
		const state = table({ startingSpaces: [{ red: 1 }, { blue: 1 }] });
		expect(isKnown(holding(state, ANA))).toBe(true);
		expect(isKnown(holding(after(state, retrieved(ANA, { red: 1 })), ANA))).toBe(false);
	});
});

test.each<{ brought: readonly Brought[]; sum: Tokens }>([
	{ brought: [], sum: {} },
	{ brought: [{ gain: {} }, { gain: { red: 0 } }], sum: {} },
	{ brought: [{ gain: { red: 1 } }, { gain: { red: 2, vp: 1 } }], sum: { red: 3, vp: 1 } },
	{ brought: [{ workers: 3, gain: { gears: 4, workers: 1 } }], sum: { gears: 4, workers: 1 } }
])('All that is brought, together: $sum', ({ brought, sum }) => {
	expect(sumOf(brought)).toEqual(sum);
});
