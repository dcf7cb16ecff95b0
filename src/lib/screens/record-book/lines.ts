import type { PersonStatistics } from '$lib/core/statistics';
import { MARKS } from '$lib/platform/match/match';

/** The last points of one person, in a colour and shape of their own. */
export interface Line {
	readonly name: string;
	readonly mark: number;
	readonly values: readonly number[];
}

const LAST_GAMES = 10;

/** Of those who play most; there are as many lines as there are marks to tell them by. */
export function lastGames(
	people: readonly PersonStatistics[],
	whoIs: (id: string) => { readonly name: string; readonly mark: number } | undefined
): readonly Line[] {
	const free = Array.from({ length: MARKS }, (_, mark) => mark);
	const regulars = people.filter(({ scoreHistory }) => scoreHistory.length > 1);
	return regulars.slice(0, MARKS).map(({ person, scoreHistory }) => {
		const { name = '?', mark: own = 0 } = whoIs(person) ?? {};
		// everybody's own, unless two of them have the same
		const [mark = own] = free.splice(Math.max(0, free.indexOf(own)), 1);
		return { name, mark, values: scoreHistory.slice(-LAST_GAMES).map(({ points }) => points) };
	});
}
