import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/clockworker/rules';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import type { ClockworkerEvent, HouseRules, Tokens } from '$lib/games/clockworker/rules/types';
import { meta } from '$lib/games/clockworker/meta';
import { HOUSE_RULES } from './random-match';
import { after, holding, owning, table, told } from './table';
import { ANA, broughtBack, operated, recovered, repaired, retrieved, turnEnded } from './verbs';

/** What a turn gives to its seat beyond what the set-up had given, under these house rules. */
function gainsOf(
	events: readonly ClockworkerEvent[],
	ids: readonly ArtifactId[],
	houseRules: Partial<HouseRules> = {}
): Tokens {
	const before = owning(table({ houseRules }), ANA, ...ids);
	const own = holding(after(before, ...events), ANA);
	return { vp: own.vp, gears: own.gears - 3, gold: own.gold, workers: own.workers - 6 };
}

test('There are five switches, and off is the default reading', () => {
	expect(Object.keys(meta.houseRules).sort()).toEqual(Object.keys(HOUSE_RULES).sort());
	for (const each of Object.values(meta.houseRules)) expect(each.default).toBe(false);
});

describe('CPU Replacing Tech: once a turn, or by house rule each time', () => {
	const ai = ['cpu-replacing-tech', 'product-administration-ai'] as const;
	const markerToo = operated(ANA, { under: 'plus', top: { workers: 1 } });

	test.each<{ what: string; events: readonly ClockworkerEvent[]; once: number; each: number }>([
		{ what: 'the AI and the +1 marker', events: [markerToo], once: 1, each: 2 },
		{
			what: 'two workers that bring one each',
			events: [retrieved(ANA, { workers: 1 }, { workers: 1 })],
			once: 1,
			each: 2
		},
		{
			what: 'the same, counted in one heap',
			events: [broughtBack(ANA, { workers: 2, gain: { workers: 2 } })],
			once: 1,
			each: 2
		},
		{
			what: 'four in a heap that brought two',
			events: [broughtBack(ANA, { workers: 4, gain: { workers: 2 } })],
			once: 1,
			each: 2
		},
		{
			what: 'two in a heap that brought five',
			events: [broughtBack(ANA, { workers: 2, gain: { workers: 5 } })],
			once: 1,
			each: 2
		},
		{ what: 'a space that shows two', events: [recovered(ANA, { workers: 2 })], once: 1, each: 1 },
		{
			what: 'one in each phase',
			events: [retrieved(ANA, { workers: 1 }), operated(ANA)],
			once: 1,
			each: 2
		},
		{
			what: 'one in each of two turns',
			events: [recovered(ANA, { workers: 1 }), turnEnded(ANA), operated(ANA)],
			once: 2,
			each: 2
		}
	])('$what: $once gold, or $each', ({ events, once, each }) => {
		expect(gainsOf(events, ai).gold).toBe(once);
		expect(gainsOf(events, ai, { cpuEachTime: true }).gold).toBe(each);
	});

	test('a heap brings all its workers, whatever gold they wake', () => {
		const heap = broughtBack(ANA, { workers: 2, gain: { workers: 5, gold: 1 } });
		for (const cpuEachTime of [false, true])
			expect(gainsOf([heap], [], { cpuEachTime })).toMatchObject({ workers: 5, gold: 1 });
		expect(gainsOf([heap], ai, { cpuEachTime: true })).toMatchObject({ workers: 5, gold: 3 });
	});
});

