import { loadGame } from '$lib/games/registry';
import type { MatchId } from '$lib/platform/match/match';
import { openMatch } from '$lib/platform/match/open';
import type { LayoutLoad } from './$types';

// in the layout, so that the table stays open between play, look-up, count and result
export const load: LayoutLoad = async ({ params: { id } }) => ({
	id,
	// safe: an id of no match on this shelf opens nothing
	opened: await openMatch(id as MatchId, loadGame)
});
