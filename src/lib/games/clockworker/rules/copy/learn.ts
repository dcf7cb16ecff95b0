import { ARTIFACT_IDS } from '../catalogue';
import type { ClockworkerState, Copy, PrintedLocation, PrintedRecord } from '../types';
import { withLocation, withPrint, withRecord } from './facts';
import { locationsOn, recordsOn, shown, startingLocations } from './on-table';
import { sameLocation, samePrint, sameSpaces, sameTile } from './same';

function learnPrints(copy: Copy, before: ClockworkerState, after: ClockworkerState): Copy {
	if (before.printed === after.printed) return copy;
	const read = ARTIFACT_IDS.filter((id) => !samePrint(before.printed[id], after.printed[id]));
	return read.reduce((learnt, id) => {
		const print = after.printed[id];
		return samePrint(copy.artifacts[id], print) ? learnt : withPrint(learnt, id, print);
	}, copy);
}

/** What came onto the table is met; what has gone from it was a slip, if it was first met here. */
function learnMet<T extends PrintedRecord | PrintedLocation>(
	known: readonly T[],
	before: readonly T[],
	after: readonly T[],
	isSame: (one: T, other: T) => boolean,
	add: (known: readonly T[], met: T) => readonly T[],
	match: string
): readonly T[] {
	const isIn = (all: readonly T[], one: T) => all.some((other) => isSame(one, other));
	const come = after.filter((one) => !isIn(before, one));
	const gone = before.filter((one) => !isIn(after, one));
	if (come.length === 0 && gone.length === 0) return known;
	const left = known.filter((one) => one.from !== match || !isIn(gone, one));
	const met = come.reduce(add, left);
	return left.length === known.length && met === left ? known : met;
}

function learnStartingSpaces(copy: Copy, before: ClockworkerState, after: ClockworkerState): Copy {
	const was = startingLocations(before);
	const changed = startingLocations(after).find(
		(location, seat) => location && !sameSpaces(shown(location), was[seat] && shown(was[seat]))
	);
	if (!changed || sameSpaces(copy.startingSpaces, shown(changed))) return copy;
	const { startingSpaces, ...others } = copy;
	const read = shown(changed);
	return read ? { ...others, startingSpaces: read } : others;
}

export function learn(
	copy: Copy,
	before: ClockworkerState,
	after: ClockworkerState,
	match: string
): Copy {
	const prints = learnPrints(copy, before, after);
	if (before.seats === after.seats) return prints;
	const from = <T>(met: readonly T[]) => met.map((one) => ({ ...one, from: match }));
	const records = learnMet(
		copy.records,
		recordsOn(before),
		from(recordsOn(after)),
		sameTile,
		withRecord,
		match
	);
	const locations = learnMet(
		copy.locations,
		locationsOn(before),
		from(locationsOn(after)),
		sameLocation,
		withLocation,
		match
	);
	const spaces = learnStartingSpaces(prints, before, after);
	const isNew = records !== copy.records || locations !== copy.locations;
	return isNew ? { ...spaces, records, locations } : spaces;
}
