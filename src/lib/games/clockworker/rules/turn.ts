import { replaceAt, type Seat } from '$lib/core/seats';
import type { ArtifactId } from './catalogue';
import { effects } from './effects';
import { triggerAfter } from './end';
import { emptySpaces, topmostWorker } from './holding';
import { isInTurn, othersDone } from './order';
import { FRESH_TURN } from './setup';
import type {
	AddedCard,
	ClockworkerEvent,
	ClockworkerState,
	Effect,
	EventOf,
	Holding,
	Location,
	Placement,
	Printed,
	RemovedCard,
	Token,
	Tokens
} from './types';

/** A copy of our own, written to until the event has been told. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
type SeatEvent = Extract<ClockworkerEvent, { readonly seat: Seat }>;

// Workers on spaces that the table has read out

function withWorker(
	locations: readonly Location[],
	index: number | undefined,
	worker: boolean,
	spacesOf: (location: Location) => readonly number[]
): readonly Location[] {
	const location = index === undefined ? undefined : locations[index];
	if (index === undefined || !location?.spaces) return locations;
	const changed = spacesOf(location);
	const spaces = location.spaces.map((space, at) =>
		changed.includes(at) ? { ...space, worker } : space
	);
	return replaceAt(locations, index, { ...location, spaces });
}

const takeBack = (locations: readonly Location[], index: number | undefined) =>
	withWorker(locations, index, false, (from) => [topmostWorker(from)]);

const place = (locations: readonly Location[], { location, spaces, workers }: Placement) =>
	withWorker(locations, location, true, (on) => spaces ?? emptySpaces(on).slice(0, workers));

// Cards

const operatedLocation = ({ name, cost, spaces, workers = 0 }: EventOf<'operated'>): Location => ({
	...(name !== undefined && { name }),
	...(cost !== undefined && { cost }),
	...(spaces && { spaces: spaces.map((gain, at) => ({ gain, worker: at < workers })) })
});

const tile = (points: number | undefined) => (points === undefined ? {} : { points });

function add(own: Draft<Holding>, card: AddedCard) {
	switch (card.kind) {
		case 'location':
			own.locations = [...own.locations, card.name === undefined ? {} : { name: card.name }];
			break;
		case 'artifact':
			own.artifacts = [...own.artifacts, { id: card.artifact, gainedInTurn: 0 }];
			break;
		case 'record':
			own.records = [...own.records, tile(card.points)];
			break;
	}
}

/** A second one, written down against the rules, goes before the first. */
function withoutLast(artifacts: Holding['artifacts'], artifact: ArtifactId): Holding['artifacts'] {
	const last = artifacts.findLastIndex(({ id }) => id === artifact);
	return artifacts.filter((_, index) => index !== last);
}

function remove(own: Draft<Holding>, card: RemovedCard) {
	switch (card.kind) {
		case 'location':
			own.locations = own.locations.filter((_, index) => index !== card.location);
			break;
		case 'artifact':
			own.artifacts = withoutLast(own.artifacts, card.artifact);
			break;
		case 'record':
			own.records = own.records.filter((_, index) => index !== card.record);
			break;
	}
}

function readLocation(own: Draft<Holding>, event: EventOf<'locationRead'>) {
	const { location: index, name, cost, spaces } = event;
	const location = own.locations[index];
	if (!location) return;
	own.locations = replaceAt(own.locations, index, {
		...location,
		...(name !== undefined && { name }),
		...(cost !== undefined && { cost }),
		...(spaces && { spaces })
	});
}

// The turn

function act(own: Draft<Holding>) {
	own.turn = { ...own.turn, acted: true };
}

function endTurn(own: Draft<Holding>) {
	own.turns++;
	own.turn = FRESH_TURN;
}

function gained(moved: readonly Effect[]): Tokens {
	const total: Partial<Record<Token, number>> = {};
	for (const { counter, by } of moved)
		if (counter !== 'placed') total[counter] = (total[counter] ?? 0) + by;
	return total;
}

