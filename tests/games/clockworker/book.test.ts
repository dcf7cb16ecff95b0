import { describe, expect, test } from 'vitest';
import {
	chainsOf,
	oftenAt,
	RULE_PAGES,
	ruling,
	RULING_IDS,
	rulingsOn,
	type RulingId
} from '$lib/games/clockworker/rules/book';
import {
	ARTIFACT_IDS,
	artifactCard,
	isArtifact,
	type ArtifactId,
	type Frequency
} from '$lib/games/clockworker/rules/catalogue';
import { meta } from '$lib/games/clockworker/meta';
import { strings } from '$lib/games/clockworker/strings';
import { book } from '$lib/games/clockworker/strings/book';
import { texts } from '$lib/games/clockworker/views/book/texts';
import { indexOf } from '$lib/screens/book/search/book-index';

const { en, fr } = strings;
const index = indexOf({ texts });
const findInBook = (wanted: string) => index.find(wanted).map(({ id }) => id);

describe('every artifact is found', () => {
	const names = ARTIFACT_IDS.flatMap((id) => [
		[en.artifacts[id].name, id] as const,
		[fr.artifacts[id].name, id] as const
	]);

	test.each(names)('first by its name: %s', (name, id) => {
		expect(findInBook(name)[0]).toBe(id);
		expect(findInBook(name.toUpperCase())[0]).toBe(id);
		expect(findInBook(name.normalize('NFD').replace(/\p{M}/gu, ''))[0]).toBe(id);
		expect(findInBook(name.split(' ').reverse().join(' '))[0]).toBe(id);
	});

	/** Every letter in turn: left out, doubled, another one, changed places with the next. */
	const slips = (name: string): readonly string[] =>
		Array.from(name).flatMap((letter, at) => {
			const [before, after] = [name.slice(0, at), name.slice(at + 1)];
			const other = letter === 'x' ? 'z' : 'x';
			return letter === ' '
				? [before + after]
				: [
						before + after,
						before + letter + letter + after,
						before + other + after,
						before + after.slice(0, 1) + letter + after.slice(1)
					];
		});

	test.each(names)('first with any one slip in it: %s', (name, id) => {
		const missed = slips(name).filter((typed) => findInBook(typed)[0] !== id);
		expect(missed).toEqual([]);
	});

	test.each<[en: string, fr: string, among: readonly ArtifactId[]]>([
		[
			'gear',
			'rouage',
			[
				'additional-robotic-arm',
				'emergency-toolkit',
				'self-vending-machine',
				'instant-duplicate-device'
			]
		],
		[
			'location',
			'usine',
			[
				'pick-up-ship',
				'megaphone-advertisement',
				'product-administration-ai',
				'steam-locomotive-network'
			]
		],
		[
			'VP',
			'pv',
			[
				'clockwork-god',
				'pick-up-ship',
				'robotic-government',
				'to-a-new-world',
				'emotion-studying-device',
				'extended-memory',
				'megaphone-advertisement'
			]
		],
		['worker', 'robot', ['robotic-government', 'cpu-replacing-tech', 'product-administration-ai']],
		['gold', 'doré', ['cpu-replacing-tech', 'self-vending-machine']],
		['record', 'archive', ['emotion-studying-device', 'parabolic-antenna']],
		['empty', 'vide', ['synchronization-tech']]
	])('by an effect word, in either language: %s, %s', (word, mot, among) => {
		for (const wanted of [word, mot])
			expect(findInBook(wanted), wanted).toEqual(expect.arrayContaining([...among]));
	});

	test('each by one effect word at least, in each language', () => {
		const words = ['gear', 'location', 'VP', 'worker', 'gold', 'record', 'empty'];
		const mots = ['rouage', 'usine', 'pv', 'robot', 'doré', 'archive', 'vide'];
		for (const all of [words, mots]) {
			const found = new Set(all.flatMap(findInBook));
			expect(ARTIFACT_IDS.filter((id) => !found.has(id))).toEqual([]);
		}
	});

	test.each([
		['retrieve', ['additional-robotic-arm', 'instant-duplicate-device']],
		['récupération', ['additional-robotic-arm', 'instant-duplicate-device']],
		['end of the game', ['clockwork-god', 'pick-up-ship', 'robotic-government', 'to-a-new-world']],
		['fin de partie', ['clockwork-god', 'pick-up-ship', 'robotic-government', 'to-a-new-world']],
		['once a turn', ['cpu-replacing-tech']],
		['optional', ARTIFACT_IDS.filter((id) => artifactCard(id).optional)]
	])('by when it works: %s', (wanted, among) => {
		expect(findInBook(wanted)).toEqual(expect.arrayContaining([...among]));
	});

	test.each([
		['ship that scores for factories', 'pick-up-ship'],
		['who still plays', 'end'],
		['does my starting location count', 'pick-up-ship'],
		['end', 'end'],
		['how many locations may I dispatch to', 'six-cards']
	])('among the first three, as somebody would ask: %s', (wanted, entry) => {
		expect(findInBook(wanted).slice(0, 3)).toContain(entry);
	});

	test('by whole words before parts of words', () => {
		const [first, ...others] = findInBook('end');
		expect(first).toBe('end');
		expect(others.slice(0, 4)).toEqual(
			ARTIFACT_IDS.filter((id) => artifactCard(id).moment === 'end')
		);
	});

	test.each([
		['shp', 'pick-up-ship'],
		['ai', 'product-administration-ai'],
		['ia', 'product-administration-ai'],
		['cpu', 'cpu-replacing-tech']
	])('by a short word, and nothing before it: %s', (wanted, id) => {
		expect(findInBook(wanted)[0]).toBe(id);
	});

	test.each([
		['tie', 'scoring'],
		['égalité', 'scoring'],
		['6 cards', 'six-cards'],
		['marker', 'markers'],
		['End tile', 'end'],
		['tuile fin', 'end'],
		['set-up', 'set-up'],
		['mise en place', 'set-up']
	])('and so are the rules: %s', (wanted, page) => {
		expect(findInBook(wanted)).toContain(page);
	});
});

