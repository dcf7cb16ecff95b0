import { readdirSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/browser.mjs';

const games = readdirSync('src/lib/games', { withFileTypes: true }).flatMap((entry) =>
	entry.isDirectory() ? [entry.name] : []
);
const gameIn = (id: string) => /games[\\/]([^\\/]+)/.exec(id)?.[1] ?? 'game';

/**
 * Few, large parts: on a slow network each request costs more than ten kilobytes, and what is packed
 * together packs better. Home and all that it needs comes first; the rest is fetched when it is wanted.
 */
const groups = [
	// every style comes in the page itself: no screen waits for a sheet of its own
	{ name: 'home', priority: 6, test: /app\.css|type=style&lang\.css/ },
	{
		name: 'home',
		priority: 5,
		test: /kit[\\/]src[\\/]runtime[\\/]client[\\/]entry\.js|client-optimized[\\/]app\.js|src[\\/]routes[\\/]\+/
	},
	{ name: 'failure', priority: 4, test: /platform[\\/]failure-part/ },
	{ name: 'table', priority: 3, test: /routes[\\/](match|new)[\\/]/ },
	// each game comes in two: the table, and what lies over it or comes after it
	{ name: gameIn, priority: 3, test: /games[\\/][^\\/]+[\\/](index|meta)\.ts/ },
	{
		name: (id: string) => `${gameIn(id)}-more`,
		priority: 1,
		test: /games[\\/][^\\/]+[\\/](?!.*sample)/
	},
	{ name: 'more', priority: 0, test: /src[\\/](lib|routes)/ }
];

/** Home and a table, and what those need of the part that tells of failures. */
const atTheStart = new Set(['home', 'table', 'failure', ...games]);

/**
 * What a start needs is compiled whole while it arrives, beside the main thread: Chromium reads this
 * sign in the first line. Left to itself, it compiles a thousand functions one by one as they are called,
 * a fifth of the time until a match is drawn.
 */
const compiledAhead: Plugin = {
	name: 'compiled-ahead',
	enforce: 'post',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk') continue;
				// what vite leaves of a style sheet that lies elsewhere
				chunk.code = chunk.code.replaceAll(/\/\* empty css +\*\//g, '');
				if (atTheStart.has(chunk.name)) chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
			}
		}
	}
};

export default defineConfig({
	environments: {
		client: {
			build: {
				rolldownOptions: {
					// libraries warn their developers; nobody reads that here
					treeshake: { manualPureFunctions: ['console.warn'] },
					output: { codeSplitting: { groups } }
				}
			}
		}
	},
	plugins: [
		sveltekit(),
		compiledAhead,
		// registered by src/lib/platform/update.svelte.ts; the manifest is static/manifest.webmanifest
		SvelteKitPWA({
			strategies: 'injectManifest',
			srcDir: 'src',
			filename: 'service-worker.ts',
			registerType: 'prompt',
			injectRegister: false,
			manifest: false,
			kit: { includeVersionFile: false },
			injectManifest: {
				// no style sheets: all of them are in the page
				globPatterns: [
					'client/**/*.{js,ico,png,svg,webp,woff2,webmanifest}',
					'prerendered/**/*.{html,json}'
				]
			}
		})
	],
	test: {
		expect: { requireAssertions: true },
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'node',
					testTimeout: 30_000, // properties play many matches
					include: ['tests/**/*.test.ts'],
					exclude: ['tests/e2e/**', 'tests/**/*.svelte.test.ts']
				}
			},
			{
				extends: true,
				test: {
					name: 'component',
					include: ['tests/**/*.svelte.test.ts'],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({ launchOptions }),
						instances: [{ browser: 'chromium' }]
					}
				}
			}
		]
	}
});
