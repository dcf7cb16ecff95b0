import type { GameTypes } from '$lib/core/game';
import type { DeviceId, Entry, EntryId } from '$lib/core/log/log';
import type { Match, MatchId } from '$lib/platform/match/match';
import { openDatabase, type Database } from '$lib/platform/storage/database';

// Rows as they lie on disk, for the real IndexedDB of the browser. The stores know no game: what an
// event says is none of their business.

// safe: any text is an id
export const matchId = (name: string) => name as MatchId;

export const match = (name: string, startedAt = 1): Match => ({
	id: matchId(name),
	game: 'tokens',
	startedAt,
	setup: { seats: ['Ana', 'Bo'], start: 0, houseRules: {}, options: {} }
});
export const friday = match('friday');

export const entry = (name: string, clock: number, device = 'phone'): Entry<GameTypes> => ({
	// safe: any text is an id
	id: name as EntryId,
	at: 0,
	device: device as DeviceId,
	clock,
	kind: 'played',
	event: { type: 'scored', seat: 0 }
});

/** A database of its own, or the same one in another tab. */
export const freshDatabase = (name = `test-${crypto.randomUUID()}`): Database => openDatabase(name);
