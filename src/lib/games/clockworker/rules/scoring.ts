import type { ScoreRow, ScoreSheet } from '$lib/core/game';
import { ranking } from '$lib/core/score/ranking';
import { isComplete, resultOf, type Arithmetic } from '$lib/core/score/arithmetic';
import { cardCount, CARDS_TO_END, owns } from './holding';
import type { Clockworker, ClockworkerState, EndArtifact, Holding, ScoreSource } from './types';

type Count = (own: Holding, state: ClockworkerState) => Arithmetic;

/** What each end-of-game artifact counts. */
const AT_THE_END: Readonly<Record<EndArtifact, Count>> = {
	'clockwork-god': (own) => ({
		kind: 'threshold',
		points: 10,
		count: cardCount(own),
		needed: CARDS_TO_END
	}),
	'pick-up-ship': ({ locations }, { houseRules }) => ({
		kind: 'each',
		each: 1,
		count: houseRules.shipSkipsStart
			? locations.filter(({ starting }) => !starting).length
			: locations.length,
		per: 1
	}),
	'robotic-government': ({ workers }) => ({ kind: 'each', each: 1, count: workers, per: 1 }),
	// pairs: an artifact without a partner counts nothing
	'to-a-new-world': ({ artifacts }) => ({ kind: 'each', each: 6, count: artifacts.length, per: 2 })
};

const EVERYBODY: Readonly<Record<Exclude<ScoreSource, EndArtifact>, Count>> = {
	tokens: ({ vp }) => ({ kind: 'sum', values: [vp] }),
	printed: ({ artifacts }, { printed }) => ({
		kind: 'sum',
		values: artifacts.map(({ id }) => printed[id]?.points)
	}),
	records: ({ records }) => ({ kind: 'sum', values: records.map(({ points }) => points) })
};

// safe: literals of this file have no other keys
const END_ARTIFACTS = Object.keys(AT_THE_END) as readonly EndArtifact[];

const SOURCES = Object.keys(EVERYBODY) as readonly (keyof typeof EVERYBODY)[];

function cell(count: Count, own: Holding, state: ClockworkerState) {
	const arithmetic = count(own, state);
	return { points: resultOf(arithmetic), arithmetic };
}

/** One row for each source; an end-of-game effect only where a seat owns it. */
function rowsOf(state: ClockworkerState): readonly ScoreRow<ScoreSource>[] {
	const rows: ScoreRow<ScoreSource>[] = SOURCES.map((source) => ({
		source,
		cells: state.seats.map((own) => cell(EVERYBODY[source], own, state))
	}));
	for (const source of END_ARTIFACTS) {
		if (!state.seats.some((own) => owns(own, source))) continue;
		rows.push({
			source,
			cells: state.seats.map((own) =>
				owns(own, source) ? cell(AT_THE_END[source], own, state) : undefined
			)
		});
	}
	return rows;
}

/** Most victory points; then most Locations; then the place is shared. */
export function score(state: ClockworkerState): ScoreSheet<Clockworker> {
	const rows = rowsOf(state);
	const totals = state.seats.map((_, seat) => {
		let points = 0;
		let atLeast = false;
		for (const { cells } of rows) {
			const own = cells[seat];
			if (!own) continue;
			points += own.points;
			atLeast ||= !isComplete(own.arithmetic);
		}
		return { points, atLeast };
	});
	const points = totals.map((total) => total.points);
	const locations = state.seats.map((own) => own.locations.length);
	return { rows, totals, ...ranking(points, [{ name: 'locations', figures: locations }]) };
}
