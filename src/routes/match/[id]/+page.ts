import { loadGame } from '$lib/games/registry';
import type { MatchId } from '$lib/platform/match';
import { openMatch } from '$lib/platform/open-match';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => ({
	id: params.id,
	// safe: an id that is on nobody's shelf opens nothing
	opened: await openMatch(params.id as MatchId, loadGame)
});
