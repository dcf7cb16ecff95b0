import { wasTracked, type GameTypes, type Rules } from '../game';
import type { BySeat, Seat } from '../seats';

/** What is kept of a match that is over, besides its totals: enough for statistics, without the log. */
export interface Summary {
	readonly reason: string;
	/** Who brought the end about, if a seat did. */
	readonly by?: Seat;
	readonly rounds: number;
	/** Turns were recorded; otherwise it was only counted afterwards. */
	readonly tracked: boolean;
	/** Points by source; null where a seat has nothing to do with it. */
	readonly sources: Readonly<Record<string, BySeat<number | null>>>;
	/** The cards worth telling apart that lay in front of each seat. */
	readonly owned: BySeat<readonly string[]>;
}

/** Undefined while the match runs. */
export function summaryOf<G extends GameTypes>(
	rules: Rules<G>,
	state: G['state']
): Summary | undefined {
	const ending = rules.ending(state);
	if (!ending?.over) return undefined;
	const { rows, totals } = rules.score(state);
	return {
		reason: ending.reason,
		...(ending.by !== undefined && { by: ending.by }),
		rounds: ending.round,
		tracked: wasTracked(rules, state),
		sources: Object.fromEntries(
			rows.map(({ source, cells }) => [source, cells.map((cell) => cell?.points ?? null)])
		),
		owned: rules.owned?.(state) ?? totals.map(() => [])
	};
}
