// Builds the app with the toy on the shelf, beside the build that ships: a copy of the sources in which
// the toy's folder lies where games lie. Nothing else is changed; that is all it takes to add a game.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../tools/serve/install.mjs';

const copy = join(projectFolder, 'out', 'toy');
/** What a build reads; packages are found in the folders above the copy. */
const READ = ['src', 'static', 'tools', 'tests/browser.mjs', 'package.json', 'package-lock.json'];
const CONFIGURED = ['svelte.config.js', 'vite.config.ts', 'tsconfig.json'];
const TOY = ['meta.ts', 'rules.ts', 'index.ts', 'Lay.svelte', 'Sum.svelte'];

/** The site of that build, to be served. */
export const toySite = join(copy, 'build');

export function buildToy() {
	rmSync(copy, { recursive: true, force: true });
	for (const path of [...READ, ...CONFIGURED])
		cpSync(join(projectFolder, path), join(copy, path), { recursive: true });
	for (const file of TOY)
		cpSync(join(import.meta.dirname, file), join(copy, 'src', 'lib', 'games', 'toy', file));
	const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
	execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
		cwd: copy,
		stdio: 'inherit'
	});
}

if (process.argv[1] === import.meta.filename) buildToy();
