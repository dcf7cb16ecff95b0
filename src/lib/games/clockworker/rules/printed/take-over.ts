import type { Offer } from '$lib/core/printed';
import { ARTIFACT_IDS, type ArtifactId } from '../catalogue';
import { alike } from '../holding';
import { STARTING_SPACES } from '../setup';
import { sameCost } from './same';
import type {
	Clockworker,
	ClockworkerState,
	EventOf,
	Holding,
	Options,
	Printed,
	PrintedBox,
	Tokens
} from '../types';

type Prints = Options['printed'];

/** Both, and what the second says where both say something. */
function combined(known: Prints, read: Prints): Prints {
	const prints = ARTIFACT_IDS.map((id) => [id, { ...known[id], ...read[id] }] as const);
	return Object.fromEntries(prints.filter(([, print]) => Object.keys(print).length > 0));
}

export const forSetUp = (options: Options, { artifacts, startingSpaces }: PrintedBox): Options => ({
	...options,
	printed: combined(options.printed, artifacts),
	...(startingSpaces && { startingSpaces })
});

// In a match that has begun

/** The Starting Location of a seat says the same already. */
function hasSpaces({ locations }: Holding, spaces: readonly Tokens[]): boolean {
	const read = locations.find(({ starting }) => starting)?.spaces;
	return read?.length === spaces.length && read.every(({ gain }, at) => sameCost(gain, spaces[at]));
}

/** As it was set up: no worker has moved yet, and the spaces say nothing or something else. */
function takesSpaces(own: Holding, spaces: readonly Tokens[]): boolean {
	const { turns, turn, workers, placed, locations } = own;
	const [starting, ...others] = locations;
	const isFull = (starting?.spaces ?? []).every(({ worker }) => worker);
	return (
		workers >= spaces.length &&
		turns === 0 &&
		!turn.retrieved &&
		!turn.acted &&
		// spaces that are read out later do not change how many workers are counted as placed
		(placed === STARTING_SPACES || placed === starting?.spaces?.length) &&
		others.length === 0 &&
		starting?.starting === true &&
		isFull &&
		!hasSpaces(own, spaces)
	);
}

const withSpaces = (own: Holding, spaces: readonly Tokens[]): Holding => ({
	...own,
	placed: spaces.length,
	locations: own.locations.map((location) => ({
		...location,
		spaces: spaces.map((gain) => ({ gain, worker: true }))
	}))
});

/** How many values a line takes over. */
export const valuesIn = ({
	printed,
	startingSpaces
}: Options | EventOf<'valuesTakenOver'>): number =>
	Object.values(printed).reduce((sum, print) => sum + Object.keys(print).length, 0) +
	(startingSpaces ? 1 : 0);

/** What the copy says overrules what the match had: the table wanted it so. */
export const takeOver = (
	state: ClockworkerState,
	{ printed, startingSpaces }: EventOf<'valuesTakenOver'>
): ClockworkerState => ({
	...state,
	takenOver: state.takenOver + 1,
	printed: combined(state.printed, printed),
	seats: startingSpaces
		? state.seats.map((own) =>
				takesSpaces(own, startingSpaces) ? withSpaces(own, startingSpaces) : own
			)
		: state.seats
});

type Gap = 'lacking' | 'differing';

const gapOf = <T>(
	known: T | undefined,
	read: T | undefined,
	isSame: (one: T, other: T) => boolean
): Gap | undefined => {
	if (read === undefined) return undefined;
	if (known === undefined) return 'lacking';
	return isSame(known, read) ? undefined : 'differing';
};

/**
 * Starting spaces only while no worker has moved of a seat that lacks them or has others: afterwards it
 * is not known which of them are empty.
 */
function gapOfSpaces(
	{ depth, seats }: ClockworkerState,
	spaces: readonly Tokens[] | undefined
): Gap | undefined {
	if (!spaces || depth !== 'everything') return undefined;
	const gaps = seats.filter((own) => !hasSpaces(own, spaces));
	if (gaps.length === 0 || !gaps.every((own) => takesSpaces(own, spaces))) return undefined;
	return gaps.some(({ locations: [starting] }) => starting?.spaces) ? 'differing' : 'lacking';
}

export function offer(
	state: ClockworkerState,
	{ artifacts, startingSpaces }: PrintedBox
): Offer<Clockworker> | undefined {
	const { printed: known } = state;
	const found: Gap[] = [];
	const printed: Partial<Record<ArtifactId, Printed>> = {};
	for (const id of ARTIFACT_IDS) {
		const { points, cost } = artifacts[id] ?? {};
		const ofPoints = gapOf(known[id]?.points, points, (one, other) => one === other);
		const ofCost = gapOf(known[id]?.cost, cost, alike);
		if (ofPoints) found.push(ofPoints);
		if (ofCost) found.push(ofCost);
		if (ofPoints || ofCost)
			printed[id] = {
				...(ofPoints && points !== undefined && { points }),
				...(ofCost && cost && { cost })
			};
	}
	const ofSpaces = gapOfSpaces(state, startingSpaces);
	if (ofSpaces) found.push(ofSpaces);
	if (found.length === 0) return undefined;
	const differing = found.filter((each) => each === 'differing').length;
	return {
		event: {
			type: 'valuesTakenOver',
			printed,
			...(ofSpaces && startingSpaces && { startingSpaces })
		},
		lacking: found.length - differing,
		differing
	};
}
