import { describe, expect, test } from 'vitest';
import { ARTIFACT_IDS } from '$lib/games/clockworker/rules/catalogue';
import type {
	ClockworkerEvent,
	ClockworkerState,
	Objection
} from '$lib/games/clockworker/rules/types';
import { CASES } from './objection-cases';
import { after, allAtHome, complaints, holding, owning, table, withCards } from './table';
import {
	ANA,
	BO,
	CHLOE,
	communicated,
	dispatched,
	DOV,
	operated,
	passing,
	recharged,
	recovered,
	removed,
	repaired,
	retrieved,
	turnEnded
} from './verbs';

/** Every term of the union; the compiler notices a missing one. */
const TERMS = {
	'no-such-seat': true,
	'wrong-seat': true,
	'game-over': true,
	'second-action': true,
	'retrieve-first': true,
	'second-retrieve': true,
	'retrieve-too-late': true,
	'no-action-yet': true,
	'cannot-pay': true,
	'wrong-payment': true,
	'wrong-gears': true,
	'below-zero': true,
	'already-owned': true,
	'no-copy-left': true,
	'not-owned': true,
	'not-yet-active': true,
	'thirteenth-card': true,
	'no-worker-placed': true,
	'no-worker-in-hand': true,
	'nothing-dispatched': true,
	'one-from-each': true,
	'left-behind': true,
	'other-gain': true,
	'not-on-top': true,
	'spaces-differ': true,
	'more-placed': true,
	'no-such-location': true,
	'no-empty-space': true,
	'not-topmost': true,
	'too-many-locations': true,
	'not-brought': true,
	'already-duplicated': true,
	'no-record-left': true,
	'past-the-end-tile': true,
	'no-such-record': true,
	'end-tile-early': true,
	'end-tile-late': true,
	'end-tile-again': true
} satisfies Record<Objection['term'], true>;

test('Every objection has a case where it is raised and one where it is not', () => {
	expect([...new Set(CASES.map(({ raised }) => raised.term))].sort()).toEqual(
		Object.keys(TERMS).sort()
	);
});

describe.each(CASES)('$raised.term: $because', ({ on, event, raised, fine }) => {
	test('is raised with its data, and with nothing beside it', () => {
		expect(complaints(on, event)).toEqual([raised]);
	});

	test('is not raised otherwise', () => {
		expect(complaints(fine.on ?? on, fine.event ?? event)).toEqual([]);
	});

	test('stops nobody from writing it down', () => {
		const recorded = after(on, event);
		if ('seat' in event && on.seats[event.seat]) expect(recorded).not.toBe(on);
		else expect(recorded).toEqual(on);
	});
});

describe('Recording anyway', () => {
	test('a payment that nobody can afford leaves a debt', () => {
		const state = after(table(), operated(ANA, { cost: 8 }));
		expect(holding(state, ANA).gears).toBe(-5);
	});

	test('a thirteenth card is one more card', () => {
		const state = after(withCards(table(), ANA, 12), operated(ANA));
		expect(holding(state, ANA).locations).toHaveLength(13);
	});

	test('an artifact written down twice is there twice, and one of them can go again', () => {
		const state = owning(table(), ANA, 'pick-up-ship', 'pick-up-ship');
		expect(holding(state, ANA).artifacts).toHaveLength(2);
		const back = after(state, removed(ANA, { kind: 'artifact', artifact: 'pick-up-ship' }));
		expect(holding(back, ANA).artifacts).toHaveLength(1);
	});

	test('and the one that goes is the later, so that the ability stays', () => {
		const id = 'self-vending-machine';
		const twice = after(owning(table(), ANA, id, 'pick-up-ship'), repaired(ANA, id));
		const back = after(twice, removed(ANA, { kind: 'artifact', artifact: id }));
		expect(holding(back, ANA).artifacts).toEqual([
			{ id, gainedInTurn: 0 },
			{ id: 'pick-up-ship', gainedInTurn: 0 }
		]);
	});

	test('a second action is that and nothing else: Retrieve is not asked for any more', () => {
		const state = after(table(), recharged(ANA));
		expect(complaints(state, communicated(ANA, 3))).toEqual([{ term: 'second-action' }]);
	});

	test('several complaints come together', () => {
		const state = after(withCards(table(), BO, 12), retrieved(ANA, { red: 1 }));
		expect(
			complaints(state, repaired(BO, 'emotion-studying-device', { paid: { red: 1 } }))
		).toEqual([
			{ term: 'wrong-seat', expected: ANA },
			{ term: 'retrieve-first' },
			{ term: 'thirteenth-card', cards: 12 },
			{ term: 'wrong-payment', cost: { red: 1, green: 2, blue: 1 }, paid: { red: 1 } },
			{ term: 'cannot-pay', short: { red: 1 } }
		]);
	});
});

describe('A normal turn raises nothing', () => {
	const actions: readonly ((seat: number) => ClockworkerEvent)[] = [
		(seat) => recovered(seat, { red: 1 }),
		(seat) => dispatched(seat, { workers: 2 }),
		(seat) => operated(seat, { cost: 3, paid: 3 }),
		(seat) => repaired(seat, 'emergency-toolkit'),
		(seat) => communicated(seat, 5),
		recharged
	];

	test.each(actions.map((action) => [action(ANA).type, action] as const))(
		'a round in which everybody %s',
		(_, action) => {
			let state: ClockworkerState = table();
			for (const seat of [ANA, BO]) {
				for (const event of [retrieved(seat, { gears: 1 }), action(seat), turnEnded(seat)]) {
					expect(complaints(state, event)).toEqual([]);
					state = after(state, event);
				}
			}
			expect(state.seats.map(({ turns }) => turns)).toEqual([1, 1, 0, 0]);
		}
	);

	test('nor does any artifact that is still there', () => {
		for (const artifact of ARTIFACT_IDS) {
			const paid = artifact === 'emotion-studying-device' ? { gold: 4 } : {};
			const state = after(allAtHome(table()), {
				type: 'counted',
				seat: ANA,
				counter: 'gold',
				value: 4
			});
			expect(complaints(state, repaired(ANA, artifact, { paid }))).toEqual([]);
		}
	});

	test('nor do turns that end when the next seat begins', () => {
		const state = after(allAtHome(table()), recharged(ANA), recharged(BO), recharged(CHLOE));
		expect(complaints(state, passing(recharged(DOV)))).toEqual([]);
	});
});
