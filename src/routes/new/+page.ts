import { games, loadGame } from '$lib/games/registry';

const GAME = 'clockworker';

export async function load() {
	const meta = games.get(GAME);
	const game = await loadGame(GAME);
	if (!meta || !game) throw new Error(`${GAME} is not on the shelf`);
	return { id: GAME, meta, game };
}
