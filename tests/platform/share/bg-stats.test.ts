import * as v from 'valibot';
import { afterEach, describe, expect, test } from 'vitest';
import { meta } from '../../toy/meta';
import {
	appLink,
	bgStatsPlay,
	codeLink,
	webLink,
	type BgStatsPlay
} from '$lib/platform/share/bg-stats';
import type { Match } from '$lib/platform/match/match';
import type { GameMeta } from '$lib/platform/module';
import { strings } from '$lib/platform/strings';
import { FINISHED } from '../finished-plays';

// What BG Stats is handed, field by field, as its makers describe the link.

const text = v.pipe(v.string(), v.nonEmpty());
const whole = v.pipe(v.number(), v.integer());
const player = v.strictObject({
	name: text,
	sourcePlayerId: text,
	startPlayer: v.boolean(),
	score: whole,
	rank: v.pipe(whole, v.minValue(1)),
	winner: v.boolean(),
	role: text
});
const game = {
	name: text,
	sourceGameId: text,
	highestWins: v.literal(true),
	noPoints: v.literal(false)
};
const playOf = <Game extends v.GenericSchema>(of: Game) =>
	v.strictObject({
		sourceName: text,
		sourcePlayId: text,
		playDate: v.pipe(v.string(), v.regex(/^\d{4}-[01]\d-[0-3]\d [0-2]\d:[0-5]\d:[0-5]\d$/)),
		durationMin: v.pipe(whole, v.minValue(0)),
		game: of,
		players: v.pipe(v.array(player), v.minLength(2), v.maxLength(4)),
		comments: v.string()
	});
const schema = playOf(v.strictObject(game));
const schemaWithNumber = playOf(v.strictObject({ ...game, bggId: v.pipe(whole, v.minValue(1)) }));

/** More than that is too fine for a camera that looks at a screen. */
const CODE_LENGTH = 1_500;

interface Told {
	readonly comments?: readonly string[];
	readonly meta?: GameMeta;
	readonly ids?: readonly string[];
}

function told(match: Match, { comments = [], meta: of = meta, ids }: Told = {}): BgStatsPlay {
	const { seats } = match.setup;
	const play = bgStatsPlay(match, {
		meta: of,
		people: seats.map((name, seat) => ({ name, id: ids?.[seat] ?? `person-${seat}` })),
		roles: seats.map((_, seat) => strings.en.marks[seat] ?? ''),
		comments
	});
	if (!play) throw new Error('the match is over');
	return play;
}

const seated = (match: Match, seats: readonly string[]): Match => ({
	...match,
	setup: { ...match.setup, seats }
});

/** The match of four, to be seated otherwise. */
const four = FINISHED.find(({ match }) => match.setup.seats.length === 4)?.match;
if (!four) throw new Error('four played once');

const UNNAMED = [1, 2, 3, 4].map(strings.fr.playerFallback);
const EMOJI = ['🦊', '🐻', '🐼', '🦉'].map((animal) => animal.repeat(30));
const RIGHT_TO_LEFT = ['نور', 'سلمى', 'داود', 'رنا'].map((name) => name.repeat(20).slice(0, 60));

const SHAPES: readonly { readonly title: string; readonly match: Match }[] = [
	...FINISHED,
	{ title: 'Players without names', match: seated(four, UNNAMED) },
	{ title: 'Sixty characters of emoji each', match: seated(four, EMOJI) },
	{ title: 'Sixty characters from right to left each', match: seated(four, RIGHT_TO_LEFT) },
	{
		title: 'Quotes, line breaks and half an emoji',
		match: seated(four, ['"Ana" & Bo', 'a\\b', '100 % #1+?', '\ud83e'])
	},
	{
		title: 'Totals that may still grow',
		match: { ...four, result: { ...four.result, atLeast: [true, false, false, true] } }
	},
	{
		title: 'Written before tales were kept',
		match: { ...four, result: { endedAt: 5e12, points: [0, -3, 0, 0], places: [1, 4, 1, 1] } }
	}
];

/** As an app on the other side reads it. */
function decoded(link: string): unknown {
	const url = new URL(link);
	expect(url.host + url.pathname).toBe('app.bgstatsapp.com/createPlay.html');
	expect([...url.searchParams.keys()]).toEqual(['data']);
	return JSON.parse(url.searchParams.get('data') ?? '');
}

test('the shapes hold 2, 3 and 4 players, a shared victory, a broken tie and a mere count', () => {
	const results = FINISHED.map(({ match }) => match.result);
	expect(new Set(results.map(({ points }) => points.length))).toEqual(new Set([2, 3, 4]));
	expect(results.some(({ places }) => places.filter((place) => place === 1).length > 1)).toBe(true);
	expect(results.some(({ points, places }) => new Set(points).size < new Set(places).size)).toBe(
		true
	);
	expect(results.some(({ tale }) => !tale.tracked)).toBe(true);
});

