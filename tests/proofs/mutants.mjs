// For every check, a fault put into the app that the check has to find: a check that finds none is blind.
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Mutant
 * @property {string} check
 * @property {string} why what the fault does
 * @property {string} [file] the source it is put into; without it the mutant is still to be written
 * @property {string} [find] stands there exactly once
 * @property {string} [replace]
 */

/**
 * The source with the fault in it; throws when the fault does not fit the sources any more.
 * @param {Mutant} mutant @returns {{ file: string, source: string }}
 */
export function withFault({ file, find, replace }) {
	if (file === undefined || find === undefined || replace === undefined)
		throw new Error('is still to be written');
	const source = readFileSync(file, 'utf8');
	const times = source.split(find).length - 1;
	if (times !== 1) throw new Error(`does not fit: what it replaces is ${times} times in ${file}`);
	// a function, since a string would have its dollars read
	return { file, source: source.replace(find, () => replace) };
}

/** @type {readonly Mutant[]} */
export const mutants = [
	{
		check: 'sigkill',
		why: 'a line is claimed to be on disk 350 ms before it is written',
		file: 'src/lib/platform/match/open.ts',
		find: 'const stored = await matchStore.append(id, entry, result, learned)',
		replace:
			'setTimeout(() => void matchStore.append(id, entry, result, learned), 350);\n\t\t\tconst stored = await Promise.resolve(entry)'
	},
	{
		check: 'power-cut',
		why: 'the browser may keep written lines in memory',
		file: 'src/lib/platform/storage/connection.ts',
		find: "durability: 'strict'",
		replace: "durability: 'relaxed'"
	},
	{
		check: 'connection',
		why: 'a connection that was lost is not opened again',
		file: 'src/lib/platform/storage/connection.ts',
		find: 'if (!isClosed(error)) throw error;',
		replace: 'if (isClosed(error) || error) throw error;'
	},
	{
		check: 'clock',
		why: 'lines are sorted by the time on the wall',
		file: 'src/lib/core/log/log.ts',
		find: 'if (a.clock !== b.clock) return a.clock - b.clock;',
		replace: 'if (a.at !== b.at) return a.at - b.at;'
	},
	{
		check: 'offline',
		why: 'the worker answers for no page but home',
		file: 'src/service-worker.ts',
		find: "mode === 'navigate' ? matchPrecache('/') : undefined",
		replace: "mode === 'navigate' ? undefined : undefined"
	},
	{
		check: 'update',
		why: 'a newer worker takes over at once and throws away what the old page still needs',
		file: 'src/service-worker.ts',
		find: "self.addEventListener('activate', (event) => {",
		replace:
			"self.addEventListener('install', () => void self.skipWaiting());\nself.addEventListener('activate', (event) => {"
	},
	{
		check: 'long-match',
		why: 'every timeline there ever was is kept',
		file: 'src/lib/core/log/replay.ts',
		find: 'export function append<G extends GameTypes>(\n\trules: Rules<G>,\n\tagreed: Setup<G>,\n\ttimeline: Timeline<G>,\n\tentry: Entry<G>\n): Timeline<G> {',
		replace:
			'const kept: unknown[] = [];\nexport function append<G extends GameTypes>(\n\trules: Rules<G>,\n\tagreed: Setup<G>,\n\ttimeline: Timeline<G>,\n\tentry: Entry<G>\n): Timeline<G> {\n\tkept.push(timeline);'
	},
	{
		check: 'quota',
		why: 'the file leaves out the lines that are not on disk',
		file: 'src/lib/platform/files/match-export.ts',
		find: 'writeMatchFile({ match: cover, log })',
		replace:
			"writeMatchFile({ match: cover, log: log.slice(0, Number(document.querySelector<HTMLElement>('.last-line')?.dataset.recorded)) })"
	},
	{
		check: 'imports',
		why: 'keys that objects inherit are let in',
		file: 'src/lib/core/data/json.ts',
		find: 'if (!isList && FORBIDDEN.has(`${key}`)) return `${key}`;',
		replace: 'void FORBIDDEN;'
	},
	{
		check: 'two-tabs',
		why: 'a line gets its place before the transaction that writes it',
		file: 'src/lib/platform/storage/match-store.ts',
		find: 'clock: Math.max(entry.clock, (last?.[1] ?? 0) + 1)',
		replace: 'clock: Math.max(entry.clock, last ? 0 : 1)'
	},
	{
		check: 'csp',
		why: 'home asks another server',
		file: 'src/hooks.client.ts',
		find: 'uncaughtErrors.listen();',
		replace: "uncaughtErrors.listen();\n\tfetch('https://elsewhere.invalid/').catch(() => {});"
	}
];
