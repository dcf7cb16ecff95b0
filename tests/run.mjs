// npm test: every check, two side by side, and one sum at the end.
// npm test -- --only lint,unit runs those alone; --game <id> what a change to one game touches.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing } from '../tools/serve/install.mjs';
import { ensureBrowser } from './browser.mjs';
import { reportsFolder, watched, watchedLine } from './proofs/reports.mjs';
import { reports, stepsFor } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step @typedef {import('./steps.mjs').Sum} Sum */

const minutesAStep = 12;
/** Browsers look at what was built; meanwhile the rest runs beside them, on the other core. */
const BROWSERS = ['build', 'toy-build', 'e2e', 'toy', 'proofs'];
const BESIDE = ['unit', 'component', 'types', 'lint', 'format'];
/** The toy and the proofs are about the house, not about one game. */
const OF_A_GAME = [...BESIDE, 'build', 'e2e'];

/** @param {string[]} command @returns {Promise<{ exitCode: number, output: string }>} */
function run(command) {
	return new Promise((done) => {
		const child = spawn(process.execPath, command, {
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
async function take({ name, command, sum }) {
	const start = performance.now();
	const { exitCode, output } = await run(command);
	const result = sum(exitCode);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	const { passed, failed, note } = result;
	console.log(
		`\n── ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}, ${seconds} s`
	);
	if (output.trim()) console.log(output.trim());
	return result;
}

/** @param {readonly Step[]} queue @returns {Promise<Sum[]>} */
async function inTurn(queue) {
	/** @type {Map<string, Sum>} */
	const sums = new Map();
	for (const step of queue) {
		const missing = step.needs?.find((name) => sums.get(name)?.failed !== 0);
		if (missing) {
			console.log(`\n── ${step.name}: not run, since there is no ${missing}`);
			sums.set(step.name, { passed: 0, failed: 1 });
		} else sums.set(step.name, await take(step));
	}
	return [...sums.values()];
}

/** @param {string} message @returns {never} */
function refuse(message) {
	console.error(message);
	process.exit(1);
}

const { values } = parseArgs({
	options: { only: { type: 'string' }, game: { type: 'string' } }
});
const { game } = values;
if (game !== undefined && !existsSync(join('src', 'lib', 'games', game)))
	refuse(`No such game: ${game}. Games are the folders of src/lib/games.`);

const steps = stepsFor(game);
const wanted = values.only?.split(',') ?? (game ? OF_A_GAME : Object.keys(steps));
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0)
	refuse(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
const chosen = new Set(wanted.flatMap((name) => [name, ...(steps[name]?.needs ?? [])]));
/** @param {readonly string[]} names */
const those = (names) =>
	names.flatMap((name) => (chosen.has(name) && steps[name] ? [steps[name]] : []));

installMissing();
rmSync(reports, { recursive: true, force: true });
for (const name of BROWSERS) rmSync(join(reportsFolder, `watched-${name}.json`), { force: true });
mkdirSync(reports, { recursive: true });

/** @type {Sum[]} */
const sums = [];
if (['component', 'e2e', 'toy', 'proofs'].some((name) => chosen.has(name))) {
	try {
		console.log(`Browser: ${await ensureBrowser()}`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		sums.push({ passed: 0, failed: 1 });
	}
}

// writes the types that lint and types read
const sync = await run([join('node_modules', '@sveltejs/kit/svelte-kit.js'), 'sync']);
if (sync.exitCode !== 0) console.log(sync.output);

const queues = await Promise.all([inTurn(those(BROWSERS)), inTurn(those(BESIDE))]);
sums.push(...queues.flat());

const pages = watched();
if (pages) console.log(`\n${watchedLine(pages)}`);

const passed = sums.reduce((total, sum) => total + sum.passed, 0);
const failed = sums.reduce((total, sum) => total + sum.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
