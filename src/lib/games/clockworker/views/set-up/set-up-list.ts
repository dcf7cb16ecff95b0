import type { SetUpList } from '$lib/platform/module';
import {
	artifactCards,
	LOCATIONS_FACE_UP,
	recordStack,
	STARTING_SPACES,
	WORKERS
} from '../../rules/setup';
import type { Clockworker } from '../../rules/types';
import { gameWords } from '../game-words.svelte';
import GearsBySeat from './GearsBySeat.svelte';
import LocationRow from './LocationRow.svelte';
import RecordPile from './RecordPile.svelte';

export const setUpList: SetUpList<Clockworker> = ({ seats, start, options }) => {
	const t = gameWords.t.setUp;
	const stack = recordStack(seats.length);
	const artifacts = artifactCards(seats.length);
	const placed = options.startingSpaces?.length ?? STARTING_SPACES;
	return [
		{ key: 'box', ...t.box(seats.length) },
		{ key: 'artifacts', ...t.artifacts(artifacts.cards, artifacts.once, artifacts.twice) },
		{ key: 'locations', ...t.locations(LOCATIONS_FACE_UP), Picture: LocationRow },
		{ key: 'records', ...t.records(stack.faceUp, stack.above, stack.below), Picture: RecordPile },
		{ key: 'workers', ...t.workers(WORKERS, placed, WORKERS - placed) },
		{ key: 'gears', ...t.gears, Picture: GearsBySeat },
		{ key: 'starter', ...t.starter(seats[start] ?? '') }
	];
};
