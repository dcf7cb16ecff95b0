// One table of all figures, for the eye and for docs/performance.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../tools/serve/install.mjs';
import { Chrome } from './chrome.mjs';

/** @typedef {import('./run.mjs').Row} Row */

const HEAD = ['what', 'figure: median (p90)', 'floor, or against', 'ratio', 'goal', ''];

/** @param {Row} row */
const judged = ({ met }) => (met === undefined ? '' : met ? 'met' : 'NOT MET');

/**
 * As prettier would write it.
 * @param {readonly Row[]} rows
 */
export function tableOf(rows) {
	const lines = [
		HEAD,
		...rows.map((row) => {
			const { what, figure, against = '', ratio = '', goal = '' } = row;
			return [what, figure, against, ratio, goal, judged(row)];
		})
	];
	const widths = HEAD.map((_, at) => Math.max(3, ...lines.map((line) => line[at]?.length ?? 0)));
	const line = (/** @type {readonly string[]} */ cells) =>
		`| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
	const [head = [], ...rest] = lines;
	return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}

async function browserVersion() {
	const chrome = await Chrome.launch();
	const { product } = await chrome.send('Browser.getVersion');
	await chrome.close();
	return product;
}

/** The commit, and whether the app or the bench differ from it. */
function commit() {
	const git = (/** @type {string[]} */ ...args) =>
		spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).stdout.trim();
	const changed = git('status', '--porcelain', '--', 'src', 'static', 'tests', 'package-lock.json');
	return `${git('rev-parse', '--short', 'HEAD')}${changed ? ', with changes' : ''}`;
}

/** @param {number} runs */
export async function circumstances(runs) {
	const [cpu] = cpus();
	return [
		`${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 1e9)} GB`,
		`Node ${process.versions.node}, ${await browserVersion()}`,
		new Date().toISOString().slice(0, 10),
		`commit ${commit()}`,
		`${runs} interleaved runs`
	].join(' · ');
}

const BEGIN = '<!-- figures: written by npm run bench -->';
const END = '<!-- end of figures -->';

/** @param {string} figures */
export function writeDocument(figures) {
	const file = join(projectFolder, 'docs', 'performance.md');
	const text = readFileSync(file, 'utf8');
	const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
	if (begin < 0 || end < begin) throw new Error(`${file} has no place for the figures`);
	writeFileSync(file, `${text.slice(0, begin)}${BEGIN}\n\n${figures}\n\n${text.slice(end)}`);
	return file;
}
