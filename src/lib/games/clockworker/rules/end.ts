import type { Ending } from '$lib/core/game';
import { clockwise, type Seat } from '$lib/core/seats';
import { cardCount, CARDS_TO_END, recordsTaken } from './holding';
import { seatToPlay, turnsActed, turnsBegun, withTurnDone } from './order';
import { recordStack } from './setup';
import type { ClockworkerState, EndReason, Holding, Trigger, TriggerReason } from './types';

/** Every end of this game is brought about by a seat. */
type SeatsEnding<Reason> = Ending<Reason> & { readonly by: Seat };

function hasTwelve({ seats }: ClockworkerState, seat: Seat): boolean {
	const own = seats[seat];
	return own !== undefined && cardCount(own) >= CARDS_TO_END;
}

/** The seat that has just moved, if it is one of them. */
function whoHasTwelve(state: ClockworkerState, moved: Seat): Seat | undefined {
	if (hasTwelve(state, moved)) return moved;
	for (let seat = 0; seat < state.seats.length; seat++) if (hasTwelve(state, seat)) return seat;
	return undefined;
}

/** The first trigger counts, unless the table has taken back what it rested on. */
export function triggerAfter(state: ClockworkerState, moved: Seat): Trigger | undefined {
	const { trigger, endTileSeen } = state;
	if (trigger && (trigger.reason === 'end-tile' ? endTileSeen : hasTwelve(state, trigger.by)))
		return trigger;
	const reason = endTileSeen ? 'end-tile' : 'twelve-cards';
	const by = endTileSeen ? moved : whoHasTwelve(state, moved);
	if (by === undefined) return undefined;
	return { reason, by, round: roundsBegun(state) };
}

const roundsBegun = ({ seats }: ClockworkerState): number => Math.max(1, ...seats.map(turnsBegun));

/** What the rulebook says; else what the table says, which is always right. */
export function ending(state: ClockworkerState): SeatsEnding<EndReason> | undefined {
	const byTheRules = triggeredEnding(state);
	if (byTheRules?.over || state.calledBy === undefined) return byTheRules;
	const round = roundsBegun(state);
	return { reason: 'called', by: state.calledBy, round, stillToPlay: [], over: true };
}

/** The round of the trigger is finished, so that all have had the same number of turns. */
function triggeredEnding(state: ClockworkerState): SeatsEnding<TriggerReason> | undefined {
	const { trigger, seats, start } = state;
	if (!trigger) return undefined;
	const order = clockwise(start, seats.length);
	const isBehind = (count: (own: Holding) => number) => (seat: Seat) => {
		const own = seats[seat];
		return own !== undefined && count(own) < trigger.round;
	};
	return {
		...trigger,
		// a seat that has acted plays no more, though its turn may not be ended yet
		stillToPlay: order.filter(isBehind(turnsActed)),
		over: !order.some(isBehind(({ turns }) => turns))
	};
}

/** Who still has a turn when the end is triggered in the turn of `by`, in the order of play. */
export function playOn(players: number, start: Seat, by: Seat): readonly Seat[] {
	const order = clockwise(start, players);
	return order.slice(order.indexOf(by) + 1);
}

/** Who plays once this seat's turn has ended; undefined after the last turn of the match. */
export function seatAfterTurn(state: ClockworkerState, seat: Seat): Seat | undefined {
	const after = withTurnDone(state, seat);
	return ending(after)?.over ? undefined : seatToPlay(after);
}

/** What the count foretells; what the table sees wins over it. */
export interface Forecast {
	/** Records still to be taken before the one that shows the End tile. */
	readonly recordsBeforeEndTile: number;
	/** Most cards in front of one seat, and who has them. */
	readonly mostCards: number;
	readonly leaders: readonly Seat[];
	/** Seats that can trigger the end alone, in their next turn. */
	readonly canEndNextTurn: readonly {
		readonly seat: Seat;
		readonly reasons: readonly TriggerReason[];
	}[];
}

const recordsBeforeEndTile = (state: ClockworkerState): number =>
	state.endTileSeen ? 0 : Math.max(0, recordStack(state.seats.length).above - recordsTaken(state));

function waysToEnd(state: ClockworkerState, seat: Seat): readonly TriggerReason[] {
	const own = state.seats[seat];
	const ways: TriggerReason[] = [];
	if (own && cardCount(own) === CARDS_TO_END - 1) ways.push('twelve-cards');
	if (recordsBeforeEndTile(state) === 0) ways.push('end-tile');
	return ways;
}

export function forecast(state: ClockworkerState): Forecast {
	const cards = state.seats.map(cardCount);
	const mostCards = Math.max(...cards);
	const seats = clockwise(seatToPlay(state), state.seats.length);

	return {
		recordsBeforeEndTile: recordsBeforeEndTile(state),
		mostCards,
		leaders: seats.filter((seat) => cards[seat] === mostCards),
		canEndNextTurn: ending(state)
			? []
			: seats
					.map((seat) => ({ seat, reasons: waysToEnd(state, seat) }))
					.filter(({ reasons }) => reasons.length > 0)
	};
}
