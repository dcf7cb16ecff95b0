import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ranking } from '$lib/core/score/ranking';
import {
	statisticsOf,
	Tally,
	type Finished,
	type PersonStatistics,
	type Statistics
} from '$lib/core/statistics';
import type { Summary } from '$lib/core/score/summary';

const ANA = 'ana';
const BO = 'bo';
const CLEO = 'cleo';

const placed = (points: readonly number[], tieBreaks: readonly number[] = []) =>
	ranking(points, [{ name: 'cards', figures: tieBreaks }]).places;

/** Ana, Bo and Cleo sit in this order, as far as there are points for them; Ana starts. */
const match = (points: readonly number[], more: Partial<Finished> = {}): Finished => ({
	id: 'match',
	game: 'toy',
	at: 0,
	minutes: undefined,
	people: [ANA, BO, CLEO].slice(0, points.length),
	start: 0,
	points,
	places: placed(points),
	...more
});

const summary = (more: Partial<Summary> = {}): Summary => ({
	reason: 'cards',
	by: 0,
	rounds: 9,
	tracked: true,
	sources: {},
	owned: [],
	...more
});

function person(name: string, ...matches: readonly Finished[]): PersonStatistics {
	const found = statisticsOf(matches).people.find((one) => one.person === name);
	if (!found) throw new Error(`${name} has not played`);
	return found;
}

/** Ana against Bo, one match a day, told by whether Ana won. */
const days = (...won: readonly boolean[]) =>
	won.map((anaWon, day) => match(anaWon ? [2, 1] : [1, 2], { id: `day-${day}`, at: day }));

test('nothing played is nothing to tell', () => {
	expect(statisticsOf([])).toEqual<Statistics>({
		games: 0,
		minutes: undefined,
		people: [],
		byPlayers: new Map(),
		sources: [],
		owned: [],
		byTurnOrder: [],
		closest: [],
		endings: []
	});
});

test('a match that was only counted does not say how it ended or who started', () => {
	const counted = match([2, 1], { summary: summary({ tracked: false }) });
	expect(statisticsOf([counted])).toMatchObject({ games: 1, endings: [], byTurnOrder: [] });
	const played = match([2, 1], { summary: summary() });
	expect(statisticsOf([counted, played])).toMatchObject({
		endings: [{ reason: 'cards', games: 1 }],
		byTurnOrder: [{ rate: { of: 1 } }, { rate: { of: 1 } }]
	});
});

test('what was told stays as it is when more is added', () => {
	const tally = new Tally();
	tally.add(
		match([3, 1], { summary: summary({ sources: { tokens: [3, 1] }, owned: [['arm'], []] }) })
	);
	const before = tally.statistics;
	const copy = structuredClone(before);
	tally.add(
		match([1, 1], { id: 'next', at: 1, minutes: 5, summary: summary({ reason: 'records' }) })
	);
	expect(before).toEqual(copy);
	expect(tally.statistics.games).toBe(2);
});

