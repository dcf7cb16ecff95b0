import type { Locator, Page } from '@playwright/test';
import { join } from 'node:path';
import { projectFolder } from '../../../tools/serve/install.mjs';
import { en } from '../../../src/lib/games/clockworker/strings/en';
import { bookStrings } from '../../../src/lib/platform/strings/book';
import { book as books } from '../../../src/lib/games/clockworker/strings/book';
import { fr } from '../../../src/lib/games/clockworker/strings/fr';
import { RULE_PAGES } from '../../../src/lib/games/clockworker/rules/book';
import { en as shellEn } from '../../../src/lib/platform/strings/en';
import { fr as shellFr } from '../../../src/lib/platform/strings/fr';
import { expect, OF_COLOURS, test, violations } from '../app';
import { manyMatches } from '../../games/clockworker/evenings';
import { backupOf } from '../../games/evenings';
import { recorded } from '../recorded';
import { shiftsOf, watchShifts } from '../stillness';
import { button, follow, openFile } from '../table';

// Every screen, in both languages and themes: axe finds nothing, nothing runs over the edge or moves by
// itself (a cumulative layout shift of 0), every key is large enough, and a picture of each is kept in an
// ignored folder for looking. Another theme changes colours and nothing else, so that one tour looks at
// both: by every rule of axe in one, by the rules about colours in the other.

const LANGUAGES = {
	en: { t: en, shell: shellEn, book: books.en, lookUp: bookStrings.en },
	fr: { t: fr, shell: shellFr, book: books.fr, lookUp: bookStrings.fr }
} as const;

type Language = keyof typeof LANGUAGES;
/** A look at a screen, once what it must show is there: not at the one before. */
type Look = (name: string, shows: Locator) => Promise<void>;

/** Four seats, a full table, nothing taken easy. */
const inTheMiddle = (lines: number) => recorded('four-end-tile', lines);

/** Values that differ from those of the match above. */
const friendsFile = {
	name: 'values.json',
	mimeType: 'application/json',
	text: JSON.stringify({
		...{ format: 'mainspring-copy', version: 1, game: 'clockworker' },
		facts: {
			artifacts: { 'emergency-toolkit': { points: 9, cost: { red: 2 } } },
			records: [],
			locations: [{ name: 'Forge', cost: 9, spaces: [{ gears: 1 }, { vp: 1 }] }]
		}
	})
};

/** Evenings enough for a list, a search and statistics. */
const evenings = manyMatches(40);
/** And the one of the recorded play. */
const withChloe = evenings.filter(({ match }) => match.setup.seats.includes('Chloé')).length + 1;
const backup = {
	name: 'backup.json',
	mimeType: 'application/json',
	buffer: Buffer.from(backupOf(evenings))
};

