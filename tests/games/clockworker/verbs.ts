import type { Seat } from '$lib/core/seats';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import type {
	Action,
	AddedCard,
	Brought,
	Counter,
	Depth,
	EventOf,
	Options,
	Placement,
	Printed,
	RemovedCard,
	Space,
	Token,
	Tokens
} from '$lib/games/clockworker/rules/types';

export const [ANA, BO, CHLOE, DOV] = [0, 1, 2, 3] as const;

// What can happen

export const retrieved = (seat: Seat, ...gains: readonly Tokens[]): EventOf<'retrieved'> =>
	broughtBack(seat, ...gains.map((gain) => ({ gain })));

export const broughtBack = (seat: Seat, ...brought: readonly Brought[]): EventOf<'retrieved'> => ({
	type: 'retrieved',
	seat,
	brought
});

export const duplicated = (seat: Seat, token: Token): EventOf<'duplicated'> => ({
	type: 'duplicated',
	seat,
	token
});

export const recovered = (seat: Seat, gain?: Tokens, location?: number): EventOf<'recovered'> => ({
	type: 'recovered',
	seat,
	...(gain && { gain }),
	...(location !== undefined && { location })
});

export const dispatched = (seat: Seat, ...to: readonly Placement[]): EventOf<'dispatched'> => ({
	type: 'dispatched',
	seat,
	...(to.length > 0 && { to })
});

export const operated = (
	seat: Seat,
	details: Omit<EventOf<'operated'>, 'type' | 'seat'> = {}
): EventOf<'operated'> => ({ type: 'operated', seat, ...details });

export const repaired = (
	seat: Seat,
	artifact: ArtifactId,
	details: Omit<EventOf<'repaired'>, 'type' | 'seat' | 'artifact'> = {}
): EventOf<'repaired'> => ({ type: 'repaired', seat, artifact, ...details });

export const communicated = (
	seat: Seat,
	points?: number,
	details: Omit<EventOf<'communicated'>, 'type' | 'seat' | 'points'> = {}
): EventOf<'communicated'> => ({
	type: 'communicated',
	seat,
	...(points !== undefined && { points }),
	...details
});

export const recharged = (seat: Seat): EventOf<'recharged'> => ({ type: 'recharged', seat });

/** The action, and with it the end of the turn. */
export const passing = <E extends EventOf<Action>>(event: E): E => ({ ...event, passes: true });

export const vended = (seat: Seat, times = 1): EventOf<'vended'> => ({
	type: 'vended',
	seat,
	times
});

export const turnEnded = (seat: Seat): EventOf<'turnEnded'> => ({ type: 'turnEnded', seat });

// What the table sets right or reads out

export const adjusted = (seat: Seat, counter: Counter, by: number): EventOf<'adjusted'> => ({
	type: 'adjusted',
	seat,
	counter,
	by
});

export const counted = (seat: Seat, counter: Counter, value: number): EventOf<'counted'> => ({
	type: 'counted',
	seat,
	counter,
	value
});

export const added = (seat: Seat, card: AddedCard): EventOf<'added'> => ({
	type: 'added',
	seat,
	card
});

export const removed = (seat: Seat, card: RemovedCard): EventOf<'removed'> => ({
	type: 'removed',
	seat,
	card
});

export const recordRead = (seat: Seat, record: number, points: number): EventOf<'recordRead'> => ({
	type: 'recordRead',
	seat,
	record,
	points
});

export const locationRead = (
	seat: Seat,
	location: number,
	details: { readonly name?: string; readonly cost?: number; readonly spaces?: readonly Space[] }
): EventOf<'locationRead'> => ({ type: 'locationRead', seat, location, ...details });

export const endTileSeen = (seat: Seat, seen = true): EventOf<'endTileSeen'> => ({
	type: 'endTileSeen',
	seat,
	seen
});

export const called = (seat: Seat, over = true): EventOf<'called'> => ({
	type: 'called',
	seat,
	over
});

export const artifactRead = (artifact: ArtifactId, printed: Printed): EventOf<'artifactRead'> => ({
	type: 'artifactRead',
	artifact,
	...printed
});

export const copiesCounted = (artifact: ArtifactId, copies: number): EventOf<'copiesCounted'> => ({
	type: 'copiesCounted',
	artifact,
	copies
});

export const valuesTakenOver = (
	printed: Options['printed'],
	startingSpaces?: readonly Tokens[]
): EventOf<'valuesTakenOver'> => ({
	type: 'valuesTakenOver',
	printed,
	...(startingSpaces && { startingSpaces })
});

export const depthChanged = (depth: Depth): EventOf<'depthChanged'> => ({
	type: 'depthChanged',
	depth
});
