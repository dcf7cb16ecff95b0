import type { PersonStatistics, Rate, Statistics } from '$lib/core/statistics';
import type { Strings } from '$lib/platform/strings/en';
import type { Bar } from '$lib/ui/figures/bar';

/** Below so many games a rate says little, and is drawn hollow. */
export const FEW = 5;
/** From so many on a percentage is no bluff. */
const ENOUGH = 10;

/** `5 of 12`; with enough games the share too. Never a percentage of two games. */
function rateBar(
	id: string,
	label: string,
	{ of, wins, expected }: Rate,
	tone: number,
	{ stats: t }: Strings
): Bar {
	return {
		id,
		label,
		length: wins / of,
		line: expected / of,
		figure: t.of(wins, of),
		note: of >= ENOUGH ? t.share(wins, of) : undefined,
		spoken: t.chance(expected),
		faint: of < FEW,
		tone
	};
}

type NameOf = (id: string) => string;

/** What the names of people, cards and matches are, and where they lead. */
export interface Naming {
	readonly personOf: NameOf;
	readonly termOf: NameOf;
	readonly cardOf: NameOf;
	readonly tableOf: NameOf;
	readonly hrefOf: NameOf;
	readonly toneOf: (source: string) => number;
}

const winBars = ({ people }: Statistics, nameOf: NameOf, t: Strings): readonly Bar[] =>
	people.map(({ person, rate }) => rateBar(person, nameOf(person), rate, 3, t));

function pointBars({ people }: Statistics, nameOf: NameOf, t: Strings): readonly Bar[] {
	// where the fewest points win, the best is less than the average
	const most = Math.max(1, ...people.flatMap(({ points }) => [points.best, points.average]));
	return people.map(({ person, points }) => ({
		id: person,
		label: nameOf(person),
		length: points.average / most,
		line: points.best / most,
		figure: t.stats.average(points.average),
		note: `${t.stats.best(points.best)} · ${t.stats.games(points.games)}`,
		faint: points.games < FEW,
		tone: 0
	}));
}

function tableBars({ byPlayers }: Statistics, t: Strings): readonly Bar[] {
	const most = Math.max(
		1,
		...[...byPlayers.values()].flatMap(({ best, average }) => [best, average])
	);
	return [...byPlayers].map(([players, { average, best, winningAverage, games }]) => ({
		id: `${players}`,
		label: t.stats.players(players),
		length: average / most,
		second: winningAverage / most,
		figure: t.stats.average(average),
		note: `${t.stats.winning(winningAverage)} · ${t.stats.best(best)} · ${t.stats.scores(games)}`,
		tone: 0
	}));
}

/** The average of one person at tables of each size. */
export const sizesOf = ({ byPlayers }: PersonStatistics, { stats: t }: Strings): string =>
	[...byPlayers]
		.map(([players, { average, best, wins, games }]) =>
			t.atTable(players, t.average(average), best, t.of(wins, games))
		)
		.join('\n');

function sourceBars(
	{ sources }: Statistics,
	nameOf: NameOf,
	toneOf: (source: string) => number,
	t: Strings
): readonly Bar[] {
	const most = Math.max(1, ...sources.map(({ all, winners }) => Math.max(all, winners)));
	return sources.map(({ source, all, winners }) => ({
		id: source,
		label: nameOf(source),
		length: all / most,
		second: winners / most,
		figure: t.stats.average(all),
		note: `${t.stats.winners} ${t.stats.average(winners)}`,
		tone: toneOf(source)
	}));
}

const cardBars = ({ owned }: Statistics, nameOf: NameOf, t: Strings): readonly Bar[] =>
	owned.map(({ name, rate }) => rateBar(name, nameOf(name), rate, 1, t));

const seatBars = ({ byTurnOrder }: Statistics, t: Strings): readonly Bar[] =>
	byTurnOrder.map(({ players, position, rate }) =>
		rateBar(`${players}-${position}`, t.stats.position(position, players), rate, 2, t)
	);

function endBars({ endings }: Statistics, nameOf: NameOf, t: Strings): readonly Bar[] {
	const all = endings.reduce((sum, { games }) => sum + games, 0);
	return endings.map(({ reason, games }) => ({
		id: reason,
		label: nameOf(reason),
		length: games / all,
		figure: t.stats.of(games, all),
		tone: 3
	}));
}

/** The closer, the shorter: each leads to its match. */
function closeBars(
	{ closest }: Statistics,
	nameOf: NameOf,
	hrefOf: (id: string) => string,
	t: Strings
): readonly Bar[] {
	const most = Math.max(1, ...closest.map(({ margin }) => margin));
	return closest.map(({ id, margin, at }) => ({
		id,
		label: nameOf(id),
		length: margin / most,
		figure: t.stats.margin(margin),
		note: t.longDay(at),
		href: hrefOf(id),
		tone: 1
	}));
}

function streakBars({ people }: Statistics, nameOf: NameOf, t: Strings): readonly Bar[] {
	const streaks = people
		.filter(({ longestStreak }) => longestStreak > 1)
		.toSorted((a, b) => b.longestStreak - a.longestStreak)
		.slice(0, 5);
	const most = Math.max(1, ...streaks.map(({ longestStreak }) => longestStreak));
	return streaks.map(({ person, longestStreak, streak }) => ({
		id: person,
		label: nameOf(person),
		length: longestStreak / most,
		figure: t.stats.streak(longestStreak),
		note: streak > 1 ? t.stats.running(streak) : undefined,
		tone: 3
	}));
}

/** Cards whose bars are called by words of the game. */
const IN_WORDS_OF_THE_GAME: ReadonlySet<string> = new Set(['sources', 'cards', 'ends']);

interface StatisticsCard {
	readonly id: string;
	readonly title: string;
	/** How the picture is to be read, or why there is none. */
	readonly text?: string;
	readonly bars: readonly Bar[];
}

/**
 * Each a picture with its figures; what there is nothing of is left out, but for streaks. Of a game
 * that is not `isNamed`, because this build lacks it, only what needs no words of the game is told.
 */
export function statisticsCards(
	found: Statistics,
	{ personOf, termOf, cardOf, tableOf, hrefOf, toneOf }: Naming,
	words: Strings,
	isNamed = true
): readonly StatisticsCard[] {
	const { stats: t } = words;
	const streaks = streakBars(found, personOf, words);
	const cards: readonly StatisticsCard[] = [
		{ id: 'wins', title: t.wins, text: t.winsText, bars: winBars(found, personOf, words) },
		{ id: 'points', title: t.points, text: t.pointsText, bars: pointBars(found, personOf, words) },
		{ id: 'sizes', title: t.byPlayers, text: t.byPlayersText, bars: tableBars(found, words) },
		{
			id: 'sources',
			title: t.sources,
			text: t.sourcesText,
			bars: sourceBars(found, termOf, toneOf, words)
		},
		{ id: 'cards', title: t.owned, text: t.ownedText, bars: cardBars(found, cardOf, words) },
		{ id: 'order', title: t.turnOrder, text: t.winsText, bars: seatBars(found, words) },
		{
			id: 'closest',
			title: t.closest,
			text: t.closestText,
			bars: closeBars(found, tableOf, hrefOf, words)
		},
		{
			id: 'streaks',
			title: t.streaks,
			...(streaks.length === 0 && { text: t.noStreak }),
			bars: streaks
		},
		{ id: 'ends', title: t.endings, bars: endBars(found, termOf, words) }
	];
	return cards.filter(
		({ id, text, bars }) =>
			(bars.length > 0 || text === t.noStreak) && (isNamed || !IN_WORDS_OF_THE_GAME.has(id))
	);
}
