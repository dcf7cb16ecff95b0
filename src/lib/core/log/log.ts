import { compare } from '../data/compare';
import { equal } from '../data/equal';
import type { GameTypes } from '../game';

export type EntryId = string & { readonly brand: 'entry' };
export type DeviceId = string & { readonly brand: 'device' };

/** Who wrote a line, when, and where it stands among the others. */
export interface Stamp {
	readonly id: EntryId;
	/** Milliseconds since 1970, by the writer's clock: for people, never for order. */
	readonly at: number;
	readonly device: DeviceId;
	/** One more than the highest that its writer had seen; a disk that has later lines raises it. */
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
export type CorrectedEntry<G extends GameTypes> = Extract<
	ChangeEntry<G>,
	{ readonly kind: 'corrected' }
>;

/** Lines in the one order, each once: see `logOf`. */
export type Log<G extends GameTypes> = readonly Entry<G>[];

export const isChange = <G extends GameTypes>(entry: Entry<G>): entry is ChangeEntry<G> =>
	entry.kind !== 'undone' && entry.kind !== 'redone';

/** The one order of a log, the same on every device: by clock, then device, then id. */
export function inOrder(a: Stamp, b: Stamp): number {
	if (a.clock !== b.clock) return a.clock - b.clock;
	if (a.device !== b.device) return a.device < b.device ? -1 : 1;
	return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

/**
 * Of two versions of one line the later place counts, since a disk only ever moves lines back. Two
 * versions in one place cannot come from this app; `compare` picks the same one on every device.
 */
const byVersion = <G extends GameTypes>(a: Entry<G>, b: Entry<G>): number =>
	inOrder(a, b) || (equal(a, b) ? 0 : compare(a, b));

function isLog<G extends GameTypes>(lines: readonly Entry<G>[]): boolean {
	const ids = new Set<EntryId>();
	let last: Entry<G> | undefined;
	for (const line of lines) {
		if (last && inOrder(last, line) >= 0) return false;
		ids.add(line.id);
		last = line;
	}
	return ids.size === lines.length;
}

/** The log that lines make, in whatever order they came and however often each was heard. */
export function logOf<G extends GameTypes>(lines: readonly Entry<G>[]): Log<G> {
	if (isLog(lines)) return lines;
	const versions = new Map<EntryId, Entry<G>>();
	for (const line of lines) {
		const known = versions.get(line.id);
		if (!known || byVersion(known, line) < 0) versions.set(line.id, line);
	}
	return [...versions.values()].sort(inOrder);
}

/** All lines of both logs. */
export const merge = <G extends GameTypes>(one: Log<G>, other: Log<G>): Log<G> =>
	logOf([...one, ...other]);

/** The lines that a log lacks, or has in an earlier version: all that merging them would change. */
export function newsTo<G extends GameTypes>(log: Log<G>, lines: readonly Entry<G>[]): Log<G> {
	const known = new Map(log.map((entry) => [entry.id, entry]));
	return logOf(lines).filter((line) => {
		const here = known.get(line.id);
		return !here || byVersion(here, line) < 0;
	});
}