describe('what the book says', () => {
	/** Every line of the rules’ table of differences and silences: where it stands, and its switch. */
	const LINES: readonly [id: RulingId, on: readonly string[], change?: string][] = [
		['cpu-how-often', ['cpu-replacing-tech'], 'cpuEachTime'],
		['arm-how-often', ['additional-robotic-arm'], 'armOncePerPhase'],
		['marker-gives', ['markers'], 'markerGivesAll'],
		['memory-itself', ['extended-memory'], 'memoryCountsItself'],
		['ship-start', ['pick-up-ship'], 'shipSkipsStart'],
		['records-no-cards', ['clockwork-god', 'six-cards', 'end']],
		['odd-artifacts', ['to-a-new-world']],
		['ai-then-cpu', ['product-administration-ai', 'cpu-replacing-tech']],
		['duplicate-what', ['instant-duplicate-device']],
		['arm-when', ['additional-robotic-arm']],
		['end-for-all', ['end']],
		['records-face-down', ['scoring'], 'hideTotals']
	];

	test.each(LINES)('%s stands on %j, switch %s', (id, entries, change) => {
		const { on, houseRule, setting } = ruling(id);
		expect([...on]).toEqual(entries);
		expect(houseRule ?? setting).toBe(change);
	});

	test('every line where the rulebooks differ or are silent is there', () => {
		expect(RULING_IDS).toEqual(LINES.map(([id]) => id));
		const shown = [...ARTIFACT_IDS, ...RULE_PAGES].flatMap(rulingsOn);
		expect([...new Set(shown)].toSorted()).toEqual(RULING_IDS.toSorted());
	});

	test('the defaults are those of the rules', () => {
		const here = (id: RulingId) => [book.en.rulings[id].here, book.fr.rulings[id].here];
		expect(here('cpu-how-often')).toEqual([
			'Default: once a turn.',
			'Par défaut : une fois par tour.'
		]);
		expect(here('arm-how-often')[0]).toMatch(/each such Worker/);
		expect(here('marker-gives')[0]).toMatch(/one resource/);
		expect(here('memory-itself')[0]).toMatch(/^Default: no/);
		expect(here('ship-start')[0]).toMatch(/^Default: yes/);
	});

	test.each<[Frequency, readonly ArtifactId[]]>([
		['at-the-end', ['clockwork-god', 'pick-up-ship', 'robotic-government', 'to-a-new-world']],
		['once', ['emergency-toolkit']],
		['each-worker', ['additional-robotic-arm']],
		['once-a-turn', ['cpu-replacing-tech']],
		['once-a-phase', ['instant-duplicate-device']],
		['as-wanted', ['self-vending-machine']],
		[
			'every-time',
			[
				...(['emotion-studying-device', 'extended-memory', 'megaphone-advertisement'] as const),
				...(['parabolic-antenna', 'product-administration-ai'] as const),
				...(['steam-locomotive-network', 'synchronization-tech'] as const)
			]
		]
	])('%s: %j', (often, ids) => {
		expect(ARTIFACT_IDS.filter((id) => artifactCard(id).often === often)).toEqual(ids);
	});

	test('how often is said as this table plays it', () => {
		expect(oftenAt('cpu-replacing-tech', { cpuEachTime: true })).toBe('every-time');
		expect(oftenAt('additional-robotic-arm', { armOncePerPhase: true })).toBe('once-a-phase');
		expect(oftenAt('additional-robotic-arm', { cpuEachTime: true })).toBe('each-worker');
	});

	test('the figures in the sentences are those of the rules', () => {
		const figures = (text: string) => text.match(/\d+/g) ?? [];
		for (const id of ARTIFACT_IDS)
			expect(figures(book.fr.sentences[id]).toSorted(), id).toEqual(
				figures(book.en.sentences[id]).toSorted()
			);
		expect(figures(book.en.sentences['clockwork-god'])).toEqual(['10', '12']);
		expect(figures(book.en.sentences['to-a-new-world'])).toEqual(['6']);
	});

	test.each(RULING_IDS)('%s is told in both languages: question, readings, what we do', (id) => {
		const [one, other] = [book.en.rulings[id], book.fr.rulings[id]];
		for (const part of ['question', 'readings', 'here'] as const) {
			expect(one[part].trim()).not.toBe('');
			expect(other[part].trim()).not.toBe('');
			expect(other[part]).not.toBe(one[part]);
		}
	});

	test('every house rule has its ruling, which says what the default is', () => {
		const switches = RULING_IDS.flatMap((id) => ruling(id).houseRule ?? []);
		expect(switches.toSorted()).toEqual(Object.keys(meta.houseRules).toSorted());
		for (const id of RULING_IDS.filter((each) => ruling(each).houseRule)) {
			expect(book.en.rulings[id].here).toMatch(/^Default: /);
			expect(book.fr.rulings[id].here).toMatch(/^Par défaut/);
		}
	});

	/** All texts of the book, by the way to them. */
	function textsOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
		if (typeof value === 'string') return [[path, value]];
		if (typeof value !== 'object' || value === null) return [];
		return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
	}

	test('no text is empty or missing in one language', () => {
		const [one, other] = [textsOf(book.en), textsOf(book.fr)];
		expect(other.map(([path]) => path)).toEqual(one.map(([path]) => path));
		expect([...one, ...other].filter(([, text]) => text.trim() === '')).toEqual([]);
		expect(one.length).toBeGreaterThan(150);
	});

	test('a sentence is one sentence', () => {
		for (const { sentences } of Object.values(book))
			for (const text of Object.values(sentences)) expect(text).toMatch(/^[^.]+\.$/);
	});

	test('every artifact works together with another one, and both say so', () => {
		for (const id of ARTIFACT_IDS) {
			expect(chainsOf(id), id).not.toEqual([]);
			for (const { id: chain, other } of chainsOf(id))
				expect(chainsOf(other)).toContainEqual({ id: chain, other: id });
		}
	});

	test('no page of the rules is called like a card', () => {
		expect([...RULE_PAGES, 'values'].filter(isArtifact)).toEqual([]);
		expect(RULE_PAGES.filter((page) => [...ARTIFACT_IDS, 'values'].includes(page))).toEqual([]);
	});
});
