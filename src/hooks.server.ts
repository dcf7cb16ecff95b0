import type { Handle } from '@sveltejs/kit';

/** For the shell, which is all that a server ever renders here: at build time. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		// the font of the headings comes with the first scripts; its second half only where names need it
		preload: ({ type, path }) => type !== 'font' || path.includes('latin-600')
	});
