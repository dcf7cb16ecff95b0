import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { Entry } from '$lib/core/log/log';
import type { Reading } from '$lib/core/data/read';
import { isBackup, readBackup, writeBackup, type Backup } from '$lib/platform/files/backup';
import type { GameModule } from '$lib/platform/module';
import { people } from '$lib/platform/people/known-people.svelte';
import { minutesOf } from '$lib/platform/match/cover';
import type { Match, MatchId } from '$lib/platform/match/match';
import { readWholeMatch, type WholeMatch } from '$lib/platform/match/whole-match';
import { PrintedValues } from '$lib/platform/printed/printed-values.svelte';
import type { Person } from '$lib/platform/people/people';
import { compare, type Comparison } from '$lib/platform/files/compare';
import { readFields, type Fields } from '$lib/platform/files/json-file';
import { restore } from '$lib/platform/files/restore';
import { matchStore } from '$lib/platform/storage/match-store';
import { peopleStore } from '$lib/platform/storage/people-store';
import { printedStore } from '$lib/platform/storage/printed-store';
import { backupOf } from '../../games/evenings';
import toy from '../../toy';
import { printed, type WithCards } from '../../toy/cards';
import { manyMatches } from '../../toy/evenings';
import { ANA, laid } from '../../toy/played';
import { emptied } from '../storage/emptied';

// The real IndexedDB of the browser, as on a device of its own for each test.

const game = { ...toy, meta: { ...toy.meta, players: { from: 2, to: 4 } }, printed };
/** The only game here: the toy, for two to four, with printed cards. */
const loadGame = (id: string) =>
	// safe: the house hands back to a game only what came from it, as with those of the registry
	Promise.resolve(id === 'toy' ? (game as unknown as GameModule<GameTypes>) : undefined);

beforeEach(emptied);
afterAll(emptied);

const evenings = (count: number) =>
	// safe: ids are brands that a generator does not give
	manyMatches(count) as unknown as readonly WholeMatch[];
const [file, other, third] = evenings(3) as [WholeMatch, WholeMatch, WholeMatch];

/** Ours, otherwise. */
const withCover = ({ match, log }: WholeMatch, marks: Partial<Match>): WholeMatch => ({
	match: { ...match, ...marks },
	log
});
/** As it was before its last lines were written. */
function withoutLast({ match, log }: WholeMatch, lines: number): WholeMatch {
	const { result, lastAt, ...running } = match;
	expect([result, lastAt]).not.toContain(undefined);
	const left = log.slice(0, -lines);
	return { match: { ...running, lastAt: left.at(-1)?.at ?? 0 }, log: left };
}
const withLine = (
	{ match, log }: WholeMatch,
	at: number,
	line: Partial<Entry<GameTypes>>
): WholeMatch => ({
	match,
	// safe: a test that breaks a line breaks it on purpose
	log: log.with(at, { ...log[at], ...line } as Entry<GameTypes>)
});

async function put(...files: readonly WholeMatch[]) {
	for (const { match, log } of files) await matchStore.add(match, log);
	for (const { match } of files) if (!match.sample) await people.sat(match);
}
function somebody(name = people.all[0]?.name ?? ''): Person {
	const found = people.find(name);
	if (!found) throw new Error(`nobody is called ${name}`);
	return found;
}
const aceWorth = async (ace: number) => {
	const copy = await new PrintedValues<WithCards>('toy', printed).load();
	await copy.change((facts) => ({ ...facts, cards: { ...facts.cards, ace } }));
};

/** All that is on the shelf, as it lies there. */
async function shelf() {
	const ids = await matchStore.ids();
	return {
		matches: await Promise.all(ids.map((id) => matchStore.read(id))),
		people: await peopleStore.all(),
		copies: await printedStore.all()
	};
}
/** Without what the copy knew when the match began. */
const asTold = ({ match, log }: WholeMatch): WholeMatch => ({
	match: { ...match, setup: { ...match.setup, options: {} } },
	log
});
async function stored({ match }: WholeMatch): Promise<WholeMatch | undefined> {
	const found = await matchStore.read(match.id);
	// safe: rows that this test has written
	return found && asTold(found as WholeMatch);
}
const linesOf = async (of: WholeMatch) => (await stored(of))?.log.map(({ id }) => id);
const idsOf = (files: readonly WholeMatch[]) => files.map(({ match }) => match.id);

