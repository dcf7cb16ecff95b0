import { createContext } from 'svelte';
import type { GameTypes } from '$lib/core/game';
import type { GameMeta, GameModule } from './module';

export type LoadGame = (id: string) => Promise<GameModule<GameTypes> | undefined>;

/** Every game of this app, known by its folder's name. */
export interface Games {
	readonly games: ReadonlyMap<string, GameMeta>;
	readonly loadGame: LoadGame;
}

/** The root layout gives it: screens ask here, since they may not import the registry. */
export const [useGames, setGames] = createContext<Games>();
