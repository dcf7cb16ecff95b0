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
		String.raw`platform[\\/](Above\.svelte|save-as\.ts)$`
	].join('|')
);

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const groups = [
	// every style comes in the page itself: no screen waits for a sheet of its own
	{ name: 'home', priority: 6, test: /app\.css|type=style&lang\.css/ },
	{ name: 'home', priority: 5, test: OF_HOME },
	{ name: 'failure', priority: 4, test: /platform[\\/]failure-part/ },
	{ name: 'table', priority: 3, test: /pages-of-table|routes[\\/]match[\\/]/ },
	{ name: 'new', priority: 2, test: /pages-of-new|routes[\\/]new[\\/]/ },
	// each game comes in two: the table, and what lies over it or comes after it
	{ name: gameIn, priority: 3, test: /games[\\/][^\\/]+[\\/](index|meta)\.ts/ },
	{
		name: (id) => `${gameIn(id)}-more`,
		priority: 1,
		test: /games[\\/][^\\/]+[\\/](?!.*sample)/
	},
	{ name: 'more', priority: 0, test: /pages-of-more|src[\\/](lib|routes)/ }
];
