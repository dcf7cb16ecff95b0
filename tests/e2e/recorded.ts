import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectFolder } from '../../tools/serve/install.mjs';
import { follow, openFile } from './table';

/** A recorded play as a match file, whole or broken off; `cover` is what else the cover says. */
export function recorded(play: string, lines = Infinity, cover: object = {}): string {
	const { setup, events } = JSON.parse(
		readFileSync(join(projectFolder, `tests/games/clockworker/plays/${play}.json`), 'utf8')
	) as { setup: object; events: object[] };
	const startedAt = Date.UTC(2026, 10, 13, 19, 30);
	return JSON.stringify({
		format: 'mainspring-match',
		version: 1,
		match: { id: play, game: 'clockworker', startedAt, setup, ...cover },
		log: events.slice(0, lines).map((event, index) => ({
			...{ id: `${play}-${index}`, at: startedAt + index * 40_000, device: 'another-phone' },
			...{ clock: index + 1, kind: 'played', event }
		}))
	});
}

/** The result of a recorded play, as whoever opens its file comes to it. */
export async function resultOf(page: Page, play: string, cover: object = {}): Promise<void> {
	await openFile(page, recorded(play, Infinity, cover));
	await follow(page, `/match/${play}/result`);
	await page.waitForURL(/\/result$/);
}
