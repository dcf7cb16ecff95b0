import { redirect } from '@sveltejs/kit';
import { places } from '$lib/platform/places';
import { shelf } from '$lib/platform/shelf/match-list.svelte';

/** The shortcut on the home screen of a phone: straight to the table. */
export async function load() {
	await shelf.load();
	const newest = shelf.running.find(({ sample }) => !sample);
	redirect(307, newest ? places.goOn(newest) : places.home());
}
