import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/clockworker/rules';
import {
	ARTIFACT_IDS,
	artifactCard,
	type ArtifactId
} from '$lib/games/clockworker/rules/catalogue';
import type { ClockworkerEvent } from '$lib/games/clockworker/rules/types';
import { after, everybodyRecharges, holding, owning, table, told } from './table';
import {
	ANA,
	communicated,
	operated,
	recharged,
	recovered,
	repaired,
	retrieved,
	turnEnded
} from './verbs';

const ownerOf = (...ids: readonly ArtifactId[]) => owning(table(), ANA, ...ids);

describe('When gaining', () => {
	test.each<{ artifact: ArtifactId; event: ClockworkerEvent; gives: string }>([
		{ artifact: 'megaphone-advertisement', event: operated(ANA), gives: '+3 vp' },
		{ artifact: 'product-administration-ai', event: operated(ANA), gives: '+1 workers' },
		{ artifact: 'extended-memory', event: repaired(ANA, 'pick-up-ship'), gives: '+2 vp' },
		{ artifact: 'emotion-studying-device', event: communicated(ANA, 7), gives: '+3 vp' },
		{
			artifact: 'cpu-replacing-tech',
			event: recovered(ANA, { workers: 1 }),
			gives: '+1 gold'
		}
	])('$artifact: $gives, every time from a later turn on', ({ artifact, event, gives }) => {
		const effect = `${gives} (${artifact})`;
		expect(told(ownerOf(artifact), event)).toContain(effect);
		expect(told(table(), event)).not.toContain(effect);

		const sameTurn = after(table(), repaired(ANA, artifact));
		expect(told(sameTurn, event)).not.toContain(effect);
		const nextTurn = after(sameTurn, turnEnded(ANA));
		expect(told(nextTurn, event)).toContain(effect);
		expect(told(everybodyRecharges(after(nextTurn, event)), event)).toContain(effect);
	});

	test('took a location: +3 VP (Megaphone), +1 worker (AI), +1 gold (CPU), as one chain', () => {
		const state = ownerOf(
			'cpu-replacing-tech',
			'product-administration-ai',
			'megaphone-advertisement'
		);
		const event = operated(ANA, { cost: 2 });
		expect(told(state, event)).toEqual([
			'-2 gears (cost)',
			'+3 vp (megaphone-advertisement)',
			'+1 workers (product-administration-ai)',
			'+1 gold (cpu-replacing-tech)'
		]);
		expect(holding(after(state, event), ANA)).toMatchObject({
			gears: 1,
			vp: 3,
			workers: 7,
			gold: 1
		});
	});

	test.each<{ artifact: ArtifactId; event: ClockworkerEvent }>([
		{ artifact: 'megaphone-advertisement', event: repaired(ANA, 'pick-up-ship') },
		{ artifact: 'product-administration-ai', event: communicated(ANA, 3) },
		{ artifact: 'extended-memory', event: operated(ANA) },
		{ artifact: 'emotion-studying-device', event: repaired(ANA, 'pick-up-ship') },
		{ artifact: 'cpu-replacing-tech', event: recovered(ANA, { red: 1 }) }
	])('$artifact sleeps when something else is gained', ({ artifact, event }) => {
		expect(told(ownerOf(artifact), event)).toEqual(told(table(), event));
	});
});

describe('Immediately', () => {
	test('Emergency ToolKit: +5 gears when it is taken, and never again', () => {
		const event = repaired(ANA, 'emergency-toolkit', { paid: { red: 1 } });
		expect(told(table(), event)).toEqual(['-1 red (cost)', '+5 gears (emergency-toolkit)']);
		const state = after(table(), event, turnEnded(ANA));
		expect(holding(state, ANA).gears).toBe(8);
		expect(told(state, recharged(ANA))).toEqual(['+2 gears (recharge)']);
		expect(told(state, repaired(ANA, 'pick-up-ship'))).toEqual([]);
	});
});

describe('In the Retrieve phase', () => {
	test('Additional Robotic Arm: +1 gear for each worker that brought gears', () => {
		const state = ownerOf('additional-robotic-arm');
		const event = retrieved(ANA, { gears: 2 }, { red: 1 }, { gears: 1, blue: 1 });
		expect(told(state, event)).toContain('+2 gears (additional-robotic-arm)');
		expect(holding(after(state, event), ANA).gears).toBe(3 + 3 + 2);
		expect(told(state, retrieved(ANA, { red: 1 }))).toEqual([
			'+1 red (space)',
			'-1 placed (placing)'
		]);
	});

	test('Additional Robotic Arm, bought in this turn, waits for the next', () => {
		const state = after(table(), repaired(ANA, 'additional-robotic-arm'));
		const event = retrieved(ANA, { gears: 1 });
		expect(told(state, event)).toEqual(['+1 gears (space)', '-1 placed (placing)']);
		expect(told(after(state, turnEnded(ANA)), event)).toContain(
			'+1 gears (additional-robotic-arm)'
		);
	});
});

describe('At the end of the game', () => {
	test.each<{ artifact: ArtifactId; points: number }>([
		{ artifact: 'clockwork-god', points: 0 },
		{ artifact: 'pick-up-ship', points: 1 },
		{ artifact: 'robotic-government', points: 6 },
		{ artifact: 'to-a-new-world', points: 0 }
	])('$artifact alone, at the start of the match: $points', ({ artifact, points }) => {
		const { rows, totals } = rules.score(ownerOf(artifact));
		const row = rows.find(({ source }) => source === artifact);
		expect(row?.cells).toMatchObject([{ points }, undefined, undefined, undefined]);
		expect(totals[ANA]?.points).toBe(points);
		expect(told(ownerOf(artifact), operated(ANA))).toEqual([]);
	});

	test('they count even when taken in the very last turn', () => {
		const state = after(table(), repaired(ANA, 'robotic-government'));
		expect(rules.score(state).totals[ANA]?.points).toBe(6);
	});
});

describe('The catalogue', () => {
	test('says which are optional: they are offered, the others happen by themselves', () => {
		expect(ARTIFACT_IDS.filter((id) => artifactCard(id).optional)).toEqual([
			'instant-duplicate-device',
			'parabolic-antenna',
			'self-vending-machine',
			'steam-locomotive-network',
			'synchronization-tech'
		]);
	});

	test.each<{ moment: string; ids: readonly ArtifactId[] }>([
		{
			moment: 'end',
			ids: ['clockwork-god', 'pick-up-ship', 'robotic-government', 'to-a-new-world']
		},
		{ moment: 'at-once', ids: ['emergency-toolkit'] },
		{ moment: 'retrieve', ids: ['additional-robotic-arm', 'instant-duplicate-device'] },
		{
			moment: 'dispatch',
			ids: ['steam-locomotive-network', 'synchronization-tech']
		},
		{ moment: 'operation', ids: ['megaphone-advertisement', 'product-administration-ai'] },
		{ moment: 'repair', ids: ['extended-memory'] },
		{ moment: 'communicate', ids: ['emotion-studying-device', 'parabolic-antenna'] },
		{ moment: 'worker-gained', ids: ['cpu-replacing-tech'] },
		{ moment: 'own-turn', ids: ['self-vending-machine'] }
	])('$moment: $ids', ({ moment, ids }) => {
		expect(ARTIFACT_IDS.filter((id) => artifactCard(id).moment === moment)).toEqual(ids);
	});
});