const backedUp = async () => (await writeBackup(1)).text();

async function readText(text: string): Promise<Reading<Backup>> {
	const fields = readFields(text);
	return fields.ok ? readBackup(fields.value, loadGame) : fields;
}
async function read(text: string): Promise<Backup> {
	const reading = await readText(text);
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	return reading.value;
}
async function bringIn(text: string): Promise<Comparison> {
	const backup = await read(text);
	const found = await compare(backup, loadGame);
	await restore(backup, found, loadGame, () => {});
	return found;
}
const NOTHING = {
	...{ fresh: [], longer: [], differing: [], unfit: 0, same: 0 },
	...{ newPeople: [], newValues: 0, differingValues: 0 }
};

describe('A match of the same id that is another match', () => {
	test('with other seats is left out, and ours stays readable', async () => {
		const ours = evenings(9).find(({ match }) => match.setup.seats.length < 4) ?? file;
		await put(withoutLast(ours, 2));
		const before = await shelf();
		const { marks: _, ...unmarked } = ours.match;
		const setup = { ...unmarked.setup, seats: [...unmarked.setup.seats, 'Zed'] };
		const found = await bringIn(backupOf([{ match: { ...unmarked, setup }, log: ours.log }]));
		expect(found).toMatchObject({ fresh: [], longer: [], differing: [], unfit: 1 });
		expect((await shelf()).matches).toEqual(before.matches);
	});

	test('cannot take the lines of one that is here', async () => {
		await put(file);
		const before = await shelf();
		// safe: any text is an id
		const thief = withCover(file, { id: 'thief' as MatchId });
		await expect(bringIn(backupOf([thief]))).rejects.toThrow();
		expect(await shelf()).toEqual(before);
	});
});

test('a result that nobody has added to comes back as it was counted then', async () => {
	const result = file.match.result;
	if (!result) throw new Error('it is over');
	const old = withCover(file, { result: { ...result, points: result.points.map(() => 99) } });
	await bringIn(backupOf([old]));
	expect((await stored(file))?.match.result?.points).toEqual(result.points.map(() => 99));
});

describe('A backup', () => {
	test('is read as it was written: matches with their lines, people, printed values', async () => {
		const titled = withCover(other, { title: 'Été “25”', note: 'Regen\nund 🦊' });
		await put(file, titled);
		await people.rename(somebody(), 'نور 2');
		await aceWorth(4);
		const { people: everybody, copies } = await shelf();
		const text = await backedUp();
		expect(isBackup(JSON.parse(text) as Fields)).toBe(true);
		expect(await read(text)).toEqual({
			matches: [titled, file],
			broken: [],
			people: everybody,
			copies
		});
		expect(copies).toHaveLength(1);
		expect(everybody.length).toBeGreaterThan(1);
	});

	test('of nothing is a backup too', async () => {
		const text = await backedUp();
		expect(await read(text)).toEqual({ matches: [], broken: [], people: [], copies: [] });
		expect(await compare(await read(text), loadGame)).toEqual(NOTHING);
	});

	test('leaves the bin and the samples behind', async () => {
		await put(file, other, withCover(third, { sample: true }));
		await matchStore.editCover(other.match.id, { thrownAt: 5 });
		expect(idsOf((await read(await backedUp())).matches)).toEqual([file.match.id]);
		await matchStore.remove(file.match.id);
		expect((await read(await backedUp())).matches).toEqual([]);
	});

	test('brings everything back to an empty device, and changes nothing the second time', async () => {
		await put(file, withCover(other, { title: 'Friday' }), withoutLast(third, 1));
		await people.rename(somebody(), 'Zoë');
		await aceWorth(4);
		const before = await shelf();
		const text = await backedUp();
		await emptied();
		expect(await bringIn(text)).toMatchObject({
			fresh: [{}, {}, {}],
			newPeople: before.people.map(() => ({})),
			newValues: 1
		});
		expect(await shelf()).toEqual(before);
		expect(await bringIn(text)).toEqual({ ...NOTHING, same: 3 });
		expect(await shelf()).toEqual(before);
		expect(await read(await backedUp())).toEqual(await read(text));
	});

	test('of 200 matches comes back whole, with its progress told', { timeout: 30_000 }, async () => {
		const years = evenings(200);
		await put(...years);
		const text = await backedUp();
		const before = await shelf();
		await emptied();
		const backup = await read(text);
		expect(backup.matches).toEqual([...years].reverse());
		const progress: (readonly number[])[] = [];
		await restore(backup, await compare(backup, loadGame), loadGame, (done, of) =>
			progress.push([done, of])
		);
		expect(await shelf()).toEqual(before);
		expect(progress.map(([, of]) => of)).toEqual(progress.map(() => 200));
		const done = progress.map(([each]) => each ?? 0);
		expect(done.length).toBeGreaterThan(3);
		expect(done).toEqual(done.toSorted((a, b) => a - b));
		expect(done.at(-1)).toBe(200);
	});
});

