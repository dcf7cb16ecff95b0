import { beforeEach, expect, test } from 'vitest';
import type { PersonId } from '$lib/platform/people/people';
import { bringIn, type Found, type Additions } from '$lib/platform/storage/bring-in';
import type { Database } from '$lib/platform/storage/database';
import { MatchStore } from '$lib/platform/storage/match-store';
import { PeopleStore } from '$lib/platform/storage/people-store';
import { PrintedStore } from '$lib/platform/storage/printed-store';
import { SnapshotStore } from '$lib/platform/storage/snapshot-store';
import type { News } from '$lib/platform/storage/tabs';
import { entry, freshDatabase, friday, match } from './rows';

// The real IndexedDB of the browser, a fresh database for each test.

let name = '';
let database: Database;
let store: MatchStore;
beforeEach(() => {
	name = `test-${crypto.randomUUID()}`;
	database = freshDatabase(name);
	store = new MatchStore(database);
});
const sunday = match('sunday');
// safe: any text is an id
const rosa = { id: 'r' as PersonId, name: 'Rosa', mark: 1 };
const NOTHING: Additions = { matches: [], people: [], printed: new Map() };

/** All that is on disk. */
async function everything() {
	const ids = await store.ids();
	return {
		matches: await Promise.all(ids.map((id) => store.read(id))),
		snapshots: await new SnapshotStore(database).latest(),
		people: await new PeopleStore(database).all(),
		printed: await new PrintedStore(database).all()
	};
}

test('what lies on disk is told: the matches that are asked for, all people, all printed values', async () => {
	await store.add(friday, [entry('b', 2), entry('a', 1)]);
	await store.add(match('monday'));
	await new PeopleStore(database).change(() => ({ put: [rosa] }));
	await new PrintedStore(database).change({ game: 'tokens', change: () => ({ red: 1 }) });
	const before = await everything();
	const told: Found[] = [];
	await bringIn(database, [friday.id, sunday.id], (found) => {
		told.push(found);
		return NOTHING;
	});
	const rows = [entry('a', 1), entry('b', 2)].map((line) => ({ ...line, match: friday.id }));
	expect(told).toEqual([
		{
			matches: new Map([
				[friday.id, { match: friday, log: rows }],
				[sunday.id, { match: undefined, log: [] }]
			]),
			people: [rosa],
			printed: new Map([['tokens', { red: 1 }]])
		}
	]);
	expect(await everything()).toEqual(before);
});

test('what is answered is written, and the match as it was is kept', async () => {
	await store.add(friday, [entry('a', 1)]);
	const progress: number[] = [];
	await bringIn(
		database,
		[friday.id, sunday.id],
		() => ({
			matches: [
				{ cover: { ...friday, title: 'Friday' }, lines: [entry('b', 2)] },
				{ cover: sunday, lines: [entry('c', 1)] }
			],
			people: [rosa],
			printed: new Map([['tokens', { red: 2 }]])
		}),
		(done) => progress.push(done)
	);
	const lines = (await store.read(friday.id))?.log;
	expect((await store.read(friday.id))?.match).toEqual({ ...friday, title: 'Friday' });
	expect(lines).toEqual(
		[entry('a', 1), entry('b', 2)].map((line) => ({ ...line, match: friday.id }))
	);
	expect((await store.read(sunday.id))?.log).toHaveLength(1);
	expect(await new PeopleStore(database).all()).toEqual([rosa]);
	expect(await new PrintedStore(database).of('tokens')).toEqual({ red: 2 });
	expect(progress).toEqual([1, 2]);
	const [kept, ...others] = await new SnapshotStore(database).of(friday.id);
	expect([kept?.state.occasion, kept?.lines.length, others]).toEqual(['before-file', 1, []]);
});

test('other tabs are told', async () => {
	const heard: News[] = [];
	const stop = freshDatabase(name).tabs.listen((news) => heard.push(news));
	await bringIn(database, [sunday.id], () => ({
		...NOTHING,
		matches: [{ cover: sunday, lines: [] }]
	}));
	await expect
		.poll(() => heard)
		.toEqual([
			{ kind: 'match', match: sunday.id },
			...['shelf', 'people', 'copies'].map((kind) => ({ kind }))
		]);
	stop();
});

test('of many matches none comes in if one cannot', async () => {
	await store.add(friday, [entry('a', 1)]);
	const before = await everything();
	await expect(
		bringIn(database, [sunday.id], () => ({
			matches: [
				{ cover: sunday, lines: [entry('b', 1)] },
				// a line of another match has this id already
				{ cover: match('monday'), lines: [entry('a', 1)] }
			],
			people: [rosa],
			printed: new Map([['tokens', { red: 2 }]])
		}))
	).rejects.toThrow();
	expect(await everything()).toEqual(before);
});

test('nothing is written if it cannot be worked out what to write', async () => {
	await store.add(friday, [entry('a', 1)]);
	const before = await everything();
	const plan = () => {
		throw new Error('these lines do not fit');
	};
	await expect(bringIn(database, [friday.id], plan)).rejects.toThrow('these lines do not fit');
	expect(await everything()).toEqual(before);
});
