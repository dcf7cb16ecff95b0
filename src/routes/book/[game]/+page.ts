import { error } from '@sveltejs/kit';
import { loadGame } from '$lib/games/registry';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const game = await loadGame(params.game);
	if (!game) error(404);
	return { game };
};
