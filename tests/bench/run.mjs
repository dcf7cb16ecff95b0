// npm run bench: measures the app against the goals, and against an empty app beside it.
//   --quick             fewer runs, under three minutes, prints only
//   --only cold,tap     some measurements
//   --game <id>         of the games, this one alone
//   --runs 5            so many runs
//   --write             writes docs/performance.md also when it would not
//   --built             measures what was built last
import { parseArgs } from 'node:util';
import { installMissing } from '../../tools/serve/install.mjs';

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} figure
 * @property {string} [against]
 * @property {string} [ratio]
 * @property {string} [goal]
 * @property {boolean} [met] without it the row is for information
 *
 * @typedef {{ runs: number, quick: boolean, games: readonly string[] }} How
 * @typedef {(how: How) => Promise<Row[]>} Measure
 */

installMissing();
process.env.NODE_ENV = 'production';
const { ensureBrowser } = await import('../browser.mjs');
const { buildAll, built } = await import('./build.mjs');
const { circumstances, tableOf, writeDocument } = await import('./report.mjs');

/** @type {Readonly<Record<string, () => Promise<Measure>>>} */
const measures = {
	bytes: async () => (await import('./measures/bytes.mjs')).bytes,
	cold: async () => (await import('./measures/cold.mjs')).cold,
	offline: async () => (await import('./measures/offline.mjs')).offline,
	tap: async () => (await import('./measures/tap.mjs')).tap,
	chain: async () => (await import('./measures/chain.mjs')).chain,
	'look-up': async () => (await import('./measures/look-up.mjs')).lookUp,
	rules: async () => (await import('./measures/rules.mjs')).rules,
	'record-book': async () => (await import('./measures/record-book.mjs')).recordBook,
	heap: async () => (await import('./measures/heap.mjs')).heap
};

const { values } = parseArgs({
	options: {
		quick: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
		built: { type: 'boolean', default: false },
		only: { type: 'string' },
		game: { type: 'string' },
		runs: { type: 'string' }
	}
});
const chosen = values.only?.split(',') ?? Object.keys(measures);
const unknown = chosen.filter((name) => !(name in measures));
if (unknown.length > 0) {
	console.error(
		`No such measurement: ${unknown.join(', ')}. There are ${Object.keys(measures).join(', ')}.`
	);
	process.exit(1);
}
const { quick } = values;
const runs = Number(values.runs ?? (quick ? 2 : 10));
if (!Number.isInteger(runs) || runs < 1) {
	console.error(`--runs wants a whole number, not ${values.runs}`);
	process.exit(1);
}

const begin = performance.now();
const seconds = () => `${Math.round((performance.now() - begin) / 1000)} s`;
await ensureBrowser();
if (!values.built) {
	console.error('building the app, the floor and the rules …');
	await buildAll();
}

const { games: known } = await built('games');
const games = [...known.keys()].filter((game) => game === (values.game ?? game));
if (games.length === 0) {
	console.error(`No such game: ${values.game}. There are ${[...known.keys()].join(', ')}.`);
	process.exit(1);
}

/** @type {Row[]} */
const rows = [];
for (const name of chosen) {
	console.error(`${seconds()}: ${name} …`);
	const measure = await measures[name]?.();
	if (measure) rows.push(...(await measure({ runs, quick, games })));
}
const figures = `${await circumstances(runs)}\n\n${tableOf(rows)}`;
console.log(`\n${figures}`);
const short = rows.filter(({ met }) => met === false).length;
console.log(`\n${rows.length} figures in ${seconds()}; ${short} of them do not meet their goals.`);
if (values.write || (!quick && values.only === undefined && values.game === undefined))
	console.log(`Written to ${writeDocument(figures)}`);
