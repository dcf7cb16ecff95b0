// npm run soak: every check as often as it takes, then every check against a fault that it has to find.
// --only sigkill,csp runs some; --short runs the forms of npm test; --no-mutants leaves the faults out.
import { spawn, spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { cpus } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing } from '../../tools/serve/install.mjs';
import { ensureBrowser } from '../browser.mjs';
import { mutants, withFault } from './mutants.mjs';
import { checks, reportOf, reportsFolder, watched, watchedLine } from './reports.mjs';

/**
 * @typedef {object} Row one line of the table
 * @property {string} check
 * @property {number} tried
 * @property {number} failed
 * @property {number} seconds
 * @property {boolean} full
 * @property {string} [note]
 * @property {string} mutant
 */

const DOCUMENT = join('docs', 'reliability.md');
const BEGINS = '<!-- the soak writes from here -->';
const ENDS = '<!-- to here -->';
const NOT_TRIED = 'not tried';

/** @param {string[]} args @param {Record<string, string>} [env] @param {string} [cwd] @returns {Promise<{ exitCode: number, output: string }>} */
function run([program = '', ...args], env = {}, cwd = '.') {
	return new Promise((done) => {
		const child = spawn(process.execPath, [resolve('node_modules', program), ...args], {
			cwd,
			stdio: ['ignore', 'pipe', 'pipe'],
			env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env }
		});
		let output = '';
		child.stdout.on('data', (data) => (output += String(data)));
		child.stderr.on('data', (data) => (output += String(data)));
		child.on('error', (error) => (output += error.message));
		child.on('close', (exitCode) => done({ exitCode: exitCode ?? 1, output }));
	});
}

/**
 * Runs one check and reads what it says of itself.
 * @param {string} check @param {boolean} full @param {string} folder @param {string} [site]
 * @returns {Promise<{ report: import('./reports.mjs').Report | undefined, output: string }>}
 */
async function take(check, full, folder, site) {
	const isSuite = check === 'csp';
	rmSync(join(folder, isSuite ? 'watched-e2e.json' : `${check}.json`), { force: true });
	const config = `tests/${isSuite ? 'e2e' : 'proofs'}/playwright.config.ts`;
	// for its short form one file will do
	const files = isSuite ? (full ? [] : ['shell.spec.ts']) : [`/${check}.spec.ts`];
	const start = performance.now();
	const { output } = await run(['@playwright/test/cli.js', 'test', '--config', config, ...files], {
		PROOFS: full ? 'full' : 'short',
		PROOFS_OUT: resolve(folder),
		...(site && { SITE: resolve(site) })
	});
	if (!isSuite) return { report: reportOf(check, folder), output };

	const sum = watched(folder);
	if (!sum) return { report: undefined, output };
	console.log(watchedLine(sum));
	const failures = [...sum.violations, ...sum.foreign].map((reason) => ({ reason, broken: true }));
	const seconds = Number(((performance.now() - start) / 1000).toFixed(1));
	const report = { check, tried: sum.tests, failed: failures.length, seconds, failures };
	writeFileSync(join(folder, 'csp.json'), JSON.stringify(report, null, '\t'));
	return { report, output };
}

/** @param {string} check @param {boolean} full @returns {Promise<Row>} */
async function prove(check, full) {
	const { report, output } = await take(check, full, reportsFolder);
	const none = { check, full, mutant: NOT_TRIED };
	if (!report) {
		console.log(`${check}: wrote no report\n${output}`);
		return { ...none, tried: 0, failed: 1, seconds: 0, note: 'wrote no report' };
	}
	const { tried, failed, seconds, skipped, crashed, failures } = report;
	const note = skipped ?? crashed;
	console.log(
		skipped === undefined
			? `${check}: ${tried} tried, ${failed} failed (${seconds} s)${crashed ? `, ${crashed}` : ''}`
			: `${check}: not run, ${skipped}`
	);
	for (const { reason } of failures.slice(0, 5)) console.log(`  ${reason}`);
	// ended early with no try that failed is a failure all the same
	const counted = crashed !== undefined && failed === 0 ? 1 : failed;
	return { ...none, tried, failed: counted, seconds, ...(note !== undefined && { note }) };
}

/** What a copy of the project to build from leaves behind. */
const leftBehind = new Set(['node_modules', '.svelte-kit', 'build', 'out', '.git']);

/**
 * Builds the app with the fault in it; throws when the fault does not fit the sources any more.
 * @param {import('./mutants.mjs').Mutant} mutant @returns {Promise<string>} the site
 */
async function build(mutant) {
	const { file, source } = withFault(mutant);
	const home = join('out', 'mutants', mutant.check);
	const folder = join(home, 'sources');
	rmSync(home, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const entry of readTree()) cpSync(entry, join(folder, entry), { recursive: true });
	symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');

	writeFileSync(join(folder, file), source);
	const built = await run(['vite/bin/vite.js', 'build', '--logLevel', 'warn'], {}, folder);
	if (built.exitCode !== 0) throw new Error(`does not build\n${built.output}`);
	const site = join(home, 'site');
	renameSync(join(folder, 'build'), site);
	// a second copy of the sources would be read by every tool that reads the first
	rmSync(folder, { recursive: true });
	return site;
}

