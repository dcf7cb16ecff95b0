import { useGame } from '$lib/platform/game.svelte';
import { useMatchIfAny } from '$lib/platform/match/context';
import { places } from '$lib/platform/places';

/** Where an entry of this game's book is: beside the match, if the page belongs to one. */
export function useBookPlaces(): (entry?: string) => string {
	const { id } = useGame();
	const match = useMatchIfAny();
	return (entry) => (match ? places.bookAt(match.id, entry) : places.book(id, entry));
}
