import { describe, expect, test } from 'vitest';
import { isPlayed, unfolded } from '$lib/core/log/history';
import { append, replay } from '$lib/core/log/replay';
import { rules } from '$lib/games/clockworker/rules';
import { ARTIFACT_IDS, artifactCard } from '$lib/games/clockworker/rules/catalogue';
import { cardCount } from '$lib/games/clockworker/rules/holding';
import { TOKENS, type EventType } from '$lib/games/clockworker/rules/types';
import { PLAYS, written } from './plays';
import { after, line, logOf } from './table';

/** Every type of event; the compiler notices a missing one. */
const TYPES = {
	retrieved: true,
	called: true,
	duplicated: true,
	recovered: true,
	dispatched: true,
	operated: true,
	repaired: true,
	communicated: true,
	recharged: true,
	vended: true,
	turnEnded: true,
	adjusted: true,
	counted: true,
	added: true,
	removed: true,
	recordRead: true,
	locationRead: true,
	endTileSeen: true,
	artifactRead: true,
	copiesCounted: true,
	valuesTakenOver: true,
	depthChanged: true
} satisfies Record<EventType, true>;

/** The states that each event met, and the last one. */
function statesOf({ setup, events }: (typeof PLAYS)[number]) {
	const states = [after(setup)];
	for (const event of events) states.push(after(states.at(-1) ?? setup, event));
	return states;
}

function deepFrozen(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return true;
	return Object.isFrozen(value) && Object.values(value).every(deepFrozen);
}

describe.each(PLAYS)('$title', (play) => {
	const { setup, events, sheet, ending, counters } = play;
	const log = logOf(events);

	test('is replayed to its exact sheet', () => {
		const { state } = replay(rules, setup, log);
		expect(written(rules.score(state))).toEqual(sheet);
		expect(rules.ending(state)).toEqual(ending);
	});

	test('leaves on the table what lay there', () => {
		const { state } = replay(rules, setup, log);
		expect(state.seats).toMatchObject(counters);
		expect(Math.max(...state.seats.map(cardCount))).toBeLessThanOrEqual(12);
	});

	test('raises the objections that the table waved through, and no others', () => {
		const states = statesOf(play);
		const raised = events.flatMap((event, at) => {
			const state = states[at];
			const objections = state ? rules.objections(state, event) : [];
			return objections.length > 0 ? [{ at, objections }] : [];
		});
		expect(raised).toEqual(play.objections);
	});

	test('is over at its end and not before', () => {
		const over = statesOf(play).map((state) => rules.ending(state)?.over ?? false);
		const lastTurn = events.findLastIndex(({ type }) => type !== 'recordRead');
		expect(over.indexOf(true)).toBe(lastTurn + 1);
	});

	test('replays the same every time, line by line or at once', () => {
		const once = replay(rules, setup, log);
		expect(replay(rules, setup, log)).toEqual(once);
		let timeline = replay(rules, setup, []);
		for (const entry of log) timeline = append(rules, setup, timeline, entry);
		expect(timeline).toEqual(once);
	});

	test('undone to the first line gives the set-up, redone the end', () => {
		const end = replay(rules, setup, log);
		let timeline = end;
		let clock = log.length;
		for (; timeline.undoable; clock++)
			timeline = append(
				rules,
				setup,
				timeline,
				line(clock, { kind: 'undone', target: timeline.undoable.id })
			);
		expect(timeline.state).toEqual(rules.setup(setup));
		for (; timeline.redoable; clock++)
			timeline = append(
				rules,
				setup,
				timeline,
				line(clock, { kind: 'redone', target: timeline.redoable.id })
			);
		expect(timeline.state).toEqual(end.state);
	});

	test('survives JSON, event by event', () => {
		for (const event of events)
			expect(rules.readEvent(JSON.parse(JSON.stringify(event)))).toEqual({
				ok: true,
				value: event
			});
		const options: unknown = JSON.parse(JSON.stringify(setup.options));
		expect(rules.readOptions(options)).toEqual({ ok: true, value: setup.options });
	});

	test('keeps every state frozen', () => {
		const lines = unfolded(rules, setup, log).filter(isPlayed);
		expect(lines).toHaveLength(events.length);
		expect(lines.every(({ before }) => deepFrozen(before))).toBe(true);
		expect(deepFrozen(replay(rules, setup, log).state)).toBe(true);
	});

	test('tells effects that add up to the counters', () => {
		const kept = [...TOKENS, 'placed'] as const;
		const sums = rules
			.setup(setup)
			.seats.map((own) => Object.fromEntries(kept.map((counter) => [counter, own[counter]])));
		for (const { event, effects } of unfolded(rules, setup, log).filter(isPlayed))
			for (const { counter, by } of effects) {
				const own = 'seat' in event ? sums[event.seat] : undefined;
				if (own) own[counter] = (own[counter] ?? 0) + by;
			}
		expect(replay(rules, setup, log).state.seats).toMatchObject(sums);
	});
});

describe('Together the plays', () => {
	test('are at least seven, with 2, 3 and 4 players and both depths', () => {
		expect(PLAYS.length).toBeGreaterThanOrEqual(7);
		expect(new Set(PLAYS.map(({ setup }) => setup.seats.length))).toEqual(new Set([2, 3, 4]));
		expect(new Set(PLAYS.map(({ setup }) => setup.options.depth))).toEqual(
			new Set(['scores', 'everything'])
		);
	});

	test('hold every type of event', () => {
		const found = new Set(PLAYS.flatMap(({ events }) => events.map(({ type }) => type)));
		expect([...found].sort()).toEqual(Object.keys(TYPES).sort());
	});

	test('own every artifact, and see all that do something by themselves or at a price do it', () => {
		const lines = PLAYS.flatMap(({ setup, events }) =>
			unfolded(rules, setup, logOf(events)).filter(isPlayed)
		);
		const owned = lines.flatMap(({ event }) => (event.type === 'repaired' ? event.artifact : []));
		expect([...new Set(owned)].sort()).toEqual([...ARTIFACT_IDS].sort());
		const sources = new Set(lines.flatMap(({ effects }) => effects.map(({ source }) => source)));
		for (const id of ARTIFACT_IDS) {
			const silent = ['end', 'dispatch'].includes(artifactCard(id).moment);
			if (!silent && id !== 'parabolic-antenna') expect(sources).toContain(id);
		}
	});

	test('end for every reason', () => {
		expect(new Set(PLAYS.map(({ ending }) => ending.reason))).toEqual(
			new Set(['end-tile', 'twelve-cards', 'called'])
		);
	});

	test('hold a shared victory, a tie broken by Locations, and house rules switched', () => {
		const shared = PLAYS.filter(({ sheet }) => sheet.places.filter((one) => one === 1).length > 1);
		const parted = PLAYS.filter(({ sheet }) =>
			sheet.ties.some(({ seats, tieBreaks }) => {
				const [winner = -1] = seats;
				return (
					sheet.places[winner] === 1 && tieBreaks.some(({ figures }) => new Set(figures).size > 1)
				);
			})
		);
		const switched = PLAYS.filter(({ setup }) => Object.values(setup.houseRules).includes(true));
		for (const some of [shared, parted, switched]) expect(some).not.toEqual([]);
	});
});
