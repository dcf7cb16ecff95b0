// The checks of `npm test`: what each runs, and how its report is counted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const reports = join('out', 'test');

/**
 * @typedef {{ passed: number, failed: number, note?: string }} Sum
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a script and its arguments
 * @property {readonly string[]} [needs] builds without which there is nothing to look at
 * @property {(exitCode: number) => Sum} sum
 */

/** @param {string} program */
const ofPackage = (program) => join('node_modules', program);

/** @param {number} exitCode @returns {Sum} */
const oneCheck = (exitCode) =>
	exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * What a change to one game touches: the house's tests, without those of the other games.
 * @param {string | undefined} game
 */
const unitFolders = (game) =>
	game === undefined
		? []
		: ['architecture', 'core', 'platform', 'screens', `games/${game}`].map(
				(each) => `tests/${each}/`
			);

/** @param {string | undefined} game */
const browserFolders = (game) =>
	game === undefined ? [] : [`tests/e2e/shell/`, `tests/e2e/${game}/`];

/**
 * Every step by its name, in the order in which they are listed.
 * @param {string | undefined} game only what a change to this game touches
 * @returns {Readonly<Record<string, Step>>}
 */
export const stepsFor = (game) => ({
	format: {
		name: 'format',
		command: [ofPackage('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
		sum: oneCheck
	},
	lint: {
		name: 'lint',
		// what has not changed since the last run is not read again; a fresh clone reads all
		command: [
			...[ofPackage('eslint/bin/eslint.js'), '.', '--cache', '--cache-strategy', 'content'],
			...['--cache-location', ofPackage('.cache/eslint/')]
		],
		sum: oneCheck
	},
	types: {
		name: 'types',
		command: [
			ofPackage('svelte-check/bin/svelte-check'),
			'--fail-on-warnings',
			'--output',
			'human'
		],
		sum: oneCheck
	},
	unit: vitest('unit', unitFolders(game)),
	component: vitest('component', unitFolders(game)),
	build: {
		name: 'build',
		command: [ofPackage('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
		sum: oneCheck
	},
	e2e: playwright('e2e', 'tests/e2e', ['build'], browserFolders(game)),
	// the same app with a small game beside the others, which only tests play
	'toy-build': { name: 'toy-build', command: ['tests/toy/build.mjs'], sum: oneCheck },
	toy: playwright('toy', 'tests/toy/e2e', ['build', 'toy-build']),
	proofs: playwright('proofs', 'tests/proofs', ['build'])
});

/**
 * @param {string} name
 * @param {string} folder where its configuration lies
 * @param {readonly string[]} needs
 * @param {readonly string[]} [only]
 * @returns {Step}
 */
function playwright(name, folder, needs, only = []) {
	return {
		name,
		needs,
		command: [
			...[ofPackage('@playwright/test/cli.js'), 'test', '--config'],
			...[`${folder}/playwright.config.ts`, ...only]
		],
		sum: (exitCode) => {
			/** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] } | undefined} */
			const report = readReport(name);
			if (!report) return { passed: 0, failed: 1, note: 'wrote no report' };
			const { expected, unexpected, flaky, skipped } = report.stats;
			return honest(exitCode, expected, unexpected + flaky + report.errors.length, skipped);
		}
	};
}

/** @param {string} project @param {readonly string[]} folders @returns {Step} */
function vitest(project, folders) {
	return {
		name: project,
		command: [
			...[ofPackage('vitest/vitest.mjs'), 'run', '--project', project, '--allowOnly=false'],
			...['--reporter=default', '--reporter=json'],
			`--outputFile.json=${join(reports, `${project}.json`)}`,
			...folders
		],
		sum: (exitCode) => {
			/** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { status: string, assertionResults: unknown[] }[] } | undefined} */
			const report = readReport(project);
			if (!report) return { passed: 0, failed: 1, note: 'wrote no report' };
			// a file that does not even load has no tests to count
			const broken = report.testResults.filter(
				({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0
			).length;
			const { numPassedTests, numFailedTests, numPendingTests } = report;
			return honest(exitCode, numPassedTests, numFailedTests + broken, numPendingTests);
		}
	};
}

/** @param {string} name */
function readReport(name) {
	try {
		return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
	} catch {
		return undefined;
	}
}

/**
 * A runner that found nothing to run, or that failed without naming a test, has failed.
 * @param {number} exitCode @param {number} passed @param {number} failed @param {number} skipped
 * @returns {Sum}
 */
function honest(exitCode, passed, failed, skipped) {
	if (passed + failed === 0) return { passed, failed: 1, note: 'ran no tests' };
	if (exitCode !== 0 && failed === 0) return { passed, failed: 1, note: `exit code ${exitCode}` };
	return { passed, failed, ...(skipped > 0 && { note: `${skipped} skipped` }) };
}
