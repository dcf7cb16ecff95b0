import type { Finished } from '$lib/core/statistics';
import { people } from '../people/known-people.svelte';
import { minutesOf, isSecret } from '../match/cover';
import type { Match } from '../match/match';
import type { PersonId } from '../people/people';
import { foldedText } from '../formats';
import type { GameMeta } from '../module';

/** What a search in the record book looks for. */
export interface Wanted {
	readonly text: string;
	readonly game?: string | undefined;
	/** All of them sat there; ids of people who are not known any more are ignored. */
	readonly people: Iterable<PersonId>;
	readonly year?: number | undefined;
}

export const yearOf = ({ startedAt }: Match): number => new Date(startedAt).getFullYear();

/** Folded once, not with every letter that is typed. */
const folded = new WeakMap<Match, string>();
function coverText(match: Match): string {
	const known = folded.get(match);
	if (known !== undefined) return known;
	const points = isSecret(match) ? [] : (match.result?.points ?? []);
	const { seats } = match.setup;
	const text = foldedText([...seats, match.title, match.note, ...points].join(' '));
	folded.set(match, text);
	return text;
}

/** Whether every word is found somewhere on the cover, and everything else is as wanted. */
export function isWanted(match: Match, { text, game, people: wanted, year }: Wanted): boolean {
	if (game !== undefined && match.game !== game) return false;
	if (year !== undefined && yearOf(match) !== year) return false;
	const looked = [...wanted].filter((id) => people.has(id));
	if (looked.length > 0) {
		const there = people.idsOf(match.setup.seats);
		if (!looked.every((id) => there.includes(id))) return false;
	}
	if (!text.trim()) return true;
	const cover = coverText(match);
	return foldedText(text.trim())
		.split(/\s+/)
		.every((word) => cover.includes(word));
}

/** Some total is not known, so neither is the winner. */
export const isUncertain = ({ result }: Match): boolean =>
	result?.atLeast?.some((each) => each) === true || result?.opponent?.atLeast === true;

/** As statistics see it; undefined for what is not over, not shown, not certain, or not ours. */
export function finishedOf(match: Match, meta?: GameMeta): Finished | undefined {
	const { id, game, setup, result, sample } = match;
	if (!result || sample || isSecret(match) || isUncertain(match)) return undefined;
	return {
		id,
		game,
		at: result.endedAt,
		minutes: minutesOf(match),
		people: people.idsOf(setup.seats),
		start: setup.start,
		points: result.points,
		places: result.places,
		...(result.teams && { teams: result.teams }),
		...(result.opponent && { opponent: result.opponent }),
		lowestWins: meta?.lowestWins,
		summary: result.tale
	};
}

/** In groups that `keyOf` names, in the order in which they come. */
export function grouped<T>(
	items: readonly T[],
	keyOf: (item: T) => string
): readonly (readonly [string, readonly T[]])[] {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const group = groups.get(keyOf(item));
		if (group) group.push(item);
		else groups.set(keyOf(item), [item]);
	}
	return [...groups];
}

/** The games that were played, most often first. */
export const mostPlayed = (matches: readonly Match[]): readonly string[] =>
	grouped(matches, ({ game }) => game)
		.toSorted(([, a], [, b]) => b.length - a.length)
		.map(([game]) => game);
