import { rules } from '$lib/games/clockworker/rules';
import type { ClockworkerEvent } from '$lib/games/clockworker/rules/types';
import { Chance, nextEvent, setupOf } from '../random-match';

export const SETUP = setupOf({ seed: 64, players: 4, depth: 'everything', length: 0 });

/** A careful table that never takes the card or the record that would end the match. */
export function longMatch(length: number): readonly ClockworkerEvent[] {
	const chance = new Chance(7);
	const events: ClockworkerEvent[] = [];
	let state = rules.setup(SETUP);
	const endsIt = (event: ClockworkerEvent) => rules.ending(rules.apply(state, event)) !== undefined;
	while (events.length < length) {
		const event = nextEvent(chance, state);
		if (endsIt(event)) continue;
		events.push(event);
		state = rules.apply(state, event);
	}
	return events;
}
