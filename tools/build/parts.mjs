/**
 * Few, large parts: on a slow network each request costs more than ten kilobytes, and what is packed
 * together packs better. Home comes first; then `match`, which every table needs, and the game's own
 * part; then the rest, when it is wanted.
 */

const GAME = /src[\\/]lib[\\/]games[\\/]([^\\/]+)[\\/]/;
/** @param {string} id the path of a module */
const gameOf = (id) => GAME.exec(id)?.[1];

/** How the parts of a game are named. @param {string} game */
export const partOfGame = (game) => `game-${game}`;

/** Kit, what it begins with, and home's own pages. */
const HOME = [
	String.raw`kit[\\/]src[\\/]runtime[\\/]client[\\/]entry\.js$`,
	String.raw`client-optimized[\\/]app\.js$`,
	String.raw`src[\\/]routes[\\/]\+`
];
/** Needed by a table and by the page for failures, which must not depend on the part of a match. */
const SHARED_WITH_FAILURE = [
	String.raw`ui[\\/]page[\\/]Sheet\.svelte$`,
	String.raw`platform[\\/](TopBanner\.svelte|files[\\/]save-as\.ts)$`
];
const OF_HOME = new RegExp([...HOME, ...SHARED_WITH_FAILURE].join('|'));
/** What is drawn when a match is opened. */
const OF_MATCH = /src[\\/]routes[\\/]match[\\/]|src[\\/]lib[\\/]games[\\/][^\\/]+[\\/]index\.ts$/;
const OF_FAILURE = /platform[\\/]failure[\\/]failure-part\.ts$/;
const OF_A_START = new RegExp(
	[OF_HOME, OF_MATCH, OF_FAILURE].map(({ source }) => source).join('|')
);

/**
 * Whether a module that `beginnings` matches imports this one, directly or through others. What is only
 * imported by a call comes later, and does not count.
 * @param {RegExp} beginnings
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} context
 */
function isImportedBy(beginnings, id, context) {
	const seen = new Set([id]);
	for (const each of seen) {
		if (beginnings.test(each)) return true;
		for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer);
	}
	return false;
}

/**
 * The highest priority chooses first, and takes along what its modules import. No part of the house is left
 * for a game's part to take: it would be fetched for each other game too.
 * @type {import('rolldown').CodeSplittingGroup[]}
 */
export const groups = [
	{
		// kit writes the styles of home's part into the page: those of every table shall be there too
		debugName: 'styles',
		name: (id, context) =>
			!gameOf(id) && isImportedBy(OF_A_START, id, context) ? 'home' : undefined,
		priority: 9,
		test: /app\.css|type=style&lang\.css/
	},
	{ name: 'home', priority: 8, test: OF_HOME },
	{ name: 'failure', priority: 7, test: OF_FAILURE },
	{
		debugName: 'match',
		name: (id, context) =>
			!gameOf(id) && isImportedBy(OF_MATCH, id, context) ? 'match' : undefined,
		priority: 6
	},
	{ name: 'new', priority: 5, test: /src[\\/]routes[\\/]new[\\/]/ },
	{ name: 'more', priority: 4, test: /src[\\/](routes|lib[\\/](?!games[\\/][^\\/]+[\\/]))/ },
	{
		debugName: 'games',
		name: (id) => partOfGame(gameOf(id) ?? ''),
		priority: 3,
		test: /src[\\/]lib[\\/]games[\\/][^\\/]+[\\/]index\.ts$/
	},
	{
		// a sample is a part of its own, for the few visits that look at it
		debugName: 'more of a game',
		name: (id) => `more-${gameOf(id) ?? ''}`,
		priority: 2,
		test: /src[\\/]lib[\\/]games[\\/][^\\/]+[\\/](?!sample)/
	}
];

/**
 * Chromium reads this in the first line of a script and compiles all of it while it arrives, beside the
 * main thread. Left to itself it compiles a thousand functions one by one as they are called: a fifth
 * of the time until a match is drawn.
 * @param {{ readonly name: string }} chunk
 */
export const compileHint = ({ name }) =>
	['home', 'match'].includes(name) || name.startsWith(partOfGame(''))
		? '//# allFunctionsCalledOnLoad\n'
		: '';