describe('a person', () => {
	test('wins so many of so many, against what chance would give', () => {
		const { rate } = person(ANA, match([5, 3]), match([5, 3, 1]), match([3, 5, 1]));
		expect(rate).toEqual({ of: 3, wins: 2, expected: 1 / 2 + 2 / 3 });
	});

	test('wins once in three by chance alone, exactly, however many games', () => {
		const games = Array.from({ length: 300 }, () => match([3, 2, 1]));
		expect(person(BO, ...games).rate).toEqual({ of: 300, wins: 0, expected: 100 });
	});

	test('who shares a victory has won, and who lost the tie-break has not', () => {
		const shared = match([7, 7, 7], { places: placed([7, 7, 7], [2, 2, 1]) });
		expect(statisticsOf([shared]).people.map(({ rate }) => rate.wins)).toEqual([1, 1, 0]);
	});

	test('has an average and a best', () => {
		const { points } = person(ANA, match([10, 0], { id: 'low' }), match([25, 0], { id: 'high' }));
		expect(points).toEqual({ games: 2, average: 17.5, best: 25, bestIn: 'high' });
	});

	test.each<[string, readonly Finished[]]>([
		['stands until it is beaten', [match([9], { id: 'a', at: 2 }), match([9], { id: 'b', at: 1 })]],
		[
			'and at the same moment falls to the first id',
			[match([9], { id: 'c' }), match([9], { id: 'b' })]
		]
	])('a best %s', (_, matches) => {
		expect(person(ANA, ...matches).points.bestIn).toBe('b');
		expect(person(ANA, ...matches.toReversed()).points.bestIn).toBe('b');
	});

	test('has the fewest as its best where the fewest points win', () => {
		const low = match([3, 9], { id: 'low', lowestWins: true, places: [1, 2] });
		const high = match([8, 9], { id: 'high', at: 1, lowestWins: true, places: [1, 2] });
		for (const matches of [
			[low, high],
			[high, low]
		])
			// in whatever order
			expect(person(ANA, ...matches).points).toMatchObject({
				average: 5.5,
				best: 3,
				bestIn: 'low'
			});
	});

	test('has a best below zero too', () => {
		expect(person(ANA, match([-4, 1], { id: 'a' })).points).toMatchObject({
			best: -4,
			bestIn: 'a'
		});
	});

	test('is told apart by the number of players, smallest table first', () => {
		const { byPlayers } = person(
			ANA,
			match([9, 8, 7], { id: 'three' }),
			match([4, 8], { id: 'lost' }),
			match([6, 5], { id: 'won' })
		);
		expect([...byPlayers]).toEqual([
			[2, { games: 2, average: 5, best: 6, bestIn: 'won', wins: 1 }],
			[3, { games: 1, average: 9, best: 9, bestIn: 'three', wins: 1 }]
		]);
	});

	test('draws points from sources, over the games with a summary; most points first', () => {
		const { sources } = person(
			ANA,
			match([5, 9], { summary: summary({ sources: { bonus: [null, 4], tokens: [5, 5] } }) }),
			match([9, 1], { summary: summary({ sources: { tokens: [3, 1], records: [6, 0] } }) }),
			match([50, 1])
		);
		expect([...sources]).toEqual([
			['tokens', 4],
			['records', 3],
			['bonus', 0]
		]);
	});

	test('draws as much from two sources: they come by name', () => {
		const { sources } = person(
			ANA,
			match([4], { summary: summary({ sources: { b: [2], a: [2] } }) })
		);
		expect([...sources.keys()]).toEqual(['a', 'b']);
	});

	test('has its last results, oldest first; at the same moment the id decides', () => {
		const { scoreHistory } = person(
			BO,
			match([1, 2], { id: 'late', at: 9 }),
			match([4, 3], { id: 'b', at: 5 }),
			match([6, 6], { id: 'a', at: 5 })
		);
		expect(scoreHistory).toEqual([
			{ id: 'a', at: 5, points: 6, place: 1 },
			{ id: 'b', at: 5, points: 3, place: 2 },
			{ id: 'late', at: 9, points: 2, place: 1 }
		]);
	});

	test.each<[string, won: readonly boolean[], streak: number, longest: number]>([
		['wins every game', [true, true, true], 3, 3],
		['wins none', [false, false], 0, 0],
		['lost the last', [true, true, false], 0, 2],
		['begins anew after a loss', [true, true, true, false, true], 1, 3],
		['is at the longest now', [true, false, true, true], 2, 2]
	])('who %s', (_, won, streak, longestStreak) => {
		expect(person(ANA, ...days(...won))).toMatchObject({ streak, longestStreak });
		expect(person(ANA, ...days(...won).toReversed())).toMatchObject({ streak, longestStreak });
	});

	test('keeps a streak through a shared victory', () => {
		expect(person(BO, match([3, 3]), match([1, 2], { at: 1 })).streak).toBe(2);
	});

	test('who sits twice at a table counts twice', () => {
		const twice = match([2, 1], { people: [ANA, ANA] });
		expect(person(ANA, twice)).toMatchObject({
			rate: { of: 2, wins: 1, expected: 1 },
			points: { games: 2, average: 1.5 },
			scoreHistory: [{ place: 1 }, { place: 2 }]
		});
	});
});

