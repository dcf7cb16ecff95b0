import { describe, expect, test } from 'vitest';
import { filesIn, gameIds, rootFiles, textOf } from './sources';
import { NAMING_A_GAME } from './still-to-do';

/** `clockwork-wars`, `Clockwork Wars` and `ClockworkWars` all name the same game. */
const nameOf = (id: string) => new RegExp(id.split('-').join('[- _]?'), 'i');
const names = gameIds.map(nameOf);

/** A game's own folders, which may name their game and no other. */
const homeOf = (path: string) =>
	gameIds.find((id) =>
		['src/lib/games', 'tests/games', 'tests/e2e'].some((folder) =>
			path.startsWith(`${folder}/${id}/`)
		)
	);

/** The registry is where games are listed; the other is the list of what is to be put right. */
const listsGames = /^(src\/lib\/games\/registry|tests\/architecture\/still-to-do)\.ts$/;

const namedBy = (path: string, text: string): readonly string[] =>
	gameIds.filter((id, index) => homeOf(path) !== id && names[index]?.test(`${path}\n${text}`));

const house = [...['src', 'tests', 'tools', 'static'].flatMap(filesIn), ...rootFiles].filter(
	(path) => !listsGames.test(path)
);
const naming = house.filter((path) => namedBy(path, textOf(path)).length > 0);

describe('only a game names itself', () => {
	test('there are games, and files that could name them', () => {
		expect(gameIds.length).toBeGreaterThan(0);
		expect(house.length).toBeGreaterThan(100);
	});

	test('nowhere but in its own folders', () => {
		expect(naming.filter((path) => !NAMING_A_GAME.includes(path))).toEqual([]);
	});

	test.each(gameIds)('%s is found by its id, its title and a name made of it', (id) => {
		const title = id.replaceAll('-', ' ').toUpperCase();
		const joined = id.replaceAll('-', '');
		for (const said of [`'${id}'`, `the ${title}!`, `type ${joined}Event`])
			expect(namedBy('src/routes/+page.svelte', said)).toContain(id);
		expect(namedBy(`src/routes/${id}.ts`, '')).toContain(id);
		expect(namedBy(`tests/e2e/${id}/table.spec.ts`, id)).not.toContain(id);
	});
});
