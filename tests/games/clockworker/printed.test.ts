import { describe, expect, test } from 'vitest';
import { freeze } from '$lib/core/data/freeze';
import {
	BLANK as blank,
	locationsMet,
	recordsMet,
	withPrint,
	withStartingSpaces
} from '$lib/games/clockworker/rules/printed/facts';
import { learn } from '$lib/games/clockworker/rules/printed/learn';
import {
	acceptOther,
	forSharing,
	knownIn,
	merge,
	salvage
} from '$lib/games/clockworker/rules/printed/merge';
import { withoutFaceDown } from '$lib/games/clockworker/rules/printed/on-table';
import { forSetUp, offer, valuesIn } from '$lib/games/clockworker/rules/printed/take-over';
import { readPrinted } from '$lib/games/clockworker/rules/read';
import { knownPrint } from '$lib/games/clockworker/rules/setup';
import type { ClockworkerEvent, PrintedBox, Options } from '$lib/games/clockworker/rules/types';
import { after, standing, table } from './table';
import {
	added,
	ANA,
	artifactRead,
	BO,
	communicated,
	locationRead,
	operated,
	recharged,
	recordRead,
	removed,
	repaired,
	valuesTakenOver
} from './verbs';

const FRIDAY = 'friday';
const copyOf = (facts: Partial<PrintedBox>): PrintedBox => freeze({ ...blank, ...facts });

/** What a copy knows after these events of a match, told one by one. */
function taught(copy: PrintedBox, ...events: readonly ClockworkerEvent[]): PrintedBox {
	let state = table();
	return events.reduce((known, event) => {
		const before = state;
		state = after(state, event);
		return freeze(learn(known, before, state, FRIDAY));
	}, copy);
}

/** And after the last of them has been undone. */
function taughtAndUndone(copy: PrintedBox, ...events: readonly ClockworkerEvent[]): PrintedBox {
	const now = after(table(), ...events);
	const before = after(table(), ...events.slice(0, -1));
	return learn(taught(copy, ...events), now, before, FRIDAY);
}

describe('a match teaches the copy', () => {
	test('what is printed on an artifact', () => {
		const copy = taught(
			blank,
			artifactRead('clockwork-god', { points: 3 }),
			artifactRead('clockwork-god', { cost: { red: 2 } }),
			repaired(ANA, 'pick-up-ship', { points: 4 })
		);
		expect(copy.artifacts).toEqual({
			'clockwork-god': { points: 3, cost: { red: 2 } },
			'pick-up-ship': { points: 4 }
		});
	});

	test('nothing while nothing is read out', () => {
		const state = table();
		expect(learn(blank, state, after(state, repaired(ANA, 'pick-up-ship')), FRIDAY)).toBe(blank);
	});

	test('the record tiles that are taken, each once', () => {
		const copy = taught(
			blank,
			communicated(ANA, 7),
			communicated(BO, 7),
			communicated(ANA, 4, { cost: { blue: 2 } }),
			communicated(BO)
		);
		expect(copy.records).toEqual([
			{ points: 7, from: FRIDAY },
			{ points: 4, cost: { blue: 2 }, from: FRIDAY }
		]);
	});

	test('what a tile cost, though it is turned up later', () => {
		const face = communicated(ANA, undefined, { cost: { blue: 2 } });
		expect(taught(blank, face, recordRead(ANA, 0, 9)).records).toEqual([
			{ points: 9, cost: { blue: 2 }, from: FRIDAY }
		]);
	});

	test('no tile that lies face down, where the table keeps it secret', () => {
		const before = table();
		const taken = after(before, communicated(ANA, 7));
		expect(learn(blank, withoutFaceDown(before), withoutFaceDown(taken), FRIDAY)).toEqual(blank);
		expect(learn(blank, withoutFaceDown(before), taken, FRIDAY).records).toHaveLength(1);
	});

	test('no Location without a name', () => {
		expect(taught(blank, added(ANA, { kind: 'location', name: ' ' })).locations).toEqual([]);
	});

	test('a tile that is turned up later', () => {
		expect(taught(blank, communicated(ANA), recordRead(ANA, 0, 9)).records).toEqual([
			{ points: 9, from: FRIDAY }
		]);
	});

	test('the locations that somebody names, and their spaces once all are read', () => {
		const copy = taught(
			blank,
			operated(ANA, { name: 'Forge', cost: 3, spaces: [{ gears: 1 }, { red: 2 }] }),
			operated(BO, { cost: 5 })
		);
		expect(copy.locations).toEqual([
			{ name: 'Forge', cost: 3, spaces: [{ gears: 1 }, { red: 2 }], from: FRIDAY }
		]);
	});

	test('more of a location it knows, however the name is written', () => {
		const known = copyOf({ locations: [{ name: 'Forgé', cost: 3 }] });
		const copy = taught(known, operated(ANA, { name: 'forge ', spaces: [{ gears: 1 }] }));
		expect(copy.locations).toHaveLength(1);
		expect(copy.locations[0]).toMatchObject({ cost: 3, spaces: [{ gears: 1 }] });
	});

	test('a space that nobody has read is not one that gives nothing', () => {
		const copy = taught(
			blank,
			operated(ANA, { name: 'Forge' }),
			locationRead(ANA, 1, { spaces: [{ gain: { gears: 1 }, worker: false }, { worker: false }] })
		);
		expect(copy.locations).toEqual([{ name: 'Forge', from: FRIDAY }]);
		const untouched = operated(ANA, { name: 'Mint', spaces: [{ gears: 1 }, {}] });
		expect(taught(blank, untouched).locations).toEqual([{ name: 'Mint', from: FRIDAY }]);
	});

	test('the spaces of the Starting Location', () => {
		const spaces = standing([true, { gears: 1 }], [true, { red: 1 }]);
		expect(taught(blank, locationRead(ANA, 0, { spaces })).startingSpaces).toEqual([
			{ gears: 1 },
			{ red: 1 }
		]);
	});
});

