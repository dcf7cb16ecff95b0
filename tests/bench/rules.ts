import { isDeepStrictEqual } from 'node:util';
import type { Setup } from '$lib/core/game';
import type { Log } from '$lib/core/log/log';
import { append, replay } from '$lib/core/log/replay';
import { statisticsOf } from '$lib/core/statistics';
import { rules } from '$lib/games/clockworker/rules';
import { cardCount, recordsTaken } from '$lib/games/clockworker/rules/holding';
import type {
	Clockworker,
	ClockworkerEvent,
	ClockworkerState
} from '$lib/games/clockworker/rules/types';
import { randomMatch } from '../games/clockworker/random-match';
import { playBare, thaw } from '../games/clockworker/bench/bare';
import { finishedMatches } from './finished';
import { longMatch, SETUP, toEntry } from '../games/clockworker/bench/long-match';

/** Median microseconds of one call; a sample is long enough to be timed, and too short to be cut off. */
function median(samples: number, repeat: number, call: () => unknown): number {
	const times = Array.from({ length: samples }, () => {
		const begin = performance.now();
		for (let time = 0; time < repeat; time++) call();
		return ((performance.now() - begin) * 1000) / repeat;
	}).sort((a, b) => a - b);
	return times[Math.floor(samples / 2)] ?? NaN;
}

function bareSum({ seats, printed }: ClockworkerState): number {
	let total = 0;
	for (const { vp, artifacts, records, locations, workers } of seats) {
		total += vp + workers + locations.length;
		for (const { id } of artifacts) total += printed[id]?.points ?? 0;
		for (const { points = 0 } of records) total += points;
	}
	return total;
}

interface Figure {
	readonly what: string;
	readonly figure: string;
	readonly against: string;
	readonly ratio: string;
	readonly goal: string;
	readonly met: boolean;
}

/** To their end, with 2, 3 and 4 players and every house rule. */
const otherMatches = () =>
	Array.from({ length: 96 }, (_, seed) =>
		randomMatch({ seed, players: 2 + (seed % 3), depth: 'everything', length: 400 })
	);

/** What is measured against each other must play the same game, down to the last counter. */
function mustComeToTheSame(
	setup: Setup<Clockworker>,
	events: readonly ClockworkerEvent[]
): ClockworkerState {
	const bare = thaw(rules.setup(setup));
	playBare(bare, events);
	const { state } = replay(rules, setup, events.map(toEntry));
	if (!isDeepStrictEqual(bare, state)) throw new Error('the bare loop plays another game');
	return state;
}

export function figures(): readonly Figure[] {
	const events = longMatch(10_000);
	const log: Log<Clockworker> = events.map(toEntry);
	const first = rules.setup(SETUP);
	const ms = (value: number) => `${(value / 1000).toFixed(1)} ms`;
	const us = (value: number) => (value < 1000 ? `${value.toPrecision(3)} µs` : ms(value));

	for (const { setup, events: played } of otherMatches()) mustComeToTheSame(setup, played);
	const final = mustComeToTheSame(SETUP, events);

	const runs = () => ({
		replayed: median(31, 1, () => replay(rules, SETUP, log)),
		mutated: median(31, 1, () => {
			const state = thaw(first);
			playBare(state, events);
		})
	});
	runs();
	const { replayed, mutated } = runs();

	const thousand = log.slice(0, 1000);
	const timeline = replay(rules, SETUP, thousand);
	const next = log[1000];
	if (!next) throw new Error('the match is too short');
	const replayThousand = () => median(101, 1, () => replay(rules, SETUP, thousand));
	const appendOne = () => median(101, 250, () => append(rules, SETUP, timeline, next));
	replayThousand();
	appendOne();
	const thousandTime = replayThousand();
	const appendTime = appendOne();

	const scoring = () => median(101, 200, () => rules.score(final));
	const summing = () => median(101, 2500, () => bareSum(final));
	scoring();
	summing();
	const scored = scoring();
	const summed = summing();

	// cloned, since that is how storage hands them over
	const finished = structuredClone(finishedMatches(2000));
	const firstTime = median(1, 1, () => statisticsOf(finished));
	const gathering = () => median(31, 1, () => statisticsOf(finished));
	gathering();
	const gathered = gathering();
	const cloned = median(31, 1, () => structuredClone(finished));

	return [
		{
			what: 'replay a match of 10,000 events',
			figure: us(replayed),
			against: `${us(mutated)} for a bare loop that mutates in place`,
			ratio: `${(replayed / mutated).toFixed(1)} ×`,
			goal: '≤ 20 ×',
			met: replayed <= 20 * mutated
		},
		{
			what: 'append one event to a match of 1,000',
			figure: us(appendTime),
			against: `${us(thousandTime)} to replay it`,
			ratio: `1/${Math.floor(thousandTime / appendTime)}`,
			goal: '≤ 1/200',
			met: appendTime * 200 <= thousandTime
		},
		{
			what: `score a 4-player state (${final.seats.map(cardCount).join(', ')} cards, ${recordsTaken(final)} records)`,
			figure: `${Math.round(1e6 / scored).toLocaleString('en')} a second`,
			against: `${us(summed)} for a bare sum`,
			ratio: `${(scored / summed).toFixed(1)} ×`,
			goal: '≥ 100,000 a second, or ≤ 30 ×',
			met: scored <= 10 || scored <= 30 * summed
		},
		{
			what: 'statistics of 2,000 matches',
			figure: `${ms(gathered)}, the first time ${ms(firstTime)}`,
			against: `${ms(cloned)} to clone them, as storage does`,
			ratio: `1/${(cloned / gathered).toFixed(1)}`,
			goal: '≤ 25 ms',
			met: gathered <= 25_000
		}
	];
}
