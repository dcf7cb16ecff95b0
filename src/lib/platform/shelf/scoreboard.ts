import type { GameTypes } from '$lib/core/game';
import type { Seat } from '$lib/core/seats';
import type { Match } from '../match/match';
import type { Strings } from '../strings/en';
import type { Table } from '../match/table.svelte';

/** Whose turn it is and how it stands, best first: all that home keeps of a table. */
export interface Scoreboard {
	readonly round: number;
	readonly toPlay: readonly Seat[];
	/** Undefined where the table keeps its totals to itself. */
	readonly totals:
		| readonly { readonly seat: Seat; readonly points: number; readonly atLeast: boolean }[]
		| undefined;
}

export function scoreboardOf(table: Table<GameTypes>): Scoreboard {
	const { rules, state, sheet, ending, hidesTotals } = table;
	const { seats, round } = rules.toPlay(state);
	const totals = sheet.totals
		.map(({ points, atLeast }, seat) => ({ seat, points, atLeast }))
		.sort((a, b) => b.points - a.points);
	return {
		round,
		toPlay: ending?.over ? [] : seats,
		totals: hidesTotals ? undefined : totals
	};
}

export function scoreboardText(
	{ round, toPlay, totals = [] }: Scoreboard,
	{ counted, setup: { seats } }: Match,
	t: Strings
): string {
	const points = totals.map(({ seat, points, atLeast }) =>
		t.nameAndPoints(seats[seat] ?? '', `${points}${atLeast ? '+' : ''}`)
	);
	if (toPlay.length === 0) return points.join(' · ');
	const names = toPlay.map((seat) => seats[seat] ?? '');
	const turn = counted ? t.counting : t.roundOf(round, names);
	return [turn, ...points].join(' · ');
}
