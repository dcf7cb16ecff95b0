import type { Ending, GameTypes, Rules, Setup, ToPlay, Total } from './game';
import {
	agreedSetup,
	corrections,
	replay,
	unwind,
	type DeviceId,
	type EntryId,
	type Log,
	type Note
} from './log';
import type { Seat } from './seats';

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

// safe: names that no device gives
const STAMP = { id: 'preview' as EntryId, at: 0, device: '' as DeviceId };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const shift = <T>(before: T, after: T): Shift<T> | undefined =>
	same(before, after) ? undefined : { before, after };

/** Every complaint about what stands, line by line. */
function doubts<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>
): readonly Doubt<G>[] {
	const { done } = unwind(log);
	const corrected = corrections(done);
	const found: Doubt<G>[] = [];
	let state = rules.setup(agreedSetup(agreed, done));
	for (const change of done) {
		if (change.kind !== 'played' || corrected.get(change.id) === null) continue;
		const event = corrected.get(change.id) ?? change.event;
		for (const objection of rules.objections(state, event))
			found.push({ entry: change.id, event, objection });
		state = rules.apply(state, event);
	}
	return found;
}

/** The match as it is against the match with one note more. */
export function correctionPreview<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>,
	note: Note<G>
): CorrectionPreview<G> {
	const noted: Log<G> = [...log, { ...STAMP, clock: (log.at(-1)?.clock ?? 0) + 1, ...note }];
	const before = replay(rules, agreed, log).state;
	const after = replay(rules, agreed, noted).state;
	const totals = rules.score(before).totals;
	const known = new Set(
		doubts(rules, agreed, log).map(({ entry, objection }) => JSON.stringify([entry, objection]))
	);

	return {
		totals: rules.score(after).totals.flatMap((total, seat) => {
			const old = totals[seat];
			return old && !same(old, total) ? [{ seat, before: old, after: total }] : [];
		}),
		ending: shift(rules.ending(before), rules.ending(after)),
		toPlay: shift(rules.toPlay(before), rules.toPlay(after)),
		doubts: doubts(rules, agreed, noted).filter(
			({ entry, objection }) => !known.has(JSON.stringify([entry, objection]))
		)
	};
}
