import { describe, expect, test } from 'vitest';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import { meets, proposePayment, proposeSparing } from '$lib/games/clockworker/rules/advice/payment';
import type { Token, Tokens } from '$lib/games/clockworker/rules/types';
import { allAtHome, complaints, holding, owning, table, withTokens } from './table';
import { ANA, repaired } from './verbs';

const emotion = { red: 1, green: 2, blue: 1 };
const purse = (tokens: Tokens, ...artifacts: readonly ArtifactId[]) =>
	holding(owning(withTokens(table(), ANA, { gears: 0, ...tokens }), ANA, ...artifacts), ANA);

describe('Gold stands for red, green or blue, never the other way round', () => {
	test.each<{ paid: Tokens; cost: Tokens; met: boolean }>([
		{ paid: { red: 1, green: 2, blue: 1 }, cost: emotion, met: true },
		{ paid: { red: 1, green: 1, blue: 1, gold: 1 }, cost: emotion, met: true },
		{ paid: { gold: 4 }, cost: emotion, met: true },
		{ paid: { red: 1, green: 1, blue: 1 }, cost: emotion, met: false },
		{ paid: { red: 2, green: 1, blue: 1 }, cost: emotion, met: false },
		{ paid: { red: 1, green: 2, blue: 1, gold: 1 }, cost: emotion, met: false },
		{ paid: { red: 1 }, cost: { gold: 1 }, met: false },
		{ paid: { gold: 1 }, cost: { gold: 1 }, met: true },
		{ paid: { gold: 2 }, cost: { gold: 1, blue: 1 }, met: true },
		{ paid: { blue: 2 }, cost: { gold: 1, blue: 1 }, met: false },
		{ paid: { gold: 1 }, cost: { gears: 1 }, met: false },
		{ paid: { gears: 1 }, cost: { gears: 1 }, met: true },
		{ paid: {}, cost: {}, met: true }
	])('$paid for $cost: $met', ({ paid, cost, met }) => {
		expect(meets(paid, cost)).toBe(met);
	});
});

describe('A cheapest legal payment is proposed', () => {
	test('as in the rulebook’s example: one green short, so a gold pellet goes for it', () => {
		const own = purse({ red: 1, green: 1, blue: 1, gold: 1 });
		expect(proposePayment(own, emotion, 'repaired')).toEqual({
			paid: { red: 1, green: 1, blue: 1, gold: 1 },
			vend: 0
		});
		const state = withTokens(allAtHome(table()), ANA, { red: 1, green: 1, blue: 1, gold: 1 });
		const paid = { red: 1, green: 1, blue: 1, gold: 1 };
		expect(complaints(state, repaired(ANA, 'emotion-studying-device', { paid }))).toEqual([]);
	});

	test.each<{ has: Tokens; cost: Tokens; paid: Tokens | undefined }>([
		{ has: { red: 1, green: 2, blue: 1, gold: 3 }, cost: emotion, paid: emotion },
		{ has: { red: 1, green: 1, blue: 1 }, cost: emotion, paid: undefined },
		{ has: { red: 9 }, cost: { gold: 1 }, paid: undefined },
		{ has: { red: 1, gold: 1 }, cost: { red: 1, gold: 1 }, paid: { red: 1, gold: 1 } },
		{ has: { gold: 2 }, cost: { red: 1, gold: 1 }, paid: { gold: 2 } },
		{ has: { gold: 1 }, cost: { red: 1, gold: 1 }, paid: undefined },
		{ has: { gears: 2, gold: 5 }, cost: { gears: 3 }, paid: undefined },
		{ has: { gears: 3 }, cost: { gears: 3 }, paid: { gears: 3 } },
		{ has: {}, cost: {}, paid: {} }
	])('$has for $cost: $paid', ({ has, cost, paid }) => {
		const proposed = proposePayment(purse(has), cost, 'repaired');
		expect(proposed).toEqual(paid && { paid, vend: 0 });
	});

	test.each<{ has: Tokens; cost: Tokens; vend: number | undefined }>([
		{ has: { gears: 4 }, cost: { red: 1, gold: 1 }, vend: 2 },
		{ has: { gears: 3 }, cost: { red: 1, gold: 1 }, vend: undefined },
		{ has: { gears: 2, gold: 1 }, cost: { red: 1, gold: 1 }, vend: 1 },
		{ has: { gears: 4 }, cost: { gears: 3, red: 1 }, vend: undefined },
		{ has: { gears: 5 }, cost: { gears: 3, red: 1 }, vend: 1 }
	])('with a Self-Vending Machine, $has for $cost uses it $vend times', ({ has, cost, vend }) => {
		const own = purse(has, 'self-vending-machine');
		expect(proposePayment(own, cost, 'repaired')?.vend).toBe(vend);
	});
});

