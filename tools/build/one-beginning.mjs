/** @typedef {import('rolldown').OutputChunk} Chunk */

const HANDED_ON = /^export\{([^}]*)\}from"[^"]*";?\s*$/;
const EXPORTS = /export\{([^}]*)\};?\s*$/;
const HELPER = /^(.*);export\{(\w+)\};?\s*$/s;

/** `a as b,c` as pairs: what it is called there, and here. @param {string} list */
const names = (list) =>
	list.split(',').map((each) => {
		const [there = '', here = there] = each.split(' as ');
		return /** @type {const} */ ([there, here]);
	});

/** @param {RegExp} pattern @param {Chunk} chunk */
function matched(pattern, { code, fileName }) {
	const match = pattern.exec(code);
	if (!match) throw new Error(`${fileName} is not written as it was`);
	return match;
}

/** What kit's two entries hand on is exported by home itself. @param {Chunk} home @param {readonly Chunk[]} entries */
function takeIn(home, entries) {
	const [whole, list = ''] = matched(EXPORTS, home);
	const inside = new Map(names(list).map(([local, name]) => [name, local]));
	const more = entries.flatMap((entry) =>
		names(matched(HANDED_ON, entry)[1] ?? '').map(([name, outside]) => {
			if (inside.has(outside)) throw new Error(`home has another ${outside} already`);
			const local = inside.get(name);
			if (!local) throw new Error(`home has no ${name} for ${outside}`);
			return `${local} as ${outside}`;
		})
	);
	home.code = `${home.code.slice(0, -whole.length)}export{${[list, ...more].join(',')}};`;
}

/** The helper of a line or two is written into whatever imports it. @param {readonly Chunk[]} chunks @param {Chunk} helper @param {Chunk} home */
function copyInto(chunks, helper, home) {
	const [, code = '', name = ''] = matched(HELPER, helper);
	const [file = ''] = helper.fileName.split('/').slice(-1);
	for (const chunk of chunks) {
		chunk.code = chunk.code
			.replace(
				new RegExp(`import\\{${name}(?: as ([\\w$]+))?\\}from"\\./${file}";`),
				(_, local = name) => `var ${local}=(()=>{${code};return ${name}})();`
			)
			// in lists of what to load ahead: home is there already
			.replaceAll(helper.fileName, home.fileName);
		if (chunk.code.includes(file)) throw new Error(`${chunk.fileName} still asks for the helper`);
	}
}

/**
 * Rolldown and kit leave three files of a line or two beside home; each costs a start as much as a large
 * one. `hooks.server.ts` has the page begin with home itself.
 * @returns {import('vite').Plugin}
 */
export const oneBeginning = () => ({
	name: 'one-beginning',
	enforce: 'post',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const home = chunks.find(({ name }) => name === 'home');
			const helper = chunks.find(({ name }) => name === 'rolldown-runtime');
			const entries = chunks.filter(({ name }) => name.startsWith('entry/'));
			if (!home || !helper || entries.length !== 2)
				this.error('kit begins in another way than it did');
			takeIn(home, entries);
			copyInto(chunks, helper, home);
			for (const { fileName } of [helper, ...entries]) Reflect.deleteProperty(bundle, fileName);
		}
	}
});
