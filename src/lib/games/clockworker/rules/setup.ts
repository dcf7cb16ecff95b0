import type { Setup } from '$lib/core/game';
import { clockwise, type BySeat, type Seat } from '$lib/core/seats';
import { ARTIFACT_IDS, artifactCard, type ArtifactId } from './catalogue';
import type {
	Clockworker,
	ClockworkerState,
	Holding,
	Location,
	Options,
	Printed,
	Tokens,
	Turn
} from './types';

export const WORKERS = 6;
/** The Starting Location is full at the beginning; the other two workers stay in hand. */
export const STARTING_SPACES = 4;
export const RECORDS = 20;
const RECORDS_FACE_UP = 5;
export const LOCATIONS_FACE_UP = 5;
/** Starting ones and all. */
export const LOCATIONS_IN_THE_BOX = 44;
/** Above which of those, counted from the right, the two markers lie. */
export const MARKER_PLACES = { minus: 2, plus: 1 } as const;

const GEARS: Readonly<Record<number, readonly number[]>> = {
	2: [4, 4],
	3: [3, 3, 4],
	4: [3, 3, 4, 5]
};
const RECORDS_ABOVE_END: Readonly<Record<number, number>> = { 2: 6, 3: 8, 4: 10 };

/** Gears that each seat begins with: those later in turn order get more. */
export function startingGears(players: number, start: Seat): BySeat<number> {
	const gears = Array.from({ length: players }, () => 0);
	clockwise(start, players).forEach((seat, order) => {
		gears[seat] = GEARS[players]?.[order] ?? 0;
	});
	return gears;
}

/** How the records are stacked, and what follows from it. */
export function recordStack(players: number) {
	const above = RECORDS_ABOVE_END[players] ?? 0;
	return {
		faceUp: RECORDS_FACE_UP,
		above,
		below: RECORDS - RECORDS_FACE_UP - above,
		/** The End tile shows when the n-th record of the match is taken. */
		endTileAt: above + 1,
		/** That one, and one more for each seat that finishes the round. */
		most: above + players
	} as const;
}

/** With two players only cards with the 2-player icon are used: one of each artifact. */
export const copiesOf = (artifact: ArtifactId, players: number): number =>
	players === 2 || artifactCard(artifact).unique ? 1 : 2;

/** How many artifacts there are, and how many of them once or twice. */
export function artifactCards(players: number) {
	const copies = ARTIFACT_IDS.map((id) => copiesOf(id, players));
	return {
		cards: copies.reduce((sum, each) => sum + each, 0),
		once: copies.filter((each) => each === 1).length,
		twice: copies.filter((each) => each === 2).length
	} as const;
}

export const FRESH_TURN: Turn = {
	retrieved: false,
	brought: {},
	duplicated: false,
	acted: false,
	cpuPaid: false
};

const startingLocation = (spaces: readonly Tokens[] | undefined): Location => ({
	starting: true,
	cost: 0,
	...(spaces && { spaces: spaces.map((gain) => ({ gain, worker: true })) })
});

/** What is printed on an artifact: the one fact that a public source gives, or what was read. */
export const knownPrint = (id: ArtifactId, read: Options['printed']): Printed => {
	const { cost } = artifactCard(id);
	return { ...(cost && { cost }), ...read[id] };
};

function knownPrints(read: Options['printed']): ClockworkerState['printed'] {
	const prints = ARTIFACT_IDS.map((id) => [id, knownPrint(id, read)] as const);
	return Object.fromEntries(prints.filter(([, print]) => Object.keys(print).length > 0));
}

export function setup({ seats, start, houseRules, options }: Setup<Clockworker>): ClockworkerState {
	const players = seats.length;
	const gears = startingGears(players, start);
	const location = startingLocation(options.startingSpaces);

	return {
		houseRules,
		depth: options.depth,
		start,
		seats: seats.map((_, seat): Holding => ({
			vp: 0,
			gears: gears[seat] ?? 0,
			red: 0,
			green: 0,
			blue: 0,
			gold: 0,
			workers: WORKERS,
			placed: options.startingSpaces?.length ?? STARTING_SPACES,
			locations: [location],
			artifacts: [],
			records: [],
			uncounted: false,
			turns: 0,
			turn: FRESH_TURN
		})),
		// safe: every artifact gets its entry
		copies: Object.fromEntries(
			ARTIFACT_IDS.map((id) => [id, copiesOf(id, players)])
		) as ClockworkerState['copies'],
		printed: knownPrints(options.printed),
		takenOver: 0,
		endTileSeen: false,
		trigger: undefined,
		calledBy: undefined
	};
}
