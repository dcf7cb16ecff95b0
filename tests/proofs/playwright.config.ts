import { defineConfig } from '@playwright/test';
import { quickLaunchOptions } from '../browser.mjs';

const out = '../../out';

export default defineConfig({
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
