import type { GameTypes } from '$lib/core/game';
import type { ChangeEntry } from '$lib/core/log';
import type { BySeat } from '$lib/core/seats';
import type { GameStrings } from './module';
import type { Strings } from './strings/en';

/** What an entry did, in words: what undo and redo say they will touch. */
export function deedOf<G extends GameTypes>(
	entry: ChangeEntry<G>,
	names: BySeat<string>,
	game: GameStrings<G>,
	t: Strings
): string {
	switch (entry.kind) {
		case 'played':
			return game.describe(entry.event, names);
		case 'corrected':
			return t.correction;
		case 'agreed':
			return t.agreement;
	}
}
