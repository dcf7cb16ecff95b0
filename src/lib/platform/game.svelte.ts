import { createContext } from 'svelte';
import type { GameTypes, Rules } from '$lib/core/game';
import { locale } from './locale.svelte';
import type { GameModule, GameStrings } from './module';

/** The game of the match or the book that the page shows, and its words in the language of the moment. */
export class CurrentGame<G extends GameTypes> {
	/** The name of its folder. */
	readonly id: string;
	readonly module: GameModule<G>;

	constructor(id: string, module: GameModule<G>) {
		this.id = id;
		this.module = module;
	}

	get words(): GameStrings<G> {
		return this.module.strings[locale.current];
	}
}

const [gameAround, setGame] = createContext<CurrentGame<GameTypes>>();
export { setGame };

/** For the house's screens, which are the same in every game. */
export const useGame = (): CurrentGame<GameTypes> => gameAround();

const isOf = <G extends GameTypes>(
	game: CurrentGame<GameTypes>,
	rules: Rules<G>
): game is CurrentGame<G> => game.module.rules === rules;

/** For a game's own parts, typed by the rules that are given. */
export function useGameOf<G extends GameTypes>(rules: Rules<G>): CurrentGame<G> {
	const game = gameAround();
	if (!isOf(game, rules)) throw new Error('this view belongs to another game');
	return game;
}
