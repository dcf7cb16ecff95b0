import { isDeepStrictEqual } from 'node:util';
import type { GameTypes, Setup } from '$lib/core/game';
import { append, replay } from '$lib/core/log/replay';
import type { BenchOfGame } from './game';
import { games, toEntry } from './games';

// Built for Node: the rules of a game as they ship, beside the same rules as a bare loop.

const MANY = 10_000;
const SOME = 1_000;

/** Median milliseconds of one call. */
function median(samples: number, repeat: number, call: () => unknown): number {
	const times = Array.from({ length: samples }, () => {
		const begin = performance.now();
		for (let time = 0; time < repeat; time++) call();
		return (performance.now() - begin) / repeat;
	}).sort((a, b) => a - b);
	return times[Math.floor(samples / 2)] ?? NaN;
}

/** The second of two measurements: the first is for the compiler. */
function warm(measure: () => number): number {
	measure();
	return measure();
}

/** What is compared must play the same game, down to the last counter. */
export function mustComeToTheSame(
	game: BenchOfGame<GameTypes>,
	setup: Setup<GameTypes>,
	events: readonly GameTypes['event'][]
) {
	const { state } = replay(game.rules, setup, events.map(toEntry));
	if (!isDeepStrictEqual(game.bare(setup, events), state))
		throw new Error('the bare loop plays another game');
}

/** Milliseconds. */
export function figures(game: string) {
	const own = games.get(game);
	if (!own) throw new Error(`${game} gives no matches`);
	const { rules, setup } = own;
	const events = own.events(MANY);
	for (const other of own.others()) mustComeToTheSame(own, other.setup, other.events);
	mustComeToTheSame(own, setup, events);

	const log = events.map(toEntry);
	const some = log.slice(0, SOME);
	const timeline = replay(rules, setup, some);
	const next = log[SOME];
	if (!next) throw new Error('the match is too short');
	return {
		replayed: warm(() => median(31, 1, () => replay(rules, setup, log))),
		bare: warm(() => median(31, 1, () => own.bare(setup, events))),
		replayedSome: warm(() => median(101, 1, () => replay(rules, setup, some))),
		appended: warm(() => median(101, 250, () => append(rules, setup, timeline, next)))
	};
}
