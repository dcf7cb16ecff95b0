import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');
const notOurs = new Set(['node_modules', '.svelte-kit', 'build', 'out']);
const isText = /\.(ts|js|mjs|svelte|css|html|json|webmanifest|svg|sh)$/;

/** Paths of all text files of a folder, from the project's root, with slashes. */
export const filesIn = (folder: string): readonly string[] =>
	readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		if (notOurs.has(entry.name)) return [];
		const path = `${folder}/${entry.name}`;
		if (entry.isDirectory()) return filesIn(path);
		return isText.test(entry.name) ? [path] : [];
	});

/** Every folder below one, itself included. */
export const foldersIn = (folder: string): readonly string[] => [
	folder,
	...readdirSync(join(root, folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !notOurs.has(entry.name))
		.flatMap(({ name }) => foldersIn(`${folder}/${name}`))
];

/** How many files lie in a folder itself, not in those below it. */
export const fileCount = (folder: string): number =>
	readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile()).length;

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The configuration that lies in the root itself. */
export const rootFiles: readonly string[] = readdirSync(root, { withFileTypes: true })
	.filter(({ name }) => /\.(ts|js)$|^package\.json$/.test(name))
	.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** Folder names of the games; the folder is what the registry knows a game by. */
export const gameIds: readonly string[] = readdirSync(join(root, 'src/lib/games'), {
	withFileTypes: true
})
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);
