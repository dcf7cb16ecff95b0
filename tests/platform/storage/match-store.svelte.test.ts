import { beforeEach, describe, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { Entry } from '$lib/core/log/log';
import type { Match } from '$lib/platform/match/match';
import { MatchGone, MatchStore } from '$lib/platform/storage/match-store';
import type { News } from '$lib/platform/storage/tabs';
import { entry, freshDatabase, friday, match, matchId } from './rows';

// The real IndexedDB of the browser, a fresh database for each test.

let store: MatchStore;
beforeEach(() => {
	store = new MatchStore(freshDatabase());
});

const ids = async (of: Match) =>
	(await store.read(of.id))?.log.map((row) => (row as Entry<GameTypes>).id);
const cover = async (of = friday) => (await store.read(of.id))?.match;

describe('the shelf', () => {
	test('lists matches, newest first', async () => {
		await store.add(match('old', 1));
		await store.add(match('new', 2));
		expect(await store.ids()).toEqual(['new', 'old']);
		expect(await store.covers(await store.ids())).toMatchObject([{ id: 'new' }, { id: 'old' }]);
	});

	test('knows nothing of a match that was never there', async () => {
		expect(await store.read(matchId('nowhere'))).toBeUndefined();
	});

	test('removes a match with its lines and leaves the others alone', async () => {
		await store.add(friday, [entry('a', 1)]);
		await store.add(match('sunday'), [entry('b', 1)]);
		await store.remove(friday.id);
		expect(await store.read(friday.id)).toBeUndefined();
		expect(await ids(match('sunday'))).toEqual(['b']);
	});
});

describe('a match that is thrown away', () => {
	test('keeps its lines, and comes back as it was', async () => {
		await store.add(friday, [entry('a', 1)]);
		await store.editCover(friday.id, { thrownAt: 5 });
		expect(await cover()).toEqual({ ...friday, thrownAt: 5 });
		expect(await ids(friday)).toEqual(['a']);
		await store.editCover(friday.id, { thrownAt: undefined });
		expect(await cover()).toEqual(friday);
	});

	test('is not thrown away any more once it is played on', async () => {
		await store.add(friday);
		await store.editCover(friday.id, { thrownAt: 5 });
		await store.append(friday.id, entry('a', 1), undefined);
		expect(await cover()).toEqual({ ...friday, lastAt: 0 });
	});
});

describe('the log on disk', () => {
	test('is not longer for what is corrected after the end', async () => {
		await store.add(friday);
		const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
		await store.append(friday.id, entry('a', 1), result);
		await store.append(friday.id, entry('b', 2), { ...result, endedAt: 999, points: [8, 5] });
		expect(await cover()).toMatchObject({
			result: { endedAt: 9, points: [8, 5] }
		});
	});

	test('knows when its last line was written', async () => {
		await store.add(friday);
		await store.append(friday.id, { ...entry('a', 1), at: 1234 }, undefined);
		expect(await cover()).toEqual({ ...friday, lastAt: 1234 });
	});

	test('gives lines back in the one order, whoever wrote them first', async () => {
		await store.add(friday, [
			entry('c', 2, 'tablet'),
			entry('b', 2, 'phone'),
			entry('a', 1, 'tablet')
		]);
		expect(await ids(friday)).toEqual(['a', 'b', 'c']);
	});

	test('survives closing the database', async () => {
		const name = `test-${crypto.randomUUID()}`;
		const before = new MatchStore(freshDatabase(name));
		await before.add(friday);
		await before.append(friday.id, entry('a', 1), undefined);
		const after = new MatchStore(freshDatabase(name));
		expect((await after.read(friday.id))?.log).toEqual([{ ...entry('a', 1), match: friday.id }]);
	});

	test('gives each of many lines written at once by two tabs a clock of its own', async () => {
		await store.add(friday);
		const name = `test-${crypto.randomUUID()}`;
		const [one, two] = [new MatchStore(freshDatabase(name)), new MatchStore(freshDatabase(name))];
		await one.add(friday);
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

	test('takes no line of a match that is not there', async () => {
		await expect(store.append(friday.id, entry('a', 1), undefined)).rejects.toThrow(MatchGone);
		await store.add(friday);
		expect(await ids(friday)).toEqual([]);
	});

	test('refuses a line whose id is taken, and changes nothing', async () => {
		await store.add(friday, [entry('a', 1)]);
		const other = { ...entry('a', 5), at: 7 };
		await expect(store.append(friday.id, other, undefined)).rejects.toThrow();
		expect((await store.read(friday.id))?.log).toMatchObject([{ id: 'a', clock: 1, at: 0 }]);
	});

	test('holds a line once that was written twice, because nobody heard that it was there', async () => {
		await store.add(friday);
		const first = await store.append(friday.id, entry('a', 1), undefined);
		expect(await store.append(friday.id, entry('a', 1), undefined)).toEqual(first);
		expect(await ids(friday)).toEqual(['a']);
	});

	test('keeps the result with the line that ended the match, and drops it with the undo', async () => {
		await store.add(friday);
		const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
		await store.append(friday.id, entry('a', 1), result);
		expect(await cover()).toEqual({ ...friday, lastAt: 0, result });
		await store.append(friday.id, entry('b', 2), undefined);
		expect(await cover()).toEqual({ ...friday, lastAt: 0 });
	});
});

describe('another tab', () => {
	/** The same shelf, seen from two windows. */
	function windows() {
		const name = `test-${crypto.randomUUID()}`;
		const other = freshDatabase(name);
		const [here, there] = [new MatchStore(freshDatabase(name)), new MatchStore(other)];
		const heard: News[] = [];
		const stop = other.tabs.listen((news) => heard.push(news));
		return { here, there, heard, stop };
	}

	test('hears of a line once it is on disk, with the place that it has there', async () => {
		const { here, there, heard, stop } = windows();
		await here.add(friday);
		await there.append(friday.id, entry('a', 1), undefined);
		await here.append(friday.id, entry('b', 1), undefined);
		await expect
			.poll(() => heard.filter(({ kind }) => kind === 'line'))
			.toEqual([{ kind: 'line', match: friday.id, row: { ...entry('b', 2), match: friday.id } }]);
		stop();
	});

	test('hears nothing of what was not written', async () => {
		const { here, heard, stop } = windows();
		await here.add(friday, [entry('a', 1)]);
		const taken = here.append(friday.id, { ...entry('a', 1), at: 7 }, undefined);
		await expect(taken).rejects.toThrow();
		await here.append(friday.id, entry('b', 2), undefined);
		await expect.poll(() => heard.some(({ kind }) => kind === 'line')).toBe(true);
		expect(heard.filter(({ kind }) => kind === 'line')).toHaveLength(1);
		stop();
	});

	test('hears when lines have gone', async () => {
		const { here, heard, stop } = windows();
		await here.add(friday, [entry('a', 1)]);
		await here.remove(friday.id);
		const gone = { kind: 'match', match: friday.id, replaced: true };
		await expect.poll(() => heard).toContainEqual(gone);
		stop();
	});

	test('that knows fewer lines does not write a result over the one that follows from all', async () => {
		await store.add(friday);
		const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
		await store.append(friday.id, entry('a', 1), undefined);
		await store.append(friday.id, entry('b', 2), result);
		await store.writeResult(friday.id, undefined, entry('a', 1));
		expect(await cover()).toMatchObject({ result });
		await store.writeResult(friday.id, undefined, entry('b', 2));
		expect(await cover()).not.toHaveProperty('result');
	});
});

describe('what happens half-way', () => {
	test('leaves nothing: values that cannot be worked out, a line that was not written', async () => {
		await store.add(friday);
		const change = () => {
			throw new Error('no such values');
		};
		const printed = { game: friday.game, change };
		await expect(store.append(friday.id, entry('a', 1), undefined, printed)).rejects.toThrow(
			'no such values'
		);
		expect(await ids(friday)).toEqual([]);
	});
});
