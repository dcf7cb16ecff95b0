import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	append,
	inOrder,
	merge,
	replay,
	type DeviceId,
	type Entry,
	type EntryId,
	type Log
} from '$lib/core/log';
import { rules } from '$lib/games/clockworker/rules';
import { cardCount, inHand } from '$lib/games/clockworker/rules/holding';
import {
	TOKENS,
	type Clockworker,
	type ClockworkerEvent,
	type ClockworkerState
} from '$lib/games/clockworker/rules/types';
import { randomMatch, setupOf } from './random-match';
import { anyEvent } from './any-event';

// Together the properties see 10,000 random matches and more.

const plan = fc.record({
	seed: fc.integer(),
	players: fc.integer({ min: 2, max: 4 }),
	depth: fc.constantFrom('scores', 'everything'),
	length: fc.integer({ min: 0, max: 160 })
});
const COUNTERS = [...TOKENS, 'placed'] as const;
const wholeMatch = plan.map((each) => ({ ...each, length: 400 }));

const entry = (event: ClockworkerEvent, index: number, device = 'phone'): Entry<Clockworker> => ({
	id: `${device}-${index}` as EntryId,
	at: index,
	device: device as DeviceId,
	clock: index + 1,
	kind: 'played',
	event
});

describe('a match without objections', { timeout: 60_000 }, () => {
	test('has no negative resource, and cards are 1 + locations + artifacts taken', () => {
		fc.assert(
			fc.property(plan, (each) => {
				const { events, states } = randomMatch(each);
				const last = states.at(-1);
				expect(last).toBeDefined();
				const held = states.flatMap(({ seats }) => seats);
				const least = held.flatMap((own) => COUNTERS.map((counter) => own[counter]));
				expect(Math.min(...least)).toBeGreaterThanOrEqual(0);
				if (each.depth === 'everything')
					expect(Math.min(...held.map(inHand))).toBeGreaterThanOrEqual(0);
				last?.seats.forEach((own, seat) => {
					const took = events.filter(
						(event) =>
							(event.type === 'operated' || event.type === 'repaired') && event.seat === seat
					);
					expect(cardCount(own)).toBe(1 + took.length);
				});
			}),
			{ numRuns: 2000 }
		);
	});

	test('keeps the turns within one, equal when it is over, and nobody passes 12 cards', () => {
		fc.assert(
			fc.property(wholeMatch, (each) => {
				const { states } = randomMatch(each);
				const turnsOf = ({ seats }: ClockworkerState) => seats.map((own) => own.turns);
				const spread = (state: ClockworkerState) =>
					Math.max(...turnsOf(state)) - Math.min(...turnsOf(state));
				expect(Math.max(...states.map(spread))).toBeLessThanOrEqual(1);
				const cards = states.flatMap(({ seats }) => seats.map(cardCount));
				expect(Math.max(...cards)).toBeLessThanOrEqual(12);
				const last = states.at(-1);
				if (last && rules.ending(last)?.over) expect(spread(last)).toBe(0);
			}),
			{ numRuns: 2000 }
		);
	});

	test('scores the sum of its rows, and ranks by points, then locations', () => {
		fc.assert(
			fc.property(plan, (each) => {
				const state = randomMatch(each).states.at(-1);
				if (!state) throw new Error('a match has a state');
				const { rows, totals, places } = rules.score(state);
				totals.forEach(({ points }, seat) => {
					const sum = rows.reduce((total, { cells }) => total + (cells[seat]?.points ?? 0), 0);
					expect(points).toBe(sum);
				});
				const key = (seat: number) => [
					totals[seat]?.points ?? 0,
					state.seats[seat]?.locations.length ?? 0
				];
				places.forEach((place, seat) => {
					const better = places.filter((_, other) => {
						const [points = 0, locations = 0] = key(other);
						const [own = 0, ownLocations = 0] = key(seat);
						return points > own || (points === own && locations > ownLocations);
					});
					expect(place).toBe(better.length + 1);
				});
			}),
			{ numRuns: 2000 }
		);
	});
});

