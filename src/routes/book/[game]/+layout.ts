import { error } from '@sveltejs/kit';
import { loadGame } from '$lib/games/registry';
import { PrintedValues } from '$lib/platform/printed/printed-values.svelte';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const game = await loadGame(params.game);
	if (!game?.book) error(404);
	const [book, copy] = await Promise.all([
		game.book(),
		game.printed && new PrintedValues(params.game, game.printed).load()
	]);
	return { id: params.game, game, book, copy };
};
