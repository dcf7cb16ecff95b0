import { readOptions, type GameTypes, type Setup } from '$lib/core/game';
import type { Log } from '$lib/core/log/log';
import { glimpse, unreadable, within, type Problem, type Reading } from '$lib/core/data/read';
import { readLog } from '$lib/core/log/read-log';
import type { Games } from '../games';
import { knownHouseRules } from '../house-rules';
import type { GameModule } from '../module';
import type { Match } from './match';
import { readMatch } from './schema';

/** A cover and its log, read by the rules of their game. */
export interface WholeMatch {
	readonly match: Match;
	readonly log: Log<GameTypes>;
}

/** A match whose rules did not come. */
export const withoutGame = (game: string): Problem => ({
	field: 'match.game',
	expected: 'a game on the shelf',
	received: glimpse(game)
});

/** The match may be sound: this build has no such game. Its file was read by what `loadGame` gave. */
export const isOfOtherGame = (
	{ field, expected, received }: Problem,
	games: Games['games']
): boolean =>
	field === 'match.game' &&
	expected === withoutGame('').expected &&
	![...games.keys()].some((id) => glimpse(id) === received);

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
): Promise<Reading<WholeMatch>> {
	const match = within('match', readMatch(cover));
	if (!match.ok) return match;
	// a chunk that cannot be loaded is a game that cannot be read
	const game = await loadGame(match.value.game).catch(() => undefined);
	if (!game) return { ok: false, problem: withoutGame(match.value.game) };
	return withLog(game, match.value, rows);
}