/** Anything the table insists on, in any order, from anybody. */
const wildMatch = fc.record({
	plan,
	events: fc.array(anyEvent, { maxLength: 60 })
});

describe('any match, whatever the table insists on', { timeout: 60_000 }, () => {
	test('replays to the same state as it was played, and undoing all gives the set-up', () => {
		fc.assert(
			fc.property(wildMatch, ({ plan: each, events }) => {
				const setup = setupOf(each);
				const log = events.map((event, index) => entry(event, index));
				let timeline = replay(rules, setup, []);
				let state: ClockworkerState = rules.setup(setup);
				for (const line of log) {
					timeline = append(rules, setup, timeline, line);
					if (line.kind === 'played') state = rules.apply(state, line.event);
				}
				expect(timeline.state).toEqual(state);
				expect(replay(rules, setup, log).state).toEqual(state);

				let clock = log.length;
				while (timeline.undoable) {
					clock++;
					timeline = append(rules, setup, timeline, {
						id: `undo-${clock}` as EntryId,
						at: clock,
						device: 'phone' as DeviceId,
						clock,
						kind: 'undone',
						target: timeline.undoable.id
					});
				}
				expect(timeline.state).toEqual(rules.setup(setup));
			}),
			{ numRuns: 1500 }
		);
	});

	test('survives JSON and readEvent, event by event', () => {
		fc.assert(
			fc.property(wildMatch, ({ events }) => {
				for (const event of events)
					expect(rules.readEvent(JSON.parse(JSON.stringify(event)))).toEqual({
						ok: true,
						value: event
					});
			}),
			{ numRuns: 1000 }
		);
	});

	test('merges with itself from other devices the same both ways round, in any grouping', () => {
		fc.assert(
			fc.property(wildMatch, fc.array(fc.nat({ max: 2 }), { minLength: 60 }), (wild, owners) => {
				const setup = setupOf(wild.plan);
				const all = wild.events.map((event, index) =>
					entry(event, index % 20, `device${owners[index] ?? 0}`)
				);
				const [one, two, three] = [0, 1, 2].map((owner): Log<Clockworker> =>
					all.filter((_, index) => owners[index] === owner || index % 5 === 0).sort(inOrder)
				);
				if (!one || !two || !three) throw new Error('three devices');
				const merged = merge(merge(one, two), three);
				expect(merge(one, merge(two, three))).toEqual(merged);
				expect(merge(merge(three, one), two)).toEqual(merged);
				expect(replay(rules, setup, merge(three, merge(two, one))).state).toEqual(
					replay(rules, setup, merged).state
				);
			}),
			{ numRuns: 1000 }
		);
	});

	test('can be asked anything: objections, effects, ending and score never throw', () => {
		fc.assert(
			fc.property(wildMatch, ({ plan: each, events }) => {
				let state = rules.setup(setupOf(each));
				for (const event of events) {
					const moved = rules.effects(state, event);
					const objections = rules.objections(state, event);
					const before = state;
					state = rules.apply(state, event);
					// what is told is what was done
					if ('seat' in event)
						for (const counter of COUNTERS) {
							const told = moved.reduce(
								(sum, effect) => (effect.counter === counter ? sum + effect.by : sum),
								before.seats[event.seat]?.[counter] ?? 0
							);
							expect(state.seats[event.seat]?.[counter] ?? 0).toBe(told);
						}
					const negative = state.seats.some((own) => TOKENS.some((token) => own[token] < 0));
					const wasNegative = before.seats.some((own) => TOKENS.some((token) => own[token] < 0));
					if (negative && !wasNegative) expect(objections).not.toEqual([]);
					rules.ending(state);
					rules.score(state);
				}
			}),
			{ numRuns: 1500 }
		);
	});
});
