// Builds all that is measured: the app, the floor beside it, and the rules as they ship.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectFolder } from '../../tools/serve/install.mjs';

const out = join(projectFolder, 'out', 'bench');
export const browserFile = join(out, 'browser', 'derived.js');

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
					matches: 'tests/games/clockworker/bench/match-files.ts',
					many: 'tests/games/clockworker/evenings.ts'
				},
				output: { entryFileNames: '[name].mjs' }
			}
		}
	});
	await build({
		...common,
		build: {
			outDir: join(out, 'browser'),
			emptyOutDir: true,
			lib: {
				entry: 'tests/bench/derived.ts',
				formats: ['iife'],
				name: 'derived',
				fileName: () => 'derived.js'
			}
		}
	});
}

export const buildAll = () => Promise.all([buildApp(), buildFloor(), buildScripts()]);

/**
 * @typedef {object} Built
 * @property {{ figures: () => import('./run.mjs').Row[] }} rules
 * @property {{ runningMatch: (length: number) => string, chainedMatch: () => string }} matches
 * @property {{ backupOf: (matches: unknown[]) => string, manyMatches: (count: number) => unknown[] }} many
 */

/**
 * @template {keyof Built} Name
 * @param {Name} name
 * @returns {Promise<Built[Name]>}
 */
export const built = (name) => import(pathToFileURL(join(out, 'node', `${name}.mjs`)).href);
