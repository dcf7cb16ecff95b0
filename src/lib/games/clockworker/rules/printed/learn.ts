import { ARTIFACT_IDS, type ArtifactId } from '../catalogue';
import { alike } from '../holding';
import type {
	ClockworkerState,
	PrintedBox,
	Printed,
	PrintedLocation,
	PrintedRecord,
	TaughtPrint
} from '../types';
import { completed, withLocation, withPrint, withRecord, withStartingSpaces } from './facts';
import { locationsOn, recordsOn, shown, startingLocations, startingSpacesOn } from './on-table';
import { sameCost, sameLocation, sameName, sameSpaces, sameTile, type Spaces } from './same';
import { learnValue } from './taught';

/** Only what was read, or taken back, just now: the rest may have been set right since. */
function learnPrint(
	copy: PrintedBox,
	id: ArtifactId,
	before: Printed = {},
	after: Printed = {},
	match: string
): PrintedBox {
	const { points, cost }: Printed = copy.artifacts[id] ?? {};
	const taught: TaughtPrint = copy.taught?.[id] ?? {};
	const ofPoints = learnValue(
		{ value: points, taught: taught.points },
		before.points,
		after.points,
		(one, other) => one === other,
		match
	);
	const ofCost = learnValue(
		{ value: cost, taught: taught.cost },
		before.cost,
		after.cost,
		alike,
		match
	);
	const isSame =
		ofPoints.value === points &&
		sameCost(ofCost.value, cost) &&
		ofPoints.taught === taught.points &&
		ofCost.taught === taught.cost;
	if (isSame) return copy;
	const print = {
		...(ofPoints.value !== undefined && { points: ofPoints.value }),
		...(ofCost.value && { cost: ofCost.value })
	};
	return withPrint(copy, id, print, { points: ofPoints.taught, cost: ofCost.taught });
}

const learnPrints = (
	copy: PrintedBox,
	before: ClockworkerState,
	after: ClockworkerState,
	match: string
): PrintedBox =>
	before.printed === after.printed
		? copy
		: ARTIFACT_IDS.reduce(
				(learnt, id) => learnPrint(learnt, id, before.printed[id], after.printed[id], match),
				copy
			);

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
	const { startingSpaces, startingFrom: from, startingBefore } = copy;
	const { value, taught } = learnValue<Spaces>(
		{ value: startingSpaces, taught: from === undefined ? undefined : { from, ...startingBefore } },
		startingSpacesOn(before),
		startingSpacesOn(after),
		sameSpaces,
		match
	);
	const isNews = !sameSpaces(value, startingSpaces) || taught?.from !== from;
	return isNews ? withStartingSpaces(copy, value, taught) : copy;
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
	const prints = learnPrints(copy, before, after, match);
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
