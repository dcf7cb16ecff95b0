import { games, loadGame } from '$lib/games/registry';
import { people } from '$lib/platform/people/known-people.svelte';

const GAME = 'clockworker';

export async function load() {
	const meta = games.get(GAME);
	const [game] = await Promise.all([loadGame(GAME), people.load().catch(() => {})]);
	if (!meta || !game) throw new Error(`${GAME} is not on the shelf`);
	return { id: GAME, meta, game };
}
