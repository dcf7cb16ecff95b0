import { eachToken, emptySpaces, inHand, placedUnseen, topmostWorker } from '../holding';
import type { Brought, Holding, Location, Placement, Token, Tokens } from '../types';

const topGain = (location: Location): Tokens | undefined => {
	const top = topmostWorker(location);
	return top < 0 ? undefined : (location.spaces?.[top]?.gain ?? {});
};

/** Who comes back in Retrieve: computed from cards that are known, the rest left open. */
export function proposeRetrieve(own: Holding): readonly Brought[] {
	const known = own.locations.flatMap((location, index): Brought[] => {
		const gain = topGain(location);
		return gain ? [{ location: index, gain }] : [];
	});
	const unread = own.locations.filter(({ spaces }) => !spaces).length;
	const open = Math.max(0, Math.min(unread, placedUnseen(own)));
	return [...known, ...Array.from({ length: open }, (): Brought => ({ gain: {} }))];
}

/** One more topmost worker from one Location; nothing is known of a Location not read out. */
export const proposeRecover = (own: Holding, index: number): Tokens | undefined => {
	const location = own.locations[index];
	return location && topGain(location);
};

/** As many workers as are in hand and find room, from the top. */
export function proposeDispatch(own: Holding, index: number): Placement {
	const location = own.locations[index];
	const room = location?.spaces ? emptySpaces(location).length : Infinity;
	return { location: index, workers: Math.max(0, Math.min(inHand(own), room)) };
}

/** Every worker that comes back stands on a space that has been read out: nothing to ask. */
export const isKnown = (own: Holding): boolean =>
	placedUnseen(own) === 0 &&
	own.locations.every((location) => {
		const top = topmostWorker(location);
		return top < 0 || location.spaces?.[top]?.gain !== undefined;
	});

/** All that is brought, together. */
export function sumOf(brought: readonly Brought[]): Tokens {
	const sum: Partial<Record<Token, number>> = {};
	for (const { gain } of brought)
		eachToken(gain, (token, count) => (sum[token] = (sum[token] ?? 0) + count));
	return sum;
}
