import type { GameTypes } from '$lib/core/game';
import { replay } from '$lib/core/log/replay';
import type { PrintedRules } from '$lib/core/printed';
import { readMatch } from '../match/schema';
import { withLog, type ReadableGame } from '../match/whole-match';
import { matchStore } from '../storage/match-store';
import { printedStore } from '../storage/printed-store';
import { withoutSecrets } from './secrets';

/** The newest matches know best what is printed, and reading a whole shelf would take too long. */
const MOST_MATCHES = 50;

/**
 * The first version of the app kept what was read out in the match alone. A copy that was never written
 * takes over what the matches on this device know, before it is first written or given to a match, and
 * not when one of them is looked at: looking writes nothing. Once it has been written it learns from
 * each line as the line is written.
 */
export async function learnFromMatches(
	id: string,
	game: ReadableGame,
	printed: PrintedRules<GameTypes>
): Promise<void> {
	if ((await printedStore.of(id)) !== undefined) return;
	const covers = (await matchStore.covers(await matchStore.ids())).map(readMatch);
	const matches = covers.flatMap((cover) =>
		cover.ok && cover.value.game === id && !cover.value.sample ? cover.value : []
	);
	let copy = printed.blank;
	let hasPlayed = false;
	for (const match of matches.slice(0, MOST_MATCHES)) {
		const stored = await matchStore.read(match.id);
		const read = withLog(game, match, stored?.log);
		// without a line nothing has been read out: what such a match knows, every match begins with
		if (!read.ok || read.value.log.length === 0) continue;
		const { state } = replay(game.rules, read.value.match.setup, read.value.log);
		const known = printed.knownIn(withoutSecrets({ ...game, printed }, match, state));
		copy = printed.merge(copy, known).copy;
		hasPlayed = true;
	}
	if (!hasPlayed) return;
	// a copy that another tab has written meanwhile stays as it is
	await printedStore.change({
		game: id,
		change: (known) => (known === undefined ? copy : undefined)
	});
}