async function tour(page: Page, language: Language, look: Look) {
	const { t, shell, book, lookUp } = LANGUAGES[language];
	await watchShifts(page);
	await page.addInitScript((chosen) => {
		localStorage.setItem('mainspring:locale', chosen);
	}, language);
	const close = () => page.keyboard.press('Escape');
	const titled = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
	const sheet = (name: string) => page.getByRole('dialog', { name, exact: true });
	const player = shell.playerFallback;
	const closed = () => expect(page.getByRole('dialog')).toHaveCount(0);

	await page.goto('/');
	await look('home-empty', button(page, shell.sample));
	await page.getByRole('link', { name: shell.scoreFinished }).click();
	await look('score-finished', titled(shell.scoreFinished));
	await page.goto('/new');
	await look('new', titled(shell.newMatch));
	await button(page, shell.start).click();
	await look('set-up', titled(shell.setUpList.title));
	await page.goto('/book/clockworker');
	await look('book', titled(lookUp.title));
	await page.getByRole('searchbox').fill('zzz');
	await look('book-nothing', page.getByText(lookUp.nothingFound));
	await page.goto('/book/clockworker/extended-memory');
	await look('book-card', page.getByText(book.sentences['extended-memory']));
	for (const rule of RULE_PAGES) {
		await follow(page, `/book/clockworker/${rule}`);
		await look(`book-${rule}`, titled(book.rules[rule].title));
	}
	await follow(page, '/book/clockworker/values');
	await look('values', titled(lookUp.printed.title));
	await button(page, book.values.fill.points(16)).click();
	await look('values-fill', sheet(t.artifacts['clockwork-god'].name));
	await close();
	await button(page, book.values.addRecord).click();
	await look('values-record', sheet(book.values.addRecord));
	await close();
	await button(page, book.values.addLocation).click();
	await look('values-location', sheet(book.values.addLocation));
	await close();
	await page.goto('/settings');
	await look('settings', titled(shell.settingsTitle));

	await follow(page, '/');
	await look('home', page.getByRole('link', { name: shell.continue }));
	await page.getByRole('link', { name: shell.continue }).click();
	await look('table', titled(shell.table.turnOf([player(1)])));
	for (const action of ['repaired', 'communicated'] as const) {
		await button(page, t.actions[action]).click();
		await look(action, sheet(action === 'repaired' ? t.repairTitle : t.communicateTitle));
		await close();
	}
	await button(page, t.actions.operated).click();
	await button(page, t.nameLocation).click();
	await look('name-location', sheet(t.dispatchWhere(1)));
	await close();
	await button(page, shell.log).click();
	await look('log', sheet(shell.log));
	await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
	await look('line', button(page, shell.withdraw));
	await close();
	await close();
	await page
		.getByRole('button', { name: /^(Player|Joueur) 1/ })
		.first()
		.click();
	await look('seat', sheet(player(1)));
	await button(page, t.addRecord).click();
	await page.getByText(shell.table.turnTowards).click();
	await look('facing', button(page, shell.table.turnRound));
	await button(page.getByRole('dialog').last(), t.close).click();
	await close();

	await button(page, shell.matchSettings.title).click();
	await page.getByText(t.depths.everything, { exact: true }).click();
	await look('this-match', sheet(shell.matchSettings.title));
	await close();
	await look('table-everything', button(page, t.retrieve));
	await button(page, t.retrieve).click();
	await look('retrieve', sheet(t.retrieve));
	await close();
	const asks = {
		recovered: t.recoverTitle,
		dispatched: t.dispatchTitle,
		operated: t.operationTitle
	} as const;
	for (const action of ['recovered', 'dispatched', 'operated'] as const) {
		await button(page, t.actions[action]).click();
		await look(`${action}-everything`, sheet(asks[action]));
		await close();
	}
	await button(page, t.actions.recharged).click();
	await look('objection', sheet(shell.objections.title));
	await close();

	await button(page, shell.matchSettings.title).click();
	await page.getByText(t.endTileSwitch, { exact: true }).click();
	await button(page, shell.objections.anyway).click();
	await close();
	await look('last-round', page.getByText(shell.table.lastRoundTitle([player(2)])));
	await button(page, shell.matchSettings.title).click();
	await page.getByText(shell.matchSettings.endNow).click();
	await look('count', titled(shell.count.title(player(1))));
	await page.getByRole('button', { name: shell.count.nextSeat('').replace(' →', '') }).click();
	await page.getByRole('link', { name: shell.result.title }).click();
	await look('result', titled(shell.result.leading([player(1)])));
	await page.getByText(shell.bin.throwAway).click();
	await look('home-thrown-away', button(page, shell.bringItBack));
	await button(page, shell.bringItBack).click();
	await expect(button(page, shell.bringItBack)).toHaveCount(0);

	await openFile(page, inTheMiddle(70));
	await look('full-table', titled(shell.table.turnOf(['Bo'])));
	await page.getByRole('link', { name: shell.lookUpTitle }).click();
	await page.getByRole('article').nth(1).getByRole('link').first().click();
	await look('full-book-card', page.getByText(book.worthTitle));
	await page.getByRole('link', { name: lookUp.printed.title }).first().click();
	await look('full-values', titled(lookUp.printed.title));
	await page
		.locator('input[type=file]')
		.setInputFiles({ ...friendsFile, buffer: Buffer.from(friendsFile.text) });
	await look('full-differences', page.getByText(lookUp.printed.differsTitle));
	await page.goto('/match/four-end-tile');
	await page.getByRole('button', { name: t.endRules }).first().click();
	await look('full-end-rules', sheet(book.rules.end.title));
	await close();
	await closed();
	await button(page, t.actions.repaired).click();
	await look('full-repair', sheet(t.repairTitle));
	await page
		.getByRole('dialog')
		.getByRole('button', { name: t.artifacts['pick-up-ship'].name })
		.click();
	await look('full-payment', sheet(t.payTitle(t.artifacts['pick-up-ship'].name)));
	await close();
	await page.getByRole('dialog', { name: t.repairTitle }).waitFor();
	await close();
	await closed();
	await button(page, t.actions.communicated).click();
	await look('full-communicate', sheet(t.communicateTitle));
	await close();
	await button(page, shell.log).click();
	await look('full-log', sheet(shell.log));
	await close();
	await page.goto('/');
	await look('full-home', page.getByRole('link', { name: shell.continue }));

	await openFile(page, recorded('three-tie-broken'));
	await follow(page, '/match/three-tie-broken/count');
	await look('full-count', titled(shell.count.title('Bo')));
	await follow(page, '/match/three-tie-broken/result');
	await look('full-result', titled(shell.result.winners([['Chloé']])));
	for (const [name, key, shows] of [
		['rematch', shell.result.rematch.title, sheet(shell.result.rematch.title)],
		// the keys beside the picture wait for it
		['share', shell.share.title, sheet(shell.share.title).getByRole('img')],
		['bg-stats', shell.share.bgStats, sheet(shell.share.bgStats).getByRole('img')]
	] as const) {
		await button(page, key).click();
		await look(name, shows);
		await close();
		await closed();
	}
	await button(page, shell.notes.heading).click();
	await look('notes', sheet(shell.notes.heading));
	await close();
	await button(page, shell.result.correctTitle('Chloé')).click();
	await look('correct', sheet(shell.result.correctTitle('Chloé')));
	await close();

	await follow(page, '/history');
	await look('history', titled(shell.history.title));
	await page.locator('input[type=file]').setInputFiles(backup);
	await look('restore', button(page, shell.backup.restore));
	await button(page, shell.backup.restore).click();
	await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
	// behind the sheet lies what was asked for: forty evenings more
	await shiftsOf(page);
	await close();
	await page.getByRole('searchbox').fill('chloe');
	await look('history-found', page.getByText(shell.history.found(withChloe)));
	await page
		.getByRole('button', { name: /(nom, note|name, note)/ })
		.first()
		.click();
	await look('match-actions', page.getByRole('dialog').getByText(shell.openMatch));
	await close();
	await page.getByText(shell.history.tabs.people, { exact: true }).click();
	await look('people', button(page, /Fatou/));
	await button(page, /Fatou/).click();
	await look('person', sheet('Fatou'));
	await close();
	await page.getByText(shell.history.tabs.statistics, { exact: true }).click();
	await look('statistics', page.getByRole('heading', { name: shell.stats.endings }));
}

