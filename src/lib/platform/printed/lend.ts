import type { Stage } from '$lib/core/printed';
import type { GameTypes } from '$lib/core/game';
import type { Match, MatchId } from '../match/match';
import type { PrintedValues } from './printed-values.svelte';
import { matchStore } from '../storage/match-store';
import type { Table } from '../match/table.svelte';

function stageOf<G extends GameTypes>({ log, ending }: Table<G>): Stage {
	if (log.length === 0) return 'before';
	return ending?.over ? 'over' : 'during';
}

/** Tells the table what the copy knows and the match does not. Answers whether there was anything. */
export function lendTo<G extends GameTypes>(
	table: Table<G>,
	{ rules, facts }: PrintedValues<G>,
	known = table.agreed.options
): boolean {
	// whoever opens the match next is lent it then
	if (table.isLeft()) return false;
	const lent = rules.lend(known, facts, stageOf(table));
	if (lent === table.agreed.options) return false;
	table.tell(lent);
	return true;
}

/** It is kept with the match: what is corrected years later does not change a match that is over. */
export async function lendForGood<G extends GameTypes>(
	table: Table<G>,
	match: MatchId,
	copy: PrintedValues<G>,
	known?: G['options']
): Promise<void> {
	if (lendTo(table, copy, known)) await matchStore.lend(match, table.agreed.options, table.result);
}

/**
 * All of that, and what a running match was told otherwise before. `known` is what the match itself
 * knew when somebody began to set the copy right: what is lent and taken back again leaves no trace.
 */
export async function bringUpToDate<G extends GameTypes>(
	table: Table<G>,
	{ id, sample }: Match,
	copy: PrintedValues<G> | undefined,
	known = table.agreed.options
): Promise<void> {
	if (!copy || sample || table.isLeft()) return;
	await lendForGood(table, id, copy, known);
	if (table.ending?.over || table.isLeft()) return;
	for (const event of copy.rules.amend(table.state, copy.facts)) table.play(event);
}
