import type { GameTypes } from '$lib/core/game';
import { inOrder, type Log } from '$lib/core/log/log';
import { replay } from '$lib/core/log/replay';
import type { PrintedRules } from '$lib/core/printed';
import type { LoadGame } from '../games';
import { edited, wasShown } from '../match/cover';
import type { Match } from '../match/match';
import { readMatch } from '../match/schema';
import { resultOf } from '../match/result';
import { withLog, type WholeMatch } from '../match/whole-match';
import type { GameModule } from '../module';
import { people } from '../people/known-people.svelte';
import { joined, newId, readPeople } from '../people/people';
import { withoutSecrets } from '../printed/secrets';
import { bringIn, type Found, type Additions } from '../storage/bring-in';
import { database } from '../storage/database';
import type { Stored } from '../storage/match-store';
import type { Backup } from './backup';
import type { Comparison } from './compare';

type Games = ReadonlyMap<string, GameModule<GameTypes>>;

/** Printed values from elsewhere, and the rules to read and merge them by. */
interface PrintedElsewhere {
	readonly game: string;
	readonly rules: PrintedRules<GameTypes>;
	readonly values: object;
}

interface Merged {
	readonly cover: Match;
	readonly lines: Log<GameTypes>;
	/** With all lines of both sides; undefined if they cannot be read, or were not needed. */
	readonly state?: GameTypes['state'];
}

/** A file and what is here of that match: the cover as it will be, and the lines that are missing. */
function mergeMatch(
	{ match: own, log: rows }: Stored,
	{ match, log }: WholeMatch,
	game: GameModule<GameTypes> | undefined,
	alone: boolean
): Merged {
	// a cover that cannot be read any more is replaced by the one that can; safe: it has been read
	const here = readMatch(own).ok ? (own as Match) : undefined;
	// safe: rows without an id are no lines, and lines are looked for by theirs
	const known = new Set(rows.map((row) => (row as Partial<Log<GameTypes>[number]> | null)?.id));
	const lines = log.filter(({ id }) => !known.has(id));
	// a match that was thrown away comes back with its file, and a note where there was none
	const { title, note } = { ...match, ...here };
	const cover = edited(here ?? match, { thrownAt: undefined, title, note });
	const isLonger = own !== undefined && lines.length > 0;
	// what nothing was added to keeps the result that it was given
	if (!game || (cover.result && !isLonger && !alone)) return { cover, lines };

	// safe: rows that are no lines are found out by `withLog`
	const all = ([...rows, ...lines] as Log<GameTypes>).toSorted(inOrder);
	const read = withLog(game, cover, all);
	if (!read.ok) {
		const wasReadable = isLonger && withLog(game, cover, rows).ok;
		if (wasReadable) throw new Error('these lines do not fit');
		return { cover, lines };
	}
	const timeline = replay(game.rules, read.value.match.setup, read.value.log);
	const result = resultOf(game.rules, timeline, {
		startedAt: cover.startedAt,
		// what was corrected elsewhere after the end does not make the match longer here
		endedAt: cover.result?.endedAt ?? match.result?.endedAt
	});
	const lastAt = read.value.log.at(-1)?.at;
	return {
		cover: edited(cover, { result, lastAt, revealed: wasShown(cover) }),
		lines,
		state: timeline.state
	};
}

/** What a match read out is handed on with its file; a backup says its printed values itself. */
function printedElsewhere(backup: Backup, merged: readonly Merged[], games: Games) {
	const found: PrintedElsewhere[] = [];
	for (const { game, facts } of backup.copies) {
		const rules = games.get(game)?.printed;
		if (rules) found.push({ game, rules, values: rules.forSharing(rules.salvage(facts)) });
	}
	for (const { cover, state } of backup.alone ? merged : []) {
		const module = games.get(cover.game);
		if (!module?.printed || !state || cover.sample) continue;
		const seen = withoutSecrets(module, cover, state);
		found.push({
			game: cover.game,
			rules: module.printed,
			values: module.printed.knownIn(seen)
		});
	}
	return found;
}

/** Only what is new; what differs stays as it is here. */
function mergePrinted(
	found: Found['printed'],
	elsewhere: readonly PrintedElsewhere[]
): Additions['printed'] {
	const merged = new Map<string, object>();
	for (const { game, rules, values } of elsewhere) {
		const own = merged.get(game) ?? rules.salvage(found.get(game));
		const { copy, added } = rules.merge(own, values);
		// as it will be read again, so that two readings compare
		if (added > 0) merged.set(game, rules.salvage(copy));
	}
	return merged;
}

/**
 * What a backup brings, on top of what lies on disk. Nothing that is here changes but for the result of
 * a match that has more lines now.
 */
function planRestore(
	found: Found,
	backup: Backup,
	files: readonly WholeMatch[],
	games: Games
): Additions {
	const merged = files.map((file) =>
		mergeMatch(
			found.matches.get(file.match.id) ?? { match: undefined, log: [] },
			file,
			games.get(file.match.game),
			backup.alone === true
		)
	);
	const sittings = files.flatMap(({ match }) => (match.sample ? [] : [match]));
	return {
		matches: merged,
		people: joined(readPeople(found.people), backup.people, sittings, newId),
		printed: mergePrinted(found.printed, printedElsewhere(backup, merged, games))
	};
}

/** Brings in all that `compare` has found new: all of it, or nothing. */
export async function restore(
	backup: Backup,
	{ fresh, longer, differing }: Comparison,
	loadGame: LoadGame,
	onprogress: (done: number, of: number) => void
): Promise<void> {
	const files = [...fresh, ...[...longer, ...differing].map(({ file }) => file)];
	const games = new Map<string, GameModule<GameTypes>>();
	for (const id of [
		...files.map(({ match }) => match.game),
		...backup.copies.map(({ game }) => game)
	]) {
		const game = games.get(id) ?? (await loadGame(id));
		if (game) games.set(id, game);
	}
	await bringIn(
		database,
		files.map(({ match }) => match.id),
		(found) => planRestore(found, backup, files, games),
		(done) => onprogress(done, files.length)
	);
	// it is on disk; a list of people that cannot be read now is read by the next page
	await people.reload().catch(() => {});
}
