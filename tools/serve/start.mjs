// npm start: install what is missing, build, serve.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installMissing } from './install.mjs';

const wish = process.env.PORT || '4173';
const port = Number(wish);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
	console.error(`PORT=${wish} is not a port: use a number from 0 to 65535.`);
	process.exit(1);
}

installMissing();
// only now is there a sirv to import
const { serve } = await import('./static-server.mjs');

console.log('Building …');
const vite = join('node_modules', 'vite', 'bin', 'vite.js');
const build = spawnSync(process.execPath, [vite, 'build'], { encoding: 'utf8' });
if (build.status !== 0) {
	console.error(`${build.stdout}${build.stderr}\nThe build failed: see above.`);
	process.exit(1);
}

const { url, close } = await serve('build', { port }).catch((/** @type {Error} */ error) => {
	console.error(`Could not open port ${port}: ${error.message}`);
	process.exit(1);
});
console.log(`Mainspring is at ${url} (Ctrl-C ends it)`);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
	process.once(signal, () => void close().then(() => process.exit(0)));
}
