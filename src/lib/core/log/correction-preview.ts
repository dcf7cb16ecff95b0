import { equal } from '../data/equal';
import type { Ending, GameTypes, Rules, Setup, ToPlay, Total } from '../game';
import type { DeviceId, EntryId, Log, Note } from './log';
import { playThrough } from './replay';
import type { Seat } from '../seats';

export interface Shift<T> {
	readonly before: T;
	readonly after: T;
}

/** What the rulebook would complain of in a line that it had nothing against before. */
export interface Doubt<G extends GameTypes> {
	readonly entry: EntryId;
	readonly event: G['event'];
	readonly objection: G['objection'];
}

/** What a note would change if it were written; what stays as it is, is not named. */
export interface CorrectionPreview<G extends GameTypes> {
	readonly totals: readonly ({ readonly seat: Seat } & Shift<Total>)[];
	readonly ending: Shift<Ending<G['endReason']> | undefined> | undefined;
	readonly toPlay: Shift<ToPlay> | undefined;
	readonly doubts: readonly Doubt<G>[];
}

// safe: any text is an id; those of real lines and devices are random, so they never equal these
const STAMP = { id: 'preview' as EntryId, at: 0, device: '' as DeviceId };

const shift = <T>(before: T, after: T): Shift<T> | undefined =>
	equal(before, after) ? undefined : { before, after };

/** Where a log leads to, and every complaint about what stands in it, line by line. */
function judged<G extends GameTypes>(rules: Rules<G>, agreed: Setup<G>, log: Log<G>) {
	const { start, steps } = playThrough(rules, agreed, log);
	const doubts: Doubt<G>[] = [];
	let state = start;
	for (const { entry, event, before, after } of steps) {
		if (!event) continue;
		for (const objection of rules.objections(before, event))
			doubts.push({ entry: entry.id, event, objection });
		state = after;
	}
	return { state, doubts };
}

/** Those that are not among `known`, whatever the event is by now. */
function newDoubts<G extends GameTypes>(
	doubts: readonly Doubt<G>[],
	known: readonly Doubt<G>[]
): readonly Doubt<G>[] {
	const byEntry = new Map<EntryId, G['objection'][]>();
	for (const { entry, objection } of known)
		byEntry.set(entry, [...(byEntry.get(entry) ?? []), objection]);
	return doubts.filter(
		({ entry, objection }) => !byEntry.get(entry)?.some((other) => equal(other, objection))
	);
}

/** The match as it is against the match with one note more. */
export function correctionPreview<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>,
	note: Note<G>
): CorrectionPreview<G> {
	const clock = (log.at(-1)?.clock ?? 0) + 1;
	const before = judged(rules, agreed, log);
	const after = judged(rules, agreed, [...log, { ...STAMP, clock, ...note }]);
	const { totals } = rules.score(before.state);

	return {
		totals: rules.score(after.state).totals.flatMap((total, seat) => {
			const old = totals[seat];
			return old && !equal(old, total) ? [{ seat, before: old, after: total }] : [];
		}),
		ending: shift(rules.ending(before.state), rules.ending(after.state)),
		toPlay: shift(rules.toPlay(before.state), rules.toPlay(after.state)),
		doubts: newDoubts(after.doubts, before.doubts)
	};
}
