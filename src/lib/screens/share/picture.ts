import type { ScoreHistory } from '$lib/core/score/score-history';
import { sidesOf, type Side } from '$lib/core/score/sides';
import type { GameMeta } from '$lib/platform/module';
import type { ResultPicture } from '$lib/platform/share/picture';
import { titleOf, subtitleOf } from '../result/headline';
import { historyLines, historyTicks } from '../result/history-lines';
import { totalShown } from '$lib/core/score/total-shown';
import { partsOf } from '../result/score-parts';
import { nameOf, notesOf } from '../result/sides-named';
import type { ResultContext } from '../result/result-context';
import { tieOf } from '../result/ties';

interface Shared {
	/** The game's own, beside the footer. */
	readonly sign: GameMeta['icon'];
	readonly marks: readonly number[];
	readonly minutes: number | undefined;
	readonly scoreHistory: ScoreHistory | undefined;
	readonly footer: string;
}

function pictured(context: ResultContext, side: Side, marks: readonly number[]) {
	const [first] = side.seats;
	const tie = first === undefined ? undefined : tieOf(context, first);
	return {
		place: side.place,
		name: nameOf(side, context),
		mark: first === undefined ? undefined : (marks[first] ?? first),
		points: totalShown(side.total),
		note: [...notesOf(context, side), ...(tie ? [tie] : [])].join(' · '),
		tie,
		parts: partsOf(context, side.seats)
	};
}

/** All that is shared of a result, in words. */
export function pictureOf(
	context: ResultContext,
	{ sign, marks, minutes, scoreHistory, footer }: Shared
): ResultPicture {
	// the first step is before round 1
	const played = scoreHistory && { ...scoreHistory, steps: scoreHistory.steps.slice(1) };
	return {
		title: titleOf(context),
		subtitle: subtitleOf(context, minutes),
		seats: sidesOf(context.table.sheet).map((side) => pictured(context, side, marks)),
		scoreHistory: played && {
			title: context.t.result.history.title,
			ticks: historyTicks(played, context),
			lines: historyLines(played, context, marks)
		},
		sign,
		footer
	};
}
