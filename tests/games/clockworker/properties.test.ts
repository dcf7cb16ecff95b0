import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Setup } from '$lib/core/game';
import {
	inOrder,
	merge,
	type DeviceId,
	type Entry,
	type EntryId,
	type Log,
	type Note
} from '$lib/core/log/log';
import { append, replay, type Timeline } from '$lib/core/log/replay';
import { rules } from '$lib/games/clockworker/rules';
import { cardCount, inHand } from '$lib/games/clockworker/rules/holding';
import {
	TOKENS,
	type Clockworker,
	type ClockworkerState,
	type Holding
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

/** The n-th line that anybody wrote: its id is its own, its place may be another's too. */
const entry = (
	index: number,
	note: Note<Clockworker>,
	{ device = 'phone', clock = index + 1 } = {}
): Entry<Clockworker> => ({
	id: idOf(index),
	at: index,
	// safe: any text is an id
	device: device as DeviceId,
	clock,
	...note
});
// safe: any text is an id
const idOf = (index: number) => `line-${index}` as EntryId;

describe('a match without objections', { timeout: 60_000 }, () => {
	test('raises none, has no negative resource, and cards are 1 + locations + artifacts taken', () => {
		fc.assert(
			fc.property(plan, (each) => {
				const { events, states, objections } = randomMatch(each);
				expect(objections).toEqual([]);
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
				const { states, objections } = randomMatch(each);
				expect(objections).toEqual([]);
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
	events: fc.array(anyEvent, { maxLength: 60, size: 'medium' })
});

/** What a line says, of a line before it. */
type Saying = (target: EntryId) => Note<Clockworker>;
const undone: Saying = (target) => ({ kind: 'undone', target });
const redone: Saying = (target) => ({ kind: 'redone', target });
const played = anyEvent.map((event): Saying => () => ({ kind: 'played', event }));
const corrected = fc
	.option(anyEvent)
	.map((event): Saying => (target) => ({ kind: 'corrected', target, event }));
const agreed = fc
	.record({ cpuEachTime: fc.boolean(), memoryCountsItself: fc.boolean() }, { requiredKeys: [] })
	.map((houseRules): Saying => () => ({ kind: 'agreed', houseRules }));
const anySaying = fc.oneof(
	{ weight: 6, arbitrary: played },
	{ weight: 2, arbitrary: corrected },
	{ weight: 5, arbitrary: fc.constantFrom(undone, redone, undone) },
	{ weight: 1, arbitrary: agreed }
);
const wildNotes = fc
	.array(fc.tuple(anySaying, fc.nat()), { maxLength: 60, size: 'medium' })
	.map((lines) => lines.map(([say, about], index) => say(idOf(about % (index || 1)))));

function undoneToTheStart(setup: Setup<Clockworker>, end: Timeline<Clockworker>) {
	let timeline = end;
	for (let index = end.log.length; timeline.undoable; index++) {
		const undo = { kind: 'undone', target: timeline.undoable.id } as const;
		timeline = append(rules, setup, timeline, entry(index, undo));
	}
	return timeline;
}

/** Less than nothing of something. */
const isBroke = (own: Holding): boolean =>
	inHand(own) < 0 || COUNTERS.some((counter) => own[counter] < 0);
/** The same, of what has been kept: a counter that has not been counted may be anything. */
const isKnownBroke = (own: Holding): boolean =>
	own.uncounted ? own.vp < 0 || own.workers < 0 : isBroke(own);

describe('any match, whatever the table insists on', { timeout: 60_000 }, () => {
	test('replays to the same state as it was played, and undoing all gives the set-up', () => {
		fc.assert(
			fc.property(wildMatch, ({ plan: each, events }) => {
				const setup = setupOf(each);
				const log = events.map((event, index) => entry(index, { kind: 'played', event }));
				let timeline = replay(rules, setup, []);
				let state: ClockworkerState = rules.setup(setup);
				for (const [index, event] of events.entries()) {
					timeline = append(rules, setup, timeline, entry(index, { kind: 'played', event }));
					state = rules.apply(state, event);
				}
				expect(timeline.state).toEqual(state);
				expect(replay(rules, setup, log).state).toEqual(state);
				expect(undoneToTheStart(setup, timeline).state).toEqual(rules.setup(setup));
			}),
			{ numRuns: 500 }
		);
	});

	test('the same with corrections, undos, redos and agreements among its lines', () => {
		fc.assert(
			fc.property(plan, wildNotes, (each, notes) => {
				const setup = setupOf(each);
				const log = notes.map((note, index) => entry(index, note));
				const timeline = log.reduce(
					(sofar, line) => append(rules, setup, sofar, line),
					replay(rules, setup, [])
				);
				expect(timeline).toEqual(replay(rules, setup, log));
				const start = undoneToTheStart(setup, timeline);
				expect(start.state).toEqual(rules.setup(setup));
				expect(start.setup).toEqual(setup);
			}),
			{ numRuns: 1000 }
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
			fc.property(
				plan,
				wildNotes,
				fc.array(fc.nat({ max: 2 }), { minLength: 60 }),
				(each, notes, owners) => {
					const setup = setupOf(each);
					const all = notes.map((note, index) =>
						entry(index, note, { device: `device${owners[index] ?? 0}`, clock: index % 20 })
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
				}
			),
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
					const nowBroke = state.seats.some((own, seat) => {
						const was = before.seats[seat];
						return isKnownBroke(own) && was && !isBroke(was);
					});
					if (nowBroke) expect(objections).not.toEqual([]);
					rules.ending(state);
					rules.score(state);
				}
			}),
			{ numRuns: 1000 }
		);
	});
});
