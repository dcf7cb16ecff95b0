import { redirect } from '@sveltejs/kit';
import { games } from '$lib/games/registry';
import { playedLast } from '$lib/platform/new-match/last-table';
import { places } from '$lib/platform/places';

/** Opens the book of the game that was played last. */
export function load() {
	const game = playedLast(games);
	redirect(307, game === undefined ? places.home() : places.book(game));
}
