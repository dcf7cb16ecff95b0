import type { Page } from '@playwright/test';
import { expect, offlineReady, test } from '../app';
import { button, startMatch } from '../table';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('shortcuts', { tag: '@whole-browser' }, () => {
	test.use({ serviceWorkers: 'allow' });

	test('lead to screens that exist', async ({ page, request }) => {
		const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
			shortcuts: readonly { name: string; url: string }[];
		};
		expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
			'Continue',
			'New match',
			'Look up'
		]);
		for (const { url } of manifest.shortcuts) {
			await page.goto(url);
			await expect(title(page)).toHaveText(/^(Mainspring|New match|Look up)$/);
		}
	});

	test('Continue leads home, or to the newest match that runs', async ({ page, server }) => {
		await page.goto('/continue');
		await expect(page).toHaveURL('/');
		await startMatch(page, ['Ana', 'Bo']);
		await startMatch(page, ['Chloé', 'Dov']);
		const newest = page.url();
		await offlineReady(page);
		await server.close();
		await page.goto('/continue');
		await expect(page).toHaveURL(newest);
		await expect(title(page)).toHaveText('Chloé’s turn');
	});
});

test.describe('the install card', () => {
	/** What Chromium does where it finds the app worth installing. */
	const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
		page.evaluate((answer) => {
			const event = new Event('beforeinstallprompt', { cancelable: true });
			const prompt = () => {
				document.title = 'asked';
				return Promise.resolve({ outcome: answer });
			};
			window.dispatchEvent(Object.assign(event, { prompt }));
		}, outcome);
	const card = (page: Page) => page.getByText('Install Mainspring');

	test('comes with the browser’s offer and stays away once sent away', async ({ page }) => {
		await page.goto('/');
		await expect(title(page)).toBeVisible();
		await expect(card(page)).toHaveCount(0);
		await offer(page, 'accepted');
		await expect(card(page)).toBeVisible();
		await button(page, 'Not now').click();
		await expect(card(page)).toHaveCount(0);

		await page.reload();
		await expect(title(page)).toBeVisible();
		await offer(page, 'accepted');
		// the settings still know how
		await page.getByRole('link', { name: 'Settings' }).click();
		await expect(card(page)).toBeVisible();
		await page.getByRole('link', { name: 'Back' }).click();
		await expect(title(page)).toHaveText('Mainspring');
		await expect(card(page)).toHaveCount(0);
	});

	test('puts the browser’s question', async ({ page }) => {
		await page.goto('/');
		await expect(title(page)).toBeVisible();
		await offer(page, 'accepted');
		await button(page, 'Install').click();
		await expect(page).toHaveTitle('asked');
		await expect(card(page)).toHaveCount(0);
	});
});

test.describe('on an iPhone', () => {
	test.use({
		userAgent:
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1'
	});

	test('home says to install first, until sent away', async ({ page }) => {
		await page.goto('/');
		await expect(page.getByText('Install first, then play')).toBeVisible();
		await button(page, 'Not now').click();
		await page.reload();
		await expect(title(page)).toBeVisible();
		await expect(page.getByText('Install first, then play')).toHaveCount(0);
	});
});
