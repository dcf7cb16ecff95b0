import type { GameTypes } from '$lib/core/game';
import { isSecret } from './cover';
import type { Match } from './match';
import type { GameModule } from '../module';
import { Table } from './table.svelte';
import { withLog } from './whole-match';

/** A match to look at, as its lines make it; undefined for what cannot be read. */
export function readOnlyTable(
	game: GameModule<GameTypes>,
	match: Match,
	rows: readonly unknown[]
): Table<GameTypes> | undefined {
	const read = withLog(game, match, rows);
	if (!read.ok) return undefined;
	const { setup } = read.value.match;
	return new Table(game.rules, setup, read.value.log, {
		hideTotals: match.hideTotals === true,
		revealed: !isSecret(match),
		startedAt: match.startedAt,
		endedAt: match.result?.endedAt
	});
}
