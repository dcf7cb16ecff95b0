import { wasTracked } from '$lib/core/game';
import { totalShown } from '$lib/core/score/total-shown';
import { sidesOf } from '$lib/core/score/sides';
import { pointsInWords } from './points-shown';
import { namesOf } from './sides-named';
import type { ResultContext } from './result-context';
import { decisionOf } from './ties';

/** `Ana wins`, or who leads while something is not known. */
export function titleOf(context: ResultContext): string {
	const { table, t } = context;
	const sides = sidesOf(table.sheet);
	const first = sides.filter(({ place }) => place === 1).map((side) => namesOf(side, context));
	const isSettled = table.ending?.over === true && !sides.some(({ total }) => total.atLeast);
	return isSettled ? t.result.winners(first) : t.result.leading(first.flat());
}

/** `61 to 58`; of a side without another to compare with, its points alone. */
function pointsApart(context: ResultContext): string {
	const { table, game, t } = context;
	const sides = sidesOf(table.sheet);
	const [first] = sides;
	if (!first) return '';
	if (sides.length === 1) return pointsInWords(totalShown(first.total), game, t);
	const next = sides.find(({ place }) => place > 1);
	return first.total.points === next?.total.points
		? t.result.level(first.total.points, decisionOf(context))
		: t.result.apart(first.total.points, next?.total.points);
}

/** `61 to 58 · 52 minutes · 10 rounds`; of a match that was only counted, the points alone. */
export function subtitleOf(context: ResultContext, minutes: number | undefined): string {
	const { table, t } = context;
	const { ending, rules, state } = table;
	const rounds = ending && wasTracked(rules, state) ? [t.result.rounds(ending.round)] : [];
	const time = minutes === undefined ? [] : [t.result.minutes(minutes)];
	return [pointsApart(context), ...time, ...rounds].join(' · ');
}
