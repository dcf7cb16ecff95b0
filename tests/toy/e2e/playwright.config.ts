import { defineConfig } from '@playwright/test';
import { quickLaunchOptions } from '../../browser.mjs';
import { toySite } from '../build.mjs';

// read by tests/e2e/app.ts: these tests look at the build with the toy on the shelf
process.env.SITE ??= toySite;

const out = '../../../out';

export default defineConfig({
	testDir: '.',
	outputDir: `${out}/e2e-toy`,
	reporter: [
		['line'],
		['json', { outputFile: `${out}/test/toy.json` }],
		['../../e2e/watched.ts', { name: 'toy' }]
	],
	timeout: 30_000,
	workers: 2,
	fullyParallel: true,
	retries: 0,
	forbidOnly: true,
	use: {
		browserName: 'chromium',
		launchOptions: quickLaunchOptions,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		locale: 'en-GB',
		serviceWorkers: 'block',
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
		actionTimeout: 10_000
	}
});
