import { replaceAt } from '$lib/core/seats';
import { emptySpaces, topmostWorker } from './holding';
import type { Location, Placement } from './types';

// Workers on the spaces that the table has read out.

function withWorker(
	locations: readonly Location[],
	index: number | undefined,
	worker: boolean,
	spacesOf: (location: Location) => readonly number[]
): readonly Location[] {
	const location = index === undefined ? undefined : locations[index];
	if (index === undefined || !location?.spaces) return locations;
	const changed = spacesOf(location);
	const spaces = location.spaces.map((space, at) =>
		changed.includes(at) ? { ...space, worker } : space
	);
	return replaceAt(locations, index, { ...location, spaces });
}

export const takeBack = (locations: readonly Location[], index: number | undefined) =>
	withWorker(locations, index, false, (from) => [topmostWorker(from)]);

export const place = (locations: readonly Location[], { location, spaces, workers }: Placement) =>
	withWorker(locations, location, true, (on) => spaces ?? emptySpaces(on).slice(0, workers));
