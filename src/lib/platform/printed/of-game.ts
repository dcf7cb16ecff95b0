import type { GameTypes } from '$lib/core/game';
import type { ReadableGame } from '../match/whole-match';
import { learnFromMatches } from './learn-from-matches';
import { PrintedValues } from './printed-values.svelte';

/** The printed values of a game on this device; undefined where the game has none. */
export function printedValuesOf(
	id: string,
	game: ReadableGame
): PrintedValues<GameTypes> | undefined {
	const { printed } = game;
	return printed && new PrintedValues(id, printed, () => learnFromMatches(id, game, printed));
}
