import { wasTracked } from '$lib/core/game';
import type { Seat } from '$lib/core/seats';
import type { ScoreHistory } from '$lib/core/score/score-history';
import type { ResultPicture } from '$lib/platform/share/picture';
import type { Table } from '$lib/platform/match/table.svelte';
import { cardCount } from '../../games/clockworker/rules/holding';
import type { Clockworker } from '../../games/clockworker/rules/types';
import type { Strings } from '../../games/clockworker/strings/en';
import { SOURCE_TONES } from '../../games/clockworker/views/looks';
import { pointsShown } from '$lib/screens/result/points-shown';

/** What a score is made of, part by part; what an artifact gives at the end has one colour. */
export const partsOf = ({ sheet }: Table<Clockworker>, seat: Seat) =>
	sheet.rows.flatMap(({ source, cells }) => {
		const points = cells[seat]?.points ?? 0;
		return points > 0 ? [{ source, points, tone: SOURCE_TONES[source] ?? 3 }] : [];
	});

/** Seats in the order of their places. */
export const ranked = ({ setup, sheet }: Table<Clockworker>): readonly Seat[] =>
	setup.seats
		.map((_, seat) => seat)
		.sort((a, b) => (sheet.places[a] ?? 0) - (sheet.places[b] ?? 0));

/** Why a seat stands before or beside another with the same points. */
export function tieOf(
	{ sheet }: Table<Clockworker>,
	seat: Seat,
	t: Strings,
	isShown: (seat: Seat) => boolean = () => true
): string | undefined {
	const found = sheet.ties.find(({ seats }) => seats.includes(seat));
	// whoever is still veiled is not given away by the one who is level
	if (!found?.seats.every(isShown)) return undefined;
	const { points, seats, tieBreaks } = found;
	const figures = tieBreaks[0]?.figures ?? [];
	const own = seats.indexOf(seat);
	return new Set(figures).size > 1
		? t.tieLine(points, [figures[own] ?? 0, ...figures.toSpliced(own, 1)])
		: t.tieShared(points, figures[0] ?? 0);
}

/** `Ana wins`, or who leads while something is not known. */
export function titleOf({ setup, sheet, ending }: Table<Clockworker>, t: Strings): string {
	const first = setup.seats.filter((_, seat) => sheet.places[seat] === 1);
	const isSettled = ending?.over === true && !sheet.totals.some(({ atLeast }) => atLeast);
	return isSettled ? t.resultTitle(first) : t.leading(first);
}

/** `61 to 58 · 52 minutes · 10 rounds`; of a match that was only counted, the points alone. */
export function subtitleOf(
	{ sheet, ending, state, rules }: Table<Clockworker>,
	minutes: number | undefined,
	t: Strings
): string {
	const pointsOf = (place: (each: number) => boolean) =>
		sheet.totals.flatMap(({ points }, seat) => (place(sheet.places[seat] ?? 0) ? [points] : []));
	const first = Math.max(...pointsOf((place) => place === 1));
	const others = pointsOf((place) => place > 1);
	const next = others.length > 0 ? Math.max(...others) : undefined;
	const rounds = ending && wasTracked(rules, state) ? [t.rounds(ending.round)] : [];
	const time = minutes === undefined ? [] : [t.minutes(minutes)];
	return [t.pointsApart(first, next), ...time, ...rounds].join(' · ');
}

/** The round of each stand; what was only counted at the end stands behind the last one. */
export const scoreHistoryTicks = (
	{ steps }: ScoreHistory,
	{ ending }: Table<Clockworker>,
	t: Strings
): readonly string[] =>
	steps.map(({ round }) =>
		round > (ending?.round ?? Infinity) ? t.scoreHistoryCount : `${round}`
	);

interface Telling {
	readonly t: Strings;
	readonly marks: readonly number[];
	readonly minutes: number | undefined;
	readonly scoreHistory: ScoreHistory | undefined;
	readonly footer: string;
}

/** All that is shared of a result, in words. */
export function summaryOf(
	table: Table<Clockworker>,
	{ t, marks, minutes, scoreHistory, footer }: Telling
): ResultPicture {
	const nameOf = (seat: Seat) => table.setup.seats[seat] ?? '';
	const markOf = (seat: Seat) => marks[seat] ?? seat;
	return {
		title: titleOf(table, t),
		subtitle: subtitleOf(table, minutes, t),
		seats: ranked(table).map((seat) => {
			const own = table.state.seats[seat];
			const cards = own ? [t.cards(cardCount(own))] : [];
			return {
				place: table.sheet.places[seat] ?? 0,
				name: nameOf(seat),
				mark: markOf(seat),
				points: pointsShown(table.sheet, seat),
				note: [...cards, tieOf(table, seat, t) ?? []].flat().join(' · '),
				tie: tieOf(table, seat, t),
				parts: partsOf(table, seat).map(({ source, points, tone }) => ({
					label: t.terms[source],
					points,
					tone
				}))
			};
		}),
		scoreHistory: scoreHistory && {
			title: t.scoreHistoryTitle,
			ticks: scoreHistoryTicks(scoreHistory, table, t).slice(1),
			lines: table.setup.seats.map((name, seat) => ({
				name,
				mark: markOf(seat),
				// the first stand is before round 1
				values: scoreHistory.steps.slice(1).map(({ points }) => points[seat] ?? 0)
			}))
		},
		footer
	};
}