for (const language of ['en', 'fr'] as const)
	test(`every screen in ${language}, light and dark`, async ({ page }) => {
		test.setTimeout(240_000);
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
		await tour(page, language, async (name, shows) => {
			await fits(page, `${name}-${language}`, shows);
			await axeIsContent(page, name);
			for (const theme of ['light', 'dark'] as const) {
				await page.emulateMedia({ colorScheme: theme });
				const path = join(projectFolder, 'out', 'screens', `${name}-${language}-${theme}.png`);
				await page.screenshot({ path });
			}
			await page.emulateMedia({ colorScheme: 'light' });
		});
	});

for (const { width, height, language, theme } of [
	{ width: 820, height: 1180, language: 'en', theme: 'dark' },
	{ width: 1280, height: 800, language: 'fr', theme: 'light' },
	{ width: 844, height: 390, language: 'en', theme: 'light' },
	{ width: 320, height: 640, language: 'fr', theme: 'light' }
] as const)
	test(`every screen at ${width}×${height}`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width, height });
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		await tour(page, language, (name, shows) => fits(page, `${name}-${width}`, shows));
	});

for (const language of ['en', 'fr'] as const)
	test(`every screen with text twice as large on 320 px, ${language}`, async ({ page }) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width: 320, height: 640 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		// the text size of the browser's own settings, which lengths and media queries in rem follow
		const session = await page.context().newCDPSession(page);
		await session.send('Page.enable');
		await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
		await tour(page, language, (name, shows) => fits(page, `${name}-twice-${language}`, shows));
	});

