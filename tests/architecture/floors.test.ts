import { parse as parseSvelte } from 'svelte/compiler';
import ts from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

const sources = Object.entries(
	import.meta.glob<string>(['/src/**/*.{ts,js,mjs,svelte}', '/tools/**/*.mjs'], {
		query: '?raw',
		import: 'default',
		eager: true
	})
).map(([path, source]) => [path.replace(/^\/(src\/)?/, ''), source] as const);

/** Who may import whom. The first pattern that fits a file is its layer; SELF is the file's own game. */
interface Layer {
	files: RegExp;
	may: RegExp;
	/** allowed as `import type` only */
	mayName?: RegExp;
	pure?: boolean;
}

const layers: readonly Layer[] = [
	{ files: /^lib\/core\//, may: /^(lib\/core\/|valibot$)/, pure: true },
	{
		files: /^lib\/games\/[^/]+\/(rules\/|(rules|catalogue)\.ts$)/,
		may: /^(lib\/core\/|lib\/games\/SELF\/(rules|catalogue)(\/|$)|valibot$)/,
		mayName: /^lib\/games\/SELF\/meta$/,
		pure: true
	},
	{
		files: /^lib\/games\/[^/]+\/meta\.ts$/,
		may: /^nothing$/,
		mayName: /^lib\/(core|platform|games\/SELF)\//
	},
	{
		files: /^lib\/games\/[^/]+\//,
		may: /^(lib\/(core|platform|ui|screens|games\/SELF)\/|svelte($|\/))/
	},
	{ files: /^lib\/games\/registry\.ts$/, may: /^(lib\/(core|platform)\/|import\.meta\.glob$)/ },
	{
		files: /^lib\/platform\//,
		may: /^(lib\/(core|platform|ui)\/|svelte($|\/)|(idb|valibot|uqr)$|\$app\/)/
	},
	{
		files: /^lib\/screens\//,
		may: /^(lib\/(core|platform|ui|screens)\/|svelte($|\/)|\$app\/)/
	},
	{ files: /^lib\/ui\//, may: /^(lib\/ui\/|svelte($|\/))/ },
	{ files: /^routes\//, may: /./ },
	{ files: /^service-worker\.ts$/, may: /^workbox-/ },
	{ files: /^tools\/serve\/[^/]+\.mjs$/, may: /^(node:|sirv$|tools\/serve\/)/ },
	{
		files: /^tools\/build\/[^/]+\.mjs$/,
		may: /^(node:|tools\/build\/)/,
		mayName: /^(vite|rolldown)$/
	},
	{ files: /^(app\.d|hooks(\.\w+)?)\.ts$/, may: /./ }
];

const outsideWorld = new Set([
	...['Date', 'performance', 'crypto', 'process', 'globalThis', 'window', 'document', 'navigator'],
	...['localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'XMLHttpRequest', 'WebSocket'],
	...['BroadcastChannel', 'setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame']
]);
const rune = /^\$(state|derived|effect|props|bindable|inspect|host)$/;

interface Node {
	type: string;
	[key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every syntax node of a file, markup included; both parsers speak ESTree. */
function* nodesOf(file: string, source: string): Generator<Node> {
	const root: unknown = file.endsWith('.svelte')
		? parseSvelte(source, { modern: true })
		: ts.parser.parseForESLint(source).ast;
	const seen = new Set<unknown>();
	const waiting: unknown[] = [root];
	while (waiting.length > 0) {
		const value = waiting.pop();
		if (typeof value !== 'object' || value === null || seen.has(value)) continue;
		seen.add(value);
		if (isNode(value)) yield value;
		for (const [key, child] of Object.entries(value)) {
			// what a property is called says nothing: `match.document` is no DOM
			const isName =
				isNode(value) &&
				value.computed === false &&
				((key === 'property' && value.type === 'MemberExpression') ||
					(key === 'key' && value.shorthand !== true));
			if (!isName && key !== 'parent') waiting.push(child);
		}
	}
}

interface Import {
	to: string;
	typeOnly: boolean;
}

function importOf(node: Node): Import | undefined {
	switch (node.type) {
		case 'ImportDeclaration':
		case 'ExportNamedDeclaration':
		case 'ExportAllDeclaration':
			if (!isNode(node.source)) return undefined;
			return {
				to: String(node.source.value),
				typeOnly: (node.importKind ?? node.exportKind) === 'type'
			};
		case 'ImportExpression': {
			const to = isNode(node.source) ? node.source.value : undefined;
			return { to: typeof to === 'string' ? to : 'a computed address', typeOnly: false };
		}
		case 'TSImportType': {
			const argument = node.source ?? node.argument;
			return { to: isNode(argument) ? String(argument.value) : '', typeOnly: true };
		}
		case 'MemberExpression': {
			const [object, property] = [node.object, node.property];
			const isGlob =
				isNode(object) && object.type === 'MetaProperty' && isNode(property) && property.name;
			return isGlob === 'glob' ? { to: 'import.meta.glob', typeOnly: false } : undefined;
		}
	}
}

function resolve(from: string, to: string): string {
	const path = to.startsWith('.')
		? new URL(to, `file:///${from}`).pathname.slice(1)
		: to.replace(/^\$lib(?=\/|$)/, 'lib').replace(/^\/src\//, '');
	return path.startsWith('lib/') ? path.replace(/\.ts$/, '') : path;
}

function impurityOf(node: Node): string | undefined {
	const name = String(node.name);
	if (node.type === 'Identifier' && outsideWorld.has(name)) return `uses ${name}`;
	if (node.type === 'Identifier' && rune.test(name)) return `uses the rune ${name}`;
	const { object, property } = node;
	if (!isNode(object) || !isNode(property) || object.name !== 'Math') return undefined;
	return (property.name ?? property.value) === 'random' ? 'uses Math.random' : undefined;
}

/** Everything that the house would say against a file. */
function complaintsAbout(file: string, source: string): string[] {
	const layer = layers.find(({ files }) => files.test(file));
	if (!layer) return ['belongs to no layer'];
	const game = /^lib\/games\/([^/]+)\//.exec(file)?.[1] ?? '';
	const own = (pattern: RegExp) => new RegExp(pattern.source.replaceAll('SELF', game));

	const complaints: string[] = [];
	if (/@ts-(ignore|nocheck|expect-error)/.test(source)) complaints.push('silences the compiler');
	for (const node of nodesOf(file, source)) {
		if (node.type === 'TSAnyKeyword') complaints.push('says any');
		if (node.type === 'HtmlTag') complaints.push('says {@html}');
		const impurity = layer.pure ? impurityOf(node) : undefined;
		if (impurity) complaints.push(impurity);

		const found = importOf(node);
		if (!found) continue;
		const to = resolve(file, found.to);
		const mayName = found.typeOnly && layer.mayName && own(layer.mayName).test(to);
		if (!mayName && !own(layer.may).test(to)) complaints.push(`imports ${to}`);
	}
	return complaints;
}

describe('the house', () => {
	test('has files to look at', () => {
		expect(sources.length).toBeGreaterThan(10);
	});

	test.each(sources)('%s keeps to its floor', (file, source) => {
		expect(complaintsAbout(file, source)).toEqual([]);
	});
});

describe('the watchman sees', () => {
	const core = 'lib/core/log.ts';
	const rules = 'lib/games/chess/rules/turn.ts';
	const view = 'lib/games/chess/views/Play.svelte';
	const script = (code: string) => `<script lang="ts">${code}</script>`;

	test.each<[file: string, source: string, complaint: string]>([
		[core, `import { a } from '$lib/platform/match/table'`, 'imports lib/platform/match/table'],
		[core, `import type { A } from '../platform/table'`, 'imports lib/platform/table'],
		[core, `export * from '../ui/tones'`, 'imports lib/ui/tones'],
		[core, `export { a } from "../ui/tones"`, 'imports lib/ui/tones'],
		[core, `import 'svelte'`, 'imports svelte'],
		[core, `const a = await import('idb')`, 'imports idb'],
		[core, `const a = import(b)`, 'imports a computed address'],
		[core, `let a: import('idb').DBSchema`, 'imports idb'],
		[core, `const a = import.meta.glob('./*.ts')`, 'imports import.meta.glob'],
		[rules, `import { meta } from '../meta'`, 'imports lib/games/chess/meta'],
		[rules, `import { a } from '../strings/en'`, 'imports lib/games/chess/strings/en'],
		[rules, `import { a } from '../../go/rules'`, 'imports lib/games/go/rules'],
		['lib/games/chess/rules.ts', `import 'idb'`, 'imports idb'],
		['lib/games/chess/meta.ts', `import { a } from './rules'`, 'imports lib/games/chess/rules'],
		[view, script(`import A from '../../go/A.svelte'`), 'imports lib/games/go/A.svelte'],
		[view, script(`import { games } from '$lib/games/registry'`), 'imports lib/games/registry'],
		[view, `{#await import('idb') then a}{a}{/await}`, 'imports idb'],
		['lib/games/registry.ts', `import '$lib/games/chess'`, 'imports lib/games/chess'],
		[
			'lib/platform/match/table.svelte.ts',
			`import '$lib/games/registry'`,
			'imports lib/games/registry'
		],
		['lib/ui/Button.svelte', script(`import '$lib/core/seats'`), 'imports lib/core/seats'],
		['lib/ui/tones.ts', `import '../platform/locale'`, 'imports lib/platform/locale'],
		['lib/helpers.ts', '', 'belongs to no layer'],
		['lib/utils/index.ts', '', 'belongs to no layer'],
		[core, `const now = Date.now()`, 'uses Date'],
		[core, `const now = { Date }`, 'uses Date'],
		[core, `const roll = Math.random()`, 'uses Math.random'],
		[core, `const roll = Math['random']()`, 'uses Math.random'],
		[core, `const id = crypto.randomUUID()`, 'uses crypto'],
		[rules, `setTimeout(() => {}, 1)`, 'uses setTimeout'],
		[rules, `void fetch('/')`, 'uses fetch'],
		[rules, `document.title = ''`, 'uses document'],
		[rules, `let a = $state(1)`, 'uses the rune $state'],
		[rules, `let a = $derived.by(() => 1)`, 'uses the rune $derived'],
		[rules, `function f(a: any[]) {}`, 'says any'],
		[view, `<p>{(1 as any).a}</p>` + script(''), 'says any'],
		[view, `{@html '<b>'}`, 'says {@html}'],
		['routes/+page.ts', '// @ts-ignore', 'silences the compiler']
	])('%s: %s', (file, source, complaint) => {
		expect(complaintsAbout(file, source)).toContain(complaint);
	});

	test.each<[file: string, source: string]>([
		[core, `import * as v from 'valibot'; import { a } from './seats'`],
		[rules, `import type { meta } from '../meta'; import { a } from '$lib/core/seats'`],
		[rules, `import { a } from './catalogue'; const b = a.document + a.Date; // Date`],
		['lib/games/chess/meta.ts', `import type { GameMeta } from '$lib/platform/module'`],
		[view, script(`import { fade } from 'svelte/transition'; import A from './A.svelte'`)],
		['lib/games/registry.ts', `const metas = import.meta.glob('./*/meta.ts')`],
		['lib/platform/storage.ts', `import { openDB } from 'idb'; const at = Date.now()`]
	])('nothing wrong with %s: %s', (file, source) => {
		expect(complaintsAbout(file, source)).toEqual([]);
	});
});
