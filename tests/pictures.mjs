// npm run pictures: takes the pictures of the README anew, from the app as it is built now.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, projectFolder } from '../tools/serve/install.mjs';

installMissing();
const { serve } = await import('../tools/serve/static-server.mjs');
const { launchOptions } = await import('./browser.mjs');
const { chromium } = await import('playwright');

const built = spawnSync('npx', ['vite', 'build'], { cwd: projectFolder, stdio: 'ignore' });
if (built.status !== 0) throw new Error('the build failed: npm run build says why');

const folder = join(projectFolder, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
const server = await serve(join(projectFolder, 'build'));
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({
	baseURL: server.url,
	viewport: { width: 390, height: 844 },
	reducedMotion: 'reduce',
	colorScheme: 'light',
	locale: 'en-GB'
});
/** @param {string} name */
const picture = (name) => page.screenshot({ path: join(folder, `${name}.png`) });
/** @param {string} name @param {number} times */
async function press(name, times = 1) {
	for (let time = 0; time < times; time++)
		await page.getByRole('button', { name, exact: true }).click();
}

await page.goto('/');
await press('Look at a sample match');
await press('Next', 50);
await picture('table');
await press('Repair');
await picture('repair');
await page.keyboard.press('Escape');
const match = page.url();
await page.goto(`${match}/book/pick-up-ship`);
await page.getByRole('heading', { name: 'Rulings' }).waitFor();
await picture('book');
await page.goto(match);
await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
while (await page.getByRole('button', { name: 'Next', exact: true }).isEnabled())
	await press('Next');
await page.emulateMedia({ colorScheme: 'dark' });
await page.goto(`${page.url()}/result`);
await page.getByRole('heading', { name: /victory|wins/ }).waitFor();
await picture('result');

await browser.close();
await server.close();
console.log('Four pictures in docs/pictures');