describe('a slip that is undone is not kept', () => {
	test('a printed value goes back to what it was', () => {
		const read = artifactRead('clockwork-god', { points: 8 });
		expect(taughtAndUndone(blank, read).artifacts).toEqual({});
		const earlier = artifactRead('clockwork-god', { points: 3 });
		expect(taughtAndUndone(blank, earlier, read).artifacts['clockwork-god']).toEqual({ points: 3 });
	});

	test('a tile and a location that were first met here go', () => {
		expect(taughtAndUndone(blank, communicated(ANA, 12)).records).toEqual([]);
		expect(taughtAndUndone(blank, operated(ANA, { name: 'Froge' })).locations).toEqual([]);
	});

	test('what was known before stays', () => {
		const known = copyOf({
			records: [{ points: 12 }],
			locations: [{ name: 'Forge', cost: 2, from: 'an earlier match' }]
		});
		expect(taughtAndUndone(known, communicated(ANA, 12)).records).toEqual(known.records);
		expect(taughtAndUndone(known, operated(ANA, { name: 'Forge' })).locations).toEqual(
			known.locations
		);
	});

	test('nor does a value that was set right since come back with another one', () => {
		const known = copyOf({ artifacts: { 'clockwork-god': { points: 5 } } });
		const told = table({ printed: { 'clockwork-god': { points: 3 } } });
		const state = after(told, artifactRead('clockwork-god', { cost: { red: 1 } }));
		expect(learn(known, told, state, FRIDAY).artifacts['clockwork-god']).toEqual({
			points: 5,
			cost: { red: 1 }
		});
	});

	const ship = ({ artifacts }: PrintedBox) => artifacts['pick-up-ship'];
	const readShip = (points: number) => repaired(ANA, 'pick-up-ship', { points });

	test.each<[what: string, knows: Partial<PrintedBox>]>([
		['the same', { artifacts: { 'pick-up-ship': { points: 4 } } }],
		['another value', { artifacts: { 'pick-up-ship': { points: 9, cost: { red: 1 } } } }]
	])('nor does its undo forget %s that the copy knew from elsewhere', (_, knows) => {
		expect(ship(taught(copyOf(knows), readShip(4)))?.points).toBe(4);
		expect(taughtAndUndone(copyOf(knows), readShip(4))).toEqual(copyOf(knows));
	});

	test('nor, step by step, after a second slip on the same artifact', () => {
		const known = copyOf({ artifacts: { 'pick-up-ship': { points: 9 } } });
		const [first, second] = [readShip(4), artifactRead('pick-up-ship', { points: 5 })];
		const once = taughtAndUndone(known, first, second);
		expect(ship(once)).toEqual({ points: 4 });
		expect(learn(once, after(table(), first), table(), FRIDAY)).toEqual(known);
	});

	test('nor does a match that began with an older value bring that back', () => {
		const known = copyOf({ artifacts: { 'pick-up-ship': { points: 9 } } });
		const began = table({ printed: { 'pick-up-ship': { points: 3 } } });
		for (const points of [8, 9]) {
			const read = after(began, artifactRead('pick-up-ship', { points }));
			const copy = learn(known, began, read, FRIDAY);
			expect(ship(copy)).toEqual({ points });
			expect(learn(copy, read, began, FRIDAY)).toEqual(known);
		}
	});

	test('nor is a printed value that was set right by hand since', () => {
		const byHand = withPrint(taught(blank, readShip(4)), 'pick-up-ship', { points: 6 });
		expect(ship(learn(byHand, after(table(), readShip(4)), table(), FRIDAY))).toEqual({
			points: 6
		});
	});

	test('nor are other starting spaces that the copy knew', () => {
		const known = copyOf({ startingSpaces: [{ red: 1 }] });
		const read = locationRead(ANA, 0, { spaces: standing([true, { gears: 1 }]) });
		expect(taught(known, read).startingSpaces).toEqual([{ gears: 1 }]);
		expect(taughtAndUndone(known, read)).toEqual(known);
	});

	test('nor does a value from elsewhere keep the slip: what was taught here is still known', () => {
		const readings = [
			readShip(4),
			locationRead(ANA, 0, { spaces: standing([true, { gears: 1 }]) })
		];
		const more = copyOf({ artifacts: { 'pick-up-ship': { cost: { red: 1 } } } });
		const own = taught(blank, ...readings);
		const [read, none] = [after(table(), ...readings), table()];
		for (const { copy } of [merge(own, more), merge(more, own)])
			expect(learn(copy, read, none, FRIDAY)).toEqual(more);
		expect(readPrinted(JSON.parse(JSON.stringify(own)))).toEqual({ ok: true, value: own });
		expect(JSON.stringify(forSharing(own))).not.toContain(FRIDAY);
	});

	test('a slip on a Location that another match has read changes nothing but its gaps', () => {
		const known = copyOf({ locations: [{ name: 'Forge', cost: 3, from: 'an earlier match' }] });
		const slip = operated(ANA, { name: 'forge', cost: 4, spaces: [{ red: 1 }] });
		expect(taught(known, slip).locations).toEqual([
			{ name: 'Forge', cost: 3, spaces: [{ red: 1 }], from: 'an earlier match' }
		]);
	});

	test('a Location is set right in the match that read it', () => {
		const copy = taught(
			blank,
			operated(ANA, { name: 'Forge', cost: 3 }),
			locationRead(ANA, 1, { cost: 4 })
		);
		expect(copy.locations).toEqual([{ name: 'Forge', cost: 4, from: FRIDAY }]);
	});

	test('one of two readings of the Starting Location leaves the other', () => {
		const spaces = standing([true, { gears: 1 }]);
		const [ana, bo] = [locationRead(ANA, 0, { spaces }), locationRead(BO, 0, { spaces })];
		expect(taughtAndUndone(blank, ana, bo).startingSpaces).toEqual([{ gears: 1 }]);
		const known = copyOf({ startingSpaces: [{ gears: 1 }] });
		expect(taughtAndUndone(known, ana).startingSpaces).toEqual([{ gears: 1 }]);
	});

	test('nor is what was set right by hand since forgotten with the match that read it first', () => {
		const read = locationRead(ANA, 0, { spaces: standing([true, { gears: 1 }]) });
		const byHand = withStartingSpaces(taught(blank, read), [{ red: 1 }]);
		const undone = learn(byHand, after(table(), read), table(), FRIDAY);
		expect(undone.startingSpaces).toEqual([{ red: 1 }]);
	});

	test('the Starting Location is forgotten with its reading, not with the card', () => {
		const read = locationRead(ANA, 0, { spaces: standing([true, { gears: 1 }]) });
		expect(taughtAndUndone(blank, read).startingSpaces).toBeUndefined();
		const copy = taught(blank, read, removed(ANA, { kind: 'location', location: 0 }));
		expect(copy.startingSpaces).toEqual([{ gears: 1 }]);
	});
});

