// npm run bench: measures the rules as they ship, built for production.
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
		ssr: 'tests/bench/rules.ts',
		outDir,
		emptyOutDir: true,
		rolldownOptions: { output: { entryFileNames: 'rules.mjs' } }
	}
});

/** @type {{ main: () => Promise<void> }} */
const { main } = await import(pathToFileURL(join(outDir, 'rules.mjs')).href);
await main();
