import type { GameTypes, HouseRuleValue, Setup } from '../game';
import {
	isChange,
	logOf,
	type ChangeEntry,
	type CorrectedEntry,
	type Entry,
	type EntryId,
	type Log
} from './log';

/**
 * What later lines of a log make of earlier ones. It follows from the set of lines alone: a line that
 * names another works the same whether it comes, or stands, before or after it.
 */
export interface WhatStands<G extends GameTypes> {
	readonly log: Log<G>;
	/** Lines that were taken back, also such as have not come yet. */
	readonly undone: ReadonlySet<EntryId>;
	/** Of each line that a correction names, the last such correction that stands. */
	readonly corrections: ReadonlyMap<EntryId, CorrectedEntry<G>>;
	/** All that the table has agreed on since the match began, one after the other. */
	readonly agreements: readonly Partial<G['houseRules']>[];
	/** What undo would take back, what redo would bring back. */
	readonly undoable: ChangeEntry<G> | undefined;
	readonly redoable: ChangeEntry<G> | undefined;
}

interface Reversals {
	readonly undone: ReadonlySet<EntryId>;
	/** What was undone since the last change, the latest last. */
	readonly redoable: ReadonlySet<EntryId>;
}

/** The last line that undoes or redoes a change decides about it. */
function reversals<G extends GameTypes>(log: Log<G>): Reversals {
	const undone = new Set<EntryId>();
	const redoable = new Set<EntryId>();
	for (const entry of log) {
		switch (entry.kind) {
			case 'played':
			case 'corrected':
			case 'agreed':
				if (redoable.size > 0) redoable.clear();
				// an undo that stands before its target takes it back as soon as it is there
				if (undone.has(entry.id)) redoable.add(entry.id);
				break;
			case 'undone':
				if (undone.has(entry.target)) break;
				undone.add(entry.target);
				redoable.add(entry.target);
				break;
			case 'redone':
				undone.delete(entry.target);
				redoable.delete(entry.target);
				break;
		}
	}
	return { undone, redoable };
}

/** The latest of these that is in the log. */
function latestChange<G extends GameTypes>(
	log: Log<G>,
	ids: ReadonlySet<EntryId>
): ChangeEntry<G> | undefined {
	if (ids.size === 0) return undefined;
	const changes = new Map(log.filter(isChange).map((change) => [change.id, change]));
	return [...ids].flatMap((id) => changes.get(id) ?? []).at(-1);
}

export function whatStands<G extends GameTypes>(lines: readonly Entry<G>[]): WhatStands<G> {
	const log = logOf(lines);
	const { undone, redoable } = reversals(log);
	const corrections = new Map<EntryId, CorrectedEntry<G>>();
	const agreements: Partial<G['houseRules']>[] = [];
	let undoable: ChangeEntry<G> | undefined;

	for (const entry of log) {
		if (!isChange(entry) || undone.has(entry.id)) continue;
		undoable = entry;
		if (entry.kind === 'agreed') agreements.push(entry.houseRules);
		if (entry.kind !== 'corrected') continue;
		for (const id of entry.folded ?? []) corrections.set(id, entry);
		corrections.set(entry.target, entry);
	}
	return { log, undone, corrections, agreements, undoable, redoable: latestChange(log, redoable) };
}

/**
 * The set-up as later agreements of the table have changed it. A house rule that the set-up does not
 * have, or a text where it has a switch, comes from another version or a damaged file: the line stays in
 * the log, and what it says of that rule does not count.
 */
export const setupNow = <G extends GameTypes>(
	setup: Setup<G>,
	{ agreements }: WhatStands<G>
): Setup<G> => {
	if (agreements.length === 0) return setup;
	const agreed = agreements.flatMap((houseRules) =>
		Object.entries<HouseRuleValue | undefined>(houseRules).filter(
			([name, value]) =>
				Object.hasOwn(setup.houseRules, name) && typeof value === typeof setup.houseRules[name]
		)
	);
	return { ...setup, houseRules: { ...setup.houseRules, ...Object.fromEntries(agreed) } };
};

/** The event that counts for a line by now; null where nothing of it does. */
export function eventNow<G extends GameTypes>(
	{ undone, corrections }: WhatStands<G>,
	entry: ChangeEntry<G>
): G['event'] | null {
	if (entry.kind !== 'played' || undone.has(entry.id)) return null;
	const correction = corrections.size > 0 ? corrections.get(entry.id) : undefined;
	if (!correction) return entry.event;
	return correction.target === entry.id ? correction.event : null;
}

export type Fate = 'stands' | 'corrected' | 'withdrawn' | 'undone';

export function fateOf<G extends GameTypes>(stands: WhatStands<G>, entry: ChangeEntry<G>): Fate {
	if (stands.undone.has(entry.id)) return 'undone';
	if (entry.kind !== 'played' || !stands.corrections.has(entry.id)) return 'stands';
	return eventNow(stands, entry) === null ? 'withdrawn' : 'corrected';
}

/** The line whose correction speaks for this one, too: people see both as one line. */
export function speakerFor<G extends GameTypes>(
	{ corrections }: WhatStands<G>,
	id: EntryId
): EntryId | undefined {
	const speaker = corrections.get(id)?.target;
	return speaker === id ? undefined : speaker;
}

/** What stands after a line, oldest first: what *undo to here* takes back. */
export function standingAfter<G extends GameTypes>(
	lines: Log<G>,
	line: EntryId
): readonly ChangeEntry<G>[] {
	const { log, undone } = whatStands(lines);
	const changes = log.filter(isChange).filter(({ id }) => !undone.has(id));
	const at = changes.findIndex(({ id }) => id === line);
	return at < 0 ? [] : changes.slice(at + 1);
}
