import { effects, gearsDue } from '../effects';
import {
	alike,
	cardCount,
	CARDS_FOR_TWO_LOCATIONS,
	emptySpaces,
	inHand,
	isActive,
	placedUnseen,
	topmostWorker
} from '../holding';
import { STARTING_SPACES } from '../setup';
import { place } from '../spaces';
import type { Brought, ClockworkerState, EventOf, Holding, Objection, Placement } from '../types';
import { NONE, when, type Complaints } from './complaints';

type TakenBack = Partial<Brought>;

/** The depth *what scores* does not record where workers are, and after it they have to be counted first. */
const isLeftToTheTable = ({ depth }: ClockworkerState, { uncounted }: Holding): boolean =>
	depth === 'scores' || uncounted;

export const location = (own: Holding, index: number | undefined): Complaints =>
	index === undefined
		? NONE
		: when(!own.locations[index], { term: 'no-such-location', location: index });

/** Is there a worker to take back for each of these? A Location gives up its topmost one only. */
function areThere(own: Holding, back: readonly TakenBack[]): boolean {
	const named = new Set<number>();
	let unseen = placedUnseen(own);
	for (const { location: index, workers = 1 } of back) {
		if (index !== undefined && (workers > 1 || named.has(index))) return false;
		const from = index === undefined ? undefined : own.locations[index];
		if (!from?.spaces) unseen -= workers;
		else if (topmostWorker(from) < 0) return false;
		if (index !== undefined) named.add(index);
	}
	return unseen >= 0;
}

/** What came back, against what the space is known to show. */
function shown(own: Holding, { location: index, gain }: TakenBack): Complaints {
	const from = index === undefined ? undefined : own.locations[index];
	const space = from?.spaces?.[topmostWorker(from)];
	if (index === undefined || !gain || !space?.gain) return NONE;
	return when(!alike(gain, space.gain), {
		term: 'other-gain',
		location: index,
		shown: space.gain
	});
}

export function takeBack(
	state: ClockworkerState,
	own: Holding,
	back: readonly TakenBack[]
): Complaints {
	if (isLeftToTheTable(state, own)) return NONE;
	return [
		...back.flatMap((one) => [...location(own, one.location), ...shown(own, one)]),
		...when(!areThere(own, back), { term: 'no-worker-placed' })
	];
}

/** Retrieve is mandatory: one worker comes back from each Location that holds any. */
export function retrieve(
	state: ClockworkerState,
	own: Holding,
	{ brought }: EventOf<'retrieved'>
): Complaints {
	if (isLeftToTheTable(state, own)) return NONE;
	const back = brought.reduce((total, { workers = 1 }) => total + workers, 0);
	const most = own.locations.length;
	const seen = own.locations.filter((each) => topmostWorker(each) >= 0).length;
	const isOneUnread = own.locations.some(({ spaces }) => !spaces);
	const least = seen + (isOneUnread && placedUnseen(own) > 0 ? 1 : 0);
	return [
		...takeBack(state, own, brought),
		...when(back > most, { term: 'one-from-each', most }),
		...when(back < least, { term: 'left-behind', least })
	];
}

const hands = (available: number, needed: number): Complaints =>
	when(needed > available, { term: 'no-worker-in-hand', inHand: available, needed });

/** Its spaces are not read out, yet a Starting Location that lies alone holds all placed workers. */
function unread(
	{ locations, placed }: Holding,
	{ location: index, workers }: Placement
): Complaints {
	const [only, ...others] = locations;
	if (index !== 0 || !only?.starting || only.spaces || others.length > 0) return NONE;
	const empty = Math.max(0, STARTING_SPACES - placed);
	return when(workers > empty, { term: 'no-empty-space', location: 0, empty });
}

/** Topmost empty space first, unless Synchronization Tech lets the seat choose. */
function space(own: Holding, placement: Placement): Complaints {
	const { location: index, workers, spaces } = placement;
	const on = index === undefined ? undefined : own.locations[index];
	if (index === undefined || !on?.spaces) return unread(own, placement);
	if (spaces && new Set(spaces).size !== workers)
		return [{ term: 'spaces-differ', location: index, workers, spaces: spaces.length }];

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

/** One placement after the other: a space that the first has filled is not empty for the second. */
function spacesFor(own: Holding, to: readonly Placement[]): Complaints {
	const found: Objection[] = [];
	to.reduce((before, placement) => {
		found.push(...location(own, placement.location), ...space(before, placement));
		return { ...before, locations: place(before.locations, placement) };
	}, own);
	return found;
}

function locationsAllowed(own: Holding): number {
	if (isActive(own, 'steam-locomotive-network')) return Infinity;
	return cardCount(own) >= CARDS_FOR_TWO_LOCATIONS ? 2 : 1;
}

/** Two placements on one Location are one; a placement without a name is a Location of its own. */
const locationsOf = (to: readonly Placement[]): number =>
	new Set(
		to
			.filter(({ workers }) => workers > 0)
			.map(({ location: on }, index) => on ?? `unnamed ${index}`)
	).size;

export function dispatch(
	state: ClockworkerState,
	own: Holding,
	{ to }: EventOf<'dispatched'>
): Complaints {
	if (!to || isLeftToTheTable(state, own)) return NONE;
	const workers = to.reduce((total, each) => total + each.workers, 0);
	const most = locationsAllowed(own);
	return [
		...when(workers === 0, { term: 'nothing-dispatched' }),
		...hands(inHand(own), workers),
		...when(locationsOf(to) > most, { term: 'too-many-locations', most }),
		...spacesFor(own, to)
	];
}

export function operate(
	state: ClockworkerState,
	own: Holding,
	event: EventOf<'operated'>
): Complaints {
	if (isLeftToTheTable(state, own)) return NONE;
	const { paid, workers = 0, spaces, chosen, under, top = spaces?.[0] } = event;
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
		...(under === 'plus' && chosen && top
			? when(!top[chosen], { term: 'not-on-top', token: chosen })
			: NONE),
		...hands(inHand(own) + gained, workers),
		...when(spaces !== undefined && workers > spaces.length, {
			term: 'no-empty-space',
			location: own.locations.length,
			empty: spaces?.length ?? 0
		})
	];
}
