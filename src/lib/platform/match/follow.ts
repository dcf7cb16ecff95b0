import { invalidateAll } from '$app/navigation';
import { readOptions, type GameTypes } from '$lib/core/game';
import type { Log } from '$lib/core/log/log';
import { entryReader, readLog } from '$lib/core/log/read-log';
import type { CoverNotes } from './cover-notes.svelte';
import { equal } from '$lib/core/data/equal';
import type { MatchId } from './match';
import { readMatch } from './schema';
import type { PrintedValues } from '../printed/printed-values.svelte';
import { database } from '../storage/database';
import { matchStore } from '../storage/match-store';
import type { Table } from './table.svelte';
import type { Row } from '../storage/schema';
import type { News } from '../storage/tabs';
import { unsaved } from './unsaved.svelte';

/** All that the surrounding page shows of one match. */
export interface Followed {
	readonly id: MatchId;
	readonly table: Table<GameTypes>;
	readonly copy: PrintedValues<GameTypes> | undefined;
	readonly notes: CoverNotes;
}

/** Whether every one of these lines is still there. */
function holds(rows: readonly unknown[], lines: Log<GameTypes>): boolean {
	// safe: a row that is none has no id, and lines are looked for by theirs
	const ids = new Set(rows.map((row) => (row as Partial<Row> | null)?.id));
	return lines.every(({ id }) => ids.has(id));
}

/** Lines have gone: what is shown here is another match now. What is in memory alone stays in sight. */
async function openAnew(id: MatchId) {
	if (!unsaved.get(id)) await invalidateAll();
}

/** What has come to disk since, by whatever hand. */
export async function catchUp(
	{ id, table, notes }: Omit<Followed, 'copy'>,
	isTold = false
): Promise<void> {
	const { saved } = table;
	const stored = await matchStore.read(id);
	// nobody looks any more, and what was let go must not come back
	if (table.isLeft()) return;
	if (!stored || !holds(stored.log, saved)) return openAnew(id);
	const cover = readMatch(stored.match);
	const log = readLog(table.rules, table.setup.seats.length, stored.log);
	// what cannot be read is told by whoever opens it next
	if (!cover.ok || !log.ok) return;
	const options = readOptions(table.rules, cover.value.setup.options);
	// what this tab has just told its table may not be on disk yet: only another's word counts
	if (isTold && options.ok && !equal(options.value, table.agreed.options))
		table.tell(options.value);
	table.hear(log.value);
	if (cover.value.revealed) table.reveal();
	notes.hear(cover.value);
}

/** The page shows at once what another tab or window writes into its match, until it is left. */
export function follow(followed: Followed): () => void {
	const { id, table, copy } = followed;
	const readEntry = entryReader(table.rules, table.setup.seats.length);
	// a tab that cannot read now looks again when it is next looked at
	const look = (isTold = false) => void catchUp(followed, isTold).catch(() => {});

	function hear(news: News) {
		switch (news.kind) {
			case 'line': {
				if (news.match !== id) return;
				const entry = readEntry(news.row);
				if (entry.ok) table.hear([entry.value]);
				else look();
				return;
			}
			case 'match':
				if (news.match !== id) return;
				if (news.replaced) void openAnew(id);
				else look(true);
				return;
			case 'copies':
				void copy?.load().catch(() => {});
				return;
			case 'people':
			case 'shelf':
				return;
		}
	}
	/** A tab that slept has heard nothing, and what could not be written may go now. */
	function wake() {
		if (document.visibilityState !== 'visible') return;
		look();
		if (table.unsaved > 0) void table.retry();
	}

	/** Another tab may have written between the reading of the log and now. */
	async function lookOnce() {
		const lastClock = await matchStore.lastClock(id);
		if (!table.isLeft() && lastClock > (table.saved.at(-1)?.clock ?? 0)) look();
	}

	const stop = database.tabs.listen(hear);
	lookOnce().catch(() => {});
	document.addEventListener('visibilitychange', wake);
	return () => {
		stop();
		document.removeEventListener('visibilitychange', wake);
	};
}
