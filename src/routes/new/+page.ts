import { loadGame } from '$lib/games/registry';

const GAME = 'clockworker';

export async function load() {
	const game = await loadGame(GAME);
	if (!game) throw new Error(`${GAME} is not on the shelf`);
	return { id: GAME, game };
}
