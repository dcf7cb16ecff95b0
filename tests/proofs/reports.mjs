// What the checks and the browser suite have left in out/proofs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const reportsFolder = join('out', 'proofs');

/** In the order in which they are run and listed. */
export const checks = [
	...['sigkill', 'power-cut', 'connection', 'clock', 'offline', 'update', 'long-match', 'quota'],
	...['imports', 'two-tabs', 'csp']
];

/**
 * @typedef {object} Report what a check says of itself, see proof.ts
 * @property {string} check
 * @property {number} tried
 * @property {number} failed
 * @property {number} seconds
 * @property {readonly { readonly reason: string, readonly broken: boolean }[]} failures
 * @property {string} [skipped]
 * @property {string} [crashed]
 * @typedef {{ tests: number, documents: number, violations: string[], foreign: string[] }} Watched
 */

/** @param {string} file @returns {unknown} undefined when there is none */
function read(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	}
}

/** @param {string} check @param {string} [folder] */
export const reportOf = (check, folder = reportsFolder) =>
	/** @type {Report | undefined} */ (read(join(folder, `${check}.json`)));

/** What all pages of the browser suite and of the checks did, in one; undefined if none was looked at. */
export function watched(folder = reportsFolder) {
	const found = ['e2e', 'toy', 'proofs'].flatMap((name) => {
		const one = /** @type {Watched | undefined} */ (read(join(folder, `watched-${name}.json`)));
		return one && one.tests > 0 ? [one] : [];
	});
	if (found.length === 0) return undefined;
	return {
		tests: found.reduce((sum, { tests }) => sum + tests, 0),
		documents: found.reduce((sum, { documents }) => sum + documents, 0),
		violations: found.flatMap(({ violations }) => violations),
		foreign: found.flatMap(({ foreign }) => foreign)
	};
}

/** @param {Watched} watched */
export const watchedLine = ({ tests, documents, violations, foreign }) =>
	`csp: ${tests} tests with ${documents} pages looked at, ${violations.length} violations, ${foreign.length} foreign requests`;