describe('the copy gives a match what it knows', () => {
	const options: Options = { depth: 'scores', printed: {} };
	const copy = copyOf({
		artifacts: { 'clockwork-god': { points: 3, cost: { red: 1 } } },
		startingSpaces: [{ gears: 1 }]
	});

	test('all of it, when the match begins', () => {
		expect(forSetUp(options, copy)).toEqual({
			depth: 'scores',
			printed: copy.artifacts,
			startingSpaces: [{ gears: 1 }]
		});
	});

	test('over what the options said before, but for what the copy does not know', () => {
		const chosen: Options = {
			...options,
			printed: { 'clockwork-god': { points: 9 }, 'pick-up-ship': { points: 2 } }
		};
		expect(forSetUp(chosen, copy).printed).toEqual({
			...copy.artifacts,
			'pick-up-ship': { points: 2 }
		});
	});

	test('nothing, if it knows nothing', () => {
		expect(forSetUp(options, blank)).toEqual(options);
		expect(offer(table(), blank)).toBeUndefined();
	});

	test('by one event later on: what the match lacks, and what it has otherwise', () => {
		const state = table({
			depth: 'scores',
			printed: { 'clockwork-god': { points: 9 }, 'pick-up-ship': { points: 2 } }
		});
		const offered = offer(state, copy);
		expect(offered).toEqual({
			event: valuesTakenOver({ 'clockwork-god': { points: 3, cost: { red: 1 } } }),
			lacking: 1,
			differing: 1
		});
		expect(offered?.event.type === 'valuesTakenOver' && valuesIn(offered.event)).toBe(2);
		const taken = after(state, ...(offered ? [offered.event] : []));
		expect(taken.printed).toMatchObject({
			'clockwork-god': { points: 3, cost: { red: 1 } },
			'pick-up-ship': { points: 2 }
		});
		expect(offer(taken, copy)).toBeUndefined();
	});

	test('nothing that was read out in the match the same way', () => {
		const read = after(table({ depth: 'scores' }), artifactRead('clockwork-god', { points: 3 }));
		expect(offer(read, copy)).toMatchObject({ lacking: 1, differing: 0 });
	});

	test('the starting spaces too, as long as no worker has moved', () => {
		const state = table();
		const spaces = valuesTakenOver({}, [{ gears: 1 }]);
		const only = copyOf({ startingSpaces: [{ gears: 1 }] });
		expect(offer(state, only)).toEqual({ event: spaces, lacking: 1, differing: 0 });
		expect(after(state, spaces).seats).toEqual(table({ startingSpaces: [{ gears: 1 }] }).seats);
		expect(offer(after(state, recharged(ANA)), only)).toBeUndefined();
		expect(offer(table({ depth: 'scores' }), only)).toBeUndefined();
	});

	test('other starting spaces than the match began with, as long as no worker has moved', () => {
		const state = table({ startingSpaces: [{ gears: 1 }, { gears: 1 }] });
		const four = [{ red: 1 }, { blue: 1 }, { green: 1 }, {}];
		const other = copyOf({ startingSpaces: four });
		const spaces = valuesTakenOver({}, four);
		expect(offer(state, other)).toEqual({ event: spaces, lacking: 0, differing: 1 });
		const taken = after(state, spaces);
		expect(taken.seats).toEqual(table({ startingSpaces: four }).seats);
		expect(offer(taken, other)).toBeUndefined();
		expect(offer(after(state, recharged(ANA)), other)).toBeUndefined();
		const lifted = standing([true, { gears: 1 }], [false, { gears: 1 }]);
		expect(offer(after(state, locationRead(ANA, 0, { spaces: lifted })), other)).toBeUndefined();
	});

	test('the starting spaces of the seats that lack them, where one has read its own', () => {
		const read = after(
			table(),
			locationRead(ANA, 0, { spaces: standing([true, { gears: 1 }]) }),
			recharged(ANA)
		);
		const same = copyOf({ startingSpaces: [{ gears: 1 }] });
		const spaces = valuesTakenOver({}, [{ gears: 1 }]);
		expect(offer(read, same)).toEqual({ event: spaces, lacking: 1, differing: 0 });
		const taken = after(read, spaces);
		expect(taken.seats[ANA]).toEqual(read.seats[ANA]);
		expect(taken.seats[BO]?.locations[0]?.spaces).toEqual(standing([true, { gears: 1 }]));
		expect(offer(taken, same)).toBeUndefined();
	});

	test('a seat that has moved keeps its spaces when the line comes late', () => {
		const moved = after(table(), recharged(ANA));
		const late = after(moved, valuesTakenOver({}, [{ gears: 1 }]));
		expect(late.seats[ANA]).toEqual(moved.seats[ANA]);
		expect(late.seats[BO]?.locations[0]?.spaces).toEqual(standing([true, { gears: 1 }]));
	});

	test('and neither forgets nor learns anything by it', () => {
		const state = table();
		const taken = after(state, valuesTakenOver({ 'clockwork-god': { points: 3 } }));
		const since = copyOf({ artifacts: { 'clockwork-god': { points: 5 } } });
		expect(learn(copy, taken, state, FRIDAY)).toBe(copy);
		expect(learn(since, state, taken, FRIDAY)).toBe(since);
	});

	test('the one fact that ships, unless the table has read another', () => {
		expect(knownPrint('emotion-studying-device', {})).toEqual({
			cost: { red: 1, green: 2, blue: 1 }
		});
		const read = { 'emotion-studying-device': { cost: { red: 4 } } };
		expect(knownPrint('emotion-studying-device', read)).toEqual({ cost: { red: 4 } });
		expect(knownPrint('clockwork-god', {})).toEqual({});
	});
});

