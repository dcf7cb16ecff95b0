import { givenByGames } from '../e2e/given-by-games';

/** What `tests/games/<game>/proofs.ts` exports. */
interface ProofsOfGame {
	/** A file of printed values as their owner saves it, if the game has any. */
	readonly printedFile?: object;
	/** Pages of its book, and what stands above each. */
	readonly book: readonly (readonly [path: string, heading: string])[];
	/** The key of an action that asks nothing and ends the turn. */
	readonly action: string;
}

/** The games that are proved with, by name. */
export const games = await givenByGames<ProofsOfGame>('proofs.ts');
