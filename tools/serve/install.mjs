// Makes a fresh clone ready to run. Uses Node alone, since nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Checks the Node version, goes to the project's folder and installs what is missing; ends the process when it can't. */
export function installMissing() {
	process.chdir(projectFolder);

	const needed = neededNode();
	if (isOlder(process.versions.node, needed)) {
		fail(`Mainspring needs Node ${needed} or newer; this is Node ${process.versions.node}.`);
	}

	if (isInstalled()) return;
	console.log('Installing dependencies (npm ci) …');
	const { status } = spawnSync('npm', ['ci'], {
		stdio: ['ignore', 'inherit', 'inherit'],
		shell: process.platform === 'win32'
	});
	if (status !== 0) fail('npm ci failed: see above. It needs a network the first time.');
}

function neededNode() {
	/** @type {{ engines: { node: string } }} */
	const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
	return engines.node.replace(/[^\d.]/g, '');
}

/** @param {string} version @param {string} than */
export function isOlder(version, than) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	const [thanMajor = 0, thanMinor = 0] = than.split('.').map(Number);
	return major < thanMajor || (major === thanMajor && minor < thanMinor);
}

/** npm writes a lockfile of its own into node_modules when it has finished. */
function isInstalled() {
	const installed = statSync(join('node_modules', '.package-lock.json'), { throwIfNoEntry: false });
	return installed !== undefined && installed.mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/** @param {string} message @returns {never} */
function fail(message) {
	console.error(message);
	process.exit(1);
}
