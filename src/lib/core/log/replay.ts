import { frozenInDev } from '../data/freeze';
import type { GameTypes, Rules, Setup } from '../game';
import { inOrder, isChange, newsTo, type ChangeEntry, type Entry } from './log';
import { eventNow, setupNow, whatStands, type WhatStands } from './what-stands';

/** A change on its way through the match, also one that does not stand. */
export interface Step<G extends GameTypes> {
	readonly entry: ChangeEntry<G>;
	/** As it counts by now; null where nothing counts, and the state stays as it is. */
	readonly event: G['event'] | null;
	readonly before: G['state'];
	readonly after: G['state'];
}

function* stepsOf<G extends GameTypes>(
	rules: Rules<G>,
	stands: WhatStands<G>,
	start: G['state']
): Generator<Step<G>, void> {
	let state = start;
	for (const entry of stands.log) {
		if (!isChange(entry)) continue;
		const event = eventNow(stands, entry);
		const before = state;
		if (event) state = frozenInDev(rules.apply(before, event));
		yield { entry, event, before, after: state };
	}
}

/** The match state after state. The steps are made while they are read, and can be read once. */
export function playThrough<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	lines: readonly Entry<G>[]
) {
	const stands = whatStands(lines);
	const setup = setupNow(agreed, stands);
	const start = frozenInDev(rules.setup(setup));
	return { stands, setup, start, steps: stepsOf(rules, stands, start) };
}

/** A log and all that follows from it. */
export interface Timeline<G extends GameTypes> extends WhatStands<G> {
	readonly setup: Setup<G>;
	readonly state: G['state'];
}

export function replay<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	lines: readonly Entry<G>[]
): Timeline<G> {
	const { stands, setup, start, steps } = playThrough(rules, agreed, lines);
	let state = start;
	for (const { after } of steps) state = after;
	return { ...stands, setup, state };
}

/** Whether a line was played after all others, is new, and no other line says anything about it. */
function isOnTop<G extends GameTypes>(
	{ log, undone, corrections }: Timeline<G>,
	entry: Entry<G>
): boolean {
	const last = log.at(-1);
	return (
		(!last || inOrder(last, entry) < 0) &&
		!undone.has(entry.id) &&
		!corrections.has(entry.id) &&
		log.every(({ id }) => id !== entry.id)
	);
}

/** One more line, or another version of one. What comes on top is applied; all else replays. */
export function append<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	timeline: Timeline<G>,
	entry: Entry<G>
): Timeline<G> {
	const { log, state } = timeline;
	if (entry.kind === 'played' && isOnTop(timeline, entry))
		return {
			...timeline,
			log: [...log, entry],
			state: frozenInDev(rules.apply(state, entry.event)),
			undoable: entry,
			redoable: undefined
		};
	return newsTo(log, [entry]).length === 0 ? timeline : replay(rules, agreed, [...log, entry]);
}
