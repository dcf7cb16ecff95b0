import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { partOfGame } from './parts.mjs';

/** @typedef {import('rolldown').OutputChunk} Chunk */

/** Read by src/hooks.server.ts when the page is written, which is after the scripts are. */
const LIST = '.svelte-kit/match-files.json';
/** The layout of a match, its table, and the pages for errors, which kit asks for before there are any. */
const TABLE_PAGES = /src[\\/]routes[\\/](match[\\/]\[id\][\\/]\+[^\\/]+|\+error\.svelte)$/;

/**
 * The scripts and styles of these chunks and of all that they import.
 * @param {readonly Chunk[]} chunks
 * @param {import('rolldown').OutputBundle} bundle
 */
function filesOf(chunks, bundle) {
	const files = new Set(chunks.map(({ fileName }) => fileName));
	for (const file of files) {
		const chunk = bundle[file];
		if (chunk?.type !== 'chunk') continue;
		for (const other of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])])
			files.add(other);
	}
	return [...files];
}

/**
 * Lists what a match needs beyond home: the files of every table, and those of each game. The page has
 * the list, so that all of them are asked for at once.
 * @returns {import('vite').Plugin}
 */
export const matchFiles = () => ({
	name: 'match-files',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			/** @param {string} part */
			const named = (part) => chunks.filter(({ name }) => name === part);
			const pages = chunks.filter(({ facadeModuleId }) =>
				this.getModuleInfo(facadeModuleId ?? '')?.importedIds.some((id) => TABLE_PAGES.test(id))
			);
			const ofHome = filesOf(named('home'), bundle);
			/** @param {readonly Chunk[]} first */
			const beyondHome = (first) => filesOf(first, bundle).filter((file) => !ofHome.includes(file));

			const match = beyondHome([...pages, ...named('match')]);
			const games = readdirSync('src/lib/games', { withFileTypes: true })
				.filter((entry) => entry.isDirectory())
				.map(({ name }) => {
					const files = beyondHome(named(partOfGame(name)));
					return [name, files.filter((file) => !match.includes(file))];
				});
			mkdirSync(dirname(LIST), { recursive: true });
			writeFileSync(LIST, JSON.stringify({ match, games: Object.fromEntries(games) }));
		}
	}
});
