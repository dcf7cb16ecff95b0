// The two that are compared: the app and the empty one, served the same way.
import { join } from 'node:path';
import { projectFolder } from '../../tools/serve/install.mjs';
import { serve } from '../../tools/serve/static-server.mjs';

export const FOLDERS = {
	app: join(projectFolder, 'build'),
	floor: join(projectFolder, 'out', 'bench', 'floor')
};

/** @typedef {keyof typeof FOLDERS} Site */
/** @type {readonly Site[]} */
export const SITES = ['app', 'floor'];

/**
 * One after the other, each first as often as last: what the machine does meanwhile hits both.
 * @template {string} Name
 * @template Result
 * @param {number} runs
 * @param {readonly Name[]} names
 * @param {(name: Name, run: number) => Promise<Result>} measure
 * @returns {Promise<Record<Name, Result[]>>}
 */
export async function inTurns(runs, names, measure) {
	// safe: a list for every name
	const results = /** @type {Record<Name, Result[]>} */ (
		/** @type {unknown} */ (Object.fromEntries(names.map((name) => [name, []])))
	);
	for (let run = 0; run < runs; run++)
		for (const name of run % 2 ? names.toReversed() : names)
			results[name].push(await measure(name, run));
	return results;
}

export async function serveBoth() {
	const app = await serve(FOLDERS.app);
	const floor = await serve(FOLDERS.floor);
	return {
		url: { app: app.url, floor: floor.url },
		close: async () => {
			await app.close();
			await floor.close();
		}
	};
}
