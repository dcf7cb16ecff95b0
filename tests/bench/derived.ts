import { rules } from '$lib/games/clockworker/rules';
import { forecast } from '$lib/games/clockworker/rules/end';
import type { ClockworkerEvent, ClockworkerState } from '$lib/games/clockworker/rules/types';
import { longMatch, SETUP } from '../games/clockworker/bench/long-match';

// Built for the browser: what the table shows of a state, computed anew after each tap as the table
// does it.

/** Too short for the page's clock one by one. */
const TAPS = 50;

function played(length: number): ClockworkerState {
	return longMatch(length).reduce((state, event) => rules.apply(state, event), rules.setup(SETUP));
}

/** Milliseconds a tap, for so many heaps of taps. */
export function recompute({ length, samples }: { length: number; samples: number }): number[] {
	const first = played(length);
	const tap: ClockworkerEvent = { type: 'adjusted', seat: 0, counter: 'vp', by: 1 };
	let kept = 0;
	return Array.from({ length: samples }, () => {
		let state = first;
		let spent = 0;
		for (let taps = 0; taps < TAPS; taps++) {
			state = rules.apply(state, tap);
			const begin = performance.now();
			kept += rules.score(state).totals.length + forecast(state).mostCards;
			kept += rules.ending(state)?.round ?? 0;
			spent += performance.now() - begin;
		}
		// nothing is computed for nobody
		if (kept < 0) throw new Error('unheard of');
		return spent / TAPS;
	});
}
