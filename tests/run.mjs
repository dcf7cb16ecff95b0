// npm test: every check, one after another or side by side, and one sum at the end.
// npm test -- --only lint,unit runs those alone.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing } from '../tools/serve/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { reportsFolder, watched, watchedLine } from './proofs/reports.mjs';

/**
 * @typedef {{ passed: number, failed: number, note?: string }} Sum
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a program of node_modules or of tests, and its arguments
 * @property {(exitCode: number) => Sum} sum
 */

const reports = join('out', 'test');
const minutesAStep = 12;

/** @param {number} exitCode @returns {Sum} */
const oneCheck = (exitCode) =>
	exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** @type {Readonly<Record<string, Step>>} */
const steps = {
	format: {
		name: 'format',
		command: ['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
		sum: oneCheck
	},
	lint: { name: 'lint', command: ['eslint/bin/eslint.js', '.'], sum: oneCheck },
	types: {
		name: 'types',
		command: ['svelte-check/bin/svelte-check', '--fail-on-warnings', '--output', 'human'],
		sum: oneCheck
	},
	unit: vitest('unit'),
	component: vitest('component'),
	build: {
		name: 'build',
		command: ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
		sum: oneCheck
	},
	// the same app with a small game beside the others, which only tests play
	'toy-build': { name: 'toy-build', command: ['tests/toy/build.mjs'], sum: oneCheck },
	e2e: playwright('e2e'),
	toy: playwright('toy', 'tests/toy/e2e'),
	proofs: playwright('proofs')
};

/** @param {string} name @param {string} [folder] of tests @returns {Step} */
function playwright(name, folder = `tests/${name}`) {
	return {
		name,
		command: ['@playwright/test/cli.js', 'test', '--config', `${folder}/playwright.config.ts`],
		sum: (exitCode) => {
			/** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] } | undefined} */
			const report = readReport(name);
			if (!report) return { passed: 0, failed: 1, note: 'wrote no report' };
			const { expected, unexpected, flaky, skipped } = report.stats;
			return honest(exitCode, expected, unexpected + flaky + report.errors.length, skipped);
		}
	};
}

/** @param {string} project @returns {Step} */
function vitest(project) {
	return {
		name: project,
		command: [
			...['vitest/vitest.mjs', 'run', '--project', project, '--allowOnly=false'],
			...['--reporter=default', '--reporter=json'],
			`--outputFile.json=${join(reports, `${project}.json`)}`
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

/** @param {string} program @param {string[]} args @returns {Promise<{ exitCode: number, output: string }>} */
function run(program, ...args) {
	return new Promise((done) => {
		const path = program.startsWith('tests/') ? program : join('node_modules', program);
		const child = spawn(process.execPath, [path, ...args], {
			stdio: ['ignore', 'pipe', 'pipe'],
			env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
		});
		let output = '';
		child.stdout.on('data', (data) => (output += String(data)));
		child.stderr.on('data', (data) => (output += String(data)));
		const timer = setTimeout(() => {
			output += `\nStopped after ${minutesAStep} minutes.\n`;
			child.kill('SIGKILL');
		}, minutesAStep * 60_000);
		child.on('error', (error) => (output += error.message));
		child.on('close', (exitCode) => {
			clearTimeout(timer);
			done({ exitCode: exitCode ?? 1, output });
		});
	});
}

/** @param {Step} step @returns {Promise<Sum>} */
async function take({ name, command: [program = '', ...args], sum }) {
	const start = performance.now();
	const { exitCode, output } = await run(program, ...args);
	const result = sum(exitCode);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	const { passed, failed, note } = result;
	console.log(
		`\n── ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}, ${seconds} s`
	);
	if (output.trim()) console.log(output.trim());
	return result;
}

/** @param {readonly Step[]} chosen @returns {Promise<Sum[]>} */
async function inTurn(chosen) {
	const sums = [];
	for (const step of chosen) sums.push(await take(step));
	return sums;
}

const needsBuild = ['e2e', 'toy', 'proofs'];

/** @param {string | undefined} only @returns {Set<string>} */
function choose(only) {
	if (only === undefined) return new Set(Object.keys(steps));
	const names = only.split(',');
	const unknown = names.filter((name) => !(name in steps));
	if (unknown.length > 0) {
		console.error(
			`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`
		);
		process.exit(1);
	}
	const builds = needsBuild.some((name) => names.includes(name)) ? ['build'] : [];
	return new Set([...names, ...builds, ...(names.includes('toy') ? ['toy-build'] : [])]);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = choose(values.only);
/** @param {...string} names */
const those = (...names) =>
	names.flatMap((name) => (chosen.has(name) && steps[name] ? [steps[name]] : []));

installMissing();
rmSync(reports, { recursive: true, force: true });
for (const suite of needsBuild)
	rmSync(join(reportsFolder, `watched-${suite}.json`), { force: true });
mkdirSync(reports, { recursive: true });

/** @type {Sum[]} */
const sums = [];
if (['component', ...needsBuild].some((name) => chosen.has(name))) {
	try {
		console.log(`Browser: ${await ensureBrowser()}`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		sums.push({ passed: 0, failed: 1 });
	}
}

// writes the types that lint and types read
const sync = await run('@sveltejs/kit/svelte-kit.js', 'sync');
if (sync.exitCode !== 0) console.log(sync.output);

// two cores: two queues of about a minute; browsers get the machine to themselves
const [left, [built, ...right]] = await Promise.all([
	inTurn(those('format', 'lint')),
	inTurn(those('build', 'types', 'unit', 'toy-build'))
]);
if (built) sums.push(built);
sums.push(...left, ...right, ...(await inTurn(those('component'))));

if (built?.failed === 0) {
	sums.push(...(await inTurn(those(...needsBuild))));
	const pages = watched();
	if (pages) console.log(`\n${watchedLine(pages)}`);
} else {
	for (const name of needsBuild.filter((name) => chosen.has(name))) {
		console.log(`\n── ${name}: not run, since there is no build`);
		sums.push({ passed: 0, failed: 1 });
	}
}

const passed = sums.reduce((total, sum) => total + sum.passed, 0);
const failed = sums.reduce((total, sum) => total + sum.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
