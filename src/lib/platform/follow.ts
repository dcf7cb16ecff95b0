import { invalidateAll } from '$app/navigation';
import type { GameTypes } from '$lib/core/game';
import { entryReader, readLog } from '$lib/core/read-log';
import type { CoverNotes } from './cover-notes.svelte';
import { readMatch, type MatchId } from './match';
import type { OwnCopy } from './own-copy.svelte';
import { storage } from './storage';
import type { Table } from './table.svelte';
import type { News } from './tabs';

/** All that the surrounding page shows of one match. */
export interface Followed {
	readonly id: MatchId;
	readonly table: Table<GameTypes>;
	readonly copy: OwnCopy<GameTypes> | undefined;
	readonly notes: CoverNotes;
}

/** What has come to disk since, by whatever hand. */
export async function catchUp({ id, table, notes }: Omit<Followed, 'copy'>): Promise<void> {
	const stored = await storage.match(id);
	const cover = stored && readMatch(stored.match);
	const log = stored && readLog(table.rules, table.setup.seats.length, stored.log);
	// what cannot be read is told by whoever opens it next
	if (!cover?.ok || !log?.ok) return;
	table.hear(log.value);
	if (cover.value.revealed) table.reveal();
	notes.hear(cover.value);
}

/** The page shows at once what another tab or window writes into its match, until it is left. */
export function follow(followed: Followed): () => void {
	const { id, table, copy } = followed;
	const readEntry = entryReader(table.rules, table.setup.seats.length);
	// a tab that cannot read now looks again when it is next looked at
	const look = () => void catchUp(followed).catch(() => {});

	function hear(news: News) {
		switch (news.kind) {
			case 'line': {
				if (news.match !== id) return;
				const entry = readEntry(news.row);
				if (entry.ok) table.hear([entry.value]);
				return;
			}
			case 'match':
				if (news.match !== id) return;
				// lines have gone: what is shown here is another match now
				if (news.replaced) void invalidateAll();
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
		if (table.unsaved > 0) void table.retry();
	}

	const stop = storage.tabs.listen(hear);
	document.addEventListener('visibilitychange', wake);
	window.addEventListener('pageshow', wake);
	return () => {
		stop();
		document.removeEventListener('visibilitychange', wake);
		window.removeEventListener('pageshow', wake);
	};
}
