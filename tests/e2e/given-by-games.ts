import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolder } from '../../tools/serve/install.mjs';
import type { Evening, Evenings } from '../games/evenings';

const folder = join(projectFolder, 'tests', 'games');

/** The path of a file in the tests of each game that has it, by game. */
export const filesOfGames = (file: string): ReadonlyMap<string, string> =>
	new Map(
		readdirSync(folder)
			.map((game) => [game, join(folder, game, file)] as const)
			.filter(([, path]) => existsSync(path))
	);

/** What such a file exports, by game. */
export async function givenByGames<T>(file: string): Promise<ReadonlyMap<string, T>> {
	const given = new Map<string, T>();
	for (const [game, path] of filesOfGames(file))
		// safe: the caller names the interface that the file keeps to
		given.set(game, (await import(pathToFileURL(path).href)) as T);
	return given;
}

const [evenings] = (await givenByGames<Evenings>('evenings.ts')).values();

/** Of one game, the first that gives any: tests that count matches are about matches of one kind. */
export function manyMatches(count: number): readonly Evening[] {
	if (!evenings) throw new Error('no game gives evenings');
	return evenings.manyMatches(count);
}
