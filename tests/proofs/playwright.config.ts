import { defineConfig } from '@playwright/test';
import { quickLaunchOptions } from '../browser.mjs';

const out = '../../out';

/** Begun first, so that no worker is left alone with one of them at the end. */
const LONG = /(update|sigkill|power-cut)\.spec\.ts$/;

export default defineConfig({
	projects: [
		{ name: 'long', testMatch: LONG },
		{ name: 'short', testIgnore: LONG }
	],
	testDir: '.',
	outputDir: `${out}/proofs-work`,
	reporter: [
		['line'],
		['json', { outputFile: `${out}/test/proofs.json` }],
		['../e2e/watched.ts', { name: 'proofs' }]
	],
	workers: process.env.PROOFS === 'full' ? 1 : 2,
	fullyParallel: true,
	retries: 0,
	forbidOnly: true,
	use: {
		browserName: 'chromium',
		// for checks of pages; those that end or update a browser start it themselves
		launchOptions: quickLaunchOptions,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		locale: 'en-GB',
		serviceWorkers: 'block',
		contextOptions: { reducedMotion: 'reduce' },
		actionTimeout: 10_000
	}
});
