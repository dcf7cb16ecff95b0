import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { DeviceId, Entry, EntryId } from '$lib/core/log';
import type { Match, MatchId } from '$lib/platform/match/match';
import type { PersonId } from '$lib/platform/people/people';
import { MatchGone, Storage } from '$lib/platform/storage/storage';
import type { News } from '$lib/platform/storage/tabs';

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
		await storage.editCover(friday.id, { thrownAt: 5 });
		expect((await storage.match(friday.id))?.match).toEqual({ ...friday, thrownAt: 5 });
		expect(await ids(friday)).toEqual(['a']);
		await storage.editCover(friday.id, { thrownAt: undefined });
		expect((await storage.match(friday.id))?.match).toEqual(friday);
	});

	test('is not thrown away any more once it is played on', async () => {
		await storage.addMatch(friday);
		await storage.editCover(friday.id, { thrownAt: 5 });
		await storage.append(friday.id, entry('a', 1), undefined);
		expect((await storage.match(friday.id))?.match).toEqual({ ...friday, lastAt: 0 });
	});

	test('comes back with its file', async () => {
		await storage.addMatch(friday, [entry('a', 1)]);
		await storage.editCover(friday.id, { thrownAt: 5 });
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

	test('takes no line of a match that is not there', async () => {
		await expect(storage.append(friday.id, entry('a', 1), undefined)).rejects.toThrow(MatchGone);
		await storage.addMatch(friday);
		expect(await ids(friday)).toEqual([]);
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

describe('earlier states of a match', () => {
	const occasions = async () =>
		(await storage.earlierSnapshots(friday.id)).map(({ state, lines }) => [
			state.occasion,
			lines.length
		]);
	const play = async (from: number, to: number) => {
		for (let clock = from; clock <= to; clock++)
			await storage.append(friday.id, entry(`tap-${clock}`, clock), undefined);
	};

	test('are kept every 25 lines, when it ends, and before it goes', async () => {
		await storage.addMatch(friday);
		await play(1, 51);
		const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
		await storage.append(friday.id, entry('last', 52), result);
		// kept after the line, in a transaction of its own
		await expect.poll(async () => (await occasions())[0]).toEqual(['finished', 52]);
		await storage.append(friday.id, entry('set right', 53), result);
		await storage.removeMatch(friday.id);
		expect(await occasions()).toEqual([
			['before-removal', 53],
			['finished', 52],
			['running', 50],
			['running', 25]
		]);
	});

	test('bring back what was removed, and can be left again', async () => {
		await storage.addMatch(friday, [entry('a', 1), entry('b', 2)]);
		await storage.editCover(friday.id, { thrownAt: 5 });
		await storage.removeMatch(friday.id);
		expect((await storage.matchesWithSnapshots()).map(({ cover }) => cover.id)).toEqual([
			friday.id
		]);
		await storage.returnTo(friday.id, 1);
		expect(await ids(friday)).toEqual(['a', 'b']);
		expect((await storage.match(friday.id))?.match).toEqual(friday);

		await storage.append(friday.id, entry('c', 3), undefined);
		await storage.returnTo(friday.id, 1);
		expect(await ids(friday)).toEqual(['a', 'b']);
		const [latest] = await storage.earlierSnapshots(friday.id);
		await storage.returnTo(friday.id, latest?.state.number ?? 0);
		expect(await ids(friday)).toEqual(['a', 'b', 'c']);
	});

	test('are ten at most', async () => {
		await storage.addMatch(friday);
		await play(1, 300);
		// every 25 lines, and every 50 in a long match
		const lengths = [300, ...Array.from({ length: 9 }, (_, back) => 250 - 25 * back)];
		await expect.poll(occasions).toEqual(lengths.map((lines) => ['running', lines]));
		// the oldest can be returned to, though one more state pushes it out
		await storage.append(friday.id, entry('301', 301), undefined);
		const oldest = (await storage.earlierSnapshots(friday.id)).at(-1);
		await storage.returnTo(friday.id, oldest?.state.number ?? 0);
		expect(await ids(friday)).toHaveLength(lengths.at(-1) ?? 0);
		expect((await occasions())[0]).toEqual(['before-return', 301]);
	});

	test('that are damaged go with all that follow, and cost no tap', async () => {
		const name = `test-${crypto.randomUUID()}`;
		storage = new Storage(name);
		await storage.addMatch(friday);
		await play(1, 75);
		await expect.poll(occasions).toHaveLength(3);
		const shelf = await new Promise<IDBDatabase>((done) => {
			const request = indexedDB.open(name);
			request.onsuccess = () => done(request.result);
		});
		shelf
			.transaction('states', 'readwrite')
			.objectStore('states')
			.put({ match: friday.id, number: 2, lines: 7 });
		shelf.close();
		await expect.poll(occasions).toEqual([['running', 25]]);
		await play(76, 100);
		await expect.poll(occasions).toEqual([
			['running', 100],
			['running', 25]
		]);
		expect(await ids(friday)).toHaveLength(100);
	});

	test('that nobody knows change nothing', async () => {
		await storage.addMatch(friday, [entry('a', 1)]);
		await expect(storage.returnTo(friday.id, 99)).rejects.toThrow();
		expect(await ids(friday)).toEqual(['a']);
	});

	test('go some time after the match, and not before', async () => {
		await storage.addMatch(friday, [entry('a', 1)]);
		await storage.addMatch(match('sunday'), [entry('b', 1)]);
		await storage.removeMatch(friday.id);
		await storage.forgetSnapshots(Date.now() - 1_000);
		expect(await storage.matchesWithSnapshots()).toHaveLength(1);
		await storage.forgetSnapshots(Date.now() + 1_000);
		expect(await storage.matchesWithSnapshots()).toEqual([]);
		expect(await ids(match('sunday'))).toEqual(['b']);
	});
});

describe('another tab', () => {
	/** The same shelf, seen from two windows. */
	function windows() {
		const name = `test-${crypto.randomUUID()}`;
		const [here, there] = [new Storage(name), new Storage(name)];
		const heard: News[] = [];
		const stop = there.tabs.listen((news) => heard.push(news));
		return { here, there, heard, stop };
	}

	test('hears of a line once it is on disk, with the place that it has there', async () => {
		const { here, there, heard, stop } = windows();
		await here.addMatch(friday);
		await there.append(friday.id, entry('a', 1), undefined);
		await here.append(friday.id, entry('b', 1), undefined);
		await expect
			.poll(() => heard.filter(({ kind }) => kind === 'line'))
			.toEqual([{ kind: 'line', match: friday.id, row: { ...entry('b', 2), match: friday.id } }]);
		stop();
	});

	test('hears nothing of what was not written', async () => {
		const { here, heard, stop } = windows();
		await here.addMatch(friday, [entry('a', 1)]);
		const taken = here.append(friday.id, { ...entry('a', 1), at: 7 }, undefined);
		await expect(taken).rejects.toThrow();
		await here.append(friday.id, entry('b', 2), undefined);
		await expect.poll(() => heard.some(({ kind }) => kind === 'line')).toBe(true);
		expect(heard.filter(({ kind }) => kind === 'line')).toHaveLength(1);
		stop();
	});

	test('hears when lines have gone', async () => {
		const { here, heard, stop } = windows();
		await here.addMatch(friday, [entry('a', 1)]);
		await here.removeMatch(friday.id);
		const gone = { kind: 'match', match: friday.id, replaced: true };
		await expect.poll(() => heard).toContainEqual(gone);
		stop();
	});

	test('that knows less does not settle what this one has settled', async () => {
		await storage.addMatch(friday);
		const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
		await storage.append(friday.id, entry('a', 1), undefined);
		await storage.append(friday.id, entry('b', 2), result);
		await storage.settle(friday.id, undefined, entry('a', 1));
		expect((await storage.match(friday.id))?.match).toMatchObject({ result });
		await storage.settle(friday.id, undefined, entry('b', 2));
		expect((await storage.match(friday.id))?.match).not.toHaveProperty('result');
	});
});

describe('what happens half-way', () => {
	test('leaves nothing: a lesson that throws, a line that was not written', async () => {
		await storage.addMatch(friday);
		const throws = () => {
			throw new Error('nobody taught me');
		};
		const lesson = { game: 'clockworker', learn: throws, learnt: () => {} };
		await expect(storage.append(friday.id, entry('a', 1), undefined, lesson)).rejects.toThrow(
			'nobody taught me'
		);
		expect(await ids(friday)).toEqual([]);
	});

	test('leaves nothing of many matches if one cannot come in', async () => {
		await storage.addMatch(friday, [entry('a', 1)]);
		const sunday = { match: match('sunday'), log: [entry('b', 1)] };
		// a line of another match has this id already
		const broken = { match: match('monday'), log: [entry('a', 1)] };
		await expect(
			storage.bringIn([sunday, broken], {
				settled: (cover) => cover,
				people: () => ({ put: [{ id: 'x' as PersonId, name: 'X', mark: 0 }] }),
				lessons: () => [],
				onprogress: () => {}
			})
		).rejects.toThrow();
		expect(await storage.matchIds()).toEqual([friday.id]);
		expect(await ids(friday)).toEqual(['a']);
		expect(await storage.people()).toEqual([]);
	});
});

describe('the connection', () => {
	/** Every database that is opened from here on. */
	function opened() {
		const found: IDBDatabase[] = [];
		// eslint-disable-next-line @typescript-eslint/unbound-method -- called with its `this` below
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (...args) {
			const request = open.apply(this, args);
			request.addEventListener('success', () => found.push(request.result));
			return request;
		};
		onTestFinished(() => {
			IDBFactory.prototype.open = open;
		});
		return found;
	}

	test('that was closed by the browser is opened again, and nothing is lost', async () => {
		const connections = opened();
		await storage.addMatch(friday);
		for (let tap = 1; tap <= 5; tap++) {
			connections.at(-1)?.close();
			await storage.append(friday.id, entry(`tap-${tap}`, tap), undefined);
			connections.at(-1)?.close();
			expect(await ids(friday)).toHaveLength(tap);
		}
		expect(connections).toHaveLength(11);
	});

	test('says when a newer version has taken over, and when an older one is in the way', async () => {
		const name = `test-${crypto.randomUUID()}`;
		const told: (string | undefined)[] = [];
		const here = new Storage(name, (trouble) => told.push(trouble));
		await here.addMatch(friday);
		expect(told).toEqual([undefined]);
		const newer = await new Promise<IDBDatabase>((done, fail) => {
			const request = indexedDB.open(name, 99);
			request.onsuccess = () => done(request.result);
			request.onerror = () => fail(new Error('not opened'));
		});
		expect(told).toEqual([undefined, 'outdated']);
		await expect(here.append(friday.id, entry('a', 1), undefined)).rejects.toThrow();
		newer.close();

		const stubborn = `test-${crypto.randomUUID()}`;
		const old = await new Promise<IDBDatabase>((done) => {
			const request = indexedDB.open(stubborn, 1);
			request.onsuccess = () => done(request.result);
		});
		const later: (string | undefined)[] = [];
		const waiting = new Storage(stubborn, (trouble) => {
			later.push(trouble);
			if (trouble === 'blocked') old.close();
		});
		await waiting.matchIds().catch(() => {});
		expect(later[0]).toBe('blocked');
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
