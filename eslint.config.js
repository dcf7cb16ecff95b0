import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const outsideWorld = [
	...['Date', 'performance', 'crypto', 'setTimeout', 'setInterval', 'queueMicrotask'],
	...['requestAnimationFrame', 'requestIdleCallback', 'process'],
	...['window', 'document', 'navigator', 'location', 'history', 'self', 'globalThis'],
	...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'fetch', 'WebSocket', 'Worker'],
	...['XMLHttpRequest', 'BroadcastChannel', 'console', 'alert', 'confirm', 'prompt']
];
const pure = 'Rules are pure: time, chance and effects come in with the event.';

export default defineConfig(
	globalIgnores(['**/.svelte-kit/', 'build/', 'out/']),
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	ts.configs.stylisticTypeChecked,
	svelte.configs.recommended,
	prettier,
	svelte.configs.prettier,
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				projectService: true,
				extraFileExtensions: ['.svelte'],
				tsconfigRootDir: import.meta.dirname
			}
		},
		rules: {
			'no-undef': 'off', // TypeScript does this
			'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }], // Playwright's fixtures
			'no-irregular-whitespace': ['error', { skipTemplates: true }], // French wants no-break spaces
			'@typescript-eslint/no-explicit-any': 'error',
			// `{ from, ...rest }` is how a field is left out
			'@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
			'@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
			'@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'svelte/no-at-html-tags': 'error'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	{
		// eslint takes what a component hands to a callback for `any`; svelte-check knows its type
		files: ['**/*.svelte'],
		rules: {
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'@typescript-eslint/restrict-plus-operands': 'off',
			'@typescript-eslint/restrict-template-expressions': 'off'
		}
	},
	{
		files: [
			'src/lib/core/**/*.ts',
			'src/lib/games/*/rules/**/*.ts',
			'src/lib/games/*/{rules,catalogue}.ts'
		],
		rules: {
			'no-restricted-globals': ['error', ...outsideWorld.map((name) => ({ name, message: pure }))],
			'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: pure }],
			'no-restricted-syntax': [
				'error',
				{ selector: 'ImportExpression', message: pure },
				{ selector: 'AwaitExpression', message: pure },
				{ selector: 'Identifier[name=/^\\$(state|derived|effect|props)$/]', message: pure }
			]
		}
	},
	{ files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] }
);
