import { resolve } from '$app/paths';
import type { Match, MatchId } from './match/match';

/** The page of a book that shows the own copy's printed values. */
export const VALUES = 'values';

/** Where things are in the app, for views that know no routes. */
export const places = {
	home: () => resolve('/'),
	/** Of the game that was chosen on home or played last, unless another is named. */
	newMatch: (game?: string) => resolve('/new/[[game]]', { game }),
	/** The same screen, for a match that has been played without the app. */
	scoreFinished: (game?: string) => `${resolve('/new/[[game]]', { game })}?count`,
	/** Of all games on the shelf, unless one is named. */
	book: (game?: string, entry?: string) =>
		game === undefined ? resolve('/book') : resolve('/book/[game]/[[entry]]', { game, entry }),
	/** The same book, with the match at hand. */
	bookAt: (id: MatchId, entry?: string) => resolve('/match/[id]/book/[[entry]]', { id, entry }),
	history: (tab?: string) => resolve('/history/[[tab]]', { tab }),
	settings: () => resolve('/settings'),
	match: (id: MatchId) => resolve('/match/[id]', { id }),
	/** Where a match goes on that is not over. */
	goOn: ({ id, counted }: Pick<Match, 'id' | 'counted'>) =>
		counted ? places.count(id) : places.match(id),
	setUp: (id: MatchId) => resolve('/match/[id]/set-up', { id }),
	count: (id: MatchId) => resolve('/match/[id]/count', { id }),
	countAt: (id: MatchId, step: number) =>
		`${resolve('/match/[id]/count', { id })}${step > 0 ? `?step=${step}` : ''}`,
	result: (id: MatchId) => resolve('/match/[id]/result', { id })
};