describe('people', () => {
	test('come by games, then by wins, then by name', () => {
		const { people } = statisticsOf([
			match([1, 2, 3], { people: ['zoe', 'most', 'winner'] }),
			match([1, 2, 3], { people: ['most', 'eve', 'adam'] })
		]);
		expect(people.map((one) => one.person)).toEqual(['most', 'adam', 'winner', 'eve', 'zoe']);
	});

	test('whom nobody named count everywhere else', () => {
		const { people, ...figures } = statisticsOf([
			match([9, 8], {
				people: [undefined, BO],
				summary: summary({ sources: { tokens: [9, 8] }, owned: [['arm'], []] })
			})
		]);
		expect(people.map((one) => one.person)).toEqual([BO]);
		expect(figures).toMatchObject({
			byPlayers: new Map([[2, { games: 2, average: 8.5, winningAverage: 9 }]]),
			sources: [{ all: 8.5 }],
			owned: [{ name: 'arm', rate: { wins: 1 } }],
			byTurnOrder: [{ rate: { wins: 1 } }, { rate: { wins: 0 } }],
			closest: [{ margin: 1 }]
		});
	});
});

describe('minutes', () => {
	test('are told of the matches that were timed', () => {
		const timed = [40, undefined, 80, 0].map((minutes) => match([2, 1], { minutes }));
		expect(statisticsOf(timed).minutes).toEqual({ games: 3, average: 40, longest: 80 });
	});

	test('are not told when no match was timed', () => {
		expect(statisticsOf([match([2, 1])]).minutes).toBeUndefined();
	});
});

test('each number of players has its scores and what it takes to win', () => {
	const { byPlayers } = statisticsOf([
		match([9, 6, 3], { id: 'three' }),
		match([30, 10], { id: 'a', at: 1 }),
		match([20, 20], { id: 'b', at: 2 })
	]);
	expect([...byPlayers]).toEqual([
		[2, { games: 4, average: 20, best: 30, bestIn: 'a', winningAverage: 70 / 3 }],
		[3, { games: 3, average: 6, best: 9, bestIn: 'three', winningAverage: 9 }]
	]);
});

describe('sources', () => {
	test('are averaged over all seats and over the winners; who has nothing of it counts 0', () => {
		const { sources } = statisticsOf([
			match([9, 6], { summary: summary({ sources: { tokens: [4, 6], god: [5, null] } }) }),
			match([8, 8], { summary: summary({ sources: { tokens: [8, 8] } }) }),
			match([100, 0])
		]);
		expect(sources).toEqual([
			{ source: 'tokens', games: 2, all: 26 / 4, winners: 20 / 3 },
			{ source: 'god', games: 1, all: 5 / 4, winners: 5 / 3 }
		]);
	});

	test('worth the same come by name', () => {
		const { sources } = statisticsOf([
			match([2], { summary: summary({ sources: { b: [1], a: [1] } }) })
		]);
		expect(sources.map(({ source }) => source)).toEqual(['a', 'b']);
	});
});

