import type { ScoreHistory } from '$lib/core/score/score-history';
import { sidesOf } from '$lib/core/score/sides';
import { nameOf } from './sides-named';
import type { ResultContext } from './result-context';

/** The round of each step; what was only counted at the end stands behind the last one. */
export const historyTicks = (
	{ steps }: ScoreHistory,
	{ table, t }: ResultContext
): readonly string[] =>
	steps.map(({ round }) =>
		round > (table.ending?.round ?? Infinity) ? t.result.history.count : `${round}`
	);

/** One line a side, in the order of seats: those of a team have the same points. */
export const historyLines = (
	{ steps }: ScoreHistory,
	context: ResultContext,
	marks: readonly number[]
) =>
	sidesOf(context.table.sheet)
		.flatMap((side) => {
			const [first] = side.seats;
			return first === undefined ? [] : [{ side, first }];
		})
		.sort((a, b) => a.first - b.first)
		.map(({ side, first }) => ({
			name: nameOf(side, context),
			mark: marks[first] ?? first,
			values: steps.map(({ points }) => points[first] ?? 0)
		}));