describe('a friend’s file', () => {
	const own = copyOf({
		artifacts: { 'clockwork-god': { points: 3 }, 'pick-up-ship': { cost: { red: 1 } } },
		records: [{ points: 5, from: FRIDAY }],
		locations: [{ name: 'Forge', cost: 2 }]
	});

	test('brings what is not known yet', () => {
		const {
			copy,
			added: count,
			differences
		} = merge(
			own,
			copyOf({
				artifacts: {
					'clockwork-god': { points: 3, cost: { blue: 2 } },
					'extended-memory': { points: 1 }
				},
				records: [{ points: 5 }, { points: 6, cost: { gold: 1 } }],
				locations: [{ name: 'forge', spaces: [{ gears: 1 }] }, { name: 'Mint' }],
				startingSpaces: [{ gears: 1 }]
			})
		);
		expect(differences).toEqual([]);
		expect(count).toBe(6);
		expect(copy.artifacts).toEqual({
			'clockwork-god': { points: 3, cost: { blue: 2 } },
			'pick-up-ship': { cost: { red: 1 } },
			'extended-memory': { points: 1 }
		});
		expect(copy.records.map(({ points }) => points)).toEqual([5, 6]);
		expect(copy.locations).toEqual([
			{ name: 'Forge', cost: 2, spaces: [{ gears: 1 }] },
			{ name: 'Mint' }
		]);
		expect(copy.startingSpaces).toEqual([{ gears: 1 }]);
	});

	const other = copyOf({
		artifacts: { 'clockwork-god': { points: 4 }, 'pick-up-ship': { cost: { red: 2 } } },
		locations: [{ name: 'FORGE', cost: 3, spaces: [{ red: 1 }] }]
	});

	test.each<[what: string, ours: Partial<PrintedBox>, theirs: Partial<PrintedBox>]>([
		[
			'the spaces of a Location',
			{ locations: [{ name: 'Mint', spaces: [{ red: 1 }] }] },
			{ locations: [{ name: 'Mint', spaces: [{ blue: 1 }] }] }
		],
		['the Starting Location', { startingSpaces: [{ red: 1 }] }, { startingSpaces: [{ blue: 1 }] }]
	])('differs in %s: ours stays until we acceptOther', (_, ours, theirs) => {
		const { copy, differences } = merge(copyOf(ours), copyOf(theirs));
		expect(copy).toEqual(copyOf(ours));
		expect(differences).toMatchObject([{ own: [{ red: 1 }], other: [{ blue: 1 }] }]);
		expect(differences.reduce(acceptOther, copy)).toEqual(copyOf(theirs));
	});

	test('changes nothing that is known, and says what differs', () => {
		const { copy, added: count, differences } = merge(own, other);
		expect(count).toBe(1);
		expect(copy.artifacts).toEqual(own.artifacts);
		expect(copy.locations).toEqual([{ name: 'Forge', cost: 2, spaces: [{ red: 1 }] }]);
		expect(differences).toEqual([
			{ of: 'points', artifact: 'clockwork-god', own: 3, other: 4 },
			{ of: 'cost', artifact: 'pick-up-ship', own: { red: 1 }, other: { red: 2 } },
			{ of: 'location-cost', name: 'Forge', own: 2, other: 3 }
		]);
	});

	test('is right after all, where one says so', () => {
		const { copy, differences } = merge(own, other);
		const conceded = differences.reduce(acceptOther, copy);
		expect(merge(conceded, other).differences).toEqual([]);
		expect(conceded.artifacts['clockwork-god']).toEqual({ points: 4 });
	});

	test('merged twice is merged once', () => {
		const { copy } = merge(own, other);
		expect(merge(copy, other)).toMatchObject({ copy, added: 0 });
	});

	test('says nothing of the matches in which things were met', () => {
		expect(JSON.stringify(forSharing(own))).not.toContain(FRIDAY);
		expect(forSharing(own).records).toEqual([{ points: 5 }]);
	});

	test('can be a match, which was played before there was a copy', () => {
		const state = after(
			table({ printed: { 'clockwork-god': { points: 9 } } }),
			artifactRead('extended-memory', { points: 1 }),
			communicated(ANA, 7, { cost: { red: 2 } }),
			locationRead(BO, 0, { spaces: standing([true, { gears: 1 }]) }),
			added(BO, { kind: 'location', name: 'Mint' })
		);
		const { copy: gleaned } = merge(own, knownIn(state));
		expect(gleaned.artifacts['clockwork-god']).toEqual({ points: 3 });
		expect(gleaned.artifacts['extended-memory']).toEqual({ points: 1 });
		expect(gleaned.records).toContainEqual({ points: 7, cost: { red: 2 } });
		expect(gleaned.startingSpaces).toEqual([{ gears: 1 }]);
		expect(gleaned.locations).toContainEqual({ name: 'Mint' });
		expect(merge(gleaned, knownIn(state)).added).toBe(0);
	});
});

