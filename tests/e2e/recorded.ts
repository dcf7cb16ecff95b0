import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { filesOfGames } from './given-by-games';
import { follow, openFile } from './table';

/** A recorded play of any game as a match file, whole or broken off; `cover` is what else its cover says. */
export function recorded(play: string, lines = Infinity, cover: object = {}): string {
	const [[game, path] = []] = filesOfGames(`plays/${play}.json`);
	if (path === undefined) throw new Error(`no game has recorded ${play}`);
	const { setup, events } = JSON.parse(readFileSync(path, 'utf8')) as {
		setup: object;
		events: object[];
	};
	const startedAt = Date.UTC(2026, 10, 13, 19, 30);
	return JSON.stringify({
		format: 'mainspring-match',
		version: 1,
		match: { id: play, game, startedAt, setup, ...cover },
		log: events.slice(0, lines).map((event, index) => ({
			...{ id: `${play}-${index}`, at: startedAt + index * 40_000, device: 'another-phone' },
			...{ clock: index + 1, kind: 'played', event }
		}))
	});
}

/** The result of a recorded play, as its page shows it when the file has been opened. */
export async function resultOf(page: Page, play: string, cover: object = {}): Promise<void> {
	await openFile(page, recorded(play, Infinity, cover));
	await follow(page, `/match/${play}/result`);
	await page.waitForURL(/\/result$/);
}
