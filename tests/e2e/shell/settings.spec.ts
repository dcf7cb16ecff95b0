import type { Page } from '@playwright/test';
import { expect, offlineReady, test } from '../app';
import { button, startMatch } from '../table';

const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a glance at the page and at the frame around it tells. */
const looks = (page: Page) =>
	page.evaluate(() => {
		const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
		return {
			background: getComputedStyle(document.documentElement).backgroundColor,
			frame: metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
			textSize: getComputedStyle(document.documentElement).fontSize
		};
	});

const light = { background: 'rgb(239, 231, 216)', frame: ['#efe7d8'] };
const dark = { background: 'rgb(20, 21, 23)', frame: ['#141517'] };

test.describe('in a French browser', () => {
	test.use({ locale: 'fr-FR' });

	test('the app speaks French until told otherwise', async ({ page }) => {
		await page.goto('/settings');
		await expect(title(page)).toHaveText('Réglages');
		await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
		await choose(page, 'English');
		await expect(title(page)).toHaveText('Settings');
		await page.reload();
		await expect(title(page)).toHaveText('Settings');
	});

	test('an address that leads nowhere says so in French and leads home', async ({ page }) => {
		await page.goto('/nulle-part');
		await expect(title(page)).toHaveText('Rien ici');
		await page.getByRole('link', { name: 'Accueil' }).click();
		await expect(page).toHaveURL('/');
		await expect(page.getByRole('link', { name: 'Nouvelle partie' })).toBeVisible();
	});
});

test.describe('offline', { tag: '@whole-browser' }, () => {
	test.use({ serviceWorkers: 'allow' });

	test('language, theme and text size change at once and hold with the server gone', async ({
		page,
		server
	}) => {
		await page.goto('/settings');
		expect(await looks(page)).toEqual({ ...light, textSize: '16px' });
		await choose(page, 'Français');
		await choose(page, 'Sombre');
		await choose(page, 'Très grande');
		await expect(title(page)).toHaveText('Réglages');
		await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
		const chosen = { ...dark, textSize: '22px' };
		await expect.poll(() => looks(page)).toEqual(chosen);

		await offlineReady(page);
		await server.close();
		await page.reload();
		await expect(title(page)).toHaveText('Réglages');
		expect(await looks(page)).toEqual(chosen);

		await choose(page, 'Système');
		await choose(page, 'Normale');
		await expect.poll(() => looks(page)).toEqual({ ...light, textSize: '16px' });
		await page.emulateMedia({ colorScheme: 'dark' });
		await expect.poll(() => looks(page)).toMatchObject(dark);
		await choose(page, 'Clair');
		await expect.poll(() => looks(page)).toMatchObject(light);
	});
});

test('the looks are there before the app is', async ({ page, complaints }) => {
	await page.addInitScript(() => {
		localStorage.setItem('mainspring:theme', 'dark');
		localStorage.setItem('mainspring:textSize', 'large');
	});
	// the app's own code never arrives; its style sheets do
	await page.route('**/_app/**/*.js', (route) => route.abort());
	await page.goto('/');
	await expect(title(page)).toHaveCount(0);
	expect(await looks(page)).toMatchObject({ frame: dark.frame });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
	complaints.length = 0;
});

for (const width of [320, 390]) {
	test(`at ${width} px nothing runs over the edge, however large the text`, async ({ page }) => {
		await page.setViewportSize({ width, height: 844 });
		await startMatch(page, ['Maximilienne', 'Bo', 'Chloé', 'Dov']);
		const table = page.url();

		for (const [name, size] of [
			['Normal', 24],
			['Large', 28.5],
			['Larger', 33]
		] as const) {
			await page.goto('/settings');
			await choose(page, name);
			for (const address of ['/settings', '/', '/new', table]) {
				await page.goto(address);
				// at the table a long name makes the title smaller
				if (address !== table) await expect(title(page)).toHaveCSS('font-size', `${size}px`);
				const over = await page.evaluate(
					() => document.documentElement.scrollWidth - window.innerWidth
				);
				expect(over, `${name} on ${address}`).toBeLessThanOrEqual(0);
			}
		}
	});
}

test('the browser is asked to keep matches once, when the first one starts', async ({ page }) => {
	let asked = 0;
	await page.exposeFunction('countQuestion', () => asked++);
	await page.addInitScript(() => {
		navigator.storage.persist = () => {
			(window as unknown as { countQuestion(): void }).countQuestion();
			return Promise.resolve(false);
		};
	});
	await page.goto('/settings');
	await expect(page.getByText('When your first match starts')).toBeVisible();
	await expect(page.getByText(/\d MB used/)).toBeVisible();
	expect(asked).toBe(0);

	await startMatch(page, ['Ana', 'Bo']);
	await startMatch(page, ['Ana', 'Bo']);
	await page.goto('/settings');
	await expect(page.getByText('The browser may clear them')).toBeVisible();
	expect(asked).toBe(1);
	await button(page, 'Ask the browser again').click();
	await expect.poll(() => asked).toBe(2);
});

test('the settings are one step from home, and Back is one step back', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'Settings' }).click();
	await expect(title(page)).toHaveText('Settings');
	await page.reload();
	await page.getByRole('link', { name: 'Back' }).click();
	await expect(page).toHaveURL('/');
	await page.goForward();
	await expect(title(page)).toHaveText('Settings');
});

test('opened from outside, Back leads home', async ({ page }) => {
	await page.goto('/settings');
	await page.getByRole('link', { name: 'Back' }).click();
	await expect(page).toHaveURL('/');
	await expect(title(page)).toHaveText('Mainspring');
});

test('the switches of the table hold across a reload', async ({ page }) => {
	const names = ['Keep the screen on', 'Vibration', 'Pass the turn by itself', 'Reminders'];
	await page.goto('/settings');
	for (const name of names) {
		await expect(page.getByRole('switch', { name })).toBeChecked();
		await choose(page, name);
	}
	await page.reload();
	for (const name of names) await expect(page.getByRole('switch', { name })).not.toBeChecked();
});

test('the screen stays on while a match is open', { tag: '@whole-browser' }, async ({ page }) => {
	await page.addInitScript(() => {
		const held = new Set<WakeLockSentinel>();
		Object.assign(window, { heldLocks: () => [...held].filter((lock) => !lock.released).length });
		const request = navigator.wakeLock.request.bind(navigator.wakeLock);
		navigator.wakeLock.request = async (type) => {
			const lock = await request(type);
			held.add(lock);
			return lock;
		};
	});
	const held = () =>
		page.evaluate(() => (window as unknown as { heldLocks(): number }).heldLocks());

	await startMatch(page, ['Ana', 'Bo']);
	await expect.poll(held).toBe(1);
	await page.getByRole('link', { name: 'Home' }).click();
	await expect.poll(held).toBe(0);
	await page.getByRole('link', { name: 'Continue' }).click();
	await expect.poll(held).toBe(1);
});
