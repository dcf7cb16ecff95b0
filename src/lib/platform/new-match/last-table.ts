import { readJson } from '$lib/core/data/json';
import type { LaidTable } from '../match/match';
import { readLaidTable } from '../match/schema';
import { localValue } from '../device/local-value';

// What was played last on this device, and which game is to be played next.

/** The last table of all: a value of the first released version, which older versions read still. */
const latest = localValue('last-table');
/** The last table of each game, by the game's id. */
const byGame = localValue('last-tables');
/** The game that was chosen since a match was begun last. */
const choice = localValue('chosen-game');
const MOST_CHARACTERS = 100_000;

function readTable(value: unknown): LaidTable | undefined {
	const reading = readLaidTable(value);
	return reading.ok ? reading.value : undefined;
}

function read(memory: typeof latest): unknown {
	const json = readJson(memory.read() ?? '', MOST_CHARACTERS);
	return json.ok ? json.value : undefined;
}

/** By game and unread: `lastTable` reads the one that is asked for. */
function tables(): Readonly<Record<string, unknown>> {
	const found = read(byGame);
	return typeof found === 'object' && found !== null ? { ...found } : {};
}

/** The table of last time, to begin the next match with: of one game, or of the game that was played last. */
export function lastTable(game?: string): LaidTable | undefined {
	const last = readTable(read(latest));
	if (game === undefined || last?.game === game) return last;
	const own = readTable(tables()[game]);
	return own?.game === game ? own : undefined;
}

/** Called when a match begins: what was chosen before has been played. */
export function rememberTable(laid: LaidTable): void {
	const before = lastTable();
	// the first released version kept the latest table only: it is the last one of its game
	const earlier = before ? { [before.game]: before } : {};
	byGame.write(JSON.stringify({ ...earlier, ...tables(), [laid.game]: laid }));
	latest.write(JSON.stringify(laid));
	choice.forget();
}

/** Any collection that knows the ids of all games on the shelf. */
type GameIds = ReadonlyMap<string, unknown>;

const firstThere = (games: GameIds, ...ids: readonly (string | undefined)[]): string | undefined =>
	ids.find((id) => id !== undefined && games.has(id)) ?? games.keys().next().value;

/** The game of the match that began last on this device; the first on the shelf where none has begun. */
export const playedLast = (games: GameIds): string | undefined =>
	firstThere(games, lastTable()?.game);

export const chooseGame = (game: string): void => choice.write(game);

/**
 * The game that a new match would be of: the one chosen since the last match began, or that match's.
 * Where none has begun on this device, `elsewhere`: the game of a match that came in a file.
 */
export const chosenGame = (games: GameIds, elsewhere?: string): string | undefined =>
	firstThere(games, choice.read(), lastTable()?.game, elsewhere);
