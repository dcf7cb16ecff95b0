import { error } from '@sveltejs/kit';
import { loadGame } from '$lib/games/registry';
import { printedValuesOf } from '$lib/platform/printed/of-game';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const game = await loadGame(params.game);
	if (!game?.book) error(404);
	const [book, copy] = await Promise.all([game.book(), printedValuesOf(params.game, game)?.load()]);
	return { id: params.game, game, book, copy };
};
