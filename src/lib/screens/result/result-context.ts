import type { GameTypes } from '$lib/core/game';
import { useGame } from '$lib/platform/game.svelte';
import type { GameModule, GameStrings } from '$lib/platform/module';
import { useAnyTable, type Table } from '$lib/platform/match/table.svelte';
import type { Strings } from '$lib/platform/strings/en';
import { words } from '$lib/platform/words.svelte';

/** What a result is told from, in the reader's language. */
export interface ResultContext {
	readonly table: Pick<Table<GameTypes>, 'rules' | 'setup' | 'state' | 'sheet' | 'ending'>;
	readonly game: GameStrings<GameTypes>;
	readonly tones: GameModule<GameTypes>['sourceTones'];
	readonly t: Strings;
}

/** The match and the game that the page around has opened; read anew, so that it follows both. */
export function useResultContext(): ResultContext {
	const table = useAnyTable();
	const game = useGame();
	return {
		table,
		tones: game.module.sourceTones,
		get game() {
			return game.words;
		},
		get t() {
			return words.t;
		}
	};
}
