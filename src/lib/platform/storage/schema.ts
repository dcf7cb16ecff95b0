import type { DBSchema, IDBPDatabase } from 'idb';
import type { GameTypes } from '$lib/core/game';
import type { Entry, EntryId } from '$lib/core/log/log';
import type { Match, MatchId } from '../match/match';
import type { Person, PersonId } from '../people/people';
import type { Snapshot } from './snapshots';

export type AnyEntry = Entry<GameTypes>;
export type Row = AnyEntry & { readonly match: MatchId };

export interface StoreSchema extends DBSchema {
	matches: { key: MatchId; value: Match; indexes: { startedAt: number } };
	/** Only ever added to, but for a return to an earlier state. Sorted by the index as `inOrder` sorts them. */
	entries: { key: EntryId; value: Row; indexes: { order: [MatchId, number, string, string] } };
	/** What is printed on the cards of one's own copy of a game. */
	copies: { key: string; value: { readonly game: string; readonly facts: object } };
	people: { key: PersonId; value: Person };
	/** Earlier states of each match, numbered as they were kept. */
	states: { key: [MatchId, number]; value: Snapshot };
}

export const STORES = ['matches', 'entries', 'copies', 'people', 'states'] as const;

/** 1: matches and entries. 2: copies. 3: people. 4: states. */
export const VERSION = 4;

export function upgrade(db: IDBPDatabase<StoreSchema>, before: number): void {
	if (before < 1) {
		db.createObjectStore('matches', { keyPath: 'id' }).createIndex('startedAt', 'startedAt');
		db.createObjectStore('entries', { keyPath: 'id' }).createIndex('order', [
			...['match', 'clock', 'device', 'id']
		]);
	}
	if (before < 2) db.createObjectStore('copies', { keyPath: 'game' });
	if (before < 3) db.createObjectStore('people', { keyPath: 'id' });
	if (before < 4) db.createObjectStore('states', { keyPath: ['match', 'number'] });
}
