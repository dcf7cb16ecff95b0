import type { GameTypes } from '../game';
import type { Line } from './history';

/** A round of the history. */
export interface Round<G extends GameTypes> {
	readonly round: number;
	/** Newest first. */
	readonly runs: readonly Run<G>[];
}

/** Lines in a row that were undone, or that were not; the newest first. */
export interface Run<G extends GameTypes> {
	readonly undone: boolean;
	readonly lines: readonly [Line<G>, ...Line<G>[]];
}

/** The newest round first. */
export function byRound<G extends GameTypes>(lines: readonly Line<G>[]): readonly Round<G>[] {
	const rounds: { round: number; runs: { undone: boolean; lines: [Line<G>, ...Line<G>[]] }[] }[] =
		[];
	for (const line of lines.toReversed()) {
		const undone = line.fate === 'undone';
		let round = rounds.at(-1);
		if (round?.round !== line.round) rounds.push((round = { round: line.round, runs: [] }));
		const run = round.runs.at(-1);
		if (run?.undone === undone) run.lines.push(line);
		else round.runs.push({ undone, lines: [line] });
	}
	return rounds;
}
