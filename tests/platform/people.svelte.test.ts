import { beforeEach, describe, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { DeviceId, Entry, EntryId } from '$lib/core/log';
import { readMatch, type LaidTable } from '$lib/platform/match';
import { lastTable, people, rememberTable } from '$lib/platform/people';
import { startMatch } from '$lib/platform/start-match';
import { storage } from '$lib/platform/storage';

beforeEach(() => localStorage.clear());

const laid = (seats: readonly string[], marks = seats.map((_, seat) => seat)): LaidTable => ({
	game: 'clockworker',
	setup: {
		seats,
		start: seats.length - 1,
		houseRules: { shipSkipsStart: true },
		options: { depth: 'everything', printed: {} }
	},
	marks,
	hideTotals: true
});
const names = () => people().map(({ name }) => name);

describe('People', () => {
	test('come back with those of last time first', () => {
		rememberTable(laid(['Ana', 'Bo']));
		rememberTable(laid(['Chloé', 'Ana']));
		expect(names()).toEqual(['Chloé', 'Ana', 'Bo']);
	});

	test('are known by what they are called now, and by the mark played last', () => {
		rememberTable(laid(['ana', 'Bo'], [2, 1]));
		rememberTable(laid(['Ana', 'Bo'], [3, 0]));
		expect(people()).toEqual([
			{ name: 'Ana', mark: 3 },
			{ name: 'Bo', mark: 0 }
		]);
	});

	test('without a name are not remembered', () => {
		rememberTable(laid(['Player 1', 'Bo', 'Joueur 3']));
		expect(names()).toEqual(['Bo']);
	});

	test('are forty at most', () => {
		for (let evening = 0; evening < 30; evening += 1)
			rememberTable(laid([`a${evening}`, `b${evening}`]));
		expect(names()).toHaveLength(40);
		expect(names().slice(0, 3)).toEqual(['a29', 'b29', 'a28']);
	});
});

describe('What is remembered is read like foreign data', () => {
	test.each([
		'hello',
		'{}',
		'[{"name":3}]',
		'[{"name":"Ana","mark":4}]',
		'[{"name":"","mark":0}]',
		`[{"name":"${'x'.repeat(61)}","mark":0}]`
	])('nobody in %s', (text) => {
		localStorage.setItem('mainspring:people', text);
		expect(people()).toEqual([]);
	});

	test.each([
		['no JSON', 'hello'],
		['the shape of an older version', '{"game":"clockworker","seats":["Ana"],"start":0}'],
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
	const match = await startMatch(laid(['Ana', 'Bo'], [3, 1]));
	const line = (clock: number): Entry<GameTypes> => ({
		id: `${match.id}-${clock}` as EntryId,
		at: 0,
		device: 'phone' as DeviceId,
		clock,
		kind: 'played',
		event: { type: 'recharged', seat: 1 }
	});
	const result = { endedAt: 9, points: [7, 5], places: [1, 2] };
	await storage.append(match.id, line(1), result);
	await storage.append(match.id, line(2), undefined);
	expect(readMatch((await storage.match(match.id))?.match)).toEqual({
		ok: true,
		value: {
			...laid(['Ana', 'Bo'], [3, 1]),
			id: match.id,
			startedAt: match.startedAt,
			lastAt: 0
		}
	});
});
