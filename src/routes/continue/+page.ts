import { redirect } from '@sveltejs/kit';
import { games } from '$lib/games/registry';
import { places } from '$lib/platform/places';
import { shelf } from '$lib/platform/shelf/match-list.svelte';

/** The shortcut on the home screen of a phone: straight to the table. */
export async function load() {
	await shelf.load();
	const newest = shelf.running.find(({ game, sample }) => !sample && games.has(game));
	redirect(307, newest ? places.goOn(newest) : places.home());
}
