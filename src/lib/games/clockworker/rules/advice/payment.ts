import { eachToken, isActive, kindsOf } from '../holding';
import { PELLETS, type Holding, type Token, type Tokens } from '../types';

/** How a cost can be met: what goes back to the supply, and what was done to get there. */
export interface Payment {
	readonly paid: Tokens;
	/** Uses of the Self-Vending Machine before paying. */
	readonly vend: number;
	/** The unit that the Parabolic Antenna spares. */
	readonly saved?: Token;
}

const COLOURS = PELLETS.filter((pellet) => pellet !== 'gold');
const GEARS_FOR_GOLD = 2;

const without = (cost: Tokens, saved: Token | undefined): Tokens =>
	saved ? { ...cost, [saved]: Math.max(0, (cost[saved] ?? 0) - 1) } : cost;

/** Does this payment meet that cost? Gold stands for any colour, never a colour for gold. */
export function meets(paid: Tokens, cost: Tokens, saved?: Token): boolean {
	const due = without(cost, saved);
	let goldLeft = (paid.gold ?? 0) - (due.gold ?? 0);
	for (const colour of COLOURS) {
		const missing = (due[colour] ?? 0) - (paid[colour] ?? 0);
		if (missing < 0) return false;
		goldLeft -= missing;
	}
	const alike = (token: Token) => (paid[token] ?? 0) === (due[token] ?? 0);
	return goldLeft === 0 && alike('gears') && alike('workers') && alike('vp');
}

/** Colours first, gold for what is missing, gears into gold last; undefined if it can't be met. */
function proposal(own: Holding, due: Tokens): Payment | undefined {
	const paid: Partial<Record<Token, number>> = {};
	let gold = due.gold ?? 0;
	for (const token of kindsOf({ ...due, gold: 0 })) {
		const count = due[token] ?? 0;
		const isColour = COLOURS.some((colour) => colour === token);
		const fromOwn = Math.min(count, Math.max(0, own[token]));
		if (fromOwn < count && !isColour) return undefined;
		if (fromOwn > 0) paid[token] = fromOwn;
		gold += count - fromOwn;
	}
	if (gold > 0) paid.gold = gold;

	const vend = gold > 0 ? Math.max(0, gold - own.gold) : 0;
	const gearsLeft = own.gears - (paid.gears ?? 0);
	if (vend > 0 && !isActive(own, 'self-vending-machine')) return undefined;
	return vend * GEARS_FOR_GOLD > gearsLeft ? undefined : { paid, vend };
}

/** In gears, and gold as what it costs at the vending machine: the dearer, the later it goes. */
const PRICE: Readonly<Record<Token, number>> = {
	gears: 1,
	red: 1.5,
	green: 1.5,
	blue: 1.5,
	gold: GEARS_FOR_GOLD,
	workers: 3,
	vp: 4
};

function price({ paid }: Payment): number {
	let sum = 0;
	eachToken(paid, (token, count) => (sum += PRICE[token] * count));
	return sum;
}

/** The cheapest way for this seat to pay while the Antenna spares that unit, or nothing. */
export function proposeSparing(
	own: Holding,
	cost: Tokens,
	saved: Token | undefined
): Payment | undefined {
	const rest = proposal(own, without(cost, saved));
	return rest && saved ? { ...rest, saved } : rest;
}

/** The cheapest way for this seat to pay; with the Antenna, sparing the unit that helps most. */
export function proposePayment(
	own: Holding,
	cost: Tokens,
	action: 'repaired' | 'communicated'
): Payment | undefined {
	const kinds = kindsOf(cost);
	const isSpared = action === 'communicated' && isActive(own, 'parabolic-antenna');
	if (!isSpared || kinds.length === 0) return proposal(own, cost);

	return kinds
		.map((saved) => proposeSparing(own, cost, saved))
		.reduce<Payment | undefined>(
			(best, each) => (each && (!best || price(each) < price(best)) ? each : best),
			undefined
		);
}
