import type { Setup } from '$lib/core/game';
import type { Seat } from '$lib/core/seats';
import { rules } from '$lib/games/clockworker/rules';
import { ARTIFACT_IDS } from '$lib/games/clockworker/rules/catalogue';
import { cardCount, inHand, recordsTaken } from '$lib/games/clockworker/rules/holding';
import { othersDone, seatToPlay } from '$lib/games/clockworker/rules/order';
import { proposePayment } from '$lib/games/clockworker/rules/advice/payment';
import { proposeDispatch, proposeRecover } from '$lib/games/clockworker/rules/advice/proposals';
import { recordStack } from '$lib/games/clockworker/rules/setup';
import {
	TOKENS,
	type Clockworker,
	type ClockworkerEvent,
	type ClockworkerState,
	type Counter,
	type Depth,
	type Holding,
	type HouseRules,
	type Objection,
	type Tokens
} from '$lib/games/clockworker/rules/types';

/** Chance that can be repeated: the same seed gives the same match (mulberry32). */
export class Chance {
	#seed: number;
	constructor(seed: number) {
		this.#seed = seed;
	}
	below(bound: number): number {
		this.#seed = (this.#seed + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
	}
	oneOf<T>(choices: readonly [T, ...T[]]): T {
		return choices[this.below(choices.length)] ?? choices[0];
	}
	happens(percent: number): boolean {
		return this.below(100) < percent;
	}
}

export const HOUSE_RULES: HouseRules = {
	cpuEachTime: false,
	armOncePerPhase: false,
	markerGivesAll: false,
	memoryCountsItself: false,
	shipSkipsStart: false
};

export interface Plan {
	readonly seed: number;
	readonly players: number;
	readonly depth: Depth;
	/** At most so many events. */
	readonly length: number;
}

export const setupOf = ({ seed, players, depth }: Plan): Setup<Clockworker> => ({
	seats: ['Ana', 'Bo', 'Chloé', 'Dov'].slice(0, players),
	start: Math.abs(seed) % players,
	houseRules: {
		cpuEachTime: (seed & 1) > 0,
		armOncePerPhase: (seed & 2) > 0,
		markerGivesAll: (seed & 4) > 0,
		memoryCountsItself: (seed & 8) > 0,
		shipSkipsStart: (seed & 16) > 0
	},
	options: { depth, printed: {} }
});

const gains: readonly [Tokens, ...Tokens[]] = [
	{ gears: 1 },
	{ gears: 2 },
	{ red: 1 },
	{ green: 1 },
	{ blue: 1 },
	{ gold: 1 },
	{ workers: 1 },
	{ vp: 1 },
	{ gears: 1, red: 1 }
];
const costs: readonly [Tokens, ...Tokens[]] = [
	{},
	{ red: 1 },
	{ green: 1, blue: 1 },
	{ gears: 2 },
	{ red: 1, green: 1, blue: 1 },
	{ gold: 1 }
];

function retrieval(chance: Chance, seat: Seat, own: Holding): ClockworkerEvent {
	const free = own.locations.filter(({ spaces }) => !spaces).length;
	const placedOnKnown = own.locations.reduce(
		(total, { spaces = [] }) => total + spaces.filter(({ worker }) => worker).length,
		0
	);
	const fromKnown = own.locations.flatMap(({ spaces = [] }, location) => {
		const top = spaces.find(({ worker }) => worker);
		return top ? [{ location, gain: top.gain ?? {} }] : [];
	});
	const back = Math.max(0, Math.min(free, own.placed - placedOnKnown));
	const rest = Array.from({ length: back }, () => ({ gain: chance.oneOf(gains) }));
	return { type: 'retrieved', seat, brought: [...fromKnown, ...rest] };
}

