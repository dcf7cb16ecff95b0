import type { GameTypes } from '$lib/core/game';
import type { GameMeta, GameModule } from '$lib/platform/module';

const metas = import.meta.glob<GameMeta>('./*/meta.ts', { eager: true, import: 'meta' });
const modules = import.meta.glob<GameModule<GameTypes>>('./*/index.ts', { import: 'default' });

const idOf = (path: string) => path.split('/')[1] ?? path;

/** Every game in this folder, known by its folder's name. */
export const games: ReadonlyMap<string, GameMeta> = new Map(
	Object.entries(metas).map(([path, meta]) => [idOf(path), meta])
);

export const loadGame = async (id: string): Promise<GameModule<GameTypes> | undefined> =>
	games.has(id) ? modules[`./${id}/index.ts`]?.() : undefined;