describe('Over a history that is here already', () => {
	test('a new match comes in beside the others', async () => {
		await put(file);
		const ours = await stored(file);
		expect(await bringIn(backupOf([file, other]))).toMatchObject({ fresh: [other], same: 1 });
		expect((await stored(other))?.match).toEqual(asTold(other).match);
		expect(await linesOf(other)).toEqual(other.log.map(({ id }) => id));
		for (const name of other.match.setup.seats) expect(people.find(name)?.name).toBe(name);
		expect(await stored(file)).toEqual(ours);
	});

	test('a match with fewer lines gets the others, and is counted anew', async () => {
		await put(withoutLast(file, 3));
		expect(await bringIn(backupOf([file]))).toMatchObject({
			longer: [{ lines: 3 }],
			fresh: [],
			differing: []
		});
		expect(await linesOf(file)).toEqual(file.log.map(({ id }) => id));
		expect((await stored(file))?.match).toEqual(asTold(file).match);
		expect(await bringIn(backupOf([file]))).toEqual({ ...NOTHING, same: 1 });
	});

	test('lines of both sides stand side by side, each once', async () => {
		const [ours, theirs] = [file.log.slice(0, -1), file.log.toSpliced(2, 1)];
		await put({ match: withoutLast(file, 1).match, log: ours });
		expect(await bringIn(backupOf([{ ...file, log: theirs }]))).toMatchObject({
			longer: [{ lines: 1 }]
		});
		expect(await linesOf(file)).toEqual(file.log.map(({ id }) => id));
		expect((await stored(file))?.match.result?.points).toEqual(file.match.result?.points);
	});

	test('a match that ended elsewhere has lasted as long as it did there', async () => {
		const { result } = file.match;
		const theirs = result && { ...result, endedAt: result.endedAt - 120_000 };
		await put(withoutLast(file, 2));
		await bringIn(backupOf([withCover(file, theirs ? { result: theirs } : {})]));
		expect((await stored(file))?.match.result).toEqual(theirs);
	});

	test('a night that another device slept through counts neither there nor here', async () => {
		const { result } = file.match;
		const end = result?.endedAt ?? 0;
		const last = file.log.at(-1);
		if (!result || !last) throw new Error('it was played to its end');
		const nextDay = { ...last, id: 'corrected-next-day' as typeof last.id, at: end + 86_400_000 };
		await put(withoutLast(file, 2));
		await bringIn(
			backupOf([{ ...file, log: [...file.log, { ...nextDay, clock: last.clock + 1 }] }])
		);
		const here = (await stored(file))?.match;
		expect(here && minutesOf(here)).toBe(minutesOf(file.match));
	});

	test('a cover that is damaged here is replaced by the one in the backup', async () => {
		await put(file);
		await matchStore.editCover(file.match.id, {}, -5);
		expect(await bringIn(backupOf([file]))).toMatchObject({ fresh: [{}], same: 0 });
		expect((await stored(file))?.match).toEqual(asTold(file).match);
		expect(await bringIn(backupOf([file]))).toEqual({ ...NOTHING, same: 1 });
	});

	test('a match that has more lines here stays as it is', async () => {
		await put(file);
		const before = await shelf();
		expect(await bringIn(backupOf([withoutLast(file, 2)]))).toEqual({ ...NOTHING, same: 1 });
		expect(await shelf()).toEqual(before);
	});

	const ours = withCover(file, { title: 'Friday', note: 'Rain' });
	test.each<[what: string, theirs: WholeMatch]>([
		['the title', withCover(ours, { title: 'Saturday' })],
		['the note', withCover(ours, { note: 'Sun' })],
		['the day', withCover(ours, { startedAt: ours.match.startedAt - 86_400_000 })],
		[
			'a name',
			withCover(ours, {
				setup: { ...file.match.setup, seats: file.match.setup.seats.with(0, 'Quentin') }
			})
		],
		['a line', withLine(ours, 0, { kind: 'played', event: laid(ANA, 99) })],
		['the time of a line', withLine(ours, 0, { at: 5 })]
	])('%s that is told otherwise there stays as it is here, and is told', async (_, theirs) => {
		await put(ours);
		const before = await stored(ours);
		for (let time = 0; time < 2; time++)
			expect(await bringIn(backupOf([theirs]))).toMatchObject({
				differing: [{ file: { match: { id: file.match.id } }, lines: 0 }],
				fresh: [],
				longer: [],
				same: 0
			});
		expect(await stored(ours)).toEqual(before);
	});

	test('of a match that is told otherwise, new lines come in all the same', async () => {
		const short = withoutLast(ours, 1);
		await put(short);
		expect(await bringIn(backupOf([withCover(file, { title: 'Saturday' })]))).toMatchObject({
			differing: [{ lines: 1 }],
			longer: []
		});
		expect((await stored(ours))?.match).toEqual(asTold(ours).match);
		expect(await linesOf(ours)).toEqual(file.log.map(({ id }) => id));
	});

	test.each<[what: string, marks: Partial<Match>]>([
		['a title', { title: 'Friday' }],
		['a note', { note: 'Rain' }]
	])('%s comes in where there is none, and stays where there is none there', async (_, marks) => {
		await put(file);
		expect(await bringIn(backupOf([withCover(file, marks)]))).toMatchObject({
			longer: [{ lines: 1 }],
			same: 0
		});
		expect((await stored(file))?.match).toEqual(asTold(withCover(file, marks)).match);
		expect(await bringIn(backupOf([file]))).toMatchObject({ longer: [], same: 1 });
		expect((await stored(file))?.match).toEqual(asTold(withCover(file, marks)).match);
	});

	test('a match that was thrown away comes back as a new one, with all its lines', async () => {
		await put(withoutLast(file, 2));
		await matchStore.editCover(file.match.id, { thrownAt: 5 });
		expect(await bringIn(backupOf([file]))).toMatchObject({ fresh: [file], same: 0 });
		expect((await stored(file))?.match).toEqual(asTold(file).match);
		expect(await linesOf(file)).toEqual(file.log.map(({ id }) => id));
	});

	test('the same people under other names make no difference', async () => {
		await put(file);
		const [name = ''] = file.match.setup.seats;
		await people.rename(somebody(name), 'Quentin');
		const seats = file.match.setup.seats.with(0, 'Quentin');
		const theirs = withCover(file, { setup: { ...file.match.setup, seats } });
		expect(await bringIn(backupOf([theirs]))).toMatchObject({ same: 1, differing: [] });
	});

	test('somebody known here by any spelling is nobody new', async () => {
		await put(file);
		const [name = ''] = file.match.setup.seats;
		const known = somebody(name);
		await people.rename(known, 'Quentin');
		const backup: Backup = {
			...{ matches: [], broken: [], copies: [] },
			people: [
				{ ...known, id: 'elsewhere' as typeof known.id },
				{ ...known, name: 'Renamed there' },
				{ id: 'stranger' as typeof known.id, name: 'Rosa', mark: 3 }
			]
		};
		const found = await compare(backup, loadGame);
		// another name of a person known by id is one more spelling here
		expect(found.newPeople).toEqual([
			{ ...people.find('Quentin'), spellings: [name, 'Renamed there'] },
			backup.people[2]
		]);
		await restore(backup, found, loadGame, () => {});
		expect(people.find('Rosa')?.id).toBe('stranger');
		expect(people.find(name)?.id).toBe(known.id);
		expect(people.find('Renamed there')?.name).toBe('Quentin');
		expect((await compare(backup, loadGame)).newPeople).toEqual([]);
	});

	test('printed values that are new come in; those that differ are told, and ours stay', async () => {
		await aceWorth(4);
		const facts = {
			cards: { ace: 7, king: 2, queen: 5 },
			from: 'a match elsewhere'
		};
		const text = JSON.stringify({
			...(JSON.parse(backupOf([])) as object),
			copies: [
				{ game: 'toy', facts },
				{ game: 'chess', facts: {} }
			]
		});
		expect(await bringIn(text)).toMatchObject({ newValues: 2, differingValues: 1 });
		const copy = await new PrintedValues<WithCards>('toy', printed).load();
		expect(copy.facts).toEqual({ cards: { ace: 4, king: 2, queen: 5 } });
	});
});

