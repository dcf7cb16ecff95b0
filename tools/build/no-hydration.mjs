import { readFileSync } from 'node:fs';

const HYDRATION = /svelte[\\/]src[\\/]internal[\\/]client[\\/]dom[\\/]hydration\.js$/;

/** No page arrives with markup of its own (`ssr = false`), so there is never any to take over. */
const NEVER = `
	export const hydrating = false;
	export const hydrate_node = null;
	export function set_hydrating() {}
	export function set_hydrate_node(node) { return node }
	export function hydrate_next() {}
	export function hydrate_template() {}
	export function read_hydration_instruction() { return '' }
	export function skip_nodes() {}
	export function reset() {}
	export function next() {}
`;

/** Where kit chooses between markup that is there and a page to be drawn. */
const KIT = /kit[\\/]src[\\/]runtime[\\/]client[\\/]client\.js$/;
const CHOICE = /if \(hydrate\) \{(?=\s*restore_scroll\(\);)/g;

/** What every component calls for each of its elements: calls that may be left out. */
export const callsOfHydration = ['$.reset', '$.next'];

/** @param {string} source */
const namesIn = (source) =>
	[...source.matchAll(/^\s*export (?:let|const|function) (\w+)/gm)].map(([, name]) => name).sort();

/**
 * Svelte guards all of its hydration by one variable, so that it can be left out; kit names `hydrate`
 * for pages that were rendered on a server, and so keeps it.
 * @type {import('vite').Plugin}
 */
export const noHydration = {
	name: 'no-hydration',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: KIT },
		handler(code) {
			if (code.match(CHOICE)?.length !== 1) this.error('kit’s start has changed');
			return { code: code.replace(CHOICE, 'if (false) {'), map: null };
		}
	},
	load: {
		filter: { id: HYDRATION },
		handler(id) {
			const [theirs, ours] = [namesIn(readFileSync(id, 'utf8')), namesIn(NEVER)];
			if (theirs.join() !== ours.join())
				this.error(`Svelte’s hydration has changed: it exports ${theirs.join(', ')}`);
			return NEVER;
		}
	}
};
