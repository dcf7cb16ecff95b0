import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { projectFolder } from '../../src/serve/install.mjs';
import { en } from '../../src/lib/games/clockworker/strings/en';
import { fr } from '../../src/lib/games/clockworker/strings/fr';
import { en as shellEn } from '../../src/lib/platform/strings/en';
import { fr as shellFr } from '../../src/lib/platform/strings/fr';
import { expect, test } from './app';
import { button } from './table';

// Every screen, in both languages and themes: axe finds nothing, nothing runs over the edge, and a
// picture of each is kept in an ignored folder for looking.

const LANGUAGES = {
	en: { t: en, shell: shellEn },
	fr: { t: fr, shell: shellFr }
} as const;
const THEMES = ['light', 'dark'] as const;

for (const [language, { t, shell }] of Object.entries(LANGUAGES))
	for (const theme of THEMES)
		test(`every screen in ${language}, ${theme}`, async ({ page }) => {
			test.setTimeout(240_000);
			await page.addInitScript((chosen) => {
				localStorage.setItem('mainspring:locale', chosen);
			}, language);
			await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
			const look = (name: string) => looked(page, `${name}-${language}-${theme}`);
			const close = () => page.keyboard.press('Escape');

			await page.goto('/');
			await button(page, shell.sample).waitFor();
			await look('home-empty');
			await page.getByRole('link', { name: shell.scoreFinished }).click();
			await look('score-finished');
			await page.goto('/new');
			await look('new');
			await button(page, shell.start).click();
			await look('set-up');
			await page.goto('/book/clockworker');
			await look('book');
			await page.goto('/settings');
			await look('settings');

			await page.goto('/');
			await page.getByRole('link', { name: shell.continue }).waitFor();
			await look('home');
			await page.getByRole('link', { name: shell.continue }).click();
			await look('table');
			for (const action of ['repaired', 'communicated'] as const) {
				await button(page, t.actions[action]).click();
				await look(action);
				await close();
			}
			await button(page, t.actions.operated).click();
			await button(page, t.log).click();
			await look('log');
			await close();
			await page
				.getByRole('button', { name: /^(Player|Joueur) 1/ })
				.first()
				.click();
			await look('seat');
			await button(page, t.addRecord).click();
			await page.getByText(t.turnTowards).click();
			await look('facing');
			await button(page.getByRole('dialog').last(), t.close).click();
			await close();

			await button(page, t.matchSettings).click();
			await page.getByText(t.depths.everything, { exact: true }).click();
			await look('this-match');
			await close();
			await look('table-everything');
			await button(page, t.retrieve).click();
			await look('retrieve');
			await close();
			for (const action of ['recovered', 'dispatched', 'operated'] as const) {
				await button(page, t.actions[action]).click();
				await look(`${action}-everything`);
				await close();
			}
			await button(page, t.actions.recharged).click();
			await page.getByRole('dialog', { name: t.objectionTitle }).waitFor();
			await look('objection');
			await close();

			await button(page, t.matchSettings).click();
			await page.getByText(t.endTileSwitch, { exact: true }).click();
			await button(page, t.recordAnyway).click();
			await close();
			await look('last-round');
			await button(page, t.matchSettings).click();
			await page.getByText(t.endNow).click();
			await look('count');
			await page.getByRole('button', { name: t.nextSeat('').replace(' →', '') }).click();
			await page.getByRole('link', { name: t.seeResult }).click();
			await look('result');
		});

/** Wide enough for a desktop, narrow enough for the smallest phone: nothing is lost. */
for (const [width, height] of [
	[320, 640],
	[844, 390],
	[820, 1180],
	[1280, 800]
] as const)
	test(`the table and the result at ${width}×${height}`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.goto('/');
		await button(page, shellEn.sample).click();
		for (let step = 0; step < 40; step++) await button(page, shellEn.stepOn).click();
		await looked(page, `table-${width}`);
		await button(page, en.matchSettings).click();
		await page.getByText(en.depths.everything, { exact: true }).click();
		await page.keyboard.press('Escape');
		await looked(page, `table-everything-${width}`);
		await page.goto(`${page.url()}/result`);
		await looked(page, `result-${width}`);
	});

async function looked(page: Page, name: string) {
	await page.getByRole('heading').first().waitFor();
	await page.screenshot({ path: join(projectFolder, 'out', 'screens', `${name}.png`) });
	const { violations } = await new AxeBuilder({ page })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze();
	expect(violations.map(({ id, nodes }) => [name, id, nodes.map(({ html }) => html)])).toEqual([]);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow, `${name} runs over the edge`).toBeLessThanOrEqual(0);
}