describe('Additional Robotic Arm: each worker that brought gears, or by house rule once a phase', () => {
	test.each<{ what: string; event: ClockworkerEvent; brought: number; each: number; once: number }>(
		[
			{
				what: 'two workers with gears',
				event: retrieved(ANA, { gears: 2 }, { gears: 1 }, { red: 1 }),
				brought: 3,
				each: 2,
				once: 1
			},
			{
				what: 'a heap, two of it with gears',
				event: broughtBack(ANA, { workers: 3, gain: { gears: 4 }, withGears: 2 }),
				brought: 4,
				each: 2,
				once: 1
			},
			{
				what: 'a heap of two, five of it said to have had gears',
				event: broughtBack(ANA, { workers: 2, gain: { gears: 4 }, withGears: 5 }),
				brought: 4,
				each: 2,
				once: 1
			},
			{
				what: 'a heap of three that brought one gear',
				event: broughtBack(ANA, { workers: 3, gain: { gears: 1 }, withGears: 3 }),
				brought: 1,
				each: 1,
				once: 1
			},
			{
				what: 'a heap without gears',
				event: broughtBack(ANA, { workers: 3, gain: { red: 3 }, withGears: 2 }),
				brought: 0,
				each: 0,
				once: 0
			},
			{
				what: 'a heap, nobody said to have had gears',
				event: broughtBack(ANA, { workers: 3, gain: { gears: 3 }, withGears: 0 }),
				brought: 3,
				each: 0,
				once: 0
			},
			{ what: 'one worker', event: retrieved(ANA, { gears: 3 }), brought: 3, each: 1, once: 1 },
			{ what: 'none', event: retrieved(ANA, { red: 1 }), brought: 0, each: 0, once: 0 }
		]
	)('$what: +$each, or +$once', ({ event, brought, each, once }) => {
		const arm = ['additional-robotic-arm'] as const;
		expect(gainsOf([event], arm).gears).toBe(brought + each);
		expect(gainsOf([event], arm, { armOncePerPhase: true }).gears).toBe(brought + once);
	});
});

test.each<{ top: Tokens; one: string; all: readonly string[] }>([
	{ top: { red: 2 }, one: '+1 red (marker)', all: ['+2 red (marker)'] },
	{
		top: { gears: 1, blue: 1 },
		one: '+1 gears (marker)',
		all: ['+1 gears (marker)', '+1 blue (marker)']
	},
	{ top: { gold: 1 }, one: '+1 gold (marker)', all: ['+1 gold (marker)'] }
])('+1 Resource marker over $top: one, or by house rule all', ({ top, one, all }) => {
	const event = operated(ANA, { under: 'plus', spaces: [top, { green: 1 }] });
	expect(told(table(), event)).toEqual([one]);
	expect(told(table({ houseRules: { markerGivesAll: true } }), event)).toEqual(all);
});

test('+1 Resource marker over a space that nobody read out: the kind that the table names', () => {
	const generous = table({ houseRules: { markerGivesAll: true } });
	const event = operated(ANA, { under: 'plus', chosen: 'red' });
	for (const state of [table(), generous]) expect(told(state, event)).toEqual(['+1 red (marker)']);
	expect(told(generous, operated(ANA, { under: 'plus' }))).toEqual([]);
	const read = operated(ANA, { under: 'plus', chosen: 'red', top: { red: 2, blue: 1 } });
	expect(told(generous, read)).toEqual(['+2 red (marker)', '+1 blue (marker)']);
});

test('Extended Memory on its own acquisition: nothing, or by house rule +2', () => {
	const event = repaired(ANA, 'extended-memory');
	expect(told(table(), event)).toEqual([]);
	const generous = table({ houseRules: { memoryCountsItself: true } });
	expect(told(generous, event)).toEqual(['+2 vp (extended-memory)']);
	const later = [event, turnEnded(ANA), repaired(ANA, 'pick-up-ship')];
	expect(gainsOf(later, []).vp).toBe(2);
	expect(gainsOf(later, [], { memoryCountsItself: true }).vp).toBe(4);
});

test('Pick Up Ship counts the Starting Location, or by house rule leaves it out', () => {
	const points = (houseRules: Partial<HouseRules>) => {
		const state = owning(table({ houseRules }), ANA, 'pick-up-ship');
		return rules.score(after(state, operated(ANA), operated(ANA))).totals[ANA]?.points;
	};
	expect(points({})).toBe(3);
	expect(points({ shipSkipsStart: true })).toBe(2);
});