describe('cards owned', () => {
	const owning = (points: readonly number[], ...owned: readonly (readonly string[])[]) =>
		match(points, { summary: summary({ owned }) });
	const times = (games: number, one: Finished) => Array.from({ length: games }, () => one);
	const namesOf = (...matches: readonly Finished[]) =>
		statisticsOf(matches).owned.map(({ name }) => name);

	test('count once for each seat that owned them, with its final score', () => {
		const { owned } = statisticsOf([
			owning([9, 5], ['arm', 'arm'], ['arm']),
			owning([3, 4, 5], ['arm'], [], [])
		]);
		expect(owned).toEqual([
			{ name: 'arm', rate: { of: 3, wins: 1, expected: 1 + 1 / 3 }, average: 17 / 3 }
		]);
	});

	test('say nothing of a match without a summary', () => {
		expect(namesOf(match([9, 5]))).toEqual([]);
	});

	test('that keep winning come before one that won its only game', () => {
		const keepsWinning = times(10, owning([9, 1], ['proven'], []));
		const lost = times(3, owning([1, 9], ['proven'], []));
		expect(namesOf(owning([9, 1], ['lucky'], []), ...keepsWinning, ...lost)).toEqual([
			'proven', // 11 / 7.5, and 10 / 6.5 without the shrinking
			'lucky' // 2 / 1.5, and 1 / 0.5 without
		]);
	});

	test('that won their only game come before those that win no more than chance', () => {
		const even = times(10, owning([9, 1], ['even'], ['even']));
		expect(namesOf(owning([9, 1], ['lucky'], []), ...even)).toEqual(['lucky', 'even']);
	});

	test('are weighed by how much, not by how often they beat chance', () => {
		const strong = times(3, owning([9, 1], ['strong'], []));
		const won = times(12, owning([9, 1], ['steady'], []));
		const lost = times(8, owning([1, 9], ['steady'], []));
		expect(namesOf(...won, ...lost, ...strong)).toEqual(['strong', 'steady']); // 4 / 2.5, 13 / 11
	});

	test('that win against more players come before those that win against fewer', () => {
		expect(namesOf(owning([9, 1], ['two'], []), owning([9, 1, 1], ['three'], [], []))).toEqual([
			'three',
			'two'
		]);
	});

	test('that lost often come after one that lost once', () => {
		const often = times(5, owning([1, 9], ['often'], []));
		expect(namesOf(...often, owning([1, 9], ['once'], []))).toEqual(['once', 'often']);
	});

	test('that are level come by how often they were owned, then by name', () => {
		const asOften = owning([9, 1], ['zeal', 'arm'], ['zeal', 'arm']);
		const more = times(2, owning([9, 1], ['gear'], ['gear']));
		expect(namesOf(asOften, ...more)).toEqual(['gear', 'arm', 'zeal']);
	});
});

describe('turn order', () => {
	test.each<[start: number, winner: number]>([
		[0, 0],
		[1, 2],
		[2, 1]
	])('is counted clockwise from the start player: seat %i', (start, winner) => {
		// seat 0 wins
		const { byTurnOrder } = statisticsOf([match([9, 5, 4], { start })]);
		expect(byTurnOrder).toEqual(
			[0, 1, 2].map((position) => ({
				players: 3,
				position,
				rate: { of: 1, wins: position === winner ? 1 : 0, expected: 1 / 3 }
			}))
		);
	});

	test('is told table by table, smallest first, each from its start player', () => {
		const { byTurnOrder } = statisticsOf([match([1, 2, 3], { start: 1 }), match([1, 2])]);
		expect(byTurnOrder.map(({ players, position }) => [players, position])).toEqual([
			[2, 0],
			[2, 1],
			[3, 0],
			[3, 1],
			[3, 2]
		]);
	});
});

describe('chance', () => {
	const chanceOf = (one: Finished) => person(ANA, one).rate;
	test('is one half in a match of two teams', () => {
		const teams = [
			[0, 2],
			[1, 3]
		];
		const one = match([7, 4, 7, 4], { places: [1, 3, 1, 3], teams });
		expect(chanceOf(one)).toEqual({ of: 1, wins: 1, expected: 1 / 2 });
	});
	test('is one half alone against the side that the game plays', () => {
		const one = match([20], { places: [2], opponent: { points: 31, place: 1 } });
		expect(chanceOf(one)).toEqual({ of: 1, wins: 0, expected: 1 / 2 });
	});
});

