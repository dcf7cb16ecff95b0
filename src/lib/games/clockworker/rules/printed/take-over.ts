import type { Offer } from '$lib/core/printed';
import { ARTIFACT_IDS, type ArtifactId } from '../catalogue';
import { alike } from '../holding';
import { STARTING_SPACES } from '../setup';
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

/** As it was set up: no worker has moved yet, and what the spaces show has not been read out. */
function takesSpaces(own: Holding, spaces: readonly Tokens[]): boolean {
	const { turns, turn, workers, placed, locations } = own;
	const [starting, ...others] = locations;
	return (
		workers >= spaces.length &&
		turns === 0 &&
		!turn.retrieved &&
		!turn.acted &&
		placed === STARTING_SPACES &&
		others.length === 0 &&
		starting?.starting === true &&
		!starting.spaces
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

/** Starting spaces only before the first worker has moved: afterwards it is not known which are empty. */
export function offer(
	{ depth, seats, printed: known }: ClockworkerState,
	{ artifacts, startingSpaces }: PrintedBox
): Offer<Clockworker> | undefined {
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
	const givesSpaces =
		startingSpaces &&
		depth === 'everything' &&
		seats.every((own) => takesSpaces(own, startingSpaces));
	if (givesSpaces) found.push('lacking');
	if (found.length === 0) return undefined;
	const differing = found.filter((each) => each === 'differing').length;
	return {
		event: { type: 'valuesTakenOver', printed, ...(givesSpaces && { startingSpaces }) },
		lacking: found.length - differing,
		differing
	};
}
