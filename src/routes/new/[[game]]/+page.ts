import { error } from '@sveltejs/kit';
import { games, loadGame } from '$lib/games/registry';
import { chosenGame } from '$lib/platform/new-match/last-table';
import { people } from '$lib/platform/people/known-people.svelte';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	const id = params.game ?? chosenGame(games) ?? '';
	const meta = games.get(id);
	const [game] = await Promise.all([loadGame(id), people.load().catch(() => {})]);
	if (!meta || !game) error(404);
	return { id, meta, game };
};
