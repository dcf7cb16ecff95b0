import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/browser.mjs';

const gameIn = (id: string) => /games[\\/]([^\\/]+)/.exec(id)?.[1] ?? 'game';

/**
 * Few, large parts: on a slow network each request costs more than ten kilobytes, and what is packed
 * together packs better. Home and all that it needs comes first; the rest is fetched when it is wanted.
 */
const groups = [
	{
		name: 'home',
		priority: 5,
		test: /kit[\\/]src[\\/]runtime[\\/]client[\\/]entry\.js|client-optimized[\\/]app\.js|src[\\/]routes[\\/]\+/
	},
	{ name: 'failure', priority: 4, test: /platform[\\/]failure-part/ },
	{ name: 'table', priority: 3, test: /routes[\\/](match|new)[\\/]/ },
	// each game a part of its own, and what it tells in its book another
	{ name: gameIn, priority: 2, test: /games[\\/][^\\/]+[\\/](?!.*(book|sample))/ },
	{ name: (id: string) => `${gameIn(id)}-book`, priority: 1, test: /games[\\/][^\\/]+[\\/].*book/ },
	{ name: 'more', priority: 0, test: /src[\\/](lib|routes)/ }
];

export default defineConfig({
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
	},
	plugins: [
		sveltekit(),
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
				globPatterns: [
					'client/**/*.{js,css,ico,png,svg,webp,woff2,webmanifest}',
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
