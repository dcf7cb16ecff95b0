import type { GameTypes } from '$lib/core/game';
import { within, type Problem } from '$lib/core/data/read';
import { readLog } from '$lib/core/log/read-log';
import { people } from '../people/known-people.svelte';
import { lendForGood, lendTo } from '../printed/lend';
import { isSecret } from './cover';
import type { Match, MatchId } from './match';
import { readMatch } from './schema';
import type { LoadGame } from '../games';
import type { GameModule } from '../module';
import { PrintedValues } from '../printed/printed-values.svelte';
import { matchStore } from '../storage/match-store';
import { Table } from './table.svelte';
import { unsaved } from './unsaved.svelte';
import { withLog, withoutGame } from './whole-match';

export type Opened =
	| { readonly kind: 'missing' }
	| { readonly kind: 'unreadable'; readonly problem: Problem }
	| OpenMatch;

export interface OpenMatch {
	readonly kind: 'open';
	readonly match: Match;
	readonly game: GameModule<GameTypes>;
	readonly table: Table<GameTypes>;
	/** What is printed on this table's cards, for a game that has to be told. */
	readonly copy: PrintedValues<GameTypes> | undefined;
}

const unreadable = (problem: Problem): Opened => ({ kind: 'unreadable', problem });

/**
 * Takes a match off the shelf. Storage is read like any foreign data: it may be old or damaged.
 * Whoever only looks at it writes nothing into it.
 */
export async function openMatch(
	id: MatchId,
	loadGame: LoadGame,
	{ looks = false } = {}
): Promise<Opened> {
	const held = unsaved.get(id);
	if (held) return held;
	// without the list of people everybody is called as it was written
	const knowing = people.load().catch(() => {});
	const stored = await matchStore.read(id);
	if (!stored) return { kind: 'missing' };
	const match = within('match', readMatch(stored.match));
	if (!match.ok) return unreadable(match.problem);

	const game = await loadGame(match.value.game);
	if (!game) return unreadable(withoutGame(match.value.game));
	const read = withLog(game, match.value, stored.log);
	if (!read.ok) return unreadable(read.problem);
	const [copy] = await Promise.all([
		game.printed && new PrintedValues(match.value.game, game.printed).load(),
		knowing
	]);
	const { log } = read.value;
	const written = read.value.match.setup;
	const setup = { ...written, seats: people.namesNow(written.seats) };

	// values that we made up for the sample are nobody's
	const own = match.value.sample ? undefined : copy;
	/** What lies face down is nobody's business before the end, not in the book either. */
	const seen = (state: GameTypes['state']) =>
		own && match.value.hideTotals && !game.rules.ending(state)?.over
			? own.rules.unrevealed(state)
			: state;
	const table = new Table<GameTypes>(
		game.rules,
		setup,
		log,
		async ({ entry, result, before, after }) => {
			const taught = own?.taughtBy(seen(before), seen(after), id);
			const settled = await matchStore.append(id, entry, result, taught).catch((error: unknown) => {
				unsaved.set(id, opened);
				throw error;
			});
			taught?.written();
			// this one was the last that waited
			if (table.log.length - table.recorded === 1) unsaved.delete(id);
			// another tab wrote in between, and the result did not know of it
			if (settled.clock !== entry.clock) void settleAgain(table, id).catch(() => {});
			return settled;
		},
		{
			hideTotals: match.value.hideTotals === true,
			revealed: !isSecret(match.value),
			startedAt: match.value.startedAt,
			endedAt: match.value.result?.endedAt
		}
	);
	const opened: OpenMatch = { kind: 'open', match: match.value, game, table, copy };
	if (own) await exchange(table, id, own, looks);
	return opened;
}

/** With all lines that are on disk; the next line says it again if this fails. */
async function settleAgain(table: Table<GameTypes>, id: MatchId) {
	const stored = await matchStore.read(id);
	const log = readLog(table.rules, table.setup.seats.length, stored?.log);
	if (!log.ok) return;
	table.hear(log.value);
	// what is still on its way brings its own result
	if (table.recorded < table.log.length) return;
	await matchStore.writeResult(id, table.result, log.value.at(-1));
}

/** What cannot be kept now is told again when the match is next opened; it opens in any case. */
async function exchange(
	table: Table<GameTypes>,
	id: MatchId,
	copy: PrintedValues<GameTypes>,
	looks: boolean
) {
	try {
		// matches may be older than the copy that learns from them
		if (copy.isNew && table.log.length > 0) await copy.glean(table);
		if (looks) lendTo(table, copy);
		else await lendForGood(table, id, copy);
	} catch {
		// the table knows it already
	}
}
