import type { GameTypes } from '$lib/core/game';
import type { Log } from '$lib/core/log';
import { glimpse, unreadable, within, type Reading } from '$lib/core/read';
import { readLog } from '$lib/core/read-log';
import { readMatch, type Match } from './match';
import { readSetup, type ReadableGame } from './read-setup';

/** One match on its own: the cover and the log, nothing derived. */
export interface MatchFile {
	readonly match: Match;
	readonly log: Log<GameTypes>;
}

const FORMAT = 'mainspring-match';
const VERSION = 1;
const MOST_CHARACTERS = 20_000_000;

export const writeMatchFile = ({ match, log }: MatchFile): string =>
	JSON.stringify({ format: FORMAT, version: VERSION, match, log }, undefined, '\t');

function parse(text: string): Reading<Readonly<Record<string, unknown>>> {
	if (text.length > MOST_CHARACTERS)
		return unreadable('', `<=${MOST_CHARACTERS} characters`, `${text.length}`);
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value === 'object' && value !== null && !Array.isArray(value))
			return { ok: true, value: { ...value } };
		return unreadable('', 'object', glimpse(value));
	} catch {
		return unreadable('', 'JSON', glimpse(text));
	}
}

/** Reads a file that somebody hands over; says which field is wrong, and never throws. */
export async function readMatchFile(
	text: string,
	loadGame: (id: string) => Promise<ReadableGame | undefined>
): Promise<Reading<MatchFile>> {
	const file = parse(text);
	if (!file.ok) return file;
	const { format, version, match: cover, log: lines } = file.value;
	if (format !== FORMAT) return unreadable('format', JSON.stringify(FORMAT), glimpse(format));
	if (version !== VERSION) return unreadable('version', `${VERSION}`, glimpse(version));

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
