import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { projectFolder } from '../../tools/serve/install.mjs';
import { serve } from '../../tools/serve/static-server.mjs';
import { leaveWhenWritten } from './at-rest';
import { WATCHED, type Watched } from './watched';

type Served = Awaited<ReturnType<typeof serve>>;

/** SITE names another build, such as one with a fault put in. */
export const builtSite = resolve(process.env.SITE ?? join(projectFolder, 'build'));

/** How long a key does nothing after something else lay under the thumb: see ui/keys/rest.svelte.ts. */
const REST = 350;

interface App {
	/**
	 * Keys rest as long as they do in a hand. Elsewhere they rest for a moment: a browser that is told to tap
	 * looks at such a key ever more rarely, and waits for half a second each time.
	 */
	restsInFull: boolean;
	/** What is served: the build, unless a test wants to change it. */
	site: string;
	/** The built app at an address of its own; `close` is the server going away. */
	server: Served;
	/** What no page may do: break the policy, log an error, ask another server. Checked after every test. */
	complaints: string[];
}

export const test = base.extend<App>({
	site: ({}, use) => use(builtSite),
	server: async ({ site }, use) => {
		const server = await serve(site);
		await use(server);
		await server.close();
	},
	baseURL: ({ server }, use) => use(server.url),
	restsInFull: [false, { option: true }],
	page: async ({ page, restsInFull }, use) => {
		leaveWhenWritten(page);
		if (!restsInFull)
			await page.addInitScript((rest) => {
				const setTimeout = window.setTimeout.bind(window);
				window.setTimeout = ((work: TimerHandler, wait?: number, ...given: unknown[]) =>
					setTimeout(work, wait === rest ? 0 : wait, ...given)) as typeof window.setTimeout;
			}, REST);
		await use(page);
	},
	complaints: [
		async ({ context, server }, use, info) => {
			let documents = 0;
			context.on('page', (page) => page.on('domcontentloaded', () => documents++));
			const complaints: string[] = [];
			context.on('weberror', (error) => complaints.push(`threw ${error.error().message}`));
			context.on('console', (message) => {
				// the browser itself reports each request that fails while offline
				const offline = message.text().includes('net::ERR_');
				if (message.type() === 'error' && !offline) complaints.push(`logged ${message.text()}`);
			});
			context.on('request', (request) => {
				const { protocol, origin } = new URL(request.url());
				const local = protocol === 'data:' || protocol === 'blob:';
				if (!local && origin !== server.url) complaints.push(`asked ${request.url()}`);
			});
			// chosen rather than read from the console, where not every violation is an error
			await context.exposeBinding('reportViolation', (_, text: string) => {
				complaints.push(`violated ${text}`);
			});
			await context.addInitScript(() => {
				document.addEventListener('securitypolicyviolation', (event) => {
					const { effectiveDirective, blockedURI, sample } = event;
					const report = `${effectiveDirective}: ${blockedURI} ${sample}`;
					(window as unknown as { reportViolation(text: string): void }).reportViolation(report);
				});
			});
			await use(complaints);
			// summed up for the whole suite by watched.ts
			const of = (verb: string) => complaints.filter((complaint) => complaint.startsWith(verb));
			const watched: Watched = { documents, violations: of('violated'), foreign: of('asked') };
			info.annotations.push({ type: WATCHED, description: JSON.stringify(watched) });
			expect(complaints).toEqual([]);
		},
		{ auto: true }
	]
});

/** Waits until the service worker holds the app and answers for this page. */
export async function offlineReady(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { serviceWorker } = navigator;
		await serviceWorker.ready;
		if (serviceWorker.controller) return;
		await new Promise((done) => {
			serviceWorker.addEventListener('controllerchange', done, { once: true });
		});
	});
}

/** The rules of axe that a theme can break. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'] as const;

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is, by all rules or by some. */
export async function violations(page: Page, rules: readonly string[] = []) {
	// a key that is just fading in is not what people read; at its end a part of it may begin to fade
	await page.evaluate(() => {
		const fading = () =>
			document
				.getAnimations()
				.filter(
					({ effect, playState }) =>
						playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity
				);
		for (let all = fading(); all.length > 0; all = fading()) for (const each of all) each.finish();
	});
	// half a megabyte of script: once for each document will do
	const isThere = await page.evaluate(() => 'axe' in window);
	// no frames here: legacy mode spares it a blank page for each look
	const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode();
	// what passes a rule is not written up, node by node
	axe.options({ resultTypes: ['violations'] });
	const found = await (
		rules.length > 0 ? axe.withRules([...rules]) : axe.withTags(STANDARDS)
	).analyze();
	return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

export { expect };
