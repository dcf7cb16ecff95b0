import { wasTracked, type GameTypes, type Rules, type Setup } from '../game';
import type { Log } from '../log/log';
import { playThrough } from '../log/replay';
import type { BySeat, Seat } from '../seats';

/** How the scores stood at the end of each round, and at last. */
export interface ScoreHistory {
	/** The first step is before the first turn. */
	readonly steps: readonly ScoreStep[];
	/** Where other seats took the lead, as indices of `steps`. */
	readonly leadChanges: readonly number[];
}

export interface ScoreStep {
	/** Rounds played out by then; the last one may have been cut short. */
	readonly round: number;
	readonly points: BySeat<number>;
}

type Best = (...points: readonly number[]) => number;

const leaders = ({ points }: ScoreStep, best: Best): readonly Seat[] => {
	const inFront = best(...points);
	return points.flatMap((each, seat) => (each === inFront ? [seat] : []));
};

/**
 * A seat that catches up shares the lead. The lead changes hands only when no seat that held it is in
 * front any more, so that a tie on the way does not count as a change of its own.
 */
function leadChanges(steps: readonly ScoreStep[], best: Best): readonly number[] {
	const changes: number[] = [];
	let inFront: readonly Seat[] = [];
	steps.forEach((step, index) => {
		const now = leaders(step, best);
		const still = inFront.filter((seat) => now.includes(seat));
		if (inFront.length > 0 && still.length === 0) changes.push(index);
		inFront = still.length > 0 ? still : now;
	});
	return changes;
}

/** Undefined for a match of which only the count was recorded. The count is the last step. */
export function scoreHistoryOf<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>,
	{ lowestWins = false }: { readonly lowestWins?: boolean } = {}
): ScoreHistory | undefined {
	const played = playThrough(rules, agreed, log);
	let state = played.start;
	let { round } = rules.toPlay(state);
	const stepAfter = (round: number): ScoreStep => ({
		round,
		points: rules.score(state).totals.map(({ points }) => points)
	});

	const steps = [stepAfter(0)];
	for (const { event, after } of played.steps) {
		if (!event) continue;
		state = after;
		const next = rules.toPlay(state).round;
		if (next > round) steps.push(stepAfter(next - 1));
		round = next;
	}
	if (!wasTracked(rules, state)) return undefined;

	const last = steps.at(-1);
	const final = stepAfter(Math.max(round, last?.round ?? 0));
	const isNews = final.points.some((points, seat) => points !== last?.points[seat]);
	const all = isNews ? [...steps, final] : steps;
	return { steps: all, leadChanges: leadChanges(all, lowestWins ? Math.min : Math.max) };
}
