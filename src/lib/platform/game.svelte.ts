import { createContext } from 'svelte';
import type { GameTypes } from '$lib/core/game';
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
