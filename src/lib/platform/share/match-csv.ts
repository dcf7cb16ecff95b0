import { csv, type Cell } from './csv';
import { minutesOf } from '../match/cover';
import type { Match } from '../match/match';
import type { Strings } from '../strings/en';
import { dayHere } from '../formats';

/** What a source of points or a reason to end is called, game by game. */
type TermOf = (game: string, term: string) => string;

/** Finished matches as a table: one row for each seat, and one for an opponent that the game plays. */
export function matchTable(
	matches: readonly Match[],
	termOf: TermOf,
	titleOf: (game: string) => string,
	{ csv: t, opponent: opponentName }: Strings
): string {
	const sources = new Set(
		matches.flatMap(({ game, result }) =>
			Object.keys(result?.tale?.sources ?? {}).map((source) => termOf(game, source))
		)
	);
	const head: readonly Cell[] = [
		...[t.date, t.game, t.title, t.minutes, t.rounds, t.end],
		...[t.seat, t.name, t.starts, t.place, t.points, t.atLeast],
		...sources,
		...[t.note]
	];
	const rows = matches.flatMap((match): readonly Cell[][] => {
		const { game, setup, result, title, note } = match;
		if (!result) return [];
		const { tale: summary, points, places, atLeast, opponent } = result;
		// a match that was only counted has no start player, no length and no end that was played
		const isCounted = summary?.tracked === false;
		const played = isCounted ? undefined : summary;
		const bySource = new Map(
			Object.entries(summary?.sources ?? {}).map(([source, cells]) => [termOf(game, source), cells])
		);
		const about: readonly Cell[] = [
			...[dayHere(result.endedAt), titleOf(game), title, minutesOf(match), played?.rounds],
			played && termOf(game, played.reason)
		];
		const seats = setup.seats.map((name, seat): Cell[] => [
			...about,
			...[seat + 1, name, isCounted ? undefined : seat === setup.start ? t.yes : t.no],
			...[places[seat], points[seat], atLeast?.[seat] ? t.yes : t.no],
			...Array.from(sources, (source) => bySource.get(source)?.[seat] ?? undefined),
			note
		]);
		if (!opponent) return seats;
		const opposing: readonly Cell[] = [
			...about,
			...[undefined, opponentName, undefined],
			...[opponent.place, opponent.points, opponent.atLeast ? t.yes : t.no],
			...Array.from(sources, () => undefined),
			note
		];
		return [...seats, [...opposing]];
	});
	return csv([head, ...rows], t.separator);
}