/** What `npm run build` reads, at the top of the project. */
function readTree() {
	const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
		encoding: 'utf8'
	});
	const tops = new Set(stdout.split('\n').flatMap((path) => path.split('/')[0] || []));
	return [...tops].filter((top) => !leftBehind.has(top));
}

/** @param {string} check @returns {Promise<string>} what came of it */
async function mutate(check) {
	const mutant = mutants.find((each) => each.check === check);
	if (!mutant) return 'missing';
	if (mutant.file === undefined) return `missing (${mutant.why})`;
	try {
		const site = await build(mutant);
		const folder = join('out', 'mutants', check, 'proofs');
		mkdirSync(folder, { recursive: true });
		const { report, output } = await take(check, false, folder, site);
		if (report?.skipped !== undefined) return `not tried: ${report.skipped}`;
		// it has to be found out by what the check claims, not by a page that does not even open
		if (report?.failures.some(({ broken }) => broken)) return 'caught';
		console.log(report?.failures[0]?.reason ?? output);
		return 'NOT caught';
	} catch (error) {
		return `NOT caught: ${error instanceof Error ? error.message : String(error)}`;
	}
}

/** @param {readonly Row[]} rows @param {string} chromium */
function tableOf(rows, chromium) {
	const day = new Date().toISOString().slice(0, 10);
	const lines = rows.map(
		({ check, tried, failed, seconds, note, mutant }) =>
			`| ${check} | ${tried} | ${failed}${note ? ` (${note})` : ''} | ${seconds} | ${mutant} |`
	);
	return [
		`${day}, ${cpus().length} cores, ${chromium}:`,
		'',
		'| check | tried | failed | seconds | its fault |',
		'| --- | --- | --- | --- | --- |',
		...lines
	].join('\n');
}

/** @param {string} table */
async function write(table) {
	const text = readFileSync(DOCUMENT, 'utf8');
	const [before, rest] = text.split(BEGINS);
	const after = rest?.split(ENDS)[1];
	if (before === undefined || after === undefined) throw new Error(`no markers in ${DOCUMENT}`);
	writeFileSync(DOCUMENT, `${before}${BEGINS}\n\n${table}\n\n${ENDS}${after}`);
	await run(['prettier/bin/prettier.cjs', '--write', DOCUMENT]);
}

const { values } = parseArgs({
	options: {
		only: { type: 'string' },
		short: { type: 'boolean', default: false },
		'no-mutants': { type: 'boolean', default: false }
	}
});
const chosen = values.only?.split(',') ?? checks;
const unknown = chosen.filter((check) => !checks.includes(check));
if (unknown.length > 0) {
	console.error(`No such check: ${unknown.join(', ')}. There are ${checks.join(', ')}.`);
	process.exit(1);
}

installMissing();
const browser = await ensureBrowser();
mkdirSync(reportsFolder, { recursive: true });
const version = spawnSync(browser, ['--version'], { encoding: 'utf8' });
const chromium = /\w+ [\d.]+/.exec(version.stdout)?.[0] ?? basename(browser);

console.log('Building …');
const built = await run(['vite/bin/vite.js', 'build', '--logLevel', 'warn']);
if (built.exitCode !== 0) {
	console.error(`${built.output}\nThe build failed: see above.`);
	process.exit(1);
}

/** @type {Row[]} */
const rows = [];
for (const check of chosen) rows.push(await prove(check, !values.short));
if (!values['no-mutants'])
	for (const row of rows) {
		const found = await mutate(row.check);
		row.mutant = row.failed > 0 ? `${found}, but the check fails without it too` : found;
		console.log(`mutant of ${row.check}: ${row.mutant}`);
	}

/** What was run in pieces is one table: rows of earlier runs stay until they are run again. */
const kept = join(reportsFolder, 'soak.json');
/** @type {Record<string, Row>} */
const known = Object.fromEntries(rows.map((row) => [row.check, row]));
if (!values.short && !values['no-mutants']) {
	try {
		/** @type {Record<string, Row>} */
		const earlier = JSON.parse(readFileSync(kept, 'utf8'));
		for (const [check, row] of Object.entries(earlier)) known[check] ??= row;
	} catch {
		// the first run
	}
	writeFileSync(kept, JSON.stringify(known, null, '\t'));
}
const shown = checks.flatMap((check) => known[check] ?? []);
const table = tableOf(shown, chromium);
console.log(`\n${table}`);
if (shown.length === checks.length && shown.every(({ full }) => full)) await write(table);

/** @param {Row} row */
const isBad = ({ failed, mutant }) =>
	failed > 0 || !(mutant === 'caught' || mutant.startsWith(NOT_TRIED));
process.exit(rows.some(isBad) ? 1 : 0);
