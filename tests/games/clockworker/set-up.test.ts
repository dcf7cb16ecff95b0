import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/clockworker/rules';
import { ARTIFACT_IDS, type ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import { cardCount, copiesLeft, inHand } from '$lib/games/clockworker/rules/holding';
import { recordStack } from '$lib/games/clockworker/rules/setup';
import { TOKENS } from '$lib/games/clockworker/rules/types';
import { after, allAtHome, holding, table, terms, withTokens } from './table';
import { ANA, artifactRead, BO, copiesCounted, repaired } from './verbs';

const UNIQUE: readonly ArtifactId[] = [
	'clockwork-god',
	'pick-up-ship',
	'robotic-government',
	'to-a-new-world'
];

describe('Gears', () => {
	test.each([
		{ players: 2, start: 0, gears: [4, 4] },
		{ players: 2, start: 1, gears: [4, 4] },
		{ players: 3, start: 0, gears: [3, 3, 4] },
		{ players: 3, start: 1, gears: [4, 3, 3] },
		{ players: 3, start: 2, gears: [3, 4, 3] },
		{ players: 4, start: 0, gears: [3, 3, 4, 5] },
		{ players: 4, start: 1, gears: [5, 3, 3, 4] },
		{ players: 4, start: 2, gears: [4, 5, 3, 3] },
		{ players: 4, start: 3, gears: [3, 4, 5, 3] }
	])(
		'with $players players, seat $start starting, go round in turn order: $gears',
		({ players, start, gears }) => {
			const state = table({ players, start });
			expect(state.seats.map((own) => own.gears)).toEqual(gears);
			expect(rules.toPlay(state)).toEqual({ seats: [start], round: 1 });
		}
	);
});

describe('Everyone', () => {
	test.each([2, 3, 4])(
		'of %i players has six workers, four of them on the Starting Location',
		(players) => {
			const { seats } = table({ players });
			expect(seats).toHaveLength(players);
			for (const own of seats) {
				expect([own.workers, own.placed, inHand(own)]).toEqual([6, 4, 2]);
				expect(own.locations).toEqual([{ starting: true, cost: 0 }]);
				expect(cardCount(own)).toBe(1);
			}
		}
	);

	test('begins without pellets, points, artifacts, records or turns', () => {
		const { seats, endTileSeen } = table();
		for (const own of seats) {
			for (const token of TOKENS)
				if (token !== 'gears' && token !== 'workers') expect(own[token]).toBe(0);
			expect([own.artifacts, own.records, own.turns]).toEqual([[], [], 0]);
		}
		expect(endTileSeen).toBe(false);
		expect(rules.ending(table())).toBeUndefined();
	});

	test('fills every space of the Starting Location, as many as the table has read out', () => {
		const startingSpaces = [{ gears: 1 }, { red: 1 }, { workers: 1 }];
		const own = holding(table({ startingSpaces }), BO);
		expect(own.placed).toBe(3);
		expect(own.locations[0]?.spaces).toEqual(
			startingSpaces.map((gain) => ({ gain, worker: true }))
		);
	});
});

describe('Records', () => {
	test.each([
		{ players: 2, above: 6, below: 9, endTileAt: 7, most: 8 },
		{ players: 3, above: 8, below: 7, endTileAt: 9, most: 11 },
		{ players: 4, above: 10, below: 5, endTileAt: 11, most: 14 }
	])('with $players players: 5 face up, $above above the End tile, $below below it', (stack) => {
		const { players, ...rest } = stack;
		expect(recordStack(players)).toEqual({ faceUp: 5, ...rest });
		expect(5 + stack.above + stack.below).toBe(20);
	});
});

describe('Artifacts', () => {
	test.each([
		{ players: 2, unique: 1, others: 1, cards: 16 },
		{ players: 3, unique: 1, others: 2, cards: 28 },
		{ players: 4, unique: 1, others: 2, cards: 28 }
	])('with $players players are $cards cards', ({ players, unique, others, cards }) => {
		const state = table({ players });
		for (const id of ARTIFACT_IDS)
			expect(copiesLeft(state, id)).toBe(UNIQUE.includes(id) ? unique : others);
		expect(ARTIFACT_IDS.reduce((total, id) => total + copiesLeft(state, id), 0)).toBe(cards);
	});

	test('are sixteen, and their copies can be set right at the table', () => {
		expect(ARTIFACT_IDS).toHaveLength(16);
		const state = after(table({ players: 2 }), copiesCounted('parabolic-antenna', 2));
		expect(copiesLeft(state, 'parabolic-antenna')).toBe(2);
	});

	test('have no printed value until the table reads one, but for the one cost in the rulebook', () => {
		expect(table().printed).toEqual({
			'emotion-studying-device': { cost: { red: 1, green: 2, blue: 1 } }
		});
	});

	test('cost what the table has read from its own copy, whatever the rulebook says', () => {
		const id = 'emotion-studying-device';
		const state = table({ printed: { [id]: { cost: { gold: 2 } } } });
		expect(state.printed).toEqual({ [id]: { cost: { gold: 2 } } });
		const rich = withTokens(allAtHome(state), ANA, { gold: 4 });
		expect(terms(rich, repaired(ANA, id, { paid: { gold: 2 } }))).toEqual([]);
		expect(terms(rich, repaired(ANA, id, { paid: { gold: 4 } }))).toEqual(['wrong-payment']);
	});

	test('keep what earlier matches have taught, and what is read out in this one', () => {
		const printed = { 'emotion-studying-device': { points: 4 }, 'pick-up-ship': { points: 2 } };
		const state = after(
			table({ printed }),
			artifactRead('pick-up-ship', { cost: { gold: 3 } }),
			artifactRead('emotion-studying-device', { points: 5 })
		);
		expect(state.printed).toEqual({
			'emotion-studying-device': { points: 5, cost: { red: 1, green: 2, blue: 1 } },
			'pick-up-ship': { points: 2, cost: { gold: 3 } }
		});
	});
});

describe('Play is clockwise', () => {
	test.each([
		{ players: 2, start: 1, order: [1, 0, 1] },
		{ players: 3, start: 1, order: [1, 2, 0, 1] },
		{ players: 4, start: 3, order: [3, 0, 1, 2, 3] }
	])('from seat $start of $players: $order', ({ players, start, order }) => {
		let state = table({ players, start });
		for (const seat of order) {
			expect(rules.toPlay(state).seats).toEqual([seat]);
			state = after(state, { type: 'recharged', seat, passes: true });
		}
		expect(rules.toPlay(state).round).toBe(2);
	});

	test('the house rules and the start player stay with the match', () => {
		const state = table({ start: BO, houseRules: { shipSkipsStart: true } });
		expect(state.start).toBe(BO);
		expect(state.houseRules.shipSkipsStart).toBe(true);
		expect(holding(state, ANA).gears).toBe(5);
	});
});
