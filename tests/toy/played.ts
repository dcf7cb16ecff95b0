import type { Setup } from '../../src/lib/core/game';
import type { DeviceId, Entry, EntryId, Note } from '../../src/lib/core/log/log';
import type { Seat } from '../../src/lib/core/seats';
import type { Toy, ToyEvent } from './rules';

// Matches of the toy, for tests of the house.

export const [ANA, BO] = [0, 1] as const;

export const laid = (seat: Seat, number: number): ToyEvent => ({ type: 'laid', seat, number });
export const counted = (seat: Seat, points: number): ToyEvent => ({
	type: 'counted',
	seat,
	points
});

/** `'5 3 | 6 9'`: what each seat lays, round by round. */
export const rounds = (text: string): readonly ToyEvent[] =>
	text.split('|').flatMap((round) =>
		round
			.trim()
			.split(' ')
			.map((number, seat) => laid(seat, Number(number)))
	);

/** All seats are counted, which ends a match. */
export const count = (...points: readonly number[]): readonly ToyEvent[] =>
	points.map((each, seat) => counted(seat, each));

/** The rules take any number of seats, though only two may choose the game. */
export const agreed = ({ players = 2, start = ANA, double = false } = {}): Setup<Toy> => ({
	seats: ['Ana', 'Bo', 'Chloé', 'Dov'].slice(0, players),
	start,
	houseRules: { double },
	options: {}
});

// safe: any text is an id
export const entryId = (clock: number): EntryId => `entry-${clock}` as EntryId;

/** The n-th line of a log that one device wrote. */
export const line = (clock: number, note: Note<Toy>): Entry<Toy> => ({
	id: entryId(clock),
	at: 1_700_000_000_000 + clock * 1000,
	// safe: any text is an id
	device: 'tablet' as DeviceId,
	clock,
	...note
});

export const logOf = (events: readonly ToyEvent[]): readonly Entry<Toy>[] =>
	events.map((event, clock) => line(clock, { kind: 'played', event }));

/** Seats that end level, and are parted by nothing, by the last number or by the highest one. */
export const LEVEL = '1 2 | 2 1 | 3 3 | 4 4 | 5 5';
export const LATEST = '5 1 | 1 5 | 3 3 | 2 3 | 4 3';
export const HIGHEST = '7 3 | 1 1 | 2 2 | 0 4 | 4 4';
