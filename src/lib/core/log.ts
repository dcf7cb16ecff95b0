import { frozenInDev } from './freeze';
import type { GameTypes, Rules, Setup } from './game';

export type EntryId = string & { readonly brand: 'entry' };
export type DeviceId = string & { readonly brand: 'device' };

/** Who wrote a line, when, and where it stands among the others. */
export interface Stamp {
	readonly id: EntryId;
	/** Milliseconds since 1970, by the writer's clock: for people, never for order. */
	readonly at: number;
	readonly device: DeviceId;
	/** One more than the highest that its writer had seen. */
	readonly clock: number;
}

/** What an entry says. Undoing is written down like anything else: the log only grows. */
export type Note<G extends GameTypes> = Change<G> | Reversal;

type Change<G extends GameTypes> =
	| { readonly kind: 'played'; readonly event: G['event'] }
	/** An older event replaced in its place, or withdrawn. */
	| {
			readonly kind: 'corrected';
			readonly target: EntryId;
			readonly event: G['event'] | null;
			/** Further taps that people saw as one line with the target: the new event speaks for all. */
			readonly folded?: readonly EntryId[];
	  }
	/** The table agrees on other house rules: the whole match is replayed under them. */
	| { readonly kind: 'agreed'; readonly houseRules: Partial<G['houseRules']> };

/** Names what it takes back: merged with another device's taps, it still means the same. */
interface Reversal {
	readonly kind: 'undone' | 'redone';
	readonly target: EntryId;
}

export type Entry<G extends GameTypes> = Stamp & Note<G>;
export type ChangeEntry<G extends GameTypes> = Stamp & Change<G>;
export type PlayedEntry<G extends GameTypes> = Extract<ChangeEntry<G>, { readonly kind: 'played' }>;
export type NotedEntry<G extends GameTypes> = Exclude<ChangeEntry<G>, PlayedEntry<G>>;
export type Log<G extends GameTypes> = readonly Entry<G>[];

export const isChange = <G extends GameTypes>(entry: Entry<G>): entry is ChangeEntry<G> =>
	entry.kind !== 'undone' && entry.kind !== 'redone';

/** The one order of a log, the same on every device: by clock, then device, then id. */
export function inOrder(a: Stamp, b: Stamp): number {
	if (a.clock !== b.clock) return a.clock - b.clock;
	if (a.device !== b.device) return a.device < b.device ? -1 : 1;
	return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

/** All lines of both logs, each once: of a line that was moved on disk, the later place counts. */
export function merge<G extends GameTypes>(one: Log<G>, other: Log<G>): Log<G> {
	const lines = new Map(one.map((entry) => [entry.id, entry]));
	for (const entry of other) {
		const known = lines.get(entry.id);
		if (!known || inOrder(known, entry) < 0) lines.set(entry.id, entry);
	}
	return [...lines.values()].sort(inOrder);
}

/** The lines that a log lacks, or has in an earlier place than they have by now. */
export function newsTo<G extends GameTypes>(log: Log<G>, lines: Log<G>): Log<G> {
	const known = new Map(log.map((entry) => [entry.id, entry]));
	return lines.filter((entry) => {
		const here = known.get(entry.id);
		return !here || inOrder(here, entry) < 0;
	});
}

interface Unwound<G extends GameTypes> {
	/** The changes that stand, in order. */
	readonly done: readonly ChangeEntry<G>[];
	/** What redo would bring back, the next one last; emptied when something new happens. */
	readonly undone: readonly ChangeEntry<G>[];
}

export function unwind<G extends GameTypes>(log: Log<G>): Unwound<G> {
	const done: ChangeEntry<G>[] = [];
	const gone = new Map<EntryId, ChangeEntry<G>>();
	let undone: ChangeEntry<G>[] = [];

	for (const entry of log) {
		switch (entry.kind) {
			case 'played':
			case 'corrected':
			case 'agreed':
				done.push(entry);
				if (undone.length > 0) undone = [];
				break;
			case 'undone': {
				const at = done.findLastIndex(({ id }) => id === entry.target);
				for (const taken of at < 0 ? [] : done.splice(at, 1)) {
					undone.push(taken);
					gone.set(taken.id, taken);
				}
				break;
			}
			case 'redone': {
				const back = gone.get(entry.target);
				if (!back) break;
				gone.delete(back.id);
				undone = undone.filter(({ id }) => id !== back.id);
				// back to where it was, even if another device played on in the meantime
				done.splice(done.findLastIndex((other) => inOrder(other, back) < 0) + 1, 0, back);
				break;
			}
		}
	}

	return { done, undone };
}

/** The last correction of each event; withdrawn is null. */
export function corrections<G extends GameTypes>(
	done: readonly ChangeEntry<G>[]
): ReadonlyMap<EntryId, G['event'] | null> {
	const found = new Map<EntryId, G['event'] | null>();
	for (const change of done) {
		if (change.kind !== 'corrected') continue;
		found.set(change.target, change.event);
		for (const id of change.folded ?? []) found.set(id, null);
	}
	return found;
}

/** The set-up as later agreements of the table have changed it. */
export function agreedSetup<G extends GameTypes>(
	setup: Setup<G>,
	done: readonly ChangeEntry<G>[]
): Setup<G> {
	let houseRules = setup.houseRules;
	for (const change of done)
		if (change.kind === 'agreed') houseRules = { ...houseRules, ...change.houseRules };
	return houseRules === setup.houseRules ? setup : { ...setup, houseRules };
}

/** What stands after a line, oldest first: what *undo to here* takes back. */
export function standingAfter<G extends GameTypes>(
	log: Log<G>,
	line: EntryId
): readonly ChangeEntry<G>[] {
	const { done } = unwind(log);
	const at = done.findIndex(({ id }) => id === line);
	return at < 0 ? [] : done.slice(at + 1);
}

/** A log and all that follows from it. */
export interface Timeline<G extends GameTypes> {
	readonly log: Log<G>;
	readonly setup: Setup<G>;
	readonly state: G['state'];
	/** What undo would take back, what redo would bring back. */
	readonly undoable: ChangeEntry<G> | undefined;
	readonly redoable: ChangeEntry<G> | undefined;
}

export function replay<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>
): Timeline<G> {
	const { done, undone } = unwind(log);
	const corrected = corrections(done);
	const setup = agreedSetup(agreed, done);

	let state = frozenInDev(rules.setup(setup));
	for (const change of done) {
		if (change.kind !== 'played') continue;
		const correction = corrected.size > 0 ? corrected.get(change.id) : undefined;
		if (correction === null) continue;
		state = frozenInDev(rules.apply(state, correction ?? change.event));
	}
	return { log, setup, state, undoable: done.at(-1), redoable: undone.at(-1) };
}

/** One more line. What was just played is applied on top; anything else replays. */
export function append<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	timeline: Timeline<G>,
	entry: Entry<G>
): Timeline<G> {
	const last = timeline.log.at(-1);
	if (entry.kind !== 'played' || (last && inOrder(last, entry) >= 0))
		return replay(rules, agreed, merge(timeline.log, [entry]));

	return {
		log: [...timeline.log, entry],
		setup: timeline.setup,
		state: frozenInDev(rules.apply(timeline.state, entry.event)),
		undoable: entry,
		redoable: undefined
	};
}
