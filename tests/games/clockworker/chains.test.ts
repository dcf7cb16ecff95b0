import { describe, expect, test } from 'vitest';
import { rules } from '$lib/games/clockworker/rules';
import { CHAINS, type ChainId } from '$lib/games/clockworker/rules/book';
import { ending, playOn } from '$lib/games/clockworker/rules/end';
import { worth } from '$lib/games/clockworker/rules/advice/worth';
import { proposePayment } from '$lib/games/clockworker/rules/advice/payment';
import { after, allAtHome, everybody, holding, owning, table, told, withTokens } from './table';
import {
	ANA,
	added,
	communicated,
	dispatched,
	duplicated,
	operated,
	passing,
	recharged,
	repaired,
	retrieved,
	vended
} from './verbs';

// What the book says of two artifacts together is what the rules do.

const owned = (chain: ChainId) => owning(allAtHome(table()), ANA, ...CHAINS[chain]);
const pointsOf = (state: ReturnType<typeof table>) => rules.score(state).totals[ANA]?.points ?? 0;

describe('two artifacts together', () => {
	test('a Location brings a Worker, the Worker brings gold', () => {
		expect(told(owned('location-worker-gold'), operated(ANA))).toEqual([
			'+1 workers (product-administration-ai)',
			'+1 gold (cpu-replacing-tech)'
		]);
	});

	test('a Location brings a Worker, the Worker brings a point', () => {
		const state = owned('location-worker-point');
		expect(pointsOf(after(state, operated(ANA))) - pointsOf(state)).toBe(1);
	});

	test('a Location makes 4 VP', () => {
		const state = owned('location-points');
		expect(pointsOf(after(state, operated(ANA))) - pointsOf(state)).toBe(4);
	});

	test('one Operation brings 3 VP and a Worker', () => {
		expect(told(owned('location-points-worker'), operated(ANA))).toEqual([
			'+3 vp (megaphone-advertisement)',
			'+1 workers (product-administration-ai)'
		]);
	});

	test('an Artifact makes 2 VP, every second one 6 more', () => {
		const state = owned('artifact-points');
		expect(worth(state, ANA, 'parabolic-antenna').points).toBe(2);
		const three = owning(state, ANA, 'parabolic-antenna');
		expect(worth(three, ANA, 'extended-memory').points).toBe(2 + 6);
	});

	test('an Artifact is a card towards 12 and half a pair', () => {
		const state = owned('cards-and-pairs');
		const eleven = after(
			state,
			...Array.from({ length: 7 }, () => added(ANA, { kind: 'location' })),
			added(ANA, { kind: 'artifact', artifact: 'parabolic-antenna' })
		);
		expect(worth(eleven, ANA, 'emergency-toolkit').points).toBe(10 + 6);
	});

	test('Records cost one less and bring 3 VP', () => {
		const state = withTokens(owned('record-points'), ANA, { red: 1 });
		expect(told(state, communicated(ANA))).toEqual(['+3 vp (emotion-studying-device)']);
		expect(proposePayment(holding(state, ANA), { red: 2 }, 'communicated')).toMatchObject({
			paid: { red: 1 },
			saved: 'red'
		});
	});

	test('one Dispatch reaches any empty space anywhere', () => {
		const state = after(
			owned('any-space-anywhere'),
			operated(ANA, { spaces: [{}, {}] }),
			operated(ANA, { spaces: [{}, {}] }),
			operated(ANA, { spaces: [{}, {}] })
		);
		const low = [1, 2, 3].map((location) => ({ location, workers: 1, spaces: [1] }));
		const terms = rules.objections(state, dispatched(ANA, ...low)).map(({ term }) => term);
		expect(terms).not.toContain('too-many-locations');
		expect(terms).not.toContain('not-topmost');
	});

	test('what the Arm brings is swapped for gold', () => {
		const state = after(owned('gears-to-gold'), retrieved(ANA, { gears: 1 }));
		expect(told(state, vended(ANA, 1))).toEqual([
			'-2 gears (cost)',
			'+1 gold (self-vending-machine)'
		]);
		expect(holding(state, ANA).gears - holding(owned('gears-to-gold'), ANA).gears).toBe(2);
	});

	test('the 5 Gears make 2 gold Pellets, and 1 is left', () => {
		const before = withTokens(owning(table(), ANA, 'self-vending-machine'), ANA, { gears: 0 });
		const state = after(before, repaired(ANA, 'emergency-toolkit'), vended(ANA, 2));
		expect(holding(state, ANA)).toMatchObject({ gold: 2, gears: 1 });
	});

	test('a copied Worker brings gold, once a turn', () => {
		const state = after(owned('copied-worker-gold'), retrieved(ANA, { workers: 1 }));
		expect(told(owned('copied-worker-gold'), duplicated(ANA, 'workers'))).toContain(
			'+1 gold (cpu-replacing-tech)'
		);
		expect(told(state, duplicated(ANA, 'workers'))).not.toContain('+1 gold (cpu-replacing-tech)');
	});

	test('a copied Worker is a point', () => {
		const state = owned('copied-worker-point');
		expect(pointsOf(after(state, duplicated(ANA, 'workers'))) - pointsOf(state)).toBe(1);
	});

	test('a copied Gear gets nothing from the Arm', () => {
		expect(told(owned('copied-gear'), duplicated(ANA, 'gears'))).toEqual([
			'-1 gears (cost)',
			'+1 gears (instant-duplicate-device)'
		]);
	});
});

describe('who still plays, by the book', () => {
	const cases = [2, 3, 4].flatMap((players) =>
		Array.from({ length: players }, (_, start) => start).flatMap((start) =>
			Array.from({ length: players }, (_, by) => [players, start, by] as const)
		)
	);

	test.each(cases)(
		'%i players, seat %i began, seat %i triggers: as at a table',
		(players, start, by) => {
			const begun = table({ players, start, depth: 'scores' });
			const order = everybody(begun);
			const before = order.slice(0, order.indexOf(by)).map((seat) => passing(recharged(seat)));
			const state = after(begun, ...before, passing(communicated(by, 5, { endTile: true })));
			expect(playOn(players, start, by)).toEqual(ending(state)?.stillToPlay);
		}
	);
});