test('a phone on its side keeps the six actions and undo in sight', async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto('/');
	await openFile(page, inTheMiddle(70));
	for (const name of [...Object.values(en.actions), /^Undo: /, /^End turn/])
		await expect(button(page, name)).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 360, 390])
	test(`keys for points are 56 pixels at least, on ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 780 });
		await openFile(page, inTheMiddle(70));
		const large = async (name: string | RegExp) => {
			for (const key of await button(page, name).all()) {
				const box = await key.boundingBox();
				expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(name)).toBeGreaterThanOrEqual(
					56
				);
			}
		};
		await expect(button(page, shellEn.fields.more(en.counters.vp))).toBeVisible();
		await large(shellEn.fields.more(en.counters.vp));
		await large(shellEn.fields.fewer(en.counters.vp));
		await button(page, en.actions.communicated).click();
		await expect(button(page, 'Record: 12 VP')).toBeVisible();
		await large(/^Record: /);
	});

async function axeIsContent(page: Page, name: string) {
	const screen = page.viewportSize() ?? { width: 390, height: 844 };
	// tall enough that no key lies half under the dock, which axe would take for a small key
	const whole = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ ...screen, height: Math.max(1600, whole) });
	expect(await violations(page), name).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await violations(page, OF_COLOURS), `${name}, dark`).toEqual([]);
	await page.emulateMedia({ colorScheme: 'light' });
	await page.setViewportSize(screen);
	// a window of another size moves what it likes
	await shiftsOf(page);
}

/** Nothing runs over the edge or is cut off, and a thumb hits every key. */
async function fits(page: Page, name: string, shows: Locator) {
	await expect(shows, name).toBeVisible();
	expect.soft(await shiftsOf(page), `what moved by itself: ${name}`).toEqual([]);
	const faults = await page.evaluate(() => {
		const found: string[] = [];
		const overflow = document.documentElement.scrollWidth - innerWidth;
		if (overflow > 0) found.push(`runs over the edge by ${overflow} px`);
		const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
		const keys = top.querySelectorAll<HTMLElement>(
			'button, a[href], summary, [role="switch"], label:has(input)'
		);
		for (const key of keys) {
			const { width, height } = key.getBoundingClientRect();
			if (!key.checkVisibility({ visibilityProperty: true }) || width <= 1) continue;
			const said = key.ariaLabel ?? key.innerText.trim();
			if (width < 43.5 || height < 43.5)
				found.push(`“${said}” is ${Math.round(width)} × ${Math.round(height)}`);
		}
		for (const text of top.querySelectorAll<HTMLElement>('h1, h2, h3, p, button, a, dt, dd, li')) {
			if (!text.checkVisibility() || text.classList.contains('visually-hidden')) continue;
			const cut = text.scrollWidth - text.clientWidth;
			if (text.clientWidth > 0 && cut > 1 && getComputedStyle(text).display !== 'inline')
				found.push(`“${text.innerText.slice(0, 40)}” is ${cut} px too wide for its box`);
		}
		return found;
	});
	expect.soft(faults, name).toEqual([]);
}
