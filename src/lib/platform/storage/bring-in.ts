import type { GameTypes } from '$lib/core/game';
import type { Log } from '$lib/core/log/log';
import type { Match, MatchId } from '../match/match';
import type { Person } from '../people/people';
import type { Writing } from './connection';
import type { Database } from './database';
import type { Stored } from './match-store';
import { keepSnapshot, ofMatch } from './snapshot-store';

/** What lies on disk of all that may change: data from outside, like all rows. */
export interface Found {
	/** One for each match that was asked for; its `match` is undefined if it is not here. */
	readonly matches: ReadonlyMap<MatchId, Stored>;
	readonly people: readonly unknown[];
	/** By game. */
	readonly printed: ReadonlyMap<string, unknown>;
}

/** What is to be written. */
export interface Additions {
	readonly matches: readonly {
		readonly cover: Match;
		/** Lines that are not here yet. */
		readonly lines: Log<GameTypes>;
	}[];
	readonly people: readonly Person[];
	/** By game. */
	readonly printed: ReadonlyMap<string, object>;
}

async function find(tx: Writing, ids: readonly MatchId[]): Promise<Found> {
	const matches = tx.objectStore('matches');
	const entries = tx.objectStore('entries').index('order');
	const [covers, logs, people, copies] = await Promise.all([
		Promise.all(ids.map((id) => matches.get(id))),
		Promise.all(ids.map((id) => entries.getAll(ofMatch(id)))),
		tx.objectStore('people').getAll(),
		tx.objectStore('copies').getAll()
	]);
	return {
		matches: new Map(ids.map((id, at) => [id, { match: covers[at], log: logs[at] ?? [] }])),
		people,
		printed: new Map(copies.map(({ game, facts }) => [game, facts]))
	};
}

/**
 * Brings in what came from elsewhere, in one transaction: all of it or nothing. `plan` is told what lies
 * on disk of these matches and answers with what to write; if it throws, nothing is written.
 */
export async function bringIn(
	{ connection, tabs }: Database,
	ids: readonly MatchId[],
	plan: (found: Found) => Additions,
	onprogress: (done: number) => void = () => {}
): Promise<void> {
	await connection.write(async (tx) => {
		const { matches, people, printed } = plan(await find(tx, ids));
		const entries = tx.objectStore('entries');
		for (const [index, { cover, lines }] of matches.entries()) {
			await keepSnapshot(tx, cover.id, 'before-file');
			await Promise.all([
				tx.objectStore('matches').put(cover),
				...lines.map((entry) => entries.add({ ...entry, match: cover.id }))
			]);
			onprogress(index + 1);
		}
		await Promise.all([
			...people.map((person) => tx.objectStore('people').put(person)),
			...[...printed].map(([game, facts]) => tx.objectStore('copies').put({ game, facts }))
		]);
	});
	for (const id of ids) tabs.broadcast({ kind: 'match', match: id });
	for (const kind of ['shelf', 'people', 'copies'] as const) tabs.broadcast({ kind });
}
