import type { GameTypes } from '$lib/core/game';
import type { Log } from '$lib/core/log';
import { glimpse, unreadable, within, type Reading } from '$lib/core/read';
import { readLog } from '$lib/core/read-log';
import { readKind, writeJsonFile, type Fields } from './json-file';
import { readMatch, type Match } from '../match/match';
import { readSetup, type ReadableGame } from '../match/read-setup';

/** One match on its own: the cover and the log, nothing derived. */
export interface MatchFile {
	readonly match: Match;
	readonly log: Log<GameTypes>;
}

const KIND = { format: 'mainspring-match', version: 1 } as const;

export const writeMatchFile = ({ match, log }: MatchFile): string =>
	writeJsonFile(KIND, { match, log });

type Load = (id: string) => Promise<ReadableGame | undefined>;

/** A match and its lines, as they came from elsewhere. */
export async function readMatchWithLog(
	cover: unknown,
	lines: unknown,
	loadGame: Load
): Promise<Reading<MatchFile>> {
	const match = within('match', readMatch(cover));
	if (!match.ok) return match;
	// a chunk that cannot be loaded is a game that cannot be read
	const game = await loadGame(match.value.game).catch(() => undefined);
	if (!game) return unreadable('match.game', 'a game on the shelf', glimpse(match.value.game));
	const setup = readSetup(game, match.value);
	if (!setup.ok) return setup;

	const log = within('log', readLog(game.rules, setup.value.seats.length, lines));
	return log.ok
		? { ok: true, value: { match: { ...match.value, setup: setup.value }, log: log.value } }
		: log;
}

/** Reads a file that somebody hands over; says which field is wrong, and never throws. */
export async function readMatchFile(fields: Fields, loadGame: Load): Promise<Reading<MatchFile>> {
	const file = readKind(fields, KIND);
	return file.ok ? readMatchWithLog(file.value.match, file.value.log, loadGame) : file;
}