describe('A damaged file', () => {
	test('of a game whose chunk cannot be loaded is not of a game that this build lacks', async () => {
		const read = await readWholeMatch(file.match, file.log, () => Promise.reject(new Error()));
		expect(read).toMatchObject({ ok: false, problem: { field: 'match.game' } });
		expect(read).not.toHaveProperty('problem.otherGame');
	});

	test('loses the match that is broken, by name of the field, and none of the others', async () => {
		const broken = withLine(other, 2, { clock: -1 });
		const game = withCover(third, { game: 'chess' });
		const backup = await read(backupOf([file, broken, {}, game]));
		expect(idsOf(backup.matches)).toEqual([file.match.id]);
		expect(backup.broken).toMatchObject([
			{ field: 'log.2.clock' },
			{ field: expect.stringMatching(/^match/) as string },
			{ field: 'match.game', received: '"chess"', otherGame: 'chess' }
		]);
		expect(backup.broken.map(({ otherGame }) => otherGame)).toEqual([
			undefined,
			undefined,
			'chess'
		]);
		expect(await bringIn(backupOf([broken, game, file]))).toMatchObject({ fresh: [file] });
		expect(await matchStore.ids()).toEqual([file.match.id]);
	});

	test('with people and printed values that cannot be read still brings its matches', async () => {
		const whole = JSON.parse(backupOf([file])) as object;
		const rosa = { id: 'r', name: 'Rosa', mark: 1 };
		const half = await read(JSON.stringify({ ...whole, people: [{ name: 3 }, rosa], copies: [7] }));
		expect(half).toEqual({ matches: [file], broken: [], people: [rosa], copies: [] });
		const none = await read(JSON.stringify({ ...whole, people: 'nobody', copies: {} }));
		expect(none).toEqual({ matches: [file], broken: [], people: [], copies: [] });
		const older = await read(JSON.stringify({ ...whole, people: undefined, copies: undefined }));
		expect(older).toEqual({ matches: [file], broken: [], people: [], copies: [] });
	});

	const changed = (fields: object) =>
		JSON.stringify({ ...(JSON.parse(backupOf([file])) as object), ...fields });
	test.each([
		['an empty file', '', ''],
		['no JSON', 'hello', ''],
		['a list', '[]', ''],
		['half a backup', backupOf([file, other]).slice(0, -100), ''],
		['another format', changed({ format: 'mainspring-match' }), 'format'],
		['a version of tomorrow', changed({ version: 2 }), 'version'],
		['no matches', changed({ matches: undefined }), 'matches'],
		['matches that are no list', changed({ matches: { file } }), 'matches'],
		['a list of no matches', changed({ matches: [file, 7] }), 'matches.1'],
		['endless nesting', '['.repeat(100_000), 'depth'],
		['a key that objects inherit', '{"format":"mainspring-backup","__proto__":{}}', '__proto__']
	])('%s: what is wrong is named, and nothing changes', async (_, text, field) => {
		await put(other);
		const before = await shelf();
		expect(await readText(text)).toMatchObject({ ok: false, problem: { field } });
		expect(await shelf()).toEqual(before);
	});
});