/** What an event changes at its seat, besides the counters. */
function tell(own: Draft<Holding>, event: SeatEvent, moved: readonly Effect[]) {
	switch (event.type) {
		case 'retrieved':
			for (const { location } of event.brought) own.locations = takeBack(own.locations, location);
			own.turn = { ...own.turn, retrieved: true, brought: gained(moved) };
			break;
		case 'duplicated':
			own.turn = { ...own.turn, duplicated: true };
			break;
		case 'recovered':
			own.locations = takeBack(own.locations, event.location);
			act(own);
			break;
		case 'dispatched':
			for (const placement of event.to ?? []) own.locations = place(own.locations, placement);
			act(own);
			break;
		case 'operated':
			own.locations = [...own.locations, operatedLocation(event)];
			act(own);
			break;
		case 'repaired':
			own.artifacts = [...own.artifacts, { id: event.artifact, gainedInTurn: own.turns + 1 }];
			act(own);
			break;
		case 'communicated':
			own.records = [...own.records, tile(event.points)];
			act(own);
			break;
		case 'recharged':
			act(own);
			break;
		case 'turnEnded':
			endTurn(own);
			break;
		case 'added':
			add(own, event.card);
			break;
		case 'removed':
			remove(own, event.card);
			break;
		case 'recordRead':
			if (event.record < own.records.length)
				own.records = replaceAt(own.records, event.record, tile(event.points));
			break;
		case 'locationRead':
			readLocation(own, event);
			break;
		case 'vended':
		case 'adjusted':
		case 'counted':
		case 'endTileSeen':
			break;
	}
}

// The table

function withPrint(
	printed: ClockworkerState['printed'],
	artifact: ArtifactId,
	{ points, cost }: Printed
): ClockworkerState['printed'] {
	if (points === undefined && cost === undefined) return printed;
	const known = {
		...printed[artifact],
		...(points !== undefined && { points }),
		...(cost && { cost })
	};
	return { ...printed, [artifact]: known };
}

function endTileSeen(before: boolean, event: SeatEvent): boolean {
	if (event.type === 'endTileSeen') return event.seen;
	return before || (event.type === 'communicated' && event.endTile === true);
}

function applyAtSeat(state: ClockworkerState, event: SeatEvent): ClockworkerState {
	const table = isInTurn(event) ? othersDone(state, event.seat) : state;
	const before = table.seats[event.seat];
	if (!before) return state;

	const own: Draft<Holding> = { ...before };
	const moved = effects(table, event);
	for (const { source, counter, by } of moved) {
		own[counter] += by;
		if (source === 'cpu-replacing-tech') own.turn = { ...own.turn, cpuPaid: true };
	}
	tell(own, event, moved);
	if ('passes' in event) endTurn(own);

	const after: Draft<ClockworkerState> = { ...table };
	after.seats = replaceAt(table.seats, event.seat, own);
	after.endTileSeen = endTileSeen(table.endTileSeen, event);
	after.trigger = triggerAfter(after, event.seat);
	if (event.type === 'repaired')
		after.printed = withPrint(table.printed, event.artifact, tile(event.points));
	return after;
}

/** Records what happened, as it happened. A seat that is not there changes nothing. */
export function apply(state: ClockworkerState, event: ClockworkerEvent): ClockworkerState {
	switch (event.type) {
		case 'artifactRead':
			return { ...state, printed: withPrint(state.printed, event.artifact, event) };
		case 'copiesCounted':
			return { ...state, copies: { ...state.copies, [event.artifact]: event.copies } };
		case 'depthChanged':
			return { ...state, depth: event.depth };
		case 'retrieved':
		case 'duplicated':
		case 'recovered':
		case 'dispatched':
		case 'operated':
		case 'repaired':
		case 'communicated':
		case 'recharged':
		case 'vended':
		case 'turnEnded':
		case 'adjusted':
		case 'counted':
		case 'added':
		case 'removed':
		case 'recordRead':
		case 'locationRead':
		case 'endTileSeen':
			return applyAtSeat(state, event);
	}
}
