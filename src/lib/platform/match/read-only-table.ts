import type { GameTypes } from '$lib/core/game';
import { readLog } from '$lib/core/read-log';
import { isSecret, type Match } from './match';
import type { GameModule } from '../module';
import { readSetup } from './read-setup';
import { Table } from './table.svelte';

/** A match to look at, as its lines make it; undefined for what cannot be read. */
export function readOnlyTable(
	game: GameModule<GameTypes>,
	match: Match,
	rows: readonly unknown[],
	endedThere?: number
): Table<GameTypes> | undefined {
	const setup = readSetup(game, match);
	if (!setup.ok) return undefined;
	const log = readLog(game.rules, setup.value.seats.length, rows);
	if (!log.ok) return undefined;
	return new Table(game.rules, setup.value, log.value, ({ entry }) => Promise.resolve(entry), {
		hideTotals: match.hideTotals === true,
		revealed: !isSecret(match),
		startedAt: match.startedAt,
		// what was corrected elsewhere after the end does not make the match longer here
		endedAt: match.result?.endedAt ?? endedThere
	});
}
