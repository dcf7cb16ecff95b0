import type { GameTypes, Setup } from '$lib/core/game';
import type { LaidTable } from '../match/match';
import type { ReadableGame } from '../match/whole-match';
import { printedValuesOf } from './of-game';

/** The set-up of a match that begins now: with all that the own copy knows. */
export async function setUpWithCopy(
	game: ReadableGame,
	{ game: id, setup }: LaidTable
): Promise<Setup<GameTypes>> {
	const copy = printedValuesOf(id, game);
	if (!copy) return setup;
	await copy.prepare();
	const { rules, facts } = await copy.load();
	return { ...setup, options: rules.forSetUp(setup.options, facts) };
}
