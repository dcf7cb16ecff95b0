import { rules } from '$lib/games/clockworker/rules';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import { effects } from '$lib/games/clockworker/rules/effects';
import { cardCount } from '$lib/games/clockworker/rules/holding';
import { seatToPlay } from '$lib/games/clockworker/rules/order';
import type { ClockworkerEvent } from '$lib/games/clockworker/rules/types';
import { longMatch, SETUP, toEntry } from './long-match';

const STARTED = Date.UTC(2026, 10, 13, 19, 30);

function fileOf(id: string, events: readonly ClockworkerEvent[]): string {
	const log = events.map(toEntry).map((entry) => ({
		...entry,
		id: `${id}-${entry.id}`,
		at: STARTED + entry.clock * 20_000
	}));
	const match = { id, game: 'clockworker', startedAt: STARTED, setup: SETUP };
	return JSON.stringify({ format: 'mainspring-match', version: 1, match, log });
}

/** A match of four that goes on. */
export const runningMatch = (length: number): string =>
	fileOf(`running-${length}`, longMatch(length));

/** Of a Location: 3 VP, a Worker, and gold for the Worker. */
const CHAIN: readonly ArtifactId[] = [
	'megaphone-advertisement',
	'product-administration-ai',
	'cpu-replacing-tech'
];

/** A running match in which whoever is to play owns all of the chain, and may take a Location. */
export function chainedMatch(): string {
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
		return fileOf('chained', [...all.slice(0, index + 1), ...added]);
	}
	throw new Error('nobody comes to three effects in a row');
}
