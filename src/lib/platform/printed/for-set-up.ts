import type { GameTypes, Setup } from '$lib/core/game';
import type { LaidTable } from '../match/match';
import type { ReadableGame } from '../match/whole-match';
import { learnFromMatches } from './learn-from-matches';
import { PrintedValues } from './printed-values.svelte';

/** The set-up of a match that begins now: with all that the own copy knows. */
export async function setUpWithCopy(
	game: ReadableGame,
	{ game: id, setup }: LaidTable
): Promise<Setup<GameTypes>> {
	if (!game.printed) return setup;
	// a copy that cannot learn now learns when the next match begins
	await learnFromMatches(id, game, game.printed).catch(() => {});
	const { facts } = await new PrintedValues(id, game.printed).load();
	return { ...setup, options: game.printed.forSetUp(setup.options, facts) };
}