describe('the closest matches', () => {
	test.each<[string, Finished, margin: number]>([
		['between the winner and the next', match([20, 31, 25]), 6],
		['when the victory was shared', match([9, 9, 1]), 0],
		['when a tie was broken', match([9, 9], { places: [2, 1] }), 0],
		['when all are below zero', match([-5, -2]), 3],
		['when the fewest points win', match([3, 9, 7], { places: [1, 3, 2] }), 4],
		[
			'between teams',
			match([7, 4, 7, 4], {
				places: [1, 3, 1, 3],
				teams: [
					[0, 2],
					[1, 3]
				]
			}),
			3
		],
		['to the side that the game plays', match([40], { opponent: { points: 31, place: 2 } }), 9]
	])('are measured %s', (_, one, margin) => {
		expect(statisticsOf([one]).closest).toEqual([{ id: 'match', at: 0, margin }]);
	});

	test.each([
		['one player', match([40])],
		['nobody', match([])],
		['no winner', match([4, 3], { places: [2, 3] })]
	])('leave out a match with %s', (_, one) => {
		expect(statisticsOf([one])).toMatchObject({ games: 1, closest: [] });
	});

	test('are five, the later first among equals, then the later id', () => {
		const margins: readonly (readonly [id: string, at: number, margin: number])[] = [
			['far', 9, 8],
			['early', 1, 2],
			['late', 7, 2],
			['close', 0, 1],
			['a', 5, 2],
			['b', 5, 2],
			['earliest', 0, 2],
			['sixth', 3, 3]
		];
		const matches = margins.map(([id, at, margin]) => match([margin, 0], { id, at }));
		const expected = ['close', 'late', 'b', 'a', 'early'];
		expect(statisticsOf(matches).closest.map(({ id }) => id)).toEqual(expected);
		expect(statisticsOf(matches.toReversed()).closest.map(({ id }) => id)).toEqual(expected);
	});
});

test('endings come by how often they happened, then by name', () => {
	const reasons = ['tile', 'cards', 'records', 'cards'];
	const matches = reasons.map((reason) => match([2, 1], { summary: summary({ reason }) }));
	expect(statisticsOf([...matches, match([2, 1])]).endings).toEqual([
		{ reason: 'cards', games: 2 },
		{ reason: 'records', games: 1 },
		{ reason: 'tile', games: 1 }
	]);
});

