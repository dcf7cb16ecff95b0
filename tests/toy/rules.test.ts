import { describe, expect, test } from 'vitest';
import { append, replay } from '$lib/core/log/replay';
import { Tally } from '$lib/core/statistics';
import { finishedToy } from '../platform/finished-plays';
import toy from './index';
import {
	agreed,
	ANA,
	BO,
	count,
	HIGHEST,
	laid,
	LATEST,
	LEVEL,
	line,
	logOf,
	rounds
} from './played';
import { rules, type ToyEvent } from './rules';

const after = (events: readonly ToyEvent[]) => replay(rules, agreed(), logOf(events)).state;
const five = rounds(HIGHEST);

test('the game is whole', () => {
	expect(Object.keys(toy)).toEqual(expect.arrayContaining(['meta', 'rules', 'strings', 'table']));
	expect(toy.rules).toBe(rules);
});

describe('Turns', () => {
	test('are simultaneous: each round waits for both', () => {
		expect(rules.toPlay(after([]))).toEqual({ seats: [ANA, BO], round: 1 });
		expect(rules.toPlay(after([laid(BO, 4)]))).toEqual({ seats: [ANA], round: 1 });
		expect(rules.toPlay(after([laid(BO, 4), laid(ANA, 2)]))).toEqual({
			seats: [ANA, BO],
			round: 2
		});
	});

	test('are recorded even against the rules', () => {
		const twice = after([laid(BO, 4)]);
		expect(rules.objections(twice, laid(BO, 5))).toEqual([{ term: 'laidTwice', seat: BO }]);
		expect(rules.apply(twice, laid(BO, 5)).laid).toEqual([[], [4, 5]]);
	});
});

describe('The end', () => {
	test('is brought about by no seat: the fifth round is the last', () => {
		expect(rules.ending(after(five.slice(0, 7)))).toBeUndefined();
		expect(rules.ending(after(five.slice(0, 8)))).toEqual({
			reason: 'rounds',
			round: 5,
			stillToPlay: [ANA, BO],
			over: false
		});
		expect(rules.ending(after(five))).toEqual({
			reason: 'rounds',
			round: 5,
			stillToPlay: [],
			over: true
		});
		expect(rules.toPlay(after(five)).seats).toEqual([]);
	});

	test('is there when both are counted', () => {
		expect(rules.ending(after(count(3)))?.over).toBeUndefined();
		expect(rules.ending(after(count(3, 4)))?.over).toBe(true);
	});

	test('is there when the table says so, until it says otherwise', () => {
		const early = [laid(ANA, 4), rules.called(BO, true)];
		expect(rules.ending(after(early))).toEqual({
			reason: 'called',
			round: 1,
			stillToPlay: [],
			over: true
		});
		expect(rules.ending(after([...early, rules.called(ANA, false)]))).toBeUndefined();
	});
});

test.each<[laid: string, places: readonly number[], asked: readonly string[]]>([
	[HIGHEST, [1, 2], ['highest']],
	[LATEST, [1, 2], ['highest', 'latest']],
	[LEVEL, [1, 1], ['highest', 'latest']]
])('a tie of %s is parted by the highest number, then by the last', (numbers, places, asked) => {
	const sheet = rules.score(after(rounds(numbers)));
	expect(sheet.places).toEqual(places);
	expect(sheet.ties.flatMap(({ tieBreaks }) => tieBreaks.map(({ name }) => name))).toEqual(asked);
});

test('a log is replayed the same line by line, and undone to the set-up', () => {
	const log = logOf(five);
	const once = replay(rules, agreed(), log);
	let timeline = replay(rules, agreed(), []);
	for (const entry of log) timeline = append(rules, agreed(), timeline, entry);
	expect(timeline).toEqual(once);
	for (let clock = log.length; timeline.undoable; clock++) {
		const note = { kind: 'undone', target: timeline.undoable.id } as const;
		timeline = append(rules, agreed(), timeline, line(clock, note));
	}
	expect(timeline.state).toEqual(rules.setup(agreed()));
});

test.each([...five.slice(0, 1), ...count(12), rules.called(ANA, true)])(
	'$type survives JSON',
	(event) => {
		const read = rules.readEvent(JSON.parse(JSON.stringify(event)));
		expect(read).toEqual({ ok: true, value: event });
	}
);

test('statistics count what the sheet says', () => {
	const tally = new Tally();
	const { id, game, setup, result } = finishedToy(2, five);
	const { points, places, tale: summary } = result;
	const people = ['ana', 'bo'];
	tally.add({
		...{ id, game, at: result.endedAt, minutes: 92, people, start: setup.start },
		...{ points, places, summary }
	});
	expect(tally.statistics).toMatchObject({
		games: 1,
		endings: [{ reason: 'rounds', games: 1 }],
		people: [{ rate: { wins: 1 } }, { rate: { wins: 0 } }]
	});
});
