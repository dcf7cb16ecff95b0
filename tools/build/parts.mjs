import { readdirSync } from 'node:fs';

/**
 * Few, large parts: on a slow network each request costs more than ten kilobytes, and what is packed
 * together packs better. Home and all that it needs comes first; the rest is fetched when it is wanted.
 */

const games = readdirSync('src/lib/games', { withFileTypes: true }).flatMap((entry) =>
	entry.isDirectory() ? [entry.name] : []
);
/** @param {string} id */
const gameIn = (id) => /games[\\/]([^\\/]+)/.exec(id)?.[1] ?? 'game';

/** While there is one game, what every table needs is no file of its own. */
const [only, ...others] = games;
/** @param {string} id */
function tableOrGame(id) {
	if (only && others.length === 0) return only;
	return /games[\\/]/.test(id) ? gameIn(id) : 'table';
}

/** Home and a table. */
export const partsOfAStart = new Set(['home', 'table', ...games]);

/** The part that a page comes with, by the path of its file. @param {string} path */
export function partOfPage(path) {
	const [, folder] = /routes[\\/](\w+)?/.exec(path) ?? [];
	switch (folder) {
		case undefined:
			return 'home';
		case 'match':
			return 'table';
		case 'new':
			return 'new';
		default:
			return 'more';
	}
}

/** Kit, what it begins with, home's own pages; and what both a table and the page for failures need. */
const OF_HOME = new RegExp(
	[
		String.raw`kit[\\/]src[\\/]runtime[\\/]client[\\/]entry\.js`,
		String.raw`client-optimized[\\/]app\.js`,
		String.raw`src[\\/]routes[\\/]\+`,
		String.raw`ui[\\/]Sheet\.svelte$`,
		String.raw`platform[\\/](TopBanner\.svelte|files[\\/]save-as\.ts)$`
	].join('|')
);

/** Home, a table, its game; and what tells of a sheet that did not come. */
const BEGINNINGS =
	/client-optimized[\\/]app\.js$|pages-of-table$|games[\\/][^\\/]+[\\/]index\.ts$|failure-part\.ts$/;

/**
 * Whether one of them needs it from the beginning, and does not only ask for it later.
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} context
 */
function isOfAStart(id, context) {
	const seen = new Set([id]);
	for (const each of seen) {
		if (BEGINNINGS.test(each)) return true;
		for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer);
	}
	return false;
}

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const groups = [
	// the styles of home and of a table come in the page itself, the others with what they are for
	{
		name: (id, context) => (isOfAStart(id, context) ? 'home' : 'later'),
		priority: 6,
		test: /app\.css|type=style&lang\.css/
	},
	{ name: 'home', priority: 5, test: OF_HOME },
	{ name: 'failure', priority: 4, test: /platform[\\/]failure[\\/]failure-part/ },
	{ name: 'new', priority: 2, test: /pages-of-new|routes[\\/]new[\\/]/ },
	// each game comes in two: the table, and what lies over it or comes after it; parts of one name would
	// be two files, so that one rule names them all
	{
		name: tableOrGame,
		priority: 3,
		test: /pages-of-table|routes[\\/]match[\\/]|games[\\/][^\\/]+[\\/](index|meta)\.ts/
	},
	{
		name: (id) => `${gameIn(id)}-more`,
		priority: 1,
		test: /games[\\/][^\\/]+[\\/](?!.*sample)/
	},
	{ name: 'more', priority: 0, test: /pages-of-more|src[\\/](lib|routes)/ }
];