describe('whatever was played', () => {
	const names = fc.constantFrom(ANA, BO, CLEO, 'dov');
	const amount = fc.integer({ min: -3, max: 40 });

	/** A sheet whose rows add up to the points; sources without a cell are left out, as games do. */
	const sheet = (players: number) => {
		const row = fc.array(fc.option(amount), { minLength: players, maxLength: players });
		return fc.dictionary(fc.constantFrom('tokens', 'printed', 'records'), row);
	};

	const seated = (players: number): fc.Arbitrary<Omit<Finished, 'id'>> => {
		const bySeat = <T>(one: fc.Arbitrary<T>) =>
			fc.array(one, { minLength: players, maxLength: players });
		return fc
			.record({
				sources: sheet(players),
				tieBreaks: bySeat(fc.integer({ min: 0, max: 1 })),
				owned: bySeat(fc.array(fc.constantFrom('arm', 'eye', 'god'), { maxLength: 4 })),
				reason: fc.constantFrom('cards', 'records'),
				people: fc.oneof(bySeat(names), bySeat(fc.option(names, { nil: undefined }))),
				at: fc.integer({ min: 0, max: 6 }),
				minutes: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
				start: fc.integer({ min: 0, max: players - 1 }),
				told: fc.boolean()
			})
			.map(({ sources, tieBreaks, owned, reason, told, ...rest }) => {
				const points = tieBreaks.map((_, seat) =>
					Object.values(sources).reduce((sum, row) => sum + (row[seat] ?? 0), 0)
				);
				return {
					...rest,
					game: 'toy',
					points,
					places: placed(points, tieBreaks),
					summary: told ? summary({ sources, owned, reason }) : undefined
				};
			});
	};

	const played = fc
		.array(fc.integer({ min: 1, max: 5 }).chain(seated), { maxLength: 12 })
		.map((all) => all.map((one, index): Finished => ({ id: `match-${index}`, ...one })));

	const law = (holds: (statistics: Statistics, matches: readonly Finished[]) => void) => () =>
		fc.assert(
			fc.property(played, (matches) => {
				holds(statisticsOf(matches), matches);
			})
		);

	const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

	/** With maps as lists, so that the order of their keys is compared too. */
	const written = (statistics: Statistics) =>
		JSON.stringify(statistics, (_, value: unknown) => (value instanceof Map ? [...value] : value));

	/** Every number anywhere inside. */
	function* numbersIn(value: unknown): Generator<number> {
		if (typeof value === 'number') yield value;
		else if (value instanceof Map) for (const inner of value) yield* numbersIn(inner);
		else if (typeof value === 'object' && value !== null)
			for (const inner of Object.values(value)) yield* numbersIn(inner);
	}

	test('the order of adding does not matter, to the last digit', () => {
		const shuffled = played.chain((matches) =>
			fc.tuple(
				fc.constant(matches),
				fc.shuffledSubarray(matches, { minLength: matches.length, maxLength: matches.length })
			)
		);
		fc.assert(
			fc.property(shuffled, ([matches, others]) => {
				expect(written(statisticsOf(others))).toBe(written(statisticsOf(matches)));
			})
		);
	});

	test(
		'every figure is a finite number',
		law((statistics) => {
			expect([...numbersIn(statistics)].filter((figure) => !Number.isFinite(figure))).toEqual([]);
		})
	);

	test(
		'every match has a winner, so people win at least as often as all of them have names',
		law(({ people }, matches) => {
			const named = matches.filter((one) => !one.people.includes(undefined));
			expect(sum(people.map(({ rate }) => rate.wins))).toBeGreaterThanOrEqual(named.length);
			expect(sum(people.map(({ rate }) => rate.of))).toBe(
				sum(matches.map((one) => one.people.filter((name) => name !== undefined).length))
			);
		})
	);

	test(
		'chance gives each match away once, over all positions',
		law(({ byTurnOrder, games }, matches) => {
			expect(games).toBe(matches.length);
			expect(sum(byTurnOrder.map(({ rate }) => rate.expected))).toBeCloseTo(games, 9);
			expect(sum(byTurnOrder.map(({ rate }) => rate.wins))).toBe(
				sum(matches.map((one) => one.places.filter((place) => place === 1).length))
			);
		})
	);

	test(
		'an average lies between the worst and the best, and who wins has no less',
		law(({ people, byPlayers, minutes }) => {
			for (const { points, scoreHistory, byPlayers: own } of people) {
				const scores = scoreHistory.map((one) => one.points);
				expect(points.best).toBe(Math.max(...scores));
				expect(points.average).toBeLessThanOrEqual(points.best);
				expect(points.average).toBeGreaterThanOrEqual(Math.min(...scores));
				expect(scoreHistory.find((one) => one.points === points.best)?.id).toBe(points.bestIn);
				expect(sum([...own.values()].map(({ games }) => games))).toBe(points.games);
			}
			for (const { average, best, winningAverage } of byPlayers.values()) {
				expect(average).toBeLessThanOrEqual(best);
				expect(winningAverage).toBeLessThanOrEqual(best);
			}
			if (minutes) expect(minutes.average).toBeLessThanOrEqual(minutes.longest);
		})
	);

	test(
		'all sources together come to the average score',
		law(({ sources }, matches) => {
			const told = matches.filter((one) => one.summary).flatMap(({ points }) => points);
			const average = told.length === 0 ? 0 : sum(told) / told.length;
			expect(sum(sources.map(({ all }) => all))).toBeCloseTo(average, 9);
		})
	);

	test(
		'a streak is never longer than the longest, nor the longest than the wins',
		law(({ people }) => {
			for (const { streak, longestStreak, rate } of people) {
				expect(streak).toBeLessThanOrEqual(longestStreak);
				expect(longestStreak).toBeLessThanOrEqual(rate.wins);
			}
		})
	);
});