describe('The Parabolic Antenna spares one resource of a record', () => {
	test.each<{ has: Tokens; cost: Tokens; saved: string | undefined; paid: Tokens | undefined }>([
		{ has: { red: 1, gold: 1 }, cost: { red: 1, gold: 1 }, saved: 'gold', paid: { red: 1 } },
		{ has: { red: 1 }, cost: { red: 1, blue: 1 }, saved: 'blue', paid: { red: 1 } },
		{ has: { blue: 1 }, cost: { red: 1, blue: 1 }, saved: 'red', paid: { blue: 1 } },
		{ has: { red: 1 }, cost: { red: 2 }, saved: 'red', paid: { red: 1 } },
		{ has: {}, cost: { green: 1 }, saved: 'green', paid: {} },
		{ has: {}, cost: { green: 2 }, saved: undefined, paid: undefined },
		{ has: {}, cost: {}, saved: undefined, paid: {} }
	])('$has for $cost: spares $saved, pays $paid', ({ has, cost, saved, paid }) => {
		const own = purse(has, 'parabolic-antenna');
		const proposed = proposePayment(own, cost, 'communicated');
		expect(proposed?.saved).toBe(saved);
		expect(proposed?.paid).toEqual(paid);
		if (proposed) expect(meets(proposed.paid, cost, proposed.saved)).toBe(true);
	});

	// dear before cheap: gold, which the machine sells for two gears, then a colour, then a gear
	test.each<{ cost: Tokens; saved: string }>([
		{ cost: { gears: 1, red: 1, gold: 1 }, saved: 'gold' },
		{ cost: { gears: 1, gold: 1 }, saved: 'gold' },
		{ cost: { red: 1, gold: 1 }, saved: 'gold' },
		{ cost: { gears: 1, red: 1 }, saved: 'red' },
		{ cost: { gears: 1, green: 1 }, saved: 'green' },
		{ cost: { gears: 1, blue: 1 }, saved: 'blue' },
		{ cost: { gears: 5, blue: 1 }, saved: 'blue' },
		{ cost: { red: 1, green: 1, blue: 1 }, saved: 'red' },
		{ cost: { gold: 1, workers: 1 }, saved: 'workers' },
		{ cost: { vp: 1, gold: 1, workers: 1 }, saved: 'vp' }
	])('of $cost, with plenty of everything: $saved', ({ cost, saved }) => {
		const plenty = { vp: 9, gears: 9, red: 9, green: 9, blue: 9, gold: 9, workers: 9 };
		const own = purse(plenty, 'parabolic-antenna');
		expect(proposePayment(own, cost, 'communicated')?.saved).toBe(saved);
	});

	test.each<{ has: Tokens; cost: Tokens; saved: string; paid: Tokens; vend: number }>([
		{
			has: { red: 1, gears: 2 },
			cost: { red: 1, green: 1 },
			saved: 'green',
			paid: { red: 1 },
			vend: 0
		},
		{
			has: { green: 1, gears: 3 },
			cost: { gears: 1, red: 1, green: 1 },
			saved: 'red',
			paid: { gears: 1, green: 1 },
			vend: 0
		},
		{ has: { gears: 9 }, cost: { red: 1, gold: 1 }, saved: 'red', paid: { gold: 1 }, vend: 1 },
		{
			has: { gears: 3 },
			cost: { gears: 1, red: 1, blue: 1 },
			saved: 'red',
			paid: { gears: 1, gold: 1 },
			vend: 1
		}
	])(
		'of $cost from $has, before the machine is run: $saved',
		({ has, cost, saved, paid, vend }) => {
			const own = purse(has, 'parabolic-antenna', 'self-vending-machine');
			expect(proposePayment(own, cost, 'communicated')).toEqual({ paid, vend, saved });
		}
	);

	test('and nothing of an artifact', () => {
		const own = purse({ red: 1 }, 'parabolic-antenna');
		expect(proposePayment(own, { red: 2 }, 'repaired')).toBeUndefined();
		expect(proposePayment(own, { red: 1 }, 'repaired')).toEqual({ paid: { red: 1 }, vend: 0 });
	});
});

describe('Whoever has the Parabolic Antenna chooses what it spares', () => {
	const own = purse({ red: 2, blue: 1 }, 'parabolic-antenna');
	const cost = { red: 2, blue: 1 };

	test.each<{ saved: Token | undefined; paid: Tokens }>([
		{ saved: 'red', paid: { red: 1, blue: 1 } },
		{ saved: 'blue', paid: { red: 2 } },
		{ saved: undefined, paid: { red: 2, blue: 1 } }
	])('sparing $saved: $paid', ({ saved, paid }) => {
		expect(proposeSparing(own, cost, saved)).toEqual({ paid, vend: 0, ...(saved && { saved }) });
	});

	test('and the vending machine helps where it must', () => {
		const seller = purse({ red: 1, gears: 4 }, 'parabolic-antenna', 'self-vending-machine');
		expect(proposeSparing(seller, { red: 2, blue: 1 }, 'blue')).toEqual({
			paid: { red: 1, gold: 1 },
			vend: 1,
			saved: 'blue'
		});
	});
});
