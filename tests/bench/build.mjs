// Builds all that is measured: the app, the floor beside it, and the matches and rules of the games.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectFolder } from '../../tools/serve/install.mjs';

const out = join(projectFolder, 'out', 'bench');

const run = promisify(execFile);

/** In a process of its own, for kit builds what lies in the current folder. @param {string} folder */
async function buildSite(folder) {
	const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
	await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: folder });
}

const buildApp = () => buildSite(projectFolder);
const buildFloor = () => buildSite(join(projectFolder, 'tests', 'bench', 'floor'));

const common = /** @type {const} */ ({
	root: projectFolder,
	configFile: false,
	mode: 'production',
	logLevel: 'warn',
	resolve: { alias: { $lib: join(projectFolder, 'src', 'lib') } }
});

/** Matches and rules, for Node. */
async function buildScripts() {
	const { build } = await import('vite');
	await build({
		...common,
		ssr: { noExternal: true },
		build: {
			ssr: true,
			outDir: join(out, 'node'),
			emptyOutDir: true,
			rolldownOptions: {
				input: {
					rules: 'tests/bench/rules.ts',
					games: 'tests/bench/games.ts'
				},
				output: { entryFileNames: '[name].mjs' }
			}
		}
	});
}

export const buildAll = () => Promise.all([buildApp(), buildFloor(), buildScripts()]);

/**
 * What the scripts export, as far as the measures ask for it.
 * @typedef {object} Built
 * @property {{ figures: (game: string) => Record<'replayed' | 'bare' | 'replayedSome' | 'appended', number> }} rules
 * @property {{
 *   games: ReadonlyMap<string, {
 *     counter: { label: string, more: string, less: string },
 *     chain?: { key: string },
 *     typed?: readonly string[]
 *   }>,
 *   runningMatch: (game: string, length: number) => string,
 *   chainedMatch: (game: string) => string,
 *   years: (count: number) => string
 * }} games
 */

/**
 * @template {keyof Built} Name
 * @param {Name} name
 * @returns {Promise<Built[Name]>}
 */
export const built = (name) => import(pathToFileURL(join(out, 'node', `${name}.mjs`)).href);
