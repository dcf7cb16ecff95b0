import { beforeEach, describe, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { DeviceId, Entry, EntryId } from '$lib/core/log/log';
import type { LaidTable } from '$lib/platform/match/match';
import { readMatch } from '$lib/platform/match/schema';
import { KnownPeople } from '$lib/platform/people/known-people.svelte';
import { lastTable, rememberTable } from '$lib/platform/new-match/last-table';
import type { Person } from '$lib/platform/people/people';
import { startMatch } from '$lib/platform/new-match/start';
import { matchStore } from '$lib/platform/storage/match-store';
import { peopleStore } from '$lib/platform/storage/people-store';
import { meta } from '../../toy/meta';
import { rules } from '../../toy/rules';

const laid = (seats: readonly string[], marks = seats.map((_, seat) => seat)): LaidTable => ({
	game: 'toy',
	setup: {
		seats,
		start: seats.length - 1,
		houseRules: { double: true },
		options: { deep: true }
	},
	marks,
	hideTotals: true
});
/** As another visit finds them. */
async function found(): Promise<KnownPeople> {
	const visit = new KnownPeople();
	await visit.load();
	return visit;
}
const namesOf = ({ all }: KnownPeople) => all.map(({ name }) => name);
const person = (known: KnownPeople, name: string): Person => {
	const who = known.find(name);
	if (!who) throw new Error(`nobody called ${name}`);
	return who;
};

beforeEach(async () => {
	localStorage.clear();
	const all = await found();
	await peopleStore.change(() => ({ put: [], remove: all.all.map(({ id }) => id) }));
});

describe('People', () => {
	test('come back with those of last time first', async () => {
		const here = await found();
		await here.sat({ ...laid(['Ana', 'Bo']), startedAt: 1 });
		await here.sat({ ...laid(['Chloé', 'Ana']), startedAt: 2 });
		expect(namesOf(await found())).toEqual(['Chloé', 'Ana', 'Bo']);
	});

	test('are known by what they are called now, and by the mark played last', async () => {
		const here = await found();
		await here.sat({ ...laid(['ana', 'Bo'], [2, 1]), startedAt: 1 });
		const { id } = person(here, 'Ana');
		await here.sat({ ...laid(['Ana', 'Bo'], [3, 0]), startedAt: 2 });
		expect(person(await found(), 'ANA')).toEqual({ id, name: 'Ana', mark: 3, playedAt: 2 });
	});

	test('without a name are not remembered', async () => {
		const here = await found();
		await here.sat({ ...laid(['Player 1', 'Bo', 'Joueur 3']), startedAt: 1 });
		expect(namesOf(await found())).toEqual(['Bo']);
	});

	test('of an older match do not lose what they play by now', async () => {
		const here = await found();
		await here.sat({ ...laid(['Ana', 'Bo'], [3, 0]), startedAt: 9 });
		await here.sat({ ...laid(['Ana', 'Bo'], [1, 2]), startedAt: 4 });
		expect(person(here, 'Ana')).toMatchObject({ mark: 3, playedAt: 9 });
	});

	test('of the versions before move in, once, and keep their order', async () => {
		localStorage.setItem(
			'mainspring:people',
			JSON.stringify([
				{ name: 'Ana', mark: 2 },
				{ name: 'Bo', mark: 0 }
			])
		);
		expect(namesOf(await found())).toEqual(['Ana', 'Bo']);
		expect(localStorage.getItem('mainspring:people')).toBeNull();
		expect(namesOf(await found())).toEqual(['Ana', 'Bo']);
	});
});

describe('Somebody renamed', () => {
	test('is found by the old name too, and keeps the same id', async () => {
		const here = await found();
		await here.sat({ ...laid(['Bob', 'Ana']), startedAt: 1 });
		const before = person(here, 'Bob');
		await here.rename(before, 'Bobby');
		const later = await found();
		expect(later.namesNow(['Ana', 'Bob', 'Player 3'])).toEqual(['Ana', 'Bobby', 'Player 3']);
		expect(person(later, 'bobby').id).toBe(before.id);
	});

	test('is called as before once it is undone', async () => {
		const here = await found();
		await here.sat({ ...laid(['Bob', 'Ana']), startedAt: 1 });
		await here.rename(person(here, 'Bob'), 'Bobby');
		await here.undo();
		expect((await found()).namesNow(['Bob', 'Bobby'])).toEqual(['Bob', 'Bobby']);
		expect(here.canUndo).toBe(false);
	});
});

describe('Two spellings', () => {
	test('become one person, under every name of both', async () => {
		const here = await found();
		await here.sat({ ...laid(['Bob', 'Bobby', 'Rob']), startedAt: 1 });
		await here.merge(person(here, 'Rob'), person(here, 'Bob'));
		await here.merge(person(here, 'Bob'), person(here, 'Bobby'));
		const later = await found();
		expect(namesOf(later)).toEqual(['Bobby']);
		for (const name of ['Rob', 'Bob', 'Bobby']) expect(later.namesNow([name])).toEqual(['Bobby']);
	});

	test('are two again once it is undone', async () => {
		const here = await found();
		await here.sat({ ...laid(['Bob', 'Bobby']), startedAt: 1 });
		const both = here.all;
		await here.merge(person(here, 'Bob'), person(here, 'Bobby'));
		await here.undo();
		expect((await found()).all).toHaveLength(2);
		expect(here.all).toEqual(expect.arrayContaining([...both]));
	});
});

test('people from elsewhere bring their other spellings, but nobody else’s', async () => {
	const here = await found();
	await here.sat({ ...laid(['Anna', 'Bo']), startedAt: 1 });
	const anna = person(here, 'Anna');
	const other = (id: string, name: string, spellings: readonly string[]) =>
		({ id: id as Person['id'], name, mark: 0, spellings }) satisfies Person;
	await here.take([other('x', 'Anna', ['Ana', 'Bo']), other('y', 'Zoë', ['Zoé'])]);
	const later = await found();
	expect(later.namesNow(['Ana'])).toEqual(['Anna']);
	expect(person(later, 'Ana').id).toBe(anna.id);
	expect(later.namesNow(['Bo'])).toEqual(['Bo']);
	expect(later.namesNow(['Zoé'])).toEqual(['Zoë']);
	expect(later.news([other('x', 'Anna', ['Ana'])])).toEqual([]);
});

test('two tabs change the same people without undoing each other', async () => {
	const one = await found();
	await one.sat({ ...laid(['Bo', 'Ana']), startedAt: 1 });
	const other = await found();
	await one.rename(person(one, 'Bo'), 'Bobby');
	await other.sat({ ...laid(['Bo', 'Ana']), startedAt: 2 });
	expect(namesOf(await found())).toEqual(['Bobby', 'Ana']);
	expect((await found()).namesNow(['Bo'])).toEqual(['Bobby']);
});

test('a spelling that is somebody else’s after all is taken apart, and undone', async () => {
	const here = await found();
	await here.sat({ ...laid(['Ana', 'Bo']), startedAt: 2 });
	await here.sat({ ...laid(['Anna', 'Bo']), startedAt: 1 });
	await here.merge(person(here, 'Anna'), person(here, 'Ana'));
	await here.separate(person(here, 'Ana'), 'Anna');
	expect((await found()).namesNow(['Anna'])).toEqual(['Anna']);
	await here.undo();
	expect(namesOf(await found())).toEqual(['Ana', 'Bo']);
	expect((await found()).namesNow(['Anna'])).toEqual(['Ana']);
});

test('two at one table never get the same name', async () => {
	const here = await found();
	await here.sat({ ...laid(['Bob', 'Bobby']), startedAt: 1 });
	await here.merge(person(here, 'Bob'), person(here, 'Bobby'));
	expect(here.namesNow(['Bob', 'Bobby'])).toEqual(['Bob', 'Bobby']);
	expect(here.namesNow(['Bob', 'Ana'])).toEqual(['Bobby', 'Ana']);
});

describe('What is remembered is read like foreign data', () => {
	test.each([
		'hello',
		'{}',
		'[{"name":3}]',
		'[{"name":"Ana","mark":4}]',
		'[{"name":"","mark":0}]',
		`[{"name":"${'x'.repeat(61)}","mark":0}]`
	])('nobody in %s', async (text) => {
		localStorage.setItem('mainspring:people', text);
		expect((await found()).all).toEqual([]);
	});

	test.each([
		['no JSON', 'hello'],
		['the shape of an older version', '{"game":"toy","seats":["Ana"],"start":0}'],
		['a mark too few', JSON.stringify(laid(['Ana', 'Bo'], [1]))],
		['a mark nobody knows', JSON.stringify(laid(['Ana', 'Bo'], [1, 4]))],
		['nobody at the table', JSON.stringify(laid([]))]
	])('no table in %s', (_, text) => {
		localStorage.setItem('mainspring:last-table', text);
		expect(lastTable()).toBeUndefined();
	});

	test('a table comes back whole', () => {
		rememberTable(laid(['Ana', '🦊 نور', 'Bo'], [3, 0, 1]));
		expect(lastTable()).toEqual(laid(['Ana', '🦊 نور', 'Bo'], [3, 0, 1]));
	});
});

test('a match keeps its marks and its secrecy, also once it has a result', async () => {
	const match = await startMatch({ meta, rules }, laid(['Ana', 'Bo'], [3, 1]));
	const line = (clock: number): Entry<GameTypes> => ({
		id: `${match.id}-${clock}` as EntryId,
		at: 0,
		device: 'phone' as DeviceId,
		clock,
		kind: 'played',
		event: { type: 'laid', seat: 1 }
	});
	const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
	await matchStore.append(match.id, line(1), result);
	await matchStore.append(match.id, line(2), undefined);
	expect(readMatch((await matchStore.read(match.id))?.match)).toEqual({
		ok: true,
		value: {
			...laid(['Ana', 'Bo'], [3, 1]),
			id: match.id,
			startedAt: match.startedAt,
			lastAt: 0
		}
	});
});
