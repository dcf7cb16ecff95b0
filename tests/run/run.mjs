// npm test: every check, side by side, and one sum at the end.
// npm test -- --only lint,unit runs those alone; --game <id> what a change to that game touches.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing } from '../../tools/serve/install.mjs';
import { ensureBrowser } from '../browser.mjs';
import { reportsFolder, watched, watchedLine } from '../proofs/reports.mjs';
import { games, needs, reports, stepsFor } from './steps.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').StepName} StepName
 * @typedef {import('./steps.mjs').Sum} Sum
 */

const minutesAStep = 12;

/**
 * Two queues for two cores. Browsers wait for frames about half of their time: the checks beside them take
 * what is left over, at a lower priority, and so make no browser wait.
 */
const BROWSERS = /** @type {const} */ (['build', 'component', 'e2e', 'toy', 'proofs']);
const BESIDE = /** @type {const} */ (['unit', 'toy-build', 'types', 'lint', 'format']);
const LOWER_PRIORITY = 10;
const OF_BROWSERS = ['component', 'e2e', 'toy', 'proofs'];

const { values } = parseArgs({ options: { only: { type: 'string' }, game: { type: 'string' } } });
if (values.game !== undefined && !games().includes(values.game))
	fail(`No such game: ${values.game}. There are ${games().join(', ')}.`);
const steps = stepsFor(values.game);
const chosen = choose(values.only);

/** @param {string} message @returns {never} */
function fail(message) {
	console.error(message);
	process.exit(1);
}

/** @param {string | undefined} only @returns {ReadonlySet<string>} with the builds that the chosen need */
function choose(only) {
	const names = only?.split(',') ?? Object.keys(steps);
	const unknown = names.filter((name) => !(name in steps));
	if (unknown.length > 0)
		fail(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
	const builds = Object.entries(needs).flatMap(([name, build]) =>
		names.includes(name) ? [build] : []
	);
	return new Set([...names, ...builds]);
}

/** @param {readonly string[]} command @param {number} [priority] @returns {Promise<{ exitCode: number, output: string }>} */
function run(command, priority = 0) {
	return new Promise((done) => {
		// without room for what is new, a fifth of the time of lint goes into collecting garbage
		const child = spawn(process.execPath, ['--max-semi-space-size=128', ...command], {
			stdio: ['ignore', 'pipe', 'pipe'],
			env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
		});
		if (child.pid !== undefined && priority > 0) setPriority(child.pid, priority);
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

/** @param {string} name @param {Step} step @param {number} priority @returns {Promise<Sum>} */
async function take(name, { command, sum }, priority) {
	const start = performance.now();
	const { exitCode, output } = await run(command, priority);
	const result = sum(exitCode);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	const { passed, failed, note } = result;
	console.log(
		`\n── ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}, ${seconds} s`
	);
	if (output.trim()) console.log(output.trim());
	return result;
}

/** What comes of each step, for the step that waits for it, and for the sum. @type {Map<string, Promise<Sum>>} */
const results = new Map();
/** @type {Map<string, (sum: Sum) => void>} */
const finish = new Map();
for (const name of chosen) results.set(name, new Promise((done) => finish.set(name, done)));

/** @param {StepName} name @param {number} priority @returns {Promise<Sum>} */
async function takeWhenReady(name, priority) {
	const step = steps[name];
	if (!step) throw new Error(`no step ${name}`);
	// safe: a step that is in no list needs nothing
	const build = /** @type {Partial<Record<string, string>>} */ (needs)[name];
	const built = build === undefined ? undefined : await results.get(build);
	if (built && built.failed > 0) {
		console.log(`\n── ${name}: not run, since there is no build`);
		return { passed: 0, failed: 1 };
	}
	return take(name, step, priority);
}

/** @param {readonly StepName[]} names @param {number} [priority] */
async function inTurn(names, priority = 0) {
	for (const name of names)
		if (chosen.has(name)) finish.get(name)?.(await takeWhenReady(name, priority));
}

installMissing();
rmSync(reports, { recursive: true, force: true });
for (const suite of ['e2e', 'toy', 'proofs'])
	rmSync(join(reportsFolder, `watched-${suite}.json`), { force: true });
mkdirSync(reports, { recursive: true });

/** @type {Sum[]} */
const sums = [];
if (OF_BROWSERS.some((name) => chosen.has(name))) {
	try {
		console.log(`Browser: ${await ensureBrowser()}`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		sums.push({ passed: 0, failed: 1 });
	}
}

// writes the types that lint and types read
const sync = await run(['node_modules/@sveltejs/kit/svelte-kit.js', 'sync']);
if (sync.exitCode !== 0) console.log(sync.output);

await Promise.all([inTurn(BROWSERS), inTurn(BESIDE, LOWER_PRIORITY)]);
sums.push(...(await Promise.all(results.values())));

const pages = watched();
if (pages) console.log(`\n${watchedLine(pages)}`);
const passed = sums.reduce((total, sum) => total + sum.passed, 0);
const failed = sums.reduce((total, sum) => total + sum.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
