import type { ArtifactId } from '../catalogue';
import {
	cardCount,
	CARDS_TO_END,
	copiesLeft,
	isActive,
	isTracked,
	owns,
	ownersOf,
	recordsTaken
} from '../holding';
import { meets } from '../advice/payment';
import { RECORDS, recordStack } from '../setup';
import type {
	AddedCard,
	ClockworkerState,
	EventOf,
	Holding,
	RemovedCard,
	Token,
	Tokens
} from '../types';
import { NONE, when, type Complaints } from './complaints';
import { location } from './workers';

export const thirteenthCard = (own: Holding): Complaints =>
	when(cardCount(own) >= CARDS_TO_END, { term: 'thirteenth-card', cards: cardCount(own) });

/** Abilities work from the owner's later turns on. */
export function ability(own: Holding, artifact: ArtifactId): Complaints {
	if (!owns(own, artifact)) return [{ term: 'not-owned', artifact }];
	return when(!isActive(own, artifact), { term: 'not-yet-active', artifact });
}

/** Never two of the same in front of one seat, and none once the copies are gone. */
function supply(state: ClockworkerState, own: Holding, artifact: ArtifactId): Complaints {
	if (owns(own, artifact)) return [{ term: 'already-owned', artifact }];
	const owners = ownersOf(state, artifact);
	return when(copiesLeft(state, artifact) <= 0, { term: 'no-copy-left', artifact, owners });
}

function payment(
	{ depth }: ClockworkerState,
	cost: Tokens | undefined,
	paid: Tokens = {},
	saved?: Token
): Complaints {
	if (!cost || !isTracked(depth, 'gold')) return NONE;
	return when(!meets(paid, cost, saved), { term: 'wrong-payment', cost, paid });
}

export const repair = (
	state: ClockworkerState,
	own: Holding,
	{ artifact, paid }: EventOf<'repaired'>
): Complaints => [
	...supply(state, own, artifact),
	...thirteenthCard(own),
	...payment(state, state.printed[artifact]?.cost, paid)
];

const recordLeft = (state: ClockworkerState): Complaints =>
	when(recordsTaken(state) >= RECORDS, { term: 'no-record-left', records: RECORDS });

/** The End tile comes, the round is played out, and no Record can be taken after that. */
function recordCounted(state: ClockworkerState): Complaints {
	const { most } = recordStack(state.seats.length);
	const taken = recordsTaken(state);
	return taken >= RECORDS
		? recordLeft(state)
		: when(taken >= most, { term: 'past-the-end-tile', most });
}

/** The count foretells the tile; what the table says it saw is written down all the same. */
export function endTile(state: ClockworkerState, record: number, seen: boolean): Complaints {
	if (state.endTileSeen) return when(seen, { term: 'end-tile-again' });
	const foretold = recordStack(state.seats.length).endTileAt;
	if (seen && record < foretold) return [{ term: 'end-tile-early', record, foretold }];
	const isLate = seen ? record > foretold : record >= foretold;
	return when(isLate, { term: 'end-tile-late', record, foretold });
}

export const communicate = (
	state: ClockworkerState,
	own: Holding,
	{ cost, paid, saved, endTile: seen }: EventOf<'communicated'>
): Complaints => [
	...recordLeft(state),
	...(saved ? ability(own, 'parabolic-antenna') : NONE),
	...payment(state, cost, paid, saved),
	...endTile(state, recordsTaken(state) + 1, seen === true)
];

/** Any of gear, pellet and worker that the Retrieve phase gave, if the table tells what; once. */
export function duplicate(
	{ depth }: ClockworkerState,
	own: Holding,
	{ token }: EventOf<'duplicated'>
): Complaints {
	const isTold = depth === 'everything' || (own.turn.retrieved && isTracked(depth, token));
	const isMissing = isTold && (own.turn.brought[token] ?? 0) <= 0;
	return [
		...ability(own, 'instant-duplicate-device'),
		...when(own.turn.duplicated, { term: 'already-duplicated' }),
		...when(token === 'vp' || isMissing, { term: 'not-brought', token })
	];
}

export const record = (own: Holding, index: number): Complaints =>
	when(!own.records[index], { term: 'no-such-record', record: index });

export function added(state: ClockworkerState, own: Holding, card: AddedCard): Complaints {
	switch (card.kind) {
		case 'location':
			return thirteenthCard(own);
		case 'artifact':
			return [...supply(state, own, card.artifact), ...thirteenthCard(own)];
		case 'record':
			return recordCounted(state);
	}
}

export function removed(own: Holding, card: RemovedCard): Complaints {
	switch (card.kind) {
		case 'location':
			return location(own, card.location);
		case 'artifact': {
			const { artifact } = card;
			return when(!owns(own, artifact), { term: 'not-owned', artifact });
		}
		case 'record':
			return record(own, card.record);
	}
}
