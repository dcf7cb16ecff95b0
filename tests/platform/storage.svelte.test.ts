import { beforeEach, describe, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { DeviceId, Entry, EntryId } from '$lib/core/log';
import type { Match, MatchId } from '$lib/platform/match';
import { Storage } from '$lib/platform/storage';

// The real IndexedDB of the browser, a fresh database for each test.

let storage: Storage;
beforeEach(() => {
	storage = new Storage(`test-${crypto.randomUUID()}`);
});

const match = (name: string, startedAt = 1): Match => ({
	id: name as MatchId,
	game: 'clockworker',
	startedAt,
	setup: { seats: ['Ana', 'Bo'], start: 0, houseRules: {}, options: { depth: 'scores' } }
});
const friday = match('friday');

const entry = (name: string, clock: number, device = 'phone'): Entry<GameTypes> => ({
	id: name as EntryId,
	at: 0,
	device: device as DeviceId,
	clock,
	kind: 'played',
	event: { type: 'recharged', seat: 0 }
});
const ids = async (of: Match) =>
	(await storage.match(of.id))?.log.map((row) => (row as Entry<GameTypes>).id);

describe('the shelf', () => {
	test('lists matches, newest first', async () => {
		await storage.addMatch(match('old', 1));
		await storage.addMatch(match('new', 2));
		expect(await storage.matchIds()).toEqual(['new', 'old']);
		expect(await storage.covers(await storage.matchIds())).toMatchObject([
			{ id: 'new' },
			{ id: 'old' }
		]);
	});

	test('knows nothing of a match that was never there', async () => {
		expect(await storage.match('nowhere' as MatchId)).toBeUndefined();
	});

	test('removes a match with its lines and leaves the others alone', async () => {
		await storage.addMatch(friday, [entry('a', 1)]);
		await storage.addMatch(match('sunday'), [entry('b', 1)]);
		await storage.removeMatch(friday.id);
		expect(await storage.match(friday.id)).toBeUndefined();
		expect(await ids(match('sunday'))).toEqual(['b']);
	});
});

describe('a match that is thrown away', () => {
	test('keeps its lines, and comes back as it was', async () => {
		await storage.addMatch(friday, [entry('a', 1)]);
		await storage.mark(friday.id, { thrownAt: 5 });
		expect((await storage.match(friday.id))?.match).toEqual({ ...friday, thrownAt: 5 });
		expect(await ids(friday)).toEqual(['a']);
		await storage.mark(friday.id, { thrownAt: undefined });
		expect((await storage.match(friday.id))?.match).toEqual(friday);
	});

	test('is not thrown away any more once it is played on', async () => {
		await storage.addMatch(friday);
		await storage.mark(friday.id, { thrownAt: 5 });
		await storage.append(friday.id, entry('a', 1), undefined);
		expect((await storage.match(friday.id))?.match).toEqual({ ...friday, lastAt: 0 });
	});

	test('comes back with its file', async () => {
		await storage.addMatch(friday, [entry('a', 1)]);
		await storage.mark(friday.id, { thrownAt: 5 });
		await storage.addMatch(friday, [entry('b', 2)]);
		expect((await storage.match(friday.id))?.match).toEqual(friday);
		expect(await ids(friday)).toEqual(['a', 'b']);
	});
});

describe('the log on disk', () => {
	test('is not longer for what is corrected after the end', async () => {
		await storage.addMatch(friday);
		const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
		await storage.append(friday.id, entry('a', 1), result);
		await storage.append(friday.id, entry('b', 2), { ...result, endedAt: 999, points: [8, 5] });
		expect((await storage.match(friday.id))?.match).toMatchObject({
			result: { endedAt: 9, points: [8, 5] }
		});
	});

	test('knows when its last line was written', async () => {
		await storage.addMatch(friday);
		await storage.append(friday.id, { ...entry('a', 1), at: 1234 }, undefined);
		expect((await storage.match(friday.id))?.match).toEqual({ ...friday, lastAt: 1234 });
	});

	test('gives lines back in the one order, whoever wrote them first', async () => {
		await storage.addMatch(friday, [
			entry('c', 2, 'tablet'),
			entry('b', 2, 'phone'),
			entry('a', 1, 'tablet')
		]);
		expect(await ids(friday)).toEqual(['a', 'b', 'c']);
	});

	test('survives closing the database', async () => {
		const name = `test-${crypto.randomUUID()}`;
		const before = new Storage(name);
		await before.addMatch(friday);
		await before.append(friday.id, entry('a', 1), undefined);
		const after = new Storage(name);
		expect((await after.match(friday.id))?.log).toEqual([{ ...entry('a', 1), match: friday.id }]);
	});

	test('gives each of many lines written at once by two tabs a clock of its own', async () => {
		await storage.addMatch(friday);
		const name = `test-${crypto.randomUUID()}`;
		const [one, two] = [new Storage(name), new Storage(name)];
		await one.addMatch(friday);
		const taps = Array.from({ length: 60 }, (_, index) =>
			(index % 2 ? one : two).append(
				friday.id,
				entry(`tap-${index}`, 1, index % 2 ? 'one' : 'two'),
				undefined
			)
		);
		const clocks = (await Promise.all(taps)).map(({ clock }) => clock);
		expect(clocks.toSorted((a, b) => a - b)).toEqual(taps.map((_, index) => index + 1));
	});

	test('merges a file into a match that is here: nothing lost, nothing doubled', async () => {
		await storage.addMatch(friday, [entry('a', 1), entry('b', 2)]);
		await storage.addMatch(friday, [entry('a', 1), entry('c', 3)]);
		expect(await ids(friday)).toEqual(['a', 'b', 'c']);
	});

	test('refuses a line whose id is taken, and changes nothing', async () => {
		await storage.addMatch(friday, [entry('a', 1)]);
		const other = { ...entry('a', 5), at: 7 };
		await expect(storage.append(friday.id, other, undefined)).rejects.toThrow();
		expect((await storage.match(friday.id))?.log).toMatchObject([{ id: 'a', clock: 1, at: 0 }]);
	});

	test('holds a line once that was written twice, because nobody heard that it was there', async () => {
		await storage.addMatch(friday);
		const first = await storage.append(friday.id, entry('a', 1), undefined);
		expect(await storage.append(friday.id, entry('a', 1), undefined)).toEqual(first);
		expect(await ids(friday)).toEqual(['a']);
	});

	test('keeps the result with the line that ended the match, and drops it with the undo', async () => {
		await storage.addMatch(friday);
		const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
		await storage.append(friday.id, entry('a', 1), result);
		expect((await storage.match(friday.id))?.match).toEqual({ ...friday, lastAt: 0, result });
		await storage.append(friday.id, entry('b', 2), undefined);
		expect((await storage.match(friday.id))?.match).toEqual({ ...friday, lastAt: 0 });
	});
});

test('a newer version in another tab is let in', async () => {
	const name = `test-${crypto.randomUUID()}`;
	const old = new Storage(name);
	await old.addMatch(friday);
	const upgraded = await new Promise<boolean>((done) => {
		const request = indexedDB.open(name, 99);
		request.onsuccess = () => {
			request.result.close();
			done(true);
		};
		request.onblocked = () => done(false);
	});
	expect(upgraded).toBe(true);
});
