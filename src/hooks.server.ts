import { readFileSync } from 'node:fs';
import { building } from '$app/environment';
import type { Handle } from '@sveltejs/kit';

/** Written by tools/build/match-files.mjs; while developing there are no such files. */
const matchFiles = () => (building ? readFileSync('.svelte-kit/match-files.json', 'utf8') : 'null');

/** The comments of app.html are for its readers. Those inside its scripts stay, for svelte.config.js hashes them. */
const withoutComments = (html: string) => html.replace(/\s*<!--.*?-->/gs, '');

/** For the shell, which is all that a server ever renders here: at build time. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		// the font of the headings comes with the first scripts, its second half only where names need it
		preload: ({ type, path }) => type !== 'font' || path.includes('latin-600'),
		transformPageChunk: ({ html }) =>
			withoutComments(html).replace('%mainspring.match-files%', matchFiles)
	});
