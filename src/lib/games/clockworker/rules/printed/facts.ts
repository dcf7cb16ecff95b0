import type { ArtifactId } from '../catalogue';
import type { PrintedBox, Printed, PrintedLocation, PrintedRecord, Taught } from '../types';
import { taughtBelow, withTaught } from './taught';
import { named, sameLocation, sameName, sameTile, type Spaces } from './same';

export const BLANK: PrintedBox = { artifacts: {}, records: [], locations: [] };

/**
 * What is printed on an artifact, as the table says now; what is undefined is known no more. Without
 * `taught` it was set right by hand.
 */
export function withPrint(
	copy: PrintedBox,
	artifact: ArtifactId,
	print: Printed | undefined,
	taught = taughtBelow(copy, artifact, print)
): PrintedBox {
	const { [artifact]: before, ...others } = copy.artifacts;
	const isKnown = print?.points !== undefined || print?.cost !== undefined;
	const artifacts = isKnown ? { ...others, [artifact]: print } : others;
	return withTaught({ ...copy, artifacts }, artifact, taught);
}

/** Read in a match, where they can be taken back, or by hand. */
export function withStartingSpaces(
	copy: PrintedBox,
	spaces: Spaces | undefined,
	taught?: Taught<Spaces>
): PrintedBox {
	const { startingSpaces, startingFrom, startingBefore, ...others } = copy;
	if (!spaces) return others;
	if (!taught) return { ...others, startingSpaces: spaces };
	const { from, ...before } = taught;
	return {
		...others,
		startingSpaces: spaces,
		startingFrom: from,
		...(Object.keys(before).length > 0 && { startingBefore: before })
	};
}

export function withRecord(
	known: readonly PrintedRecord[],
	met: PrintedRecord
): readonly PrintedRecord[] {
	return known.some((one) => sameTile(one, met)) ? known : [...known, met];
}

/** What is known of a Location, under what is read of it now. */
export const completed = (known: PrintedLocation, read: PrintedLocation): PrintedLocation => ({
	...known,
	...read
});

/** What is read later completes or corrects what is known of a Location by that name. */
export function withLocation(
	known: readonly PrintedLocation[],
	met: PrintedLocation
): readonly PrintedLocation[] {
	const at = known.findIndex((one) => sameName(one, met));
	const one = known[at];
	if (!one) return [...known, met];
	const { from, ...read } = met;
	const whole = completed(one, read);
	return sameLocation(one, whole) ? known : known.with(at, whole);
}

/** Tiles by their points; one without a cost says nothing where another of its points has one. */
export const recordsMet = ({ records }: PrintedBox): readonly PrintedRecord[] =>
	records
		.filter(
			({ points, cost }) =>
				cost !== undefined ||
				!records.some((other) => other.cost !== undefined && other.points === points)
		)
		.toSorted((one, other) => one.points - other.points);

/** By name, as one looks for them. */
export const locationsMet = ({ locations }: PrintedBox): readonly PrintedLocation[] =>
	locations.toSorted((one, other) => named(one.name).localeCompare(named(other.name)));
