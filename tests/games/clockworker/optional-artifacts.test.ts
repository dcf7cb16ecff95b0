import { describe, expect, test } from 'vitest';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import { reminders } from '$lib/games/clockworker/rules/advice/reminders';
import type { Action } from '$lib/games/clockworker/rules/types';
import {
	after,
	allAtHome,
	complaints,
	holding,
	owning,
	standing,
	table,
	told,
	withLocations,
	withTokens
} from './table';
import {
	ANA,
	communicated,
	dispatched,
	duplicated,
	locationRead,
	recharged,
	retrieved,
	vended
} from './verbs';

const ready = (...ids: readonly ArtifactId[]) => owning(allAtHome(table()), ANA, ...ids);

describe('Optional abilities are offered, not applied', () => {
	test.each<{
		artifact: ArtifactId;
		doing: Action | 'retrieved';
		event: Parameters<typeof told>[1];
	}>([
		{
			artifact: 'instant-duplicate-device',
			doing: 'retrieved',
			event: retrieved(ANA, { red: 1 })
		},
		{ artifact: 'parabolic-antenna', doing: 'communicated', event: communicated(ANA, 5) },
		{ artifact: 'self-vending-machine', doing: 'recharged', event: recharged(ANA) },
		{
			artifact: 'steam-locomotive-network',
			doing: 'dispatched',
			event: dispatched(ANA, { workers: 1 })
		},
		{
			artifact: 'synchronization-tech',
			doing: 'dispatched',
			event: dispatched(ANA, { workers: 1 })
		}
	])('$artifact when $doing', ({ artifact, doing, event }) => {
		expect(reminders(ready(artifact), doing)).toContainEqual(
			expect.objectContaining({ of: artifact, optional: true })
		);
		expect(told(ready(artifact), event)).toEqual(told(ready(), event));
	});
});

describe('Instant Duplicate Device', () => {
	const state = after(
		owning(table(), ANA, 'instant-duplicate-device'),
		retrieved(ANA, { red: 1, workers: 1 })
	);

	test.each(['red', 'workers'] as const)('pays a gear for one more of the %s', (token) => {
		const event = duplicated(ANA, token);
		expect(told(state, event)).toEqual([
			'-1 gears (cost)',
			`+1 ${token} (instant-duplicate-device)`
		]);
		expect(complaints(state, event)).toEqual([]);
	});

	test('copies only what was gained in this phase, and once a phase', () => {
		expect(complaints(state, duplicated(ANA, 'blue'))).toEqual([
			{ term: 'not-brought', token: 'blue' }
		]);
		expect(complaints(after(state, duplicated(ANA, 'red')), duplicated(ANA, 'red'))).toEqual([
			{ term: 'already-duplicated' }
		]);
	});

	test('copies a worker, which wakes CPU Replacing Tech', () => {
		const cpu = owning(state, ANA, 'cpu-replacing-tech');
		expect(told(cpu, duplicated(ANA, 'workers'))).toEqual([
			'-1 gears (cost)',
			'+1 workers (instant-duplicate-device)',
			'+1 gold (cpu-replacing-tech)'
		]);
	});

	test('belongs to the Retrieve phase: after the action it is too late', () => {
		expect(complaints(after(state, recharged(ANA)), duplicated(ANA, 'red'))).toEqual([
			{ term: 'retrieve-too-late' }
		]);
	});
});

describe('Parabolic Antenna', () => {
	const cost = { red: 2, gears: 1 };
	const rich = (...ids: readonly ArtifactId[]) =>
		withTokens(ready(...ids), ANA, { red: 2, gears: 1 });

	test.each([
		{ saved: 'red', paid: { red: 1, gears: 1 } },
		{ saved: 'gears', paid: { red: 2 } }
	] as const)('spares one $saved of the cost', ({ saved, paid }) => {
		const state = rich('parabolic-antenna');
		expect(complaints(state, communicated(ANA, 5, { cost, paid, saved }))).toEqual([]);
		expect(complaints(state, communicated(ANA, 5, { cost, paid: cost }))).toEqual([]);
		expect(complaints(rich(), communicated(ANA, 5, { cost, paid, saved }))).toEqual([
			{ term: 'not-owned', artifact: 'parabolic-antenna' }
		]);
	});

	test('spares one, not two', () => {
		const event = communicated(ANA, 5, { cost, paid: { gears: 1 }, saved: 'red' });
		expect(complaints(rich('parabolic-antenna'), event)).toEqual([
			{ term: 'wrong-payment', cost, paid: { gears: 1 } }
		]);
	});
});

describe('Self-Vending Machine', () => {
	test.each([1, 2, 3])('turns two gears into a gold pellet, %i times', (times) => {
		const state = withTokens(ready('self-vending-machine'), ANA, { gears: 6 });
		expect(told(state, vended(ANA, times))).toEqual([
			`-${2 * times} gears (cost)`,
			`+${times} gold (self-vending-machine)`
		]);
		expect(complaints(state, vended(ANA, times))).toEqual([]);
	});

	test('works at any time in one’s turn, as often as wanted', () => {
		const state = withTokens(ready('self-vending-machine'), ANA, { gears: 4 });
		const before = after(state, vended(ANA), vended(ANA));
		expect(holding(before, ANA)).toMatchObject({ gears: 0, gold: 2 });
		expect(complaints(after(state, recharged(ANA)), vended(ANA))).toEqual([]);
	});
});

describe('Dispatch, changed', () => {
	test('Steam Locomotive Network: any number of Locations', () => {
		const to = [{ workers: 1 }, { workers: 1 }, { workers: 1 }];
		const state = ready('steam-locomotive-network');
		expect(complaints(withLocations(state, ANA, 2), dispatched(ANA, ...to))).toEqual([]);
		expect(complaints(withLocations(ready(), ANA, 2), dispatched(ANA, ...to))).toEqual([
			{ term: 'too-many-locations', most: 1 }
		]);
	});

	test('Synchronization Tech: any empty space', () => {
		const spaces = standing([false, { red: 1 }], [false, { blue: 1 }], [false, { gold: 1 }]);
		const read = locationRead(ANA, 0, { spaces });
		const event = dispatched(ANA, { location: 0, workers: 1, spaces: [2] });
		expect(complaints(after(ready(), read), event)).toEqual([{ term: 'not-topmost', location: 0 }]);
		const state = after(ready('synchronization-tech'), read);
		expect(complaints(state, event)).toEqual([]);
		const placed = holding(after(state, event), ANA).locations[0]?.spaces;
		expect(placed?.map(({ worker }) => worker)).toEqual([false, false, true]);
	});
});
