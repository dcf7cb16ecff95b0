import type { Merging } from '$lib/core/printed';
import { ARTIFACT_IDS, type ArtifactId } from '../catalogue';
import { alike } from '../holding';
import type {
	Clockworker,
	ClockworkerState,
	PrintedBox,
	Difference,
	Printed,
	PrintedLocation
} from '../types';
import { readPrinted } from '../read';
import { BLANK, withLocation, withPrint, withRecord, withStartingSpaces } from './facts';
import { locationsOn, printedLocation, recordsOn, startingSpacesOn } from './on-table';
import { sameName, sameSpaces } from './same';
import { mergedTaught } from './taught';

const withoutMatch = <T extends { readonly from?: string }>({ from, ...read }: T) => read;

export const forSharing = ({
	startingFrom,
	startingBefore,
	taught,
	...copy
}: PrintedBox): PrintedBox => ({
	...copy,
	records: copy.records.map(withoutMatch),
	locations: copy.locations.map(withoutMatch)
});

/** Counts what comes in, and gathers what differs. */
class Merger {
	added = 0;
	readonly differences: Difference[] = [];

	/** One value: our own if we have one. */
	value<T>(
		own: T | undefined,
		other: T | undefined,
		isSame: (one: T, other: T) => boolean,
		difference: (sides: { readonly own: T; readonly other: T }) => Difference
	): T | undefined {
		if (other === undefined) return own;
		if (own === undefined) {
			this.added++;
			return other;
		}
		if (!isSame(own, other)) this.differences.push(difference({ own, other }));
		return own;
	}
}

const isEqual = (one: number, other: number) => one === other;

function mergeLocations(
	merger: Merger,
	own: PrintedBox,
	other: PrintedBox
): readonly PrintedLocation[] {
	return other.locations.reduce((known, theirs) => {
		const ours = known.find((one) => sameName(one, theirs));
		if (!ours) {
			merger.added++;
			return [...known, theirs];
		}
		const { name } = ours;
		const cost = merger.value(ours.cost, theirs.cost, isEqual, (sides) => ({
			...sides,
			...{ of: 'location-cost', name }
		}));
		const spaces = merger.value(ours.spaces, theirs.spaces, sameSpaces, (sides) => ({
			...sides,
			...{ of: 'location-spaces', name }
		}));
		return withLocation(known, printedLocation(name, cost, spaces));
	}, own.locations);
}

export function merge(own: PrintedBox, other: PrintedBox): Merging<Clockworker> {
	const merger = new Merger();
	const artifacts: Partial<Record<ArtifactId, Printed>> = {};
	for (const artifact of ARTIFACT_IDS) {
		const [ours, theirs] = [own.artifacts[artifact], other.artifacts[artifact]];
		const points = merger.value(ours?.points, theirs?.points, isEqual, (sides) => ({
			...sides,
			...{ of: 'points', artifact }
		}));
		const cost = merger.value(ours?.cost, theirs?.cost, alike, (sides) => ({
			...sides,
			...{ of: 'cost', artifact }
		}));
		if (points === undefined && !cost) continue;
		artifacts[artifact] = { ...(points !== undefined && { points }), ...(cost && { cost }) };
	}
	const records = other.records.reduce(withRecord, own.records);
	merger.added += records.length - own.records.length;
	const locations = mergeLocations(merger, own, other);
	const startingSpaces = merger.value(
		own.startingSpaces,
		other.startingSpaces,
		sameSpaces,
		(sides) => ({ ...sides, of: 'starting-spaces' })
	);
	const { startingFrom, startingBefore } = own.startingSpaces ? own : other;
	const { taught } = mergedTaught(own, other, artifacts);
	const copy = {
		artifacts,
		records,
		locations,
		...(startingSpaces && { startingSpaces }),
		...(startingFrom !== undefined && { startingFrom }),
		...(startingBefore && { startingBefore }),
		...(taught && { taught })
	};
	return { copy, added: merger.added, differences: merger.differences };
}

/** What the table has read out, or knew when the match began. */
export function knownIn(state: ClockworkerState): PrintedBox {
	const startingSpaces = startingSpacesOn(state);
	return {
		artifacts: state.printed,
		records: recordsOn(state).map(({ points, cost }) => ({ points, ...(cost && { cost }) })),
		locations: locationsOn(state),
		...(startingSpaces && { startingSpaces })
	};
}

/** Fact by fact: one that cannot be read does not take the others with it. */
export function salvage(value: unknown): PrintedBox {
	const whole = readPrinted(value);
	if (whole.ok) return whole.value;
	return factsIn(value).reduce<PrintedBox>((known, fact) => {
		const read = readPrinted({ ...BLANK, ...fact });
		return read.ok ? merge(known, read.value).copy : known;
	}, BLANK);
}

function* each(value: unknown, name: string): Generator<object> {
	const list: unknown = typeof value === 'object' && value ? Reflect.get(value, name) : undefined;
	if (typeof list !== 'object' || list === null) return;
	for (const [key, item] of Object.entries<unknown>({ ...list }))
		yield { [name]: Array.isArray(list) ? [item] : { [key]: item } };
}

const factsIn = (value: unknown): readonly object[] => [
	...each(value, 'artifacts'),
	...each(value, 'records'),
	...each(value, 'locations')
];

export function acceptOther(own: PrintedBox, difference: Difference): PrintedBox {
	switch (difference.of) {
		case 'points':
		case 'cost': {
			const { of, artifact, other } = difference;
			return withPrint(own, artifact, { ...own.artifacts[artifact], [of]: other });
		}
		case 'location-cost':
			return {
				...own,
				locations: withLocation(own.locations, { name: difference.name, cost: difference.other })
			};
		case 'location-spaces':
			return {
				...own,
				locations: withLocation(own.locations, { name: difference.name, spaces: difference.other })
			};
		case 'starting-spaces':
			return withStartingSpaces(own, difference.other);
	}
}
