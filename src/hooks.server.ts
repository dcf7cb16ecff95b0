import { readFileSync } from 'node:fs';
import { building } from '$app/environment';
import type { Handle } from '@sveltejs/kit';

/** What vite says of a script that it has written. */
interface Chunk {
	readonly file: string;
	readonly name?: string;
	readonly imports?: readonly string[];
}
type Chunks = Readonly<Record<string, Chunk>>;

/** The scripts of the client, which are built before the shell is. */
const chunksOfTheClient = () =>
	// safe: vite's own format
	JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8')) as Chunks;

/** What a table needs and home does not: named for app.html, which asks for it on the way to a match. */
function partsOfATable(): string {
	const chunks = chunksOfTheClient();
	const all = Object.values(chunks);
	const parts = new Set<Chunk>();
	const add = (chunk: Chunk | undefined) => {
		if (!chunk || chunk.name === 'home' || parts.has(chunk)) return;
		parts.add(chunk);
		for (const other of chunk.imports ?? []) add(chunks[other]);
	};
	// other games come when the cover has said which one it is
	all.filter(({ name }) => name === 'table' || name === 'clockworker').forEach(add);
	return [...parts].map(({ file }) => `/${file}`).join(' ');
}

const NAMED = '<meta name="table-parts" content="" />';

/**
 * Scripts and the font go before the styles, which take the browser longer to read than a script
 * takes to arrive from the disk.
 */
function scriptsFirst(html: string): string {
	const preloads = html.match(/<link [^>]*rel="(modulepreload|preload)"[^>]*>/g) ?? [];
	const rest = preloads.reduce((page, link) => page.replace(link, ''), html);
	const named = NAMED.replace('""', `"${partsOfATable()}"`);
	return rest.replace(NAMED, [...preloads, named].join(''));
}

/** For the shell, which is all that a server ever renders here: at build time. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		// the font of the headings comes with the first scripts, its second half only where names need it;
		// kit's own files for pages are not there, see bundle/gathered-pages.mjs
		preload: ({ type, path }) =>
			type === 'font' ? path.includes('latin-600') : !path.includes('/nodes/'),
		transformPageChunk: ({ html }) => (building ? scriptsFirst(html) : html)
	});
