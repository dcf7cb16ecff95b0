import type { Tie } from '$lib/core/score/ranking';
import { partnersOf, sidesOf, type Side } from '$lib/core/score/sides';
import type { Seat } from '$lib/core/seats';
import type { ResultContext } from './result-context';

type TieContext = Pick<ResultContext, 'table' | 'game' | 't'>;

/** Where in a tie one seat of each other side is, in the order of their places. */
function othersIn({ seats }: Tie, seat: Seat, { sheet }: TieContext['table']): readonly number[] {
	const sideOf = (each: Seat) => partnersOf(sheet, each)[0];
	const sides = seats.map(sideOf);
	return sides.flatMap((side, at) =>
		side !== sideOf(seat) && sides.indexOf(side) === at ? [at] : []
	);
}

/**
 * Why a seat stands before or beside another with the same points: each tie-break in turn, against those
 * that were still level with it.
 */
export function tieOf(
	{ table, game, t }: TieContext,
	seat: Seat,
	isShown: (place: number) => boolean = () => true
): string | undefined {
	const { ties, places } = table.sheet;
	const tie = ties.find(({ seats }) => seats.includes(seat));
	// a seat that is level and still veiled would be given away by the one that shows
	if (!tie?.seats.every((each) => isShown(places[each] ?? 0))) return undefined;
	let level = othersIn(tie, seat, table);
	if (level.length === 0) return undefined;

	const own = tie.seats.indexOf(seat);
	const words = t.result.tie;
	const steps: string[] = [];
	let isBroken = false;
	for (const { name, figures } of tie.tieBreaks) {
		if (level.length === 0) break;
		const figure = figures[own] ?? 0;
		const counted = game.tieBreaks?.[name]?.(figure) ?? `${figure}`;
		const others = level.map((at) => figures[at] ?? 0);
		level = level.filter((at) => figures[at] === figure);
		const parts = level.length < others.length;
		steps.push(parts ? words.against(counted, others) : words.each(counted));
		isBroken ||= parts;
	}
	return isBroken ? words.broken(tie.points, steps) : words.shared(tie.points, steps);
}

/** What parted the winner from the next, if a tie-break did. */
export function decisionOf({ table, game, t }: TieContext): string | undefined {
	const sides = sidesOf(table.sheet);
	const seatOf = (side: Side | undefined) => side?.seats[0] ?? -1;
	const [first, next] = [seatOf(sides[0]), seatOf(sides.find(({ place }) => place > 1))];
	const tie = table.sheet.ties.find(({ seats }) => seats.includes(first) && seats.includes(next));
	const [own, other] = [tie?.seats.indexOf(first) ?? -1, tie?.seats.indexOf(next) ?? -1];
	const decided = tie?.tieBreaks.find(({ figures }) => figures[own] !== figures[other]);
	return decided && (game.decidedBy?.[decided.name] ?? t.result.tie.decided);
}
