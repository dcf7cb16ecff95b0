import { useMatchIfAny } from '$lib/platform/match/context';
import { places } from '$lib/platform/places';

const GAME = 'clockworker';

/** The address that is handed on: it means the same on every device. */
export const sharedPlace = (entry: string) => places.book(GAME, entry);

/** Where an entry is for whoever is here: beside the match, if there is one. */
export function useBookPlaces(): (entry?: string) => string {
	const match = useMatchIfAny();
	return (entry) => (match ? places.bookAt(match.id, entry) : places.book(GAME, entry));
}
