import { effects } from '../effects';
import { ending } from '../end';
import { isTracked, recordsTaken } from '../holding';
import { isInTurn, othersDone, seatToPlay } from '../order';
import {
	ACTIONS,
	type ClockworkerEvent,
	type ClockworkerState,
	type Counter,
	type Holding,
	type Token,
	type TurnEvent
} from '../types';
import * as cards from './cards';
import { NONE, when, type Complaints } from './complaints';
import * as workers from './workers';

/** Whose turn it is, and what is still to do in it. */
function turnOrder(state: ClockworkerState, own: Holding, event: TurnEvent): Complaints {
	const afterOthers = othersDone(state, event.seat);
	if (ending(afterOthers)?.over) return [{ term: 'game-over' }];
	const expected = seatToPlay(afterOthers);
	const isAction = ACTIONS.some((action) => action === event.type);
	const isRetrieve = event.type === 'retrieved';
	const { retrieved, acted } = own.turn;
	const mustRetrieve = state.depth === 'everything' && own.placed > 0 && !retrieved && !acted;

	return [
		...when(event.seat !== expected, { term: 'wrong-seat', expected }),
		...when(isAction && acted, { term: 'second-action' }),
		...when(isAction && mustRetrieve, { term: 'retrieve-first' }),
		...when(isRetrieve && retrieved, { term: 'second-retrieve' }),
		...when((isRetrieve || event.type === 'duplicated') && acted, { term: 'retrieve-too-late' }),
		...when(event.type === 'turnEnded' && !acted, { term: 'no-action-yet' })
	];
}

/** Costs are met from what lies there before the event gives anything, if that is known. */
function purse(state: ClockworkerState, own: Holding, event: ClockworkerEvent): Complaints {
	const short: Partial<Record<Token, number>> = {};
	let workersGiven = 0;
	for (const { source, counter, by } of effects(state, event)) {
		if (source !== 'cost' || counter === 'placed') continue;
		if (own.uncounted && !isTracked('scores', counter)) continue;
		const missing = -by - own[counter];
		if (missing > 0) short[counter] = missing;
		if (counter === 'workers') workersGiven -= by;
	}
	const left = own.workers - workersGiven;
	return [
		...when(Object.keys(short).length > 0, { term: 'cannot-pay', short }),
		// a worker on a card cannot be handed in as well
		...when(workersGiven > 0 && !own.uncounted && own.placed > left, {
			term: 'more-placed',
			placed: own.placed,
			workers: left
		})
	];
}

/** A figure that cannot be, at whichever seat. */
function figure(own: Holding, counter: Counter, value: number): Complaints {
	const workers = counter === 'workers' ? value : own.workers;
	const placed = counter === 'placed' ? value : own.placed;
	const isOfWorkers = counter === 'workers' || counter === 'placed';
	return [
		...when(value < 0, { term: 'below-zero', counter, value }),
		...when(isOfWorkers && !own.uncounted && placed > workers, {
			term: 'more-placed',
			placed,
			workers
		})
	];
}

function ofTheEvent(state: ClockworkerState, own: Holding, event: ClockworkerEvent): Complaints {
	switch (event.type) {
		case 'retrieved':
			return workers.retrieve(state, own, event);
		case 'duplicated':
			return cards.duplicate(state, own, event);
		case 'recovered':
			return workers.takeBack(state, own, [event]);
		case 'dispatched':
			return workers.dispatch(state, own, event);
		case 'operated':
			return [...cards.thirteenthCard(own), ...workers.operate(state, own, event)];
		case 'repaired':
			return cards.repair(state, own, event);
		case 'communicated':
			return cards.communicate(state, own, event);
		case 'vended':
			return cards.ability(own, 'self-vending-machine');
		case 'adjusted':
			return figure(own, event.counter, own[event.counter] + event.by);
		case 'counted':
			return figure(own, event.counter, event.value);
		case 'added':
			return cards.added(state, own, event.card);
		case 'removed':
			return cards.removed(own, event.card);
		case 'recordRead':
			return cards.record(own, event.record);
		case 'locationRead':
			return workers.location(own, event.location);
		case 'endTileSeen':
			return event.seen ? cards.endTile(state, recordsTaken(state), true) : NONE;
		case 'recharged':
		case 'turnEnded':
		case 'called':
		case 'artifactRead':
		case 'copiesCounted':
		case 'valuesTakenOver':
		case 'depthChanged':
			return NONE;
	}
}

/** Everything the rulebook would complain of. Recording it is possible all the same. */
export function objections(state: ClockworkerState, event: ClockworkerEvent): Complaints {
	if (!('seat' in event)) return NONE;
	const own = state.seats[event.seat];
	if (!own) return [{ term: 'no-such-seat', seat: event.seat }];
	return [
		...(isInTurn(event) ? turnOrder(state, own, event) : NONE),
		...ofTheEvent(state, own, event),
		...purse(state, own, event)
	];
}
