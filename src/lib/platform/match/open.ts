import type { GameTypes } from '$lib/core/game';
import { within, type Problem } from '$lib/core/data/read';
import { readLog } from '$lib/core/log/read-log';
import { people } from '../people/known-people.svelte';
import { isSecret } from './cover';
import type { Match, MatchId } from './match';
import { readMatch } from './schema';
import type { LoadGame } from '../games';
import type { GameModule } from '../module';
import { printedValuesOf } from '../printed/of-game';
import type { PrintedValues } from '../printed/printed-values.svelte';
import { withoutSecrets } from '../printed/secrets';
import { matchStore } from '../storage/match-store';
import { Table } from './table.svelte';
import { unsaved } from './unsaved.svelte';
import { withLog, type WholeMatch } from './whole-match';
import { Writer } from './writer.svelte';

export type Opened =
	| { readonly kind: 'missing' }
	/** This build has no such game. */
	| { readonly kind: 'other-game'; readonly game: string }
	| { readonly kind: 'unreadable'; readonly problem: Problem }
	| OpenMatch;

export interface OpenMatch {
	readonly kind: 'open';
	readonly match: Match;
	readonly game: GameModule<GameTypes>;
	readonly table: Table<GameTypes>;
	readonly writer: Writer<GameTypes>;
	/** What is printed on this table's cards, for a game that has to be told. */
	readonly copy: PrintedValues<GameTypes> | undefined;
}

const unreadable = (problem: Problem): Opened => ({ kind: 'unreadable', problem });

/** Takes a match off the shelf. Storage is read like any foreign data: it may be old or damaged. */
export async function openMatch(id: MatchId, loadGame: LoadGame): Promise<Opened> {
	const held = unsaved.get(id);
	if (held) return held;
	// without the list of people the names stand as they were written
	const knowing = people.load().catch(() => {});
	const stored = await matchStore.read(id);
	if (!stored) return { kind: 'missing' };
	const match = within('match', readMatch(stored.match));
	if (!match.ok) return unreadable(match.problem);

	const game = await loadGame(match.value.game);
	if (!game) return { kind: 'other-game', game: match.value.game };
	const read = withLog(game, match.value, stored.log);
	if (!read.ok) return unreadable(read.problem);
	const [copy] = await Promise.all([printedValuesOf(match.value.game, game)?.load(), knowing]);
	return openTable(game, read.value, copy);
}

/** The table of a match, and the writer that puts its lines on disk. */
function openTable(
	game: GameModule<GameTypes>,
	{ match, log }: WholeMatch,
	copy: PrintedValues<GameTypes> | undefined
): OpenMatch {
	const { id } = match;
	const seen = (state: GameTypes['state']) => withoutSecrets(game, match, state);
	const writer = new Writer<GameTypes>(async ({ entry, result, before, after }) => {
		// values that we made up for the sample are printed on no card
		const learned = match.sample ? undefined : copy?.learnedFrom(seen(before), seen(after), id);
		if (learned) await copy?.prepare();
		const stored = await matchStore.append(id, entry, result, learned).catch((error: unknown) => {
			unsaved.set(id, opened);
			throw error;
		});
		learned?.written();
		// this one was the last that waited
		if (writer.waiting === 1) unsaved.delete(id);
		if (stored.clock === entry.clock) return;
		// another tab wrote in between: the line has another place, and the result did not know of it
		table.hear([stored]);
		void writeResultAnew(opened).catch(() => {});
	});
	const table = new Table(
		game.rules,
		{ ...match.setup, seats: people.namesNow(match.setup.seats) },
		log,
		{
			hideTotals: match.hideTotals === true,
			revealed: !isSecret(match),
			startedAt: match.startedAt,
			endedAt: match.result?.endedAt,
			writer
		}
	);
	const opened: OpenMatch = { kind: 'open', match, game, table, writer, copy };
	return opened;
}

/** With all lines that are on disk; the next line says it again if this fails. */
async function writeResultAnew({ match: { id }, table, writer }: OpenMatch) {
	const stored = await matchStore.read(id);
	const log = readLog(table.rules, table.agreed.seats.length, stored?.log);
	if (!log.ok) return;
	table.hear(log.value);
	// what is still on its way brings its own result
	if (writer.waiting > 0) return;
	await matchStore.writeResult(id, table.result, log.value.at(-1));
}