describe.each(SHAPES)('$title', ({ match }) => {
	const comments = ['1. Bo 61 (VP tokens 14, Records 13)', '2. “Ana” 58'];
	const play = told(match, { comments });

	test('is a play as BG Stats wants it, field by field', () => {
		expect(v.parse(schema, play)).toEqual(play);
	});

	test.each([
		['the app', 'bgstats:', appLink],
		['the page', 'https:', webLink]
	])('reaches %s as it was told', (_, protocol, linkOf) => {
		const link = linkOf(play);
		expect(new URL(link).protocol).toBe(protocol);
		expect(decoded(link)).toEqual(play);
		expect(link.length).toBeLessThan(8_000);
	});

	test.each([
		['one endless line', ['x'.repeat(50_000)]],
		[
			'lines without end',
			Array.from({ length: 120 }, (_, line) => `${line} “🦊” ${'نور '.repeat(9)}`)
		]
	])('loses only comments to %s, whole lines from the end', (_, endless) => {
		const long = told(match, { comments: [...comments, ...endless] });
		for (const link of [appLink(long), webLink(long), codeLink(long)]) {
			expect(link.length).toBeLessThan(8_000);
			const { comments: kept, ...rest } = v.parse(schema, decoded(link));
			expect({ ...rest, comments: '' }).toEqual({ ...long, comments: '' });
			expect(`${long.comments}\n`.startsWith(kept && `${kept}\n`)).toBe(true);
		}
		expect(v.parse(schema, decoded(webLink(long))).comments).toContain(comments.join('\n'));
	});

	test('fits a code that a camera can read, if it does so without comments', () => {
		const bare = webLink({ ...play, comments: '' });
		const code = codeLink(told(match, { comments: Array(90).fill('a line of comment') }));
		if (bare.length > CODE_LENGTH) expect(code).toBe(bare);
		else expect(code.length).toBeLessThanOrEqual(CODE_LENGTH);
	});
});

describe('A play', () => {
	test.each(FINISHED)('of $title: ranks as on the sheet, and every first place wins', (shape) => {
		const { players } = told(shape.match);
		const { sheet, setup } = shape.play;
		expect(players.map(({ name }) => name)).toEqual(setup.seats);
		expect(players.map(({ rank }) => rank)).toEqual(sheet.places);
		expect(players.map(({ score }) => score)).toEqual(sheet.totals.map(({ points }) => points));
		expect(players.map(({ winner }) => winner)).toEqual(sheet.places.map((place) => place === 1));
		expect(players.map(({ startPlayer }) => startPlayer)).toEqual(
			// of a match that was only counted this is not known
			setup.seats.map((_, seat) => shape.match.result.tale.tracked && seat === setup.start)
		);
	});

	test('is known by the match, its players by their own ids, whatever their names', () => {
		const ids = ['a1', 'b2', 'c3', 'd4'];
		for (const seats of [UNNAMED, EMOJI]) {
			const { sourcePlayId, players } = told(seated(four, seats), { ids });
			expect(sourcePlayId).toBe(four.id);
			expect(players.map(({ sourcePlayerId }) => sourcePlayerId)).toEqual(ids);
			expect(players.map(({ name }) => name)).toEqual(seats);
		}
	});

	test('says in which colour everybody played', () => {
		expect(told(four).players.map(({ role }) => role)).toEqual(strings.en.marks);
	});

	test('has no number at BoardGameGeek, unless the game is known to have one', () => {
		expect(told(four).game).not.toHaveProperty('bggId');
		const numbered = told(four, { meta: { ...meta, title: 'Numbered', bggId: 228_580 } });
		expect(v.parse(schemaWithNumber, numbered).game).toMatchObject({
			name: 'Numbered',
			bggId: 228_580
		});
	});

	test('lasted from the first turn to the end; nobody measured what was only counted', () => {
		for (const { match } of FINISHED)
			expect(told(match).durationMin).toBe(match.result.tale.tracked ? 92 : 0);
	});

	test('by a clock that was set back lasted no time, rather than less than none', () => {
		expect(told({ ...four, startedAt: four.result.endedAt + 1e6 }).durationMin).toBe(0);
	});

	test('is none before the match is over', () => {
		const { result, ...running } = four;
		expect(bgStatsPlay(running, { meta, people: [], roles: [], comments: [] })).toBeUndefined();
		expect(result.points).not.toEqual([]);
	});
});

describe('The end of play', () => {
	const here = process.env.TZ;
	afterEach(() => {
		if (here === undefined) delete process.env.TZ;
		else process.env.TZ = here;
	});

	test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])(
		'is told in UTC in %s',
		(zone) => {
			process.env.TZ = zone;
			// half past ten in the evening, and 92 minutes
			expect(told(four).playDate).toBe('2026-11-18 00:02:00');
		}
	);
});
