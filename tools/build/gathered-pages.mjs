import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const APP = /generated[\\/]client-optimized[\\/]app\.js$/;
/** How kit names a page, a layout or an error page: by a file that only hands on others. */
const PAGE = /\(\) => import\('\.\/nodes\/(\d+)'\)/g;
const PAGE_FILE = /(^|[\\/])nodes[\\/]\d+\.[^\\/]+\.js$/;
const GATHERED = 'pages-of-';
const isGathered = new RegExp(`^\0${GATHERED}`);

/**
 * Kit loads each page by a file of its own. All of them are tiny, and each costs a start some three
 * milliseconds: those of home come with home, those of each other part with that part.
 * @param {(source: string) => string} partOf the part that a page belongs to, by what its file names
 * @returns {import('vite').Plugin}
 */
export function gatheredPages(partOf) {
	/** What each part hands on. @type {Map<string, string>} */
	const gathered = new Map();
	return {
		name: 'gathered-pages',
		apply: 'build',
		applyToEnvironment: ({ name }) => name === 'client',
		transform: {
			filter: { id: APP },
			handler(code, id) {
				let imports = '';
				const pages = code.replace(PAGE, (_, /** @type {string} */ number) => {
					const file = join(dirname(id), 'nodes', `${number}.js`);
					const part = partOf(readFileSync(file, 'utf8'));
					const forSharing = `* as page${number} from ${JSON.stringify(file)};\n`;
					if (part === 'home') {
						imports += `import ${forSharing}`;
						return `() => Promise.resolve(page${number})`;
					}
					gathered.set(part, `${gathered.get(part) ?? ''}export ${forSharing}`);
					return `() => import('\\0${GATHERED}${part}').then((part) => part.page${number})`;
				});
				if (pages === code) this.error('kit names its pages in another way than it did');
				return { code: imports + pages, map: null };
			}
		},
		resolveId: { filter: { id: isGathered }, handler: (id) => id },
		load: {
			filter: { id: isGathered },
			handler: (id) => gathered.get(id.slice(1 + GATHERED.length))
		},
		generateBundle: {
			order: 'post',
			handler(_, bundle) {
				// kit has looked up what it wants to know of them; nobody asks for them any more
				for (const file of Object.keys(bundle))
					if (PAGE_FILE.test(file)) Reflect.deleteProperty(bundle, file);
			}
		}
	};
}
