import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.mjs';

const out = '../../out';

export default defineConfig({
	testDir: '.',
	outputDir: `${out}/e2e`,
	reporter: [['line'], ['json', { outputFile: `${out}/test/e2e.json` }]],
	// generous, for a machine that does other things too: a test waits for what it expects, no longer
	timeout: 60_000,
	expect: { timeout: 10_000 },
	workers: 2,
	fullyParallel: true,
	retries: 0,
	forbidOnly: true,
	use: {
		browserName: 'chromium',
		launchOptions,
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		hasTouch: true,
		locale: 'en-GB',
		trace: 'retain-on-failure',
		actionTimeout: 20_000
	}
});
