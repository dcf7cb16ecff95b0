import { replaceAt, type Seat } from '$lib/core/seats';
import type { ArtifactId } from './catalogue';
import { effects } from './effects';
import { triggerAfter } from './end';
import { isInTurn, othersDone } from './order';
import { takeOver } from './printed/take-over';
import { FRESH_TURN } from './setup';
import { place, takeBack } from './spaces';
import type {
	AddedCard,
	ClockworkerEvent,
	ClockworkerState,
	Effect,
	EventOf,
	Holding,
	Location,
	Printed,
	RemovedCard,
	Token,
	Tokens
} from './types';

/** A copy of our own, written to until the event has been told. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
type SeatEvent = Extract<ClockworkerEvent, { readonly seat: Seat }>;

// Cards

const operatedLocation = ({ name, cost, spaces }: EventOf<'operated'>): Location => ({
	...(name !== undefined && { name }),
	...(cost !== undefined && { cost }),
	...(spaces && { spaces: spaces.map((gain) => ({ gain, worker: false })) })
});

const tile = (points: number | undefined, cost?: Tokens) => ({
	...(points !== undefined && { points }),
	...(cost && { cost })
});

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
	const read: Draft<Location> = { ...location };
	if (name !== undefined) read.name = name;
	if (cost !== undefined) read.cost = cost;
	if (spaces) read.spaces = spaces;
	// what is told as empty is known no more
	if (read.name === '') delete read.name;
	if (read.spaces?.length === 0) delete read.spaces;
	own.locations = replaceAt(own.locations, index, read);
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

/** Where workers stand afterwards, on spaces that the table has read out. */
function move(own: Draft<Holding>, event: SeatEvent) {
	if (event.type === 'retrieved')
		for (const { location } of event.brought) own.locations = takeBack(own.locations, location);
	else if (event.type === 'recovered') own.locations = takeBack(own.locations, event.location);
	else if (event.type === 'dispatched')
		for (const placement of event.to ?? []) own.locations = place(own.locations, placement);
	else if (event.type === 'operated')
		own.locations = place(own.locations, {
			location: own.locations.length - 1,
			workers: event.workers ?? 0
		});
}

/** What an event changes at its seat, besides the counters and the places of workers. */
function changeSeat(own: Draft<Holding>, event: SeatEvent, moved: readonly Effect[]) {
	switch (event.type) {
		case 'retrieved':
			own.turn = { ...own.turn, retrieved: true, brought: gained(moved) };
			break;
		case 'duplicated':
			own.turn = { ...own.turn, duplicated: true };
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
			own.records = [...own.records, tile(event.points, event.cost)];
			act(own);
			break;
		case 'recovered':
		case 'dispatched':
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
				own.records = replaceAt(
					own.records,
					event.record,
					tile(event.points, own.records[event.record]?.cost)
				);
			break;
		case 'locationRead':
			readLocation(own, event);
			break;
		case 'vended':
		case 'adjusted':
		case 'counted':
		case 'endTileSeen':
		case 'called':
			break;
	}
}

// The table

function withReadPrint(
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

/** Counting the gears says that the seat has counted what lies there. */
function isUncounted(own: Holding, event: SeatEvent, { depth }: ClockworkerState): boolean {
	if (depth === 'scores') return own.uncounted || isInTurn(event);
	return own.uncounted && !(event.type === 'counted' && event.counter === 'gears');
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
	changeSeat(own, event, moved);
	if (table.depth === 'everything') move(own, event);
	if ('passes' in event) endTurn(own);
	own.uncounted = isUncounted(before, event, table);

	const after: Draft<ClockworkerState> = { ...table };
	after.seats = replaceAt(table.seats, event.seat, own);
	after.endTileSeen = endTileSeen(table.endTileSeen, event);
	if (event.type === 'called') after.calledBy = event.over ? event.seat : undefined;
	after.trigger = triggerAfter(after, event.seat);
	if (event.type === 'repaired')
		after.printed = withReadPrint(table.printed, event.artifact, tile(event.points));
	return after;
}

/** Records what happened, as it happened. A seat that is not there changes nothing. */
export function apply(state: ClockworkerState, event: ClockworkerEvent): ClockworkerState {
	if ('seat' in event) return applyAtSeat(state, event);
	switch (event.type) {
		case 'artifactRead':
			return { ...state, printed: withReadPrint(state.printed, event.artifact, event) };
		case 'copiesCounted':
			return { ...state, copies: { ...state.copies, [event.artifact]: event.copies } };
		case 'valuesTakenOver':
			return takeOver(state, event);
		case 'depthChanged':
			return { ...state, depth: event.depth };
	}
}
