import { readFileSync } from 'node:fs';
import type { ClockworkerEvent, Options } from '../../../src/lib/games/clockworker/rules/types';
import { expect, test } from '../app';
import { Driver } from './driver';
import { startMatch } from '../table';

interface Play {
	readonly title: string;
	readonly setup: {
		readonly seats: readonly string[];
		readonly start: number;
		readonly options: Options;
	};
	readonly events: readonly ClockworkerEvent[];
	readonly sheet: {
		readonly totals: readonly { readonly points: number }[];
		readonly places: readonly number[];
	};
}

const read = (name: string): Play =>
	JSON.parse(
		readFileSync(new URL(`../../games/clockworker/plays/${name}.json`, import.meta.url), 'utf8')
	) as Play;

// Recorded plays, tallied apart from the app, played again with a thumb.
const PLAYS = ['two-twelve-cards', 'three-shared-victory', 'two-end-tile', 'four-end-tile'].map(
	read
);

for (const { title, setup, events, sheet } of PLAYS) {
	test(title, async ({ page }) => {
		test.setTimeout(180_000);
		const { seats, start, options } = setup;
		const isDeep = options.depth === 'everything';
		await startMatch(page, seats, isDeep ? 'Everything' : 'What scores', start);
		const driver = new Driver(page, seats, options);
		const starting = options.startingSpaces?.map((gain) => ({ gain, worker: true }));
		if (starting)
			for (const seat of seats.keys()) await driver.readStartingLocation(seat, starting);
		for (const event of events) await driver.play(event);

		await expect(page.getByRole('heading', { level: 1 })).toHaveText('The match is over');
		await page.getByRole('link', { name: 'Count the points' }).click();
		for (let seat = 1; seat < seats.length; seat++)
			await page.getByRole('button', { name: /^Next: / }).click();
		await page.getByRole('link', { name: /^Result/ }).click();

		const ranked = seats
			.map((name, seat) => ({
				name,
				place: sheet.places[seat] ?? 0,
				points: sheet.totals[seat]?.points ?? 0
			}))
			.sort((a, b) => a.place - b.place);
		for (const { name, place, points } of ranked)
			await expect(
				page.getByRole('listitem').filter({ has: page.getByText(`${place} · ${name}`) })
			).toContainText(`${points}`);
	});
}
