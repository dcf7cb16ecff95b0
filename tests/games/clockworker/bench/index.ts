import { rules } from '$lib/games/clockworker/rules';
import type { Clockworker } from '$lib/games/clockworker/rules/types';
import type { BenchOfGame } from '../../../bench/game';
import { randomMatch } from '../random-match';
import { playBare } from './bare';
import { chainedEvents } from './chained';
import { longMatch, SETUP } from './long-match';

/** To their end, with 2, 3 and 4 players and every house rule. */
const others = () =>
	Array.from({ length: 96 }, (_, seed) =>
		randomMatch({ seed, players: 2 + (seed % 3), depth: 'everything', length: 400 })
	);

export const bench: BenchOfGame<Clockworker> = {
	rules,
	setup: SETUP,
	events: longMatch,
	bare: playBare,
	others,
	counter: { label: 'Gears', more: 'Gears: one more', less: 'Gears: one less' },
	chain: { match: { setup: SETUP, events: chainedEvents() }, key: 'Operation' },
	typed: [
		...Array.from('rouages'),
		...Array.from('rouages', () => 'Backspace'),
		...Array.from('antene p')
	]
};
