import { createHash } from 'node:crypto';
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
function partsOfATable(chunks: Chunks): string {
	const parts = new Set<Chunk>();
	const add = (chunk: Chunk | undefined) => {
		if (!chunk || !isFile(chunk) || parts.has(chunk)) return;
		parts.add(chunk);
		for (const other of chunk.imports ?? []) add(chunks[other]);
	};
	// other games come when the cover has said which one it is
	Object.values(chunks)
		.filter(({ name }) => name === 'table' || name === 'clockworker')
		.forEach(add);
	return [...parts].map(({ file }) => `/${file}`).join(' ');
}

/** Home is there, and its helper is in it: see tools/build/one-beginning.mjs. */
const isFile = ({ name }: Chunk) => name !== 'home' && name !== 'rolldown-runtime';

const hash = (script: string) => createHash('sha256').update(script).digest('base64');

/** Kit's script begins with two files that hand on what home has; the policy knows the script by its hash. */
function beginWithHome(html: string, home: string): string {
	const [script = ''] =
		/(?<=<script>)(?:(?!<\/script>).)*kit\.start\(.*?(?=<\/script>)/s.exec(html) ?? [];
	const own = script.replaceAll(/import\("[^"]*\/entry\/[^"]*"\)/g, `import("${home}")`);
	// with anything to take over, kit would say it here: tools/build/no-hydration.mjs counts on that
	const isKnown = own !== script && own.includes('kit.start(app, element);');
	if (!isKnown || !html.includes(hash(script))) throw new Error('kit’s script has changed');
	return html.replace(script, () => own).replace(hash(script), hash(own));
}

const NAMED = '<meta name="table-parts" content="" />';

/**
 * Scripts and the font go before the styles, which take the browser longer to read than a script
 * takes to arrive from the disk.
 */
function scriptsFirst(html: string, table: string): string {
	const preloads = html.match(/<link [^>]*rel="(modulepreload|preload)"[^>]*>/g) ?? [];
	const rest = preloads.reduce((page, link) => page.replace(link, ''), html);
	const named = NAMED.replace('""', `"${table}"`);
	return rest.replace(NAMED, [...preloads, named].join(''));
}

function shell(html: string): string {
	const chunks = chunksOfTheClient();
	const home = Object.values(chunks).find(({ name }) => name === 'home');
	if (!home) throw new Error('no home');
	return scriptsFirst(beginWithHome(html, `/${home.file}`), partsOfATable(chunks));
}

/** Kit's own files for entries and pages, and the helper, are not there: see tools/build/. */
const isLeftOut = (path: string) =>
	/\/(entry|nodes)\//.test(path) ||
	Object.values(chunksOfTheClient()).some(
		({ name, file }) => name === 'rolldown-runtime' && path.endsWith(file)
	);

/** For the shell, which is all that a server ever renders here: at build time. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		// the font of the headings comes with the first scripts, its second half only where names need it
		preload: ({ type, path }) =>
			type === 'font' ? path.includes('latin-600') : !building || !isLeftOut(path),
		transformPageChunk: ({ html }) => (building ? shell(html) : html)
	});
