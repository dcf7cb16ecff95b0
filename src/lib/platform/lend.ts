import type { GameTypes } from '$lib/core/game';
import type { Match, MatchId } from './match';
import type { OwnCopy } from './own-copy.svelte';
import { storage } from './storage';
import type { Table } from './table.svelte';

/**
 * What the copy knows and the match does not. It is kept with the match: what is corrected years
 * later does not change a match that is over.
 */
export async function lendTo<G extends GameTypes>(
	table: Table<G>,
	match: MatchId,
	{ rules, facts }: OwnCopy<G>
): Promise<void> {
	const { options } = table.agreed;
	const lent = rules.lend(options, facts, table.log.length > 0);
	if (lent === options) return;
	table.tell(lent);
	await storage.lend(match, table.agreed, table.result);
}

/** All of that, and what a running match was told otherwise before. */
export async function bringUpToDate<G extends GameTypes>(
	table: Table<G>,
	{ id, sample }: Match,
	copy: OwnCopy<G> | undefined
): Promise<void> {
	if (!copy || sample) return;
	await lendTo(table, id, copy);
	if (table.ending?.over) return;
	for (const event of copy.rules.amend(table.state, copy.facts)) table.play(event);
}
