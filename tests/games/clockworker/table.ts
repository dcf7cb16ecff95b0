import { freeze } from '$lib/core/data/freeze';
import type { Setup } from '$lib/core/game';
import type { DeviceId, Entry, EntryId, Note } from '$lib/core/log/log';
import { clockwise, type Seat } from '$lib/core/seats';
import { rules } from '$lib/games/clockworker/rules';
import type { ArtifactId } from '$lib/games/clockworker/rules/catalogue';
import type {
	Clockworker,
	ClockworkerEvent,
	ClockworkerState,
	Counter,
	Depth,
	Holding,
	HouseRules,
	Objection,
	Options,
	Space,
	Tokens
} from '$lib/games/clockworker/rules/types';
import { HOUSE_RULES } from './random-match';
import { added, ANA, counted, passing, recharged } from './verbs';

// The table

interface Agreed {
	readonly players?: number;
	readonly start?: Seat;
	readonly depth?: Depth;
	readonly houseRules?: Partial<HouseRules>;
	readonly printed?: Options['printed'];
	readonly startingSpaces?: readonly Tokens[];
}

export const agreed = ({
	players = 4,
	start = ANA,
	depth = 'everything',
	houseRules = {},
	printed = {},
	startingSpaces
}: Agreed = {}): Setup<Clockworker> => ({
	seats: ['Ana', 'Bo', 'Chloé', 'Dov'].slice(0, players),
	start,
	houseRules: { ...HOUSE_RULES, ...houseRules },
	options: { depth, printed, ...(startingSpaces && { startingSpaces }) }
});

export const table = (choices?: Agreed): ClockworkerState => freeze(rules.setup(agreed(choices)));

/** Told to frozen states: a rule that writes to one throws. */
export const after = (
	from: ClockworkerState | Setup<Clockworker>,
	...events: readonly ClockworkerEvent[]
): ClockworkerState =>
	events.reduce<ClockworkerState>(
		(state, event) => freeze(rules.apply(state, event)),
		'options' in from ? freeze(rules.setup(from)) : from
	);

export function holding(state: ClockworkerState, seat: Seat): Holding {
	const own = state.seats[seat];
	if (!own) throw new Error(`nobody sits at ${seat}`);
	return own;
}

/** Every seat from the start player on, or from another one. */
export const everybody = ({ seats, start }: ClockworkerState, first = start): readonly Seat[] =>
	clockwise(first, seats.length);

/** One round of nothing else. */
export const everybodyRecharges = (state: ClockworkerState): ClockworkerState =>
	after(state, ...everybody(state).map((seat) => passing(recharged(seat))));

/** Artifacts from earlier turns: their abilities work already. */
export const owning = (
	state: ClockworkerState,
	seat: Seat,
	...ids: readonly ArtifactId[]
): ClockworkerState =>
	after(state, ...ids.map((artifact) => added(seat, { kind: 'artifact', artifact })));

/** So many Locations more than the Starting one. */
export const withLocations = (
	state: ClockworkerState,
	seat: Seat,
	count: number
): ClockworkerState =>
	after(state, ...Array.from({ length: count }, () => added(seat, { kind: 'location' })));

/** So many cards in all, Locations only. */
export const withCards = (state: ClockworkerState, seat: Seat, count: number): ClockworkerState =>
	withLocations(state, seat, count - 1);

export const withTokens = (
	state: ClockworkerState,
	seat: Seat,
	tokens: Readonly<Partial<Record<Counter, number>>>
): ClockworkerState =>
	after(
		state,
		// safe: the keys of a literal in a test
		...Object.entries(tokens).map(([counter, value]) => counted(seat, counter as Counter, value))
	);

/** No worker is placed, so that there is nothing to retrieve first. */
export const allAtHome = (state: ClockworkerState): ClockworkerState =>
	after(state, ...everybody(state).map((seat) => counted(seat, 'placed', 0)));

// What the rules say, for people

/** `+3 vp (megaphone-advertisement)`: the second half of a sentence in the log. */
export const told = (state: ClockworkerState, event: ClockworkerEvent): readonly string[] =>
	rules
		.effects(state, event)
		.map(({ source, counter, by }) => `${by > 0 ? '+' : ''}${by} ${counter} (${source})`);

export const complaints = (
	state: ClockworkerState,
	event: ClockworkerEvent
): readonly Objection[] => rules.objections(state, event);

export const terms = (state: ClockworkerState, event: ClockworkerEvent): readonly string[] =>
	complaints(state, event).map(({ term }) => term);

/** Spaces from the top: whether a worker stands there, and what it shows. */
export const standing = (...spaces: readonly (readonly [worker: boolean, gain: Tokens])[]) =>
	spaces.map(([worker, gain]): Space => ({ gain, worker }));

// The log

/** The n-th line of a log that one device wrote. */
export const line = (clock: number, note: Note<Clockworker>): Entry<Clockworker> => ({
	id: entryId(clock),
	at: 1_700_000_000_000 + clock * 1000,
	// safe: any text is an id
	device: 'tablet' as DeviceId,
	clock,
	...note
});

// safe: any text is an id
export const entryId = (clock: number): EntryId => `entry-${clock}` as EntryId;

export const logOf = (events: readonly ClockworkerEvent[]): readonly Entry<Clockworker>[] =>
	events.map((event, clock) => line(clock, { kind: 'played', event }));
