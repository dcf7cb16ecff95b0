import type { GameTypes, Setup } from '$lib/core/game';
import type { DeviceId, Entry, EntryId } from '$lib/core/log/log';
import { backupOf, type Evenings } from '../games/evenings';
import type { BenchOfGame } from './game';

// Built for Node: the matches that are measured, of every game that gives some.

const found = import.meta.glob<BenchOfGame<GameTypes>>('../games/*/bench/index.ts', {
	import: 'bench',
	eager: true
});
const evenings = import.meta.glob<Evenings>('../games/*/evenings.ts', { eager: true });

export const games: ReadonlyMap<string, BenchOfGame<GameTypes>> = new Map(
	Object.entries(found).map(([path, game]) => [path.split('/')[2] ?? path, game])
);

const STARTED = Date.UTC(2026, 10, 13, 19, 30);

export const toEntry = (event: GameTypes['event'], index: number): Entry<GameTypes> => ({
	// safe: any text is an id
	id: `entry-${index}` as EntryId,
	at: STARTED + (index + 1) * 20_000,
	device: 'bench' as DeviceId,
	clock: index + 1,
	kind: 'played',
	event
});

function fileOf(
	id: string,
	game: string,
	setup: Setup<GameTypes>,
	events: readonly GameTypes['event'][]
): string {
	const log = events.map(toEntry).map((entry) => ({ ...entry, id: `${id}-${entry.id}` }));
	const match = { id, game, startedAt: STARTED, setup };
	return JSON.stringify({ format: 'mainspring-match', version: 1, match, log });
}

/** The file of `/match/running-<length>`. */
export function runningMatch(game: string, length: number): string {
	const own = games.get(game);
	if (!own) throw new Error(`${game} gives no matches`);
	return fileOf(`running-${length}`, game, own.setup, own.events(length));
}

export function chainedMatch(game: string): string {
	const match = games.get(game)?.chain?.match;
	if (!match) throw new Error(`${game} gives no chain`);
	return fileOf('chained', game, match.setup, match.events);
}

/** A backup of so many matches, of the first game that gives any. */
export function years(count: number): string {
	const [first] = Object.values(evenings);
	if (!first) throw new Error('no game gives evenings');
	return backupOf(first.manyMatches(count));
}
