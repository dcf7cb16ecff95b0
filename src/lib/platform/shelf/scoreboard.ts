import type { GameTypes } from '$lib/core/game';
import { sidesOf, type Side } from '$lib/core/score/sides';
import { totalShown } from '$lib/core/score/total-shown';
import type { Seat } from '$lib/core/seats';
import type { Match } from '../match/match';
import type { Strings } from '../strings/en';
import type { Table } from '../match/table.svelte';

/** Whose turn it is and how it stands, best first: all that home keeps of a table. */
export interface Scoreboard {
	readonly round: number;
	readonly toPlay: readonly Seat[];
	/** Undefined where the table keeps its totals to itself. */
	readonly sides: readonly Side[] | undefined;
}

type Board = Pick<Table<GameTypes>, 'rules' | 'state' | 'sheet' | 'ending' | 'hidesTotals'>;

export function scoreboardOf({ rules, state, sheet, ending, hidesTotals }: Board): Scoreboard {
	const { seats, round } = rules.toPlay(state);
	return {
		round,
		toPlay: ending?.over ? [] : seats,
		sides: hidesTotals ? undefined : sidesOf(sheet)
	};
}

export function scoreboardText(
	{ round, toPlay, sides = [] }: Scoreboard,
	{ counted, setup: { seats } }: Pick<Match, 'counted' | 'setup'>,
	t: Strings
): string {
	const points = sides.map((side) => {
		const names = side.seats.map((seat) => seats[seat] ?? '');
		const name = names.length > 0 ? t.namesOf(names) : t.opponent;
		return t.nameAndPoints(name, totalShown(side.total));
	});
	if (toPlay.length === 0) return points.join(' · ');
	const names = toPlay.map((seat) => seats[seat] ?? '');
	const turn = counted ? t.counting : t.roundOf(round, names);
	return [turn, ...points].join(' · ');
}