function candidate(
	chance: Chance,
	state: ClockworkerState,
	seat: Seat,
	own: Holding
): ClockworkerEvent {
	const passes = chance.happens(60) ? { passes: true as const } : {};
	const everything = state.depth === 'everything';
	const unlocated = own.locations.findIndex(({ spaces }) => !spaces);
	const at = unlocated < 0 ? {} : { location: unlocated };
	const anywhere = chance.below(own.locations.length);
	const known = proposeRecover(own, anywhere);

	switch (chance.below(9)) {
		case 0:
			if (!everything) return { type: 'recovered', seat, ...passes };
			return known
				? { type: 'recovered', seat, gain: known, location: anywhere, ...passes }
				: { type: 'recovered', seat, gain: chance.oneOf(gains), ...at, ...passes };
		case 1:
			if (!everything) return { type: 'dispatched', seat, ...passes };
			return {
				type: 'dispatched',
				seat,
				to: chance.happens(50)
					? [proposeDispatch(own, anywhere)]
					: [{ workers: 1 + chance.below(Math.max(1, inHand(own))), ...at }],
				...passes
			};
		case 2:
		case 3: {
			if (!everything) return { type: 'operated', seat, ...passes };
			const spaces = Array.from({ length: 1 + chance.below(4) }, () => chance.oneOf(gains));
			return {
				type: 'operated',
				seat,
				cost: chance.below(5),
				...(chance.happens(50) ? { under: chance.oneOf(['minus', 'plus']) } : {}),
				...(chance.happens(50) ? { spaces, workers: chance.below(3) } : {}),
				...passes
			};
		}
		case 4:
		case 5: {
			const artifact = ARTIFACT_IDS[chance.below(ARTIFACT_IDS.length)] ?? 'clockwork-god';
			const points = chance.happens(70) ? { points: chance.below(8) } : {};
			const cost = state.printed[artifact]?.cost ?? chance.oneOf(costs);
			const payment = everything ? proposePayment(own, cost, 'repaired') : undefined;
			const paid = payment?.vend === 0 ? { paid: payment.paid } : {};
			return { type: 'repaired', seat, artifact, ...points, ...paid, ...passes };
		}
		case 6: {
			const isEnd = recordsTaken(state) + 1 === recordStack(state.seats.length).endTileAt;
			const cost = chance.oneOf(costs);
			const payment = everything ? proposePayment(own, cost, 'communicated') : undefined;
			return {
				type: 'communicated',
				seat,
				...(chance.happens(80) ? { points: 1 + chance.below(9) } : {}),
				...(payment?.vend === 0
					? {
							cost,
							paid: payment.paid,
							...(payment.saved ? { saved: payment.saved } : {})
						}
					: {}),
				...(isEnd && !state.endTileSeen ? { endTile: true as const } : {}),
				...passes
			};
		}
		case 7:
			return { type: 'vended', seat, times: 1 };
		default:
			return { type: 'recharged', seat, ...passes };
	}
}

/** What a careful table would do next: nothing the rulebook objects to. */
export function nextEvent(chance: Chance, state: ClockworkerState): ClockworkerEvent {
	const last = seatToPlay(state);
	const isOpen = state.seats[last]?.turn.acted ?? false;
	// a turn may also end without a line, when the next seat begins
	const table = isOpen ? othersDone(state, (last + 1) % state.seats.length) : state;
	if (isOpen && (chance.happens(70) || rules.ending(table)?.over))
		return { type: 'turnEnded', seat: last };
	const seat = seatToPlay(table);
	const own = table.seats[seat];
	if (!own) throw new Error('nobody sits there');
	const isFine = (event: ClockworkerEvent) => rules.objections(state, event).length === 0;

	if (chance.happens(5)) {
		const counter: Counter = chance.oneOf(['vp', 'gears', 'workers']);
		return { type: 'adjusted', seat, counter, by: 1 + chance.below(3) };
	}
	if (chance.happens(2)) {
		const artifact = ARTIFACT_IDS[chance.below(ARTIFACT_IDS.length)] ?? 'clockwork-god';
		return { type: 'valuesTakenOver', printed: { [artifact]: { points: chance.below(8) } } };
	}
	if (state.depth === 'everything' && !own.turn.retrieved) return retrieval(chance, seat, own);
	if (chance.happens(10)) {
		const copy: ClockworkerEvent = { type: 'duplicated', seat, token: chance.oneOf(TOKENS) };
		if (isFine(copy)) return copy;
	}
	for (let tries = 0; tries < 4; tries++) {
		const event = candidate(chance, state, seat, own);
		if (isFine(event)) return event;
	}
	return { type: 'recharged', seat };
}

/** A match without objections, from the set-up to its end or to the planned length. */
export function randomMatch(plan: Plan): {
	readonly setup: Setup<Clockworker>;
	readonly events: readonly ClockworkerEvent[];
	readonly states: readonly ClockworkerState[];
	/** What the rulebook complained of all the same: nothing, if the table was careful. */
	readonly objections: readonly Objection[];
} {
	const setup = setupOf(plan);
	const chance = new Chance(plan.seed);
	const events: ClockworkerEvent[] = [];
	const states = [rules.setup(setup)];
	const objections: Objection[] = [];
	let state = rules.setup(setup);
	while (events.length < plan.length && !rules.ending(state)?.over) {
		const event = nextEvent(chance, state);
		objections.push(...rules.objections(state, event));
		state = rules.apply(state, event);
		events.push(event);
		states.push(state);
	}
	return { setup, events, states, objections };
}

export const totalCards = (state: ClockworkerState): number =>
	state.seats.reduce((total, own) => total + cardCount(own), 0);
