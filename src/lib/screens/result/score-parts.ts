import type { Seat } from '$lib/core/seats';
import { partnersOf } from '$lib/core/score/sides';
import { pointsShown } from './points-shown';
import type { ResultContext } from './result-context';

/** What a side has from each source of points, as far as it has anything. */
const pointsBySource = ({ sheet }: ResultContext['table'], seats: readonly Seat[]) =>
	sheet.rows.flatMap(({ source, cells }) => {
		const points = seats.reduce((sum, seat) => sum + (cells[seat]?.points ?? 0), 0);
		return points === 0 ? [] : [{ source, points }];
	});

/** The parts of a score's bar. */
export const partsOf = ({ table, game, tones }: ResultContext, seats: readonly Seat[]) =>
	pointsBySource(table, seats)
		.filter(({ points }) => points > 0)
		.map(({ source, points }) => ({
			source,
			label: game.terms[source] ?? source,
			points,
			tone: tones?.[source] ?? 3
		}));

/** `45 = 14 tokens + 18 printed + 13 records`: what the total of a seat is made of, if there is anything. */
export function sumShown({ table, game }: ResultContext, seat: Seat): string {
	const parts = pointsBySource(table, partnersOf(table.sheet, seat)).map(
		({ source, points }) => `${points} ${game.sumParts?.[source] ?? game.terms[source] ?? source}`
	);
	return parts.length === 0 ? '' : `${pointsShown(table.sheet, seat)} = ${parts.join(' + ')}`;
}
