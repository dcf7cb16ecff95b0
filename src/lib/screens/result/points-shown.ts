import type { GameTypes, ScoreSheet } from '$lib/core/game';
import type { Seat } from '$lib/core/seats';

/** The total of a seat as figures; `12+` while some value is not known. */
export function pointsShown<G extends GameTypes>(sheet: ScoreSheet<G>, seat: Seat): string {
	const total = sheet.totals[seat];
	if (!total) return '';
	return `${total.points}${total.atLeast ? '+' : ''}`;
}
