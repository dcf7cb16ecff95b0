import type { GameTypes } from '$lib/core/game';
import type { Match } from './match';
import type { Strings } from './strings/en';
import type { Table } from './table.svelte';

/** Whose turn it is and how it stands, best first, in a line that keeps the table's secrets. */
export function standingOf(
	{ rules, state, sheet, ending, hidesTotals }: Table<GameTypes>,
	{ counted, setup }: Match,
	t: Strings
): string {
	const { seats } = setup;
	const { seat, round } = rules.toPlay(state);
	const points = sheet.totals
		.map((total, other) => ({ ...total, name: seats[other] ?? '' }))
		.sort((a, b) => b.points - a.points)
		.map(({ name, points, atLeast }) => t.standing(name, `${points}${atLeast ? '+' : ''}`));
	const turn = counted ? t.counting : t.roundOf(round, seats[seat] ?? '');
	return [...(ending?.over ? [] : [turn]), ...(hidesTotals ? [] : points)].join(' · ');
}
