import { rules } from '$lib/games/clockworker/rules';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import { effects } from '$lib/games/clockworker/rules/effects';
import { cardCount } from '$lib/games/clockworker/rules/holding';
import { seatToPlay } from '$lib/games/clockworker/rules/order';
import type { ClockworkerEvent } from '$lib/games/clockworker/rules/types';
import { longMatch, SETUP } from './long-match';

/** Of a Location: 3 VP, a Worker, and gold for the Worker. */
const CHAIN: readonly ArtifactId[] = [
	'megaphone-advertisement',
	'product-administration-ai',
	'cpu-replacing-tech'
];

/** The events of a running match in which the seat to play owns all of the chain and may take a Location. */
export function chainedEvents(): readonly ClockworkerEvent[] {
	const all = longMatch(300);
	let state = rules.setup(SETUP);
	for (const [index, event] of all.entries()) {
		state = rules.apply(state, event);
		const seat = seatToPlay(state);
		const own = state.seats[seat];
		if (index < 20 || !own || own.turn.acted || !own.turn.retrieved) continue;
		if (cardCount(own) > 7 || own.artifacts.some(({ id }) => CHAIN.includes(id))) continue;
		const added = CHAIN.map((artifact): ClockworkerEvent => ({
			...{ type: 'added', seat, card: { kind: 'artifact', artifact } }
		}));
		const ready = added.reduce((before, each) => rules.apply(before, each), state);
		const operated: ClockworkerEvent = { type: 'operated', seat };
		if (rules.objections(ready, operated).length > 0) continue;
		if (effects(ready, operated).length < CHAIN.length) continue;
		return [...all.slice(0, index + 1), ...added];
	}
	throw new Error('no seat comes to three effects in a row');
}
