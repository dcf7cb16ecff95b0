import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { matchFiles } from './tools/build/match-files.mjs';
import { compileHint, groups } from './tools/build/parts.mjs';
import { launchOptions } from './tests/browser.mjs';

export default defineConfig({
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: { codeSplitting: { groups }, postBanner: compileHint }
				}
			}
		}
	},
	plugins: [
		sveltekit(),
		matchFiles(),
		// registered by src/lib/platform/device/update.svelte.ts; the manifest is static/manifest.webmanifest
		SvelteKitPWA({
			strategies: 'injectManifest',
			srcDir: 'src',
			filename: 'service-worker.ts',
			registerType: 'prompt',
			injectRegister: false,
			manifest: false,
			kit: { includeVersionFile: false },
			injectManifest: {
				// the styles of home are in the page
				globIgnores: ['**/home.*.css'],
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
