// npm run bench: measures the rules as they ship, built for production, and the app with a full shelf.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installMissing, projectFolder } from '../../src/serve/install.mjs';

installMissing();
process.env.NODE_ENV = 'production';

const { build } = await import('vite');
const outDir = join(projectFolder, 'out', 'bench');
await build({
	root: projectFolder,
	configFile: false,
	mode: 'production',
	logLevel: 'warn',
	resolve: { alias: { $lib: join(projectFolder, 'src', 'lib') } },
	ssr: { noExternal: true },
	build: {
		ssr: true,
		outDir,
		emptyOutDir: true,
		rolldownOptions: {
			input: { rules: 'tests/bench/rules.ts', many: 'tests/many-matches.ts' },
			output: { entryFileNames: '[name].mjs' }
		}
	}
});
/** @param {string} name */
const built = (name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href);

/** @type {{ main: () => Promise<void> }} */
const { main } = await built('rules');
await main();

console.log('\nBuilding the app for the record book…');
await build({ root: projectFolder, logLevel: 'error' });
const { recordBook } = await import('./record-book.mjs');
/** @type {{ backupOf: (matches: unknown[]) => string, manyMatches: (count: number) => unknown[] }} */
const { backupOf, manyMatches } = await built('many');
for (const { what, figure, goal, met } of await recordBook(backupOf(manyMatches(2_000))))
	console.log(`| ${what} | ${figure} | ${goal} | ${met ? 'met' : 'MISSED'} |`);
