import { effects, gearsDue } from '../effects';
import { cardCount, emptySpaces, inHand, isActive, placedUnseen, topmostWorker } from '../holding';
import { CARDS_FOR_TWO_LOCATIONS } from '../reminders';
import type { Brought, ClockworkerState, EventOf, Holding, Placement } from '../types';
import { NONE, when, type Complaints } from './complaints';

/** With *what scores* nobody tells the app where the workers are. */
const isLeftToTheTable = ({ depth }: ClockworkerState): boolean => depth === 'scores';

export const location = (own: Holding, index: number | undefined): Complaints =>
	index === undefined
		? NONE
		: when(!own.locations[index], { term: 'no-such-location', location: index });

/** Is there a worker to take back for each of these? A Location gives up its topmost one only. */
function areThere(own: Holding, back: readonly Pick<Brought, 'location' | 'workers'>[]): boolean {
	const spaced = new Set<number>();
	let unseen = placedUnseen(own);
	for (const { location: index, workers = 1 } of back) {
		const from = index === undefined ? undefined : own.locations[index];
		if (index === undefined || !from?.spaces) unseen -= workers;
		else if (workers > 1 || spaced.has(index) || topmostWorker(from) < 0) return false;
		else spaced.add(index);
	}
	return unseen >= 0;
}

/** The topmost worker comes back from each Location in Retrieve, from one more in Recover. */
export function takeBack(
	state: ClockworkerState,
	own: Holding,
	back: readonly Pick<Brought, 'location' | 'workers'>[]
): Complaints {
	if (isLeftToTheTable(state)) return NONE;
	return [
		...back.flatMap((one) => location(own, one.location)),
		...when(!areThere(own, back), { term: 'no-worker-placed' })
	];
}

const hands = (available: number, needed: number): Complaints =>
	when(needed > available, { term: 'no-worker-in-hand', inHand: available, needed });

/** Topmost empty space first, unless Synchronization Tech lets the seat choose. */
function space(own: Holding, { location: index, workers, spaces }: Placement): Complaints {
	const on = index === undefined ? undefined : own.locations[index];
	if (index === undefined || !on?.spaces) return NONE;

	const empty = emptySpaces(on);
	const wanted = spaces ?? empty.slice(0, workers);
	const fits = workers <= empty.length && wanted.every((at) => empty.includes(at));
	if (!fits) return [{ term: 'no-empty-space', location: index, empty: empty.length }];

	const isFromTheTop = empty.slice(0, wanted.length).every((at) => wanted.includes(at));
	return when(!isFromTheTop && !isActive(own, 'synchronization-tech'), {
		term: 'not-topmost',
		location: index
	});
}

function locationsAllowed(own: Holding): number {
	if (isActive(own, 'steam-locomotive-network')) return Infinity;
	return cardCount(own) >= CARDS_FOR_TWO_LOCATIONS ? 2 : 1;
}

export function dispatch(
	state: ClockworkerState,
	own: Holding,
	{ to }: EventOf<'dispatched'>
): Complaints {
	if (!to || isLeftToTheTable(state)) return NONE;
	const workers = to.reduce((total, each) => total + each.workers, 0);
	const most = locationsAllowed(own);
	return [
		...when(workers === 0, { term: 'nothing-dispatched' }),
		...hands(inHand(own), workers),
		...when(to.length > most, { term: 'too-many-locations', most }),
		...to.flatMap((each) => [...location(own, each.location), ...space(own, each)])
	];
}

export function operate(
	state: ClockworkerState,
	own: Holding,
	event: EventOf<'operated'>
): Complaints {
	if (isLeftToTheTable(state)) return NONE;
	const { paid, workers = 0, spaces } = event;
	const cost = gearsDue(event);
	// a worker of the Administration AI or the +1 marker may be placed at once
	const gained = effects(state, event).reduce(
		(total, { counter, by }) => (counter === 'workers' ? total + by : total),
		0
	);
	return [
		...(paid === undefined || cost === undefined
			? NONE
			: when(paid !== cost, { term: 'wrong-gears', cost, paid })),
		...hands(inHand(own) + gained, workers),
		...when(spaces !== undefined && workers > spaces.length, {
			term: 'no-empty-space',
			location: own.locations.length,
			empty: spaces?.length ?? 0
		})
	];
}
