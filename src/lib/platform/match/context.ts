import { createContext } from 'svelte';
import type { Match } from './match';

/** The cover of the match that the surrounding page opened; a page of the book may have none. */
export const [useMatchIfAny, setMatch] = createContext<Match | undefined>();

export function useMatch(): Match {
	const match = useMatchIfAny();
	if (!match) throw new Error('this view belongs to a match');
	return match;
}
