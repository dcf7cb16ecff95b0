import type { GameTypes } from '$lib/core/game';
import type { Backup } from './backup';
import { values, type Comparison } from './compare';
import { people } from '../people/known-people.svelte';
import { edited, wasShown } from '../match/match';
import type { GameModule } from '../module';
import type { LoadGame } from '../games';
import { PrintedValues } from '../printed/printed-values.svelte';
import { readOnlyTable } from '../match/read-only-table';
import { storage, type Lesson } from '../storage/storage';

type AnyGame = GameModule<GameTypes>;

async function loadGames(ids: Iterable<string>, loadGame: LoadGame) {
	const games = new Map<string, AnyGame>();
	for (const id of new Set(ids)) {
		const game = await loadGame(id);
		if (game) games.set(id, game);
	}
	return games;
}

/**
 * What is new comes in, lines to lines, in one transaction: all of it, or nothing. Nothing that is
 * here changes but for the result of a match that has more lines now.
 */
export async function restore(
	backup: Backup,
	{ fresh, longer, differing, newPeople }: Comparison,
	loadGame: LoadGame,
	onprogress: (done: number, of: number) => void
): Promise<void> {
	const files = [...fresh, ...[...longer, ...differing].map(({ file }) => file)];
	const games = await loadGames(
		files.map(({ match }) => match.game),
		loadGame
	);
	const readable = new Set([...longer, ...differing].map(({ file }) => file.match.id));
	const endedThere = new Map(files.map(({ match }) => [match.id, match.result?.endedAt]));
	const lessons: Lesson[] = (await values(backup, loadGame)).map(({ own, other }) =>
		own.merging(other)
	);
	await storage.bringIn(files, {
		settled(cover, rows, isLonger) {
			const game = games.get(cover.game);
			const table = game && readOnlyTable(game, cover, rows, endedThere.get(cover.id));
			if (!table) {
				if (isLonger && readable.has(cover.id)) throw new Error('these lines do not fit');
				return cover;
			}
			// whoever hands on a match hands on what was read out in it; a backup says it itself
			if (backup.alone && game.printed && !cover.sample)
				lessons.push(new PrintedValues(cover.game, game.printed).gleaning(table));
			// what nobody has added to keeps the result that it was given
			if (cover.result && !isLonger && !backup.alone) return cover;
			const { result, log } = table;
			return edited(cover, { result, lastAt: log.at(-1)?.at, revealed: wasShown(cover) });
		},
		people: people.joining(
			newPeople,
			files.map(({ match }) => match).filter(({ sample }) => !sample)
		),
		lessons: () => lessons,
		onprogress: (done) => onprogress(done, files.length)
	});
	// it is on disk, whoever may read it
	await people.reload().catch(() => {});
}
