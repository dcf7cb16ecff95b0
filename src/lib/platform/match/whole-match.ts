import { readOptions, type GameTypes, type Setup } from '$lib/core/game';
import type { Log } from '$lib/core/log/log';
import { glimpse, unreadable, within, type Problem, type Reading } from '$lib/core/data/read';
import { readLog } from '$lib/core/log/read-log';
import { knownHouseRules } from '../house-rules';
import type { GameModule } from '../module';
import type { Match } from './match';
import { readMatch } from './schema';

/** A cover and its log, read by the rules of their game. */
export interface WholeMatch {
	readonly match: Match;
	readonly log: Log<GameTypes>;
}

/** What is wrong with a match. */
export interface MatchProblem extends Problem {
	/** Only that this build has no such game: the match may be sound. */
	readonly otherGame?: string;
}

const withoutGame = (game: string): Problem => ({
	field: 'match.game',
	expected: 'a game on the shelf',
	received: glimpse(game)
});

/** A game, as far as reading its matches needs it. */
export type ReadableGame = Pick<GameModule<GameTypes>, 'rules' | 'meta' | 'printed'>;

/** What a cover says of the set-up, by the rules of its own game. */
function readSetup({ rules, meta }: ReadableGame, match: Match): Reading<Setup<GameTypes>> {
	const { seats, start, houseRules, options } = match.setup;
	const { from, to } = meta.players;
	if (seats.length < from || seats.length > to)
		return unreadable('match.setup.seats', `${from}–${to} names`, `${seats.length}`);
	const read = within('match.setup.options', readOptions(rules, options));
	if (!read.ok) return read;

	const agreed = knownHouseRules(meta, houseRules);
	return { ok: true, value: { seats, start, houseRules: agreed, options: read.value } };
}

/** A cover that has been read already, and its lines, by the rules of its game. */
export function withLog(game: ReadableGame, match: Match, rows: unknown): Reading<WholeMatch> {
	const setup = readSetup(game, match);
	if (!setup.ok) return setup;
	const log = within('log', readLog(game.rules, setup.value.seats.length, rows));
	if (!log.ok) return log;
	return { ok: true, value: { match: { ...match, setup: setup.value }, log: log.value } };
}

/** Data from outside, which says itself of which game it is. */
export async function readWholeMatch(
	cover: unknown,
	rows: unknown,
	loadGame: (id: string) => Promise<ReadableGame | undefined>
): Promise<Reading<WholeMatch, MatchProblem>> {
	const match = within('match', readMatch(cover));
	if (!match.ok) return match;
	const { game: id } = match.value;
	try {
		const game = await loadGame(id);
		if (!game) return { ok: false, problem: { ...withoutGame(id), otherGame: id } };
		return withLog(game, match.value, rows);
	} catch {
		// its chunk could not be loaded
		return { ok: false, problem: withoutGame(id) };
	}
}
