// The steps of npm test: what each runs, and how many of its checks passed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ passed: number, failed: number, note?: string }} Sum
 * @typedef {object} Step
 * @property {string[]} command a program and its arguments, run by Node
 * @property {(exitCode: number) => Sum} sum
 */

export const reports = join('out', 'test');

/** Those that need what a build has written. */
export const needs = /** @type {const} */ ({ e2e: 'build', proofs: 'build', toy: 'toy-build' });

/** @param {string} program @param {string[]} args */
const installed = (program, ...args) => [join('node_modules', program), ...args];

/** @param {number} exitCode @returns {Sum} */
const oneCheck = (exitCode) =>
	exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** @param {...string} command @returns {Step} */
const check = (...command) => ({ command, sum: oneCheck });

/** @param {string} name of the report @param {string} folder of the config @param {readonly string[]} only parts of paths @returns {Step} */
function playwright(name, folder, only = []) {
	return {
		command: [
			...installed('@playwright/test/cli.js', 'test'),
			...['--config', `${folder}/playwright.config.ts`, ...only]
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

/** @param {string} project @param {readonly string[]} only parts of paths @returns {Step} */
function vitest(project, only = []) {
	return {
		command: [
			...installed('vitest/vitest.mjs', 'run', '--project', project, '--allowOnly=false'),
			...['--reporter=default', '--reporter=json'],
			...[`--outputFile.json=${join(reports, `${project}.json`)}`, ...only]
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

export const games = () =>
	readdirSync(join('src', 'lib', 'games'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

const all = {
	format: check(...installed('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')),
	lint: check(...installed('eslint/bin/eslint.js', '.')),
	types: check(
		...installed('svelte-check/bin/svelte-check', '--fail-on-warnings', '--output', 'human')
	),
	unit: vitest('unit'),
	component: vitest('component'),
	build: check(...installed('vite/bin/vite.js', 'build', '--logLevel', 'warn')),
	e2e: playwright('e2e', 'tests/e2e'),
	'toy-build': check('tests/toy/build.mjs'),
	toy: playwright('toy', 'tests/toy/e2e'),
	proofs: playwright('proofs', 'tests/proofs')
};

/** @typedef {keyof typeof all} StepName */

/** What a change to one game touches. @param {string} game @returns {Partial<Record<StepName, Step>>} */
function touchedBy(game) {
	const own = `tests/games/${game}`;
	const hasComponents =
		existsSync(own) &&
		readdirSync(own, { recursive: true, encoding: 'utf8' }).some((path) =>
			path.endsWith('.svelte.test.ts')
		);
	return {
		unit: vitest('unit', ['tests/core/', 'tests/architecture/', `${own}/`]),
		...(hasComponents && { component: vitest('component', [`${own}/`]) }),
		build: all.build,
		e2e: playwright('e2e', 'tests/e2e', ['tests/e2e/shell/', `tests/e2e/${game}/`])
	};
}

/** @param {string | undefined} game @returns {Partial<Record<StepName, Step>>} */
export const stepsFor = (game) => (game === undefined ? all : touchedBy(game));
