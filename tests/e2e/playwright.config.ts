import { defineConfig } from '@playwright/test';
import { launchOptions } from '../browser.mjs';

const out = '../../out';

export default defineConfig({
	testDir: '.',
	outputDir: `${out}/e2e`,
	reporter: [['line'], ['json', { outputFile: `${out}/test/e2e.json` }]],
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
		actionTimeout: 10_000
	}
});
