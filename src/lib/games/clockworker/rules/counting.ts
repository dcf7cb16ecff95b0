import type { Seat } from '$lib/core/seats';
import { ending } from './end';
import { owns } from './holding';
import { score } from './scoring';
import { apply } from './turn';
import type { ClockworkerEvent, ClockworkerState, PrintedBox, EndArtifact } from './types';

/** Why a figure decides something in the count, besides being true. */
export type Matter = EndArtifact | 'tie-break';

/** What makes the number of Locations and of Workers count for a seat, as far as is known. */
export function mattersTo(
	state: ClockworkerState,
	seat: Seat
): { readonly locations: readonly Matter[]; readonly workers: readonly Matter[] } {
	const own = state.seats[seat];
	if (!own) return { locations: [], workers: [] };
	const those = (...artifacts: readonly EndArtifact[]) => artifacts.filter((id) => owns(own, id));
	// while no seat has points all are level, which decides nothing
	const isLevel = score(state).ties.some(({ seats, points }) => points > 0 && seats.includes(seat));
	return {
		locations: [
			...those('pick-up-ship', 'clockwork-god'),
			...(isLevel ? ['tie-break' as const] : [])
		],
		workers: those('robotic-government')
	};
}

/**
 * A number that is set right after the match does not take it up again: where the rules would say so,
 * the table's word that it is over goes before.
 */
export function keepingTheEnd(
	state: ClockworkerState,
	events: readonly ClockworkerEvent[]
): readonly ClockworkerEvent[] {
	const end = ending(state);
	if (!end?.over || ending(events.reduce(apply, state))?.over) return events;
	return [{ type: 'called', seat: end.by, over: true }, ...events];
}

/** A plain row of figures, since no public source gives the values: not a guess. */
const PLAIN = 12;

/** A key for each likely value of a record, in the same place for every seat; higher ones once met. */
export function recordValues(
	{ seats }: ClockworkerState,
	{ records }: PrintedBox
): readonly number[] {
	const values = new Set(Array.from({ length: PLAIN }, (_, index) => index + 1));
	for (const { points } of records) values.add(points);
	for (const own of seats)
		for (const { points } of own.records) if (points !== undefined) values.add(points);
	return [...values].sort((a, b) => a - b);
}
