import { describe, expect, test } from 'vitest';
import { ARTIFACT_IDS, type ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import { reminders, type Reminder } from '$lib/games/clockworker/rules/advice/reminders';
import type { Action, ClockworkerState } from '$lib/games/clockworker/rules/types';
import { after, owning, table, withCards, withLocations } from './table';
import {
	ANA,
	BO,
	called,
	duplicated,
	operated,
	passing,
	recharged,
	repaired,
	retrieved,
	turnEnded
} from './verbs';

type Of = Reminder['of'];
const of = (state: ClockworkerState, doing?: Action | 'retrieved'): readonly Of[] =>
	reminders(state, doing)
		.map((each) => each.of)
		.sort();

/** All sixteen, so that what is missing is missing for a reason. */
const everything = owning(table(), ANA, ...ARTIFACT_IDS);

describe('In an action, what its artifacts do', () => {
	test.each<{ doing: Action | 'retrieved'; ids: readonly Of[] }>([
		{
			doing: 'retrieved',
			ids: [
				'additional-robotic-arm',
				'cpu-replacing-tech',
				'instant-duplicate-device',
				'self-vending-machine'
			]
		},
		{ doing: 'recovered', ids: ['cpu-replacing-tech', 'self-vending-machine'] },
		{
			doing: 'dispatched',
			ids: ['self-vending-machine', 'steam-locomotive-network', 'synchronization-tech']
		},
		{
			doing: 'operated',
			ids: [
				'cpu-replacing-tech',
				'megaphone-advertisement',
				'product-administration-ai',
				'self-vending-machine'
			]
		},
		{ doing: 'repaired', ids: ['extended-memory', 'self-vending-machine'] },
		{
			doing: 'communicated',
			ids: ['emotion-studying-device', 'parabolic-antenna', 'self-vending-machine']
		},
		{ doing: 'recharged', ids: ['self-vending-machine'] }
	])('$doing: $ids', ({ doing, ids }) => {
		expect(of(everything, doing)).toEqual(ids);
	});

	test('with its moment, and whether it is optional', () => {
		const state = owning(table(), ANA, 'emotion-studying-device', 'parabolic-antenna');
		expect(reminders(state, 'communicated')).toEqual([
			{ of: 'emotion-studying-device', moment: 'communicate', optional: false },
			{ of: 'parabolic-antenna', moment: 'communicate', optional: true }
		]);
	});
});

describe('In a phase, what its artifacts could do', () => {
	test('before the Retrieve phase: what belongs to it', () => {
		expect(of(everything)).toEqual(of(everything, 'retrieved'));
	});

	test('after it: the Duplicate Device, and whatever an action could set off', () => {
		const state = after(everything, retrieved(ANA, { red: 1 }));
		expect(of(state)).toEqual([
			'cpu-replacing-tech',
			'emotion-studying-device',
			'extended-memory',
			'instant-duplicate-device',
			'megaphone-advertisement',
			'parabolic-antenna',
			'product-administration-ai',
			'self-vending-machine',
			'steam-locomotive-network',
			'synchronization-tech'
		]);
		expect(of(after(state, duplicated(ANA, 'red')))).not.toContain('instant-duplicate-device');
	});

	test('after the action: only what works at any time', () => {
		expect(of(after(everything, recharged(ANA)))).toEqual(['self-vending-machine']);
		const retrievedOnce = after(everything, retrieved(ANA, { red: 1 }), recharged(ANA));
		expect(of(retrievedOnce)).toEqual(['self-vending-machine']);
	});

	test('when only what scores is tracked, actions from the start', () => {
		const state = owning(table({ depth: 'scores' }), ANA, 'megaphone-advertisement');
		expect(of(state)).toEqual(['megaphone-advertisement']);
	});

	test('when only what scores is tracked, what belongs to the Retrieve phase all the same', () => {
		const ids = ['additional-robotic-arm', 'instant-duplicate-device'] as const;
		const state = owning(table({ depth: 'scores' }), ANA, ...ids);
		expect(of(state)).toEqual(ids);
		expect(of(after(state, retrieved(ANA, { vp: 1 })))).toEqual(ids);
		expect(of(after(state, duplicated(ANA, 'workers')))).toEqual(['additional-robotic-arm']);
		expect(of(after(state, recharged(ANA)))).toEqual([]);
	});
});

describe('After the end nobody is reminded of anything', () => {
	const vending = owning(table({ players: 2, depth: 'scores' }), ANA, 'self-vending-machine');

	test('by the rules, once the last turn is ended', () => {
		const ids = ['self-vending-machine'];
		const last = after(withCards(vending, ANA, 12), passing(recharged(ANA)), recharged(BO));
		expect(of(owning(last, BO, 'self-vending-machine'))).toEqual(ids);
		expect(of(after(last, turnEnded(BO)))).toEqual([]);
		expect(of(after(last, turnEnded(BO)), 'recharged')).toEqual([]);
	});

	test('by the table’s word', () => {
		expect(of(vending)).toEqual(['self-vending-machine']);
		expect(of(after(vending, called(BO)))).toEqual([]);
	});
});

describe('What is not in force is not mentioned', () => {
	test('an artifact of another seat', () => {
		const state = owning(table(), BO, 'megaphone-advertisement');
		expect(of(state, 'operated')).toEqual([]);
		expect(of(after(state, passing(recharged(ANA))), 'operated')).toEqual([
			'megaphone-advertisement'
		]);
	});

	test('an artifact of this very turn', () => {
		const state = after(table({ players: 2 }), repaired(ANA, 'self-vending-machine'));
		expect(of(state)).toEqual([]);
		const next = after(state, turnEnded(ANA), passing(recharged(BO)));
		expect(of(next)).toEqual(['self-vending-machine']);
	});

	test('a CPU that has given its gold in this turn, unless it gives each time', () => {
		const ids: readonly ArtifactId[] = ['cpu-replacing-tech'];
		const once = after(owning(table(), ANA, ...ids), retrieved(ANA, { workers: 1 }));
		expect(of(once, 'operated')).toEqual([]);
		const house = table({ houseRules: { cpuEachTime: true } });
		const each = after(owning(house, ANA, ...ids), retrieved(ANA, { workers: 1 }));
		expect(of(each, 'operated')).toEqual(ids);
	});
});

describe('Redevelopment of Civilization', () => {
	test.each([
		{ cards: 5, said: [] },
		{ cards: 6, said: ['six-cards'] }
	])('with $cards cards: $said', ({ cards, said }) => {
		const state = withLocations(table(), ANA, cards - 1);
		expect(of(state, 'dispatched')).toEqual(said);
		expect(of(state, 'recharged')).toEqual([]);
	});

	test('is optional, and outdone by the Network', () => {
		const state = withLocations(table(), ANA, 6);
		expect(reminders(state, 'dispatched')).toEqual([
			{ of: 'six-cards', moment: 'dispatch', optional: true }
		]);
		expect(of(owning(state, ANA, 'steam-locomotive-network'), 'dispatched')).toEqual([
			'steam-locomotive-network'
		]);
	});

	test('counts a card of this turn, though its ability sleeps', () => {
		const state = after(withLocations(table(), ANA, 4), passing(operated(ANA)));
		const round = after(state, ...[1, 2, 3].map((seat) => passing(recharged(seat))));
		expect(of(round, 'dispatched')).toEqual(['six-cards']);
	});
});

test('A second copy, which the table may have recorded, reminds of nothing more', () => {
	const twice = owning(owning(table(), ANA, 'parabolic-antenna'), ANA, 'parabolic-antenna');
	expect(twice.seats[ANA]?.artifacts).toHaveLength(2);
	expect(of(twice, 'communicated')).toEqual(['parabolic-antenna']);
});
