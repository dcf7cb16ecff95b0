import type { ScoreSheet } from '$lib/core/game';
import type { Seat } from '$lib/core/seats';
import { ending } from './end';
import { owns } from './holding';
import { score } from './scoring';
import { apply } from './turn';
import type { ClockworkerEvent, ClockworkerState, Copy, EndArtifact, ScoreSource } from './types';

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
	// before anybody has points all are level, which decides nothing
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

/** What a seat has from some of the rows of its sheet. */
export const pointsFrom = (
	{ rows }: ScoreSheet<ScoreSource>,
	seat: Seat,
	counts: (source: ScoreSource) => boolean
): number =>
	rows.reduce(
		(sum, { source, cells }) => sum + (counts(source) ? (cells[seat]?.points ?? 0) : 0),
		0
	);

/** With fewer values known, a tile of another value is likely. */
const FEW_VALUES = 6;

/** Keys for the values that this copy's records are known to show; as long as few are known, others too. */
export function recordValues({ seats }: ClockworkerState, { records }: Copy): readonly number[] {
	const met = new Set(records.map(({ points }) => points));
	for (const own of seats)
		for (const { points } of own.records) if (points !== undefined) met.add(points);
	// no public source gives the values: a plain row of figures, not a guess
	if (met.size < FEW_VALUES) for (let points = 1; points <= 12; points++) met.add(points);
	return [...met].sort((a, b) => a - b);
}
