import { frozenInDev } from './freeze';
import { wasTracked, type GameTypes, type Rules, type Setup } from './game';
import { agreedSetup, corrections, unwind, type Log } from './log';
import type { BySeat, Seat } from './seats';

/** How the scores stood at the end of each round, and at last. */
export interface ScoreHistory {
	/** The first stand is before the first turn. */
	readonly steps: readonly ScoreStep[];
	/** Where others came to the front, as indices of `steps`. */
	readonly leadChanges: readonly number[];
}

export interface ScoreStep {
	/** Rounds played out by then; the last one may have been cut short. */
	readonly round: number;
	readonly points: BySeat<number>;
}

const leaders = ({ points }: ScoreStep): readonly Seat[] => {
	const most = Math.max(...points);
	return points.flatMap((each, seat) => (each === most ? [seat] : []));
};

function leadChanges(steps: readonly ScoreStep[]): readonly number[] {
	const changes: number[] = [];
	/** Who came to the front, and has not been passed since. */
	let front: readonly Seat[] = [];
	steps.forEach((stand, index) => {
		const now = leaders(stand);
		// whoever catches up shares the lead; it changes hands when nobody of before is in front
		const still = front.filter((seat) => now.includes(seat));
		if (front.length > 0 && still.length === 0) changes.push(index);
		front = still.length > 0 ? still : now;
	});
	return changes;
}

/** Undefined for a match of which no turn was told. What the count adds at the end is the last stand. */
export function scoreHistoryOf<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>
): ScoreHistory | undefined {
	const { done } = unwind(log);
	const corrected = corrections(done);
	let state = frozenInDev(rules.setup(agreedSetup(agreed, done)));
	const stand = (round: number): ScoreStep => ({
		round,
		points: rules.score(state).totals.map(({ points }) => points)
	});

	const steps = [stand(0)];
	let { round } = rules.toPlay(state);
	for (const change of done) {
		if (change.kind !== 'played' || corrected.get(change.id) === null) continue;
		const played = rules.apply(state, corrected.get(change.id) ?? change.event);
		const next = rules.toPlay(played).round;
		state = frozenInDev(played);
		if (next > round) steps.push(stand(next - 1));
		round = next;
	}
	if (!wasTracked(rules, state)) return undefined;

	const last = steps.at(-1);
	const final = stand(Math.max(round, last?.round ?? 0));
	const isNews = final.points.some((points, seat) => points !== last?.points[seat]);
	const all = isNews ? [...steps, final] : steps;
	return { steps: all, leadChanges: leadChanges(all) };
}
