import type { BySeat } from '$lib/core/seats';
import { useMatch } from './context';

/** Which of the four colours and shapes each seat has; its own number unless one was chosen. */
export function useMarks(): BySeat<number> {
	const { marks, setup } = useMatch();
	return marks ?? setup.seats.map((_, seat) => seat);
}
