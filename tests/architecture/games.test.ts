import { describe, expect, test } from 'vitest';
import { filesIn, gameIds, rootFiles, textOf } from './sources';

/** `clockwork-wars`, `Clockwork Wars`, `ClockworkWars` and `CLOCK_WORK.WARS` all spell the same name. */
const spelt = (name: string) =>
	new RegExp(
		name
			.replace(/[^\p{L}\p{N}]/gu, '')
			.split('')
			.join('[-_. ]?'),
		'iu'
	);

const titleOf = (id: string) =>
	/title: '([^']+)'/.exec(textOf(`src/lib/games/${id}/meta.ts`))?.[1] ?? id;
const names = gameIds.map((id) => [spelt(id), spelt(titleOf(id))]);

/** What each game says that it alone has, in its folder of tests. */
const ownWords = Object.values(
	import.meta.glob<readonly string[]>('/tests/games/*/own-words.ts', {
		eager: true,
		import: 'OWN_WORDS'
	})
).flat();

/** A game's own folders, which may name their game and no other. */
const homeOf = (path: string) =>
	gameIds.find((id) =>
		['src/lib/games', 'tests/games', 'tests/e2e'].some((folder) =>
			path.startsWith(`${folder}/${id}/`)
		)
	);

/** Where games are listed. */
const REGISTRY = 'src/lib/games/registry.ts';

const namedBy = (path: string, text: string): readonly string[] =>
	gameIds.filter(
		(id, index) =>
			homeOf(path) !== id && names[index]?.some((name) => name.test(`${path}\n${text}`))
	);

const knownBy = (text: string): readonly string[] =>
	ownWords.filter((word) => spelt(word).test(text));

const house = [...['src', 'tests', 'tools', 'static'].flatMap(filesIn), ...rootFiles].filter(
	(path) => path !== REGISTRY
);
const naming = house.filter((path) => namedBy(path, textOf(path)).length > 0);

describe('only a game names itself', () => {
	test('there are games, and files that could name them', () => {
		expect(gameIds.length).toBeGreaterThan(0);
		expect(house.length).toBeGreaterThan(100);
	});

	test('nowhere but in its own folders', () => {
		expect(naming).toEqual([]);
	});

	test.each(gameIds)('%s is found by its id, its title and a name made of it', (id) => {
		const title = id.replaceAll('-', ' ').toUpperCase();
		const joined = id.replaceAll('-', '');
		const apart = `${joined.slice(0, 5)} ${joined.slice(5)}`;
		const others = [`${apart}s`, apart.replace(' ', '-'), apart.replace(' ', '_').toUpperCase()];
		for (const said of [`'${id}'`, `the ${title}!`, `type ${joined}Event`, ...others])
			expect(namedBy('src/routes/+page.svelte', said)).toContain(id);
		expect(namedBy(`src/routes/${id}.ts`, '')).toContain(id);
		expect(namedBy(`tests/e2e/${id}/table.spec.ts`, id)).not.toContain(id);
	});
});

describe('the house has nothing that only one game has', () => {
	const sources = ['src', 'static', 'tools']
		.flatMap(filesIn)
		.filter((path) => !path.startsWith('src/lib/games/'));

	test('no word of it, in code, comments and texts', () => {
		expect(ownWords.length).toBeGreaterThan(0);
		const found = sources
			.map((path) => [path, ...knownBy(textOf(path))])
			.filter(({ length }) => length > 1);
		expect(found).toEqual([]);
	});

	test.each(ownWords)('%s is found in a name and in a sentence', (word) => {
		const camel = word.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase());
		for (const said of [word, `the ${word.toUpperCase()}.`, `is${camel}`, word.replace(' ', '-')])
			expect(knownBy(said)).toContain(word);
		expect(knownBy('a card, a turn, a token')).toEqual([]);
	});
});
