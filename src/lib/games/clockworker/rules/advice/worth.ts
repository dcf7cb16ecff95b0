import type { Seat } from '$lib/core/seats';
import { isArtifact, type ArtifactId } from '../catalogue';
import { effects } from '../effects';
import { score } from '../scoring';
import { apply } from '../turn';
import type { ClockworkerState, EventOf } from '../types';

/** What an artifact would add to a seat's score, if the match ended with this round. */
export interface Worth {
	/** Undefined until the card has been read out. */
	readonly printed: number | undefined;
	readonly own: number;
	/** What artifacts that the seat owns already would give for it. */
	readonly others: readonly { readonly artifact: ArtifactId; readonly points: number }[];
	readonly points: number;
	readonly atLeast: boolean;
}

/** The table as it would be with the artifact, compared with the table as it is. */
export function worth(state: ClockworkerState, seat: Seat, artifact: ArtifactId): Worth {
	const taking: EventOf<'repaired'> = { type: 'repaired', seat, artifact };
	const gains = new Map<ArtifactId, number>();
	const add = (source: ArtifactId, points: number) =>
		gains.set(source, (gains.get(source) ?? 0) + points);

	for (const { source, counter, by } of effects(state, taking))
		if (counter === 'vp' && isArtifact(source)) add(source, by);

	const before = score(state).rows;
	for (const { source, cells } of score(apply(state, taking)).rows) {
		if (!isArtifact(source)) continue;
		const was = before.find((row) => row.source === source)?.cells[seat]?.points ?? 0;
		add(source, (cells[seat]?.points ?? 0) - was);
	}

	const printed = state.printed[artifact]?.points;
	const own = gains.get(artifact) ?? 0;
	const others = [...gains]
		.filter(([source, points]) => source !== artifact && points !== 0)
		.map(([source, points]) => ({ artifact: source, points }));
	return {
		printed,
		own,
		others,
		points: others.reduce((total, { points }) => total + points, own + (printed ?? 0)),
		atLeast: printed === undefined
	};
}

/** What an artifact that the seat owns gives it at the end, as things stand: its own part, and others' for it. */
export function worthOwned(state: ClockworkerState, seat: Seat, artifact: ArtifactId): number {
	const card = { kind: 'artifact', artifact } as const;
	const without = apply(state, { type: 'removed', seat, card });
	const points = (at: ClockworkerState) => score(at).totals[seat]?.points ?? 0;
	return points(state) - points(without);
}
