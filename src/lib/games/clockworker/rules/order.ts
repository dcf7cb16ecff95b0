import { replaceAt, type Seat } from '$lib/core/seats';
import { FRESH_TURN } from './setup';
import {
	ACTIONS,
	type ClockworkerEvent,
	type ClockworkerState,
	type EventType,
	type Holding,
	type TurnEvent
} from './types';

const IN_TURN: ReadonlySet<EventType> = new Set<TurnEvent['type']>([
	'retrieved',
	'duplicated',
	...ACTIONS,
	'vended',
	'turnEnded'
]);

/** The seat with the fewest turns, the start player's first: a turn left out is asked for next. */
export function seatToPlay({ seats, start }: ClockworkerState): Seat {
	let next = start;
	let fewest = Infinity;
	for (let step = 0; step < seats.length; step++) {
		const seat = (start + step) % seats.length;
		const turns = seats[seat]?.turns ?? Infinity;
		if (turns >= fewest) continue;
		fewest = turns;
		next = seat;
	}
	return next;
}

/** The round ends to the right of the start player. */
export const lastSeatOfRound = ({ seats, start }: ClockworkerState): Seat =>
	(start + seats.length - 1) % seats.length;

/** The round of the seat to play. */
export const round = ({ seats }: ClockworkerState): number =>
	1 + Math.min(...seats.map(({ turns }) => turns));

export const turnsBegun = ({ turns, turn }: Holding): number =>
	turn.retrieved || turn.acted ? turns + 1 : turns;

export const turnsActed = ({ turns, turn }: Holding): number => (turn.acted ? turns + 1 : turns);

/** All other events may come from any seat at any time. */
export const isInTurn = (event: ClockworkerEvent): event is TurnEvent => IN_TURN.has(event.type);

const done = (own: Holding): Holding => ({ ...own, turns: own.turns + 1, turn: FRESH_TURN });

/** The seat's turn is over, whatever it did in it. */
export function withTurnDone(state: ClockworkerState, seat: Seat): ClockworkerState {
	const own = state.seats[seat];
	return own ? { ...state, seats: replaceAt(state.seats, seat, done(own)) } : state;
}

/** A seat that has acted is done as soon as another one begins. */
export function othersDone(state: ClockworkerState, seat: Seat): ClockworkerState {
	let seats = state.seats;
	for (const [other, own] of seats.entries())
		if (own.turn.acted && other !== seat) seats = replaceAt(seats, other, done(own));
	return seats === state.seats ? state : { ...state, seats };
}
