import { readFileSync } from 'node:fs';
import { building } from '$app/environment';
import type { Handle } from '@sveltejs/kit';

/** What vite says of a script that it has written. */
interface Chunk {
	readonly file: string;
	readonly name?: string;
	readonly src?: string;
	readonly imports?: readonly string[];
}
type Chunks = Readonly<Record<string, Chunk>>;

/** The scripts of the client, which are built before the shell is. */
const chunksOfTheClient = () =>
	// safe: vite's own format
	JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8')) as Chunks;

/** Kit wraps each page, layout and error page into a script of its own, all of them tiny. */
const isOfAMatch = ({ src }: Chunk) =>
	src !== undefined &&
	/nodes\/\d+\.js$/.test(src) &&
	/routes\/(match\/\[id\]\/\+|\+error)/.test(readFileSync(src, 'utf8'));

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
	all.filter(isOfAMatch).forEach(add);
	// others come when the cover has said which game it is
	all.filter(({ name }) => name === 'clockworker').forEach(add);
	return [...parts].map(({ file }) => `/${file}`).join(' ');
}

const NAMED = '<meta name="table-parts" content="" />';

/** For the shell, which is all that a server ever renders here: at build time. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		// the font of the headings comes with the first scripts; its second half only where names need it
		preload: ({ type, path }) => type !== 'font' || path.includes('latin-600'),
		transformPageChunk: ({ html }) =>
			building ? html.replace(NAMED, NAMED.replace('""', `"${partsOfATable()}"`)) : html
	});
