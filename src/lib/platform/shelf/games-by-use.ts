import { readMatch } from '../match/schema';
import { playedLast } from '../new-match/last-table';
import { matchStore } from '../storage/match-store';

/** A match that runs is among the newest. */
const NEWEST = 30;

async function runningGame(): Promise<string | undefined> {
	const ids = await matchStore.ids();
	const covers = await matchStore.covers(ids.slice(0, NEWEST));
	const running = covers
		.map((cover) => readMatch(cover))
		.flatMap((match) => (match.ok && !match.value.result ? [match.value] : []))
		.filter(({ thrownAt }) => thrownAt === undefined);
	return (running.find(({ sample }) => !sample) ?? running[0])?.game;
}

/** That of the newest running match, that of the last match, and the others in the order of the shelf. */
export async function gamesByUse(games: ReadonlyMap<string, unknown>): Promise<readonly string[]> {
	// without storage there is still a book to look things up in
	const running = await runningGame().catch(() => undefined);
	const first = [running, playedLast(games)].flatMap((id) =>
		id !== undefined && games.has(id) ? [id] : []
	);
	return [...new Set([...first, ...games.keys()])];
}
