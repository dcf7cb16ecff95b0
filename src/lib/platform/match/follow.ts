import { invalidateAll } from '$app/navigation';
import type { GameTypes } from '$lib/core/game';
import type { Log } from '$lib/core/log/log';
import { entryReader, readLog } from '$lib/core/log/read-log';
import type { CoverNotes } from './cover-notes.svelte';
import type { MatchId } from './match';
import { readMatch } from './schema';
import type { PrintedValues } from '../printed/printed-values.svelte';
import { database } from '../storage/database';
import { matchStore } from '../storage/match-store';
import type { Table } from './table.svelte';
import type { Row } from '../storage/schema';
import type { News } from '../storage/tabs';
import { unsaved } from './unsaved.svelte';
import type { Writer } from './writer.svelte';

/** All that the surrounding page shows of one match. */
interface Followed {
	readonly id: MatchId;
	readonly table: Table<GameTypes>;
	readonly writer: Writer<GameTypes>;
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

/** The page shows at once what another tab or window writes into its match, until the answer is called. */
export function follow({ id, table, writer, copy, notes }: Followed): () => void {
	const seats = table.agreed.seats.length;
	const readEntry = entryReader(table.rules, seats);
	let isLeft = false;

	/** What has come to disk since, written by another tab or window. */
	async function catchUp() {
		const known = writer.onDisk(table.log);
		const stored = await matchStore.read(id);
		if (isLeft) return;
		if (!stored || !holds(stored.log, known)) return openAnew(id);
		const cover = readMatch(stored.match);
		const log = readLog(table.rules, seats, stored.log);
		// what cannot be read is told when the match is opened next
		if (!cover.ok || !log.ok) return;
		table.hear(log.value);
		if (cover.value.revealed) table.reveal();
		notes.hear(cover.value);
	}
	// a tab that cannot read now looks again when it is next looked at
	const look = () => void catchUp().catch(() => {});

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
				else look();
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
		if (writer.unsaved > 0) void writer.retry();
	}

	/** Another tab may have written between the reading of the log and now. */
	async function lookOnce() {
		const lastClock = await matchStore.lastClock(id);
		if (!isLeft && lastClock > (writer.onDisk(table.log).at(-1)?.clock ?? 0)) look();
	}

	const stop = database.tabs.listen(hear);
	lookOnce().catch(() => {});
	document.addEventListener('visibilitychange', wake);
	return () => {
		isLeft = true;
		stop();
		document.removeEventListener('visibilitychange', wake);
	};
}
