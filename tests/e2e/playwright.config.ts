import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions, quickLaunchOptions } from '../browser.mjs';

const out = '../../out';

/** Begun first, so that no worker is left alone with one of them at the end. */
const LONG = /(whole-match|screens)\.spec\.ts$/;
/** Service workers and wake locks: more than pages. */
const WHOLE_BROWSER = /@whole-browser/;
const quick = { launchOptions: quickLaunchOptions };

export default defineConfig({
	projects: [
		{ name: 'long', testMatch: LONG, use: quick },
		{ name: 'whole-browser', grep: WHOLE_BROWSER },
		{ name: 'short', testIgnore: LONG, grepInvert: WHOLE_BROWSER, use: quick }
	],
	testDir: '.',
	outputDir: `${out}/e2e`,
	reporter: [
		['line'],
		['json', { outputFile: `${out}/test/e2e.json` }],
		['./watched.ts', { name: 'e2e' }]
	],
	timeout: 30_000,
	// a browser waits for frames half of its time: a third has two cores busy
	workers: Math.max(3, availableParallelism()),
	fullyParallel: true,
	retries: 0,
	forbidOnly: true,
	use: {
		browserName: 'chromium',
		launchOptions,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		locale: 'en-GB',
		// storing the app costs each test a second; those about it allow it
		serviceWorkers: 'block',
		// a sheet that slides in costs a quarter of a second each time
		contextOptions: { reducedMotion: 'reduce' },
		screenshot: 'only-on-failure',
		actionTimeout: 10_000
	}
});
