import { expect, offlineReady, test } from '../app';

test('home opens', async ({ page }) => {
	await page.goto('/');
	await expect(page.getByRole('heading').first()).toBeVisible();
	await expect(page).toHaveTitle(/Mainspring/);
});

test('the manifest is linked and complete enough to install', async ({ page, request }) => {
	await page.goto('/');
	// it comes when the page stands
	const manifest = page.locator('link[rel=manifest][href]');
	await manifest.waitFor({ state: 'attached' });
	const href = await manifest.getAttribute('href');
	const response = await request.get(href ?? '');
	expect(response.headers()['content-type']).toContain('application/manifest+json');
	expect(await response.json()).toMatchObject({ name: 'Mainspring', start_url: '/' });
});

test('a policy forbids foreign scripts and unsafe markup', async ({ page, complaints }) => {
	await page.goto('/');
	await page.evaluate(() => {
		const script = document.createElement('script');
		try {
			script.src = 'https://elsewhere.invalid/script.js';
		} catch {
			// Trusted Types refuse the address
		}
		document.head.append(script);
	});
	await expect.poll(() => complaints.join()).toContain('violated require-trusted-types-for');
	complaints.length = 0;
});

test.describe('offline', { tag: '@whole-browser' }, () => {
	test.use({ serviceWorkers: 'allow' });

	for (const path of ['/', '/match/none']) {
		test(`${path} opens with the server gone`, async ({ page, server }) => {
			await page.goto('/');
			await offlineReady(page);
			await server.close();

			const response = await page.goto(path);
			expect(response?.fromServiceWorker()).toBe(true);
			expect(response?.status()).toBe(200);
			await expect(page.getByRole('heading').first()).toBeVisible();
			await page.reload();
			await expect(page.getByRole('heading').first()).toBeVisible();
		});
	}
});

test('a deep link opens the app on a first visit', async ({ page }) => {
	const response = await page.goto('/match/none');
	expect(response?.status()).toBe(200);
	await expect(page.getByRole('heading').first()).toBeVisible();
});
