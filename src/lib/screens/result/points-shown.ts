import type { GameTypes, ScoreSheet } from '$lib/core/game';
import { totalShown } from '$lib/core/score/total-shown';
import type { Seat } from '$lib/core/seats';
import type { GameStrings } from '$lib/platform/module';
import type { Strings } from '$lib/platform/strings/en';

/** The total of a seat as figures. */
export function pointsShown<G extends GameTypes>(sheet: ScoreSheet<G>, seat: Seat): string {
	const total = sheet.totals[seat];
	return total ? totalShown(total) : '';
}

/** The same in words, as the game calls its points: `12+ VP`. */
export const pointsInWords = (
	figure: string,
	game: Pick<GameStrings<GameTypes>, 'points'>,
	{ result }: Pick<Strings, 'result'>
): string => game.points?.(figure) ?? result.points(figure);
