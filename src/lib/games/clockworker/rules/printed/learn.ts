import { ARTIFACT_IDS } from '../catalogue';
import type {
	ClockworkerState,
	PrintedBox,
	Printed,
	PrintedLocation,
	PrintedRecord
} from '../types';
import { completed, withLocation, withPrint, withRecord, withStartingSpaces } from './facts';
import { locationsOn, recordsOn, shown, startingLocations, startingSpacesOn } from './on-table';
import { sameCost, sameLocation, sameName, samePrint, sameSpaces, sameTile } from './same';

/** Only what was read, or taken back, just now: the rest may have been set right since. */
function learnPrint(
	known: Printed | undefined,
	before: Printed = {},
	after: Printed = {}
): Printed {
	const points = before.points === after.points ? known?.points : after.points;
	const cost = sameCost(before.cost, after.cost) ? known?.cost : after.cost;
	return { ...(points !== undefined && { points }), ...(cost && { cost }) };
}

function learnPrints(
	copy: PrintedBox,
	before: ClockworkerState,
	after: ClockworkerState
): PrintedBox {
	if (before.printed === after.printed) return copy;
	return ARTIFACT_IDS.reduce((learnt, id) => {
		const known = copy.artifacts[id];
		const print = learnPrint(known, before.printed[id], after.printed[id]);
		return samePrint(known ?? {}, print) ? learnt : withPrint(learnt, id, print);
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
	const met = come.map((one) => ({ ...one, from: match })).reduce(add, left);
	return left.length === known.length && met === left ? known : met;
}

/** A slip at this table does not overwrite what another one has read: only gaps are filled. */
function addLocation(
	known: readonly PrintedLocation[],
	met: PrintedLocation
): readonly PrintedLocation[] {
	const earlier = known.find((one) => sameName(one, met));
	const isOurs = earlier?.from === met.from;
	return withLocation(known, earlier && !isOurs ? completed(met, earlier) : met);
}

function learnStartingSpaces(
	copy: PrintedBox,
	before: ClockworkerState,
	after: ClockworkerState,
	match: string
): PrintedBox {
	const was = startingLocations(before);
	const changed = startingLocations(after).find(
		(location, seat) => location && !sameSpaces(shown(location), was[seat] && shown(was[seat]))
	);
	if (!changed) return copy;
	const read = startingSpacesOn(after);
	const isNews = read ? !sameSpaces(copy.startingSpaces, read) : copy.startingFrom === match;
	return isNews ? withStartingSpaces(copy, read, match) : copy;
}

/**
 * A line that takes over values of the copy, or takes that back, is no reading of the cards: undoing it
 * must not make the copy forget what it knew before.
 */
export function learn(
	copy: PrintedBox,
	before: ClockworkerState,
	after: ClockworkerState,
	match: string
): PrintedBox {
	if (before.takenOver !== after.takenOver) return copy;
	const prints = learnPrints(copy, before, after);
	if (before.seats === after.seats) return prints;
	const records = learnMet(
		copy.records,
		recordsOn(before),
		recordsOn(after),
		sameTile,
		withRecord,
		match
	);
	const locations = learnMet(
		copy.locations,
		locationsOn(before),
		locationsOn(after),
		sameLocation,
		addLocation,
		match
	);
	const spaces = learnStartingSpaces(prints, before, after, match);
	const isNew = records !== copy.records || locations !== copy.locations;
	return isNew ? { ...spaces, records, locations } : spaces;
}