describe('what is read from outside', () => {
	test('survives the way out and back', () => {
		const copy = copyOf({
			artifacts: { 'clockwork-god': { points: 0, cost: { red: 1 } } },
			records: [{ points: 5, cost: { gold: 1 }, from: FRIDAY }],
			locations: [{ name: 'Forge', cost: 0, spaces: [{}, { red: 1 }] }],
			startingSpaces: [{ gears: 1 }]
		});
		expect(readPrinted(JSON.parse(JSON.stringify(copy)))).toEqual({ ok: true, value: copy });
	});

	test.each([
		['nothing', undefined, ''],
		['an artifact nobody has', { ...blank, artifacts: { chess: {} } }, 'artifacts.chess'],
		['points that are a word', { ...blank, records: [{ points: 'x' }] }, 'records.0.points'],
		['half a point', { ...blank, records: [{ points: 0.5 }] }, 'records.0.points'],
		['a location without a name', { ...blank, locations: [{ name: ' ' }] }, 'locations.0.name'],
		['more tiles than any box', { ...blank, records: Array(201).fill({ points: 1 }) }, 'records']
	])('%s is refused', (_, value, field) => {
		expect(readPrinted(value)).toMatchObject({ ok: false, problem: { field } });
	});
});

test('what is damaged in part is saved in part', () => {
	const damaged = {
		artifacts: { 'clockwork-god': { points: 3 }, chess: { points: 1 } },
		records: [{ points: 'x' }, { points: 5 }],
		locations: [{ name: ' ' }, { name: 'Forge', cost: 2 }]
	};
	expect(salvage(damaged)).toEqual({
		artifacts: { 'clockwork-god': { points: 3 } },
		records: [{ points: 5 }],
		locations: [{ name: 'Forge', cost: 2 }]
	});
	for (const nothing of [undefined, null, 7, 'x', [], { records: 7 }])
		expect(salvage(nothing)).toEqual(blank);
});

describe('on the page', () => {
	test('tiles stand by points, and one without a cost only where no other has one', () => {
		const copy = copyOf({
			records: [{ points: 7 }, { points: 5, cost: { red: 1 } }, { points: 5 }, { points: 3 }]
		});
		expect(recordsMet(copy)).toEqual([
			{ points: 3 },
			{ points: 5, cost: { red: 1 } },
			{ points: 7 }
		]);
	});

	test('locations stand by name', () => {
		const copy = copyOf({ locations: [{ name: 'mint' }, { name: 'Église' }, { name: 'Forge' }] });
		expect(locationsMet(copy).map(({ name }) => name)).toEqual(['Église', 'Forge', 'mint']);
	});

	test('what is wiped off is not known any more', () => {
		const copy = copyOf({ artifacts: { 'clockwork-god': { points: 3 } } });
		expect(withPrint(copy, 'clockwork-god', undefined)).toEqual(blank);
	});
});
