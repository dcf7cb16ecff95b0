import type {
	ClockworkerEvent,
	ClockworkerState,
	Objection,
	Placement
} from '$lib/games/clockworker/rules/types';
import {
	after,
	allAtHome,
	everybodyRecharges,
	owning,
	standing,
	table,
	withCards,
	withLocations,
	withTokens
} from './table';
import {
	added,
	adjusted,
	ANA,
	BO,
	broughtBack,
	called,
	CHLOE,
	communicated,
	copiesCounted,
	counted,
	dispatched,
	duplicated,
	endTileSeen,
	locationRead,
	operated,
	passing,
	recharged,
	recordRead,
	recovered,
	removed,
	repaired,
	retrieved,
	turnEnded,
	vended
} from './verbs';

export interface Case {
	readonly because: string;
	readonly on: ClockworkerState;
	readonly event: ClockworkerEvent;
	readonly raised: Objection;
	/** The same on another table, or another event on the same. */
	readonly fine: { readonly on?: ClockworkerState; readonly event?: ClockworkerEvent };
}

const home = allAtHome(table());
const two = allAtHome(table({ players: 2 }));
const records = (count: number, state = two): ClockworkerState =>
	after(state, ...Array.from({ length: count }, () => added(BO, { kind: 'record', points: 1 })));
const over = everybodyRecharges(withCards(home, BO, 12));
const emotion = { red: 1, green: 2, blue: 1 };
const deserted = after(
	table(),
	locationRead(ANA, 0, { spaces: standing([false, { red: 1 }], [false, { blue: 1 }]) })
);
const half = standing([true, { red: 1 }], [false, { blue: 1 }], [false, { gold: 1 }]);
const halfFull = after(home, locationRead(ANA, 0, { spaces: half }));
const oneRead = after(
	withTokens(table(), ANA, { placed: 1 }),
	locationRead(ANA, 0, { spaces: half })
);
const twoRead = after(
	withLocations(withTokens(table(), ANA, { placed: 2 }), ANA, 1),
	locationRead(ANA, 0, { spaces: half }),
	locationRead(ANA, 1, { spaces: standing([true, { green: 1 }]) })
);
const to = (location: number, workers: number): Placement => ({ location, workers });
const onSpace = (space: number): Placement => ({ ...to(0, 1), spaces: [space] });
const copier = after(owning(table(), ANA, 'instant-duplicate-device'), retrieved(ANA, { red: 1 }));

const turns: readonly Case[] = [
	{
		because: 'a third seat at a table of two',
		on: two,
		event: recharged(CHLOE),
		raised: { term: 'no-such-seat', seat: CHLOE },
		fine: { on: after(home, passing(recharged(ANA)), passing(recharged(BO))) }
	},
	{
		because: 'Bo plays when it is Ana’s turn',
		on: home,
		event: recharged(BO),
		raised: { term: 'wrong-seat', expected: ANA },
		fine: { on: after(home, passing(recharged(ANA))) }
	},
	{
		because: 'Ana plays before Bo has had a turn',
		on: after(home, passing(recharged(ANA))),
		event: recharged(ANA),
		raised: { term: 'wrong-seat', expected: BO },
		fine: { event: recharged(BO) }
	},
	{
		because: 'the round after somebody’s 12th card is finished',
		on: over,
		event: recharged(ANA),
		raised: { term: 'game-over' },
		fine: { on: home }
	},
	{
		because: 'the last turn of the last round ends when somebody begins another',
		on: after(withCards(two, ANA, 12), passing(recharged(ANA)), recharged(BO)),
		event: recharged(ANA),
		raised: { term: 'game-over' },
		fine: { on: after(withCards(two, ANA, 11), passing(recharged(ANA)), recharged(BO)) }
	},
	{
		because: 'the table has called it a day',
		on: after(home, called(BO)),
		event: recharged(ANA),
		raised: { term: 'game-over' },
		fine: { on: after(home, called(BO), called(BO, false)) }
	},
	{
		because: 'one turn, two actions',
		on: after(home, recharged(ANA)),
		event: communicated(ANA, 3),
		raised: { term: 'second-action' },
		fine: { on: home }
	},
	{
		because: 'four workers are still out',
		on: table(),
		event: recharged(ANA),
		raised: { term: 'retrieve-first' },
		fine: { on: after(table(), retrieved(ANA, { red: 1 })) }
	},
	{
		because: 'one turn, two Retrieve phases',
		on: after(table(), retrieved(ANA, { red: 1 })),
		event: retrieved(ANA, { red: 1 }),
		raised: { term: 'second-retrieve' },
		fine: { on: table() }
	},
	{
		because: 'the Retrieve phase after the action',
		on: after(table(), recharged(ANA)),
		event: retrieved(ANA, { red: 1 }),
		raised: { term: 'retrieve-too-late' },
		fine: { on: table() }
	},
	{
		because: 'a turn without an action',
		on: home,
		event: turnEnded(ANA),
		raised: { term: 'no-action-yet' },
		fine: { on: after(home, recharged(ANA)) }
	}
];

const payments: readonly Case[] = [
	{
		because: 'five gears from three',
		on: home,
		event: operated(ANA, { cost: 5 }),
		raised: { term: 'cannot-pay', short: { gears: 2 } },
		fine: { event: operated(ANA, { cost: 3 }) }
	},
	{
		because: 'pellets that are not there',
		on: withTokens(home, ANA, { red: 1 }),
		event: repaired(ANA, 'emergency-toolkit', { paid: { red: 2, gold: 3 } }),
		raised: { term: 'cannot-pay', short: { red: 1, gold: 3 } },
		fine: { on: withTokens(home, ANA, { red: 2, gold: 3 }) }
	},
	{
		because: 'three workers paid, while four of six are at work',
		on: after(table(), retrieved(ANA)),
		event: repaired(ANA, 'emergency-toolkit', { paid: { workers: 3 } }),
		raised: { term: 'more-placed', placed: 4, workers: 3 },
		fine: { event: repaired(ANA, 'emergency-toolkit', { paid: { workers: 2 } }) }
	},
	{
		because: 'the five gears of the ToolKit come after its price',
		on: withTokens(home, ANA, { gears: 1 }),
		event: repaired(ANA, 'emergency-toolkit', { paid: { gears: 2 } }),
		raised: { term: 'cannot-pay', short: { gears: 1 } },
		fine: { on: home }
	},
	{
		because: 'the vending machine wants two gears a time',
		on: owning(home, ANA, 'self-vending-machine'),
		event: vended(ANA, 2),
		raised: { term: 'cannot-pay', short: { gears: 1 } },
		fine: { event: vended(ANA) }
	},
	{
		because: 'a blue pellet short',
		on: withTokens(home, ANA, { red: 2, green: 2, blue: 2, gold: 2 }),
		event: repaired(ANA, 'emotion-studying-device', { paid: { red: 1, green: 2 } }),
		raised: { term: 'wrong-payment', cost: emotion, paid: { red: 1, green: 2 } },
		fine: { event: repaired(ANA, 'emotion-studying-device', { paid: emotion }) }
	},
	{
		because: 'a colour for gold',
		on: withTokens(home, ANA, { red: 2, gold: 2 }),
		event: communicated(ANA, 6, { cost: { gold: 1 }, paid: { red: 1 } }),
		raised: { term: 'wrong-payment', cost: { gold: 1 }, paid: { red: 1 } },
		fine: { event: communicated(ANA, 6, { cost: { red: 1 }, paid: { gold: 1 } }) }
	},
	{
		because: 'the full price under the −1 marker',
		on: home,
		event: operated(ANA, { cost: 3, paid: 3, under: 'minus' }),
		raised: { term: 'wrong-gears', cost: 2, paid: 3 },
		fine: { event: operated(ANA, { cost: 3, paid: 2, under: 'minus' }) }
	},
	{
		because: 'an adjustment by too much',
		on: home,
		event: adjusted(ANA, 'gears', -4),
		raised: { term: 'below-zero', counter: 'gears', value: -1 },
		fine: { event: adjusted(ANA, 'gears', -3) }
	},
	{
		because: 'a count of less than nothing',
		on: home,
		event: counted(ANA, 'vp', -2),
		raised: { term: 'below-zero', counter: 'vp', value: -2 },
		fine: { event: counted(ANA, 'vp', 0) }
	},
	{
		because: 'seven of six workers at work',
		on: table(),
		event: counted(ANA, 'placed', 7),
		raised: { term: 'more-placed', placed: 7, workers: 6 },
		fine: { event: counted(ANA, 'placed', 6) }
	},
	{
		because: 'three more placed than the two in hand',
		on: table(),
		event: adjusted(ANA, 'placed', 3),
		raised: { term: 'more-placed', placed: 7, workers: 6 },
		fine: { event: adjusted(ANA, 'placed', 2) }
	},
	{
		because: 'three workers in all, while four are at work',
		on: table(),
		event: counted(ANA, 'workers', 3),
		raised: { term: 'more-placed', placed: 4, workers: 3 },
		fine: { event: counted(ANA, 'workers', 4) }
	}
];

const cards: readonly Case[] = [
	{
		because: 'Players are not allowed to purchase Artifacts of the same name',
		on: owning(home, ANA, 'extended-memory'),
		event: repaired(ANA, 'extended-memory'),
		raised: { term: 'already-owned', artifact: 'extended-memory' },
		fine: { on: owning(home, BO, 'extended-memory') }
	},
	{
		because: 'the one copy of a unique artifact',
		on: owning(home, BO, 'clockwork-god'),
		event: repaired(ANA, 'clockwork-god'),
		raised: { term: 'no-copy-left', artifact: 'clockwork-god', owners: [BO] },
		fine: { on: home }
	},
	{
		because: 'both copies of another',
		on: owning(owning(home, BO, 'parabolic-antenna'), CHLOE, 'parabolic-antenna'),
		event: repaired(ANA, 'parabolic-antenna'),
		raised: { term: 'no-copy-left', artifact: 'parabolic-antenna', owners: [BO, CHLOE] },
		fine: { on: owning(home, BO, 'parabolic-antenna') }
	},
	{
		because: 'one copy with two players, unless the table counts another',
		on: owning(two, BO, 'parabolic-antenna'),
		event: repaired(ANA, 'parabolic-antenna'),
		raised: { term: 'no-copy-left', artifact: 'parabolic-antenna', owners: [BO] },
		fine: { on: after(owning(two, BO, 'parabolic-antenna'), copiesCounted('parabolic-antenna', 2)) }
	},
	{
		because: 'vending without the machine',
		on: home,
		event: vended(ANA),
		raised: { term: 'not-owned', artifact: 'self-vending-machine' },
		fine: { on: owning(home, ANA, 'self-vending-machine') }
	},
	{
		because: 'removing what is not there',
		on: home,
		event: removed(ANA, { kind: 'artifact', artifact: 'pick-up-ship' }),
		raised: { term: 'not-owned', artifact: 'pick-up-ship' },
		fine: { on: owning(home, ANA, 'pick-up-ship') }
	},
	{
		because: 'vending in the turn of its repair',
		on: after(home, repaired(ANA, 'self-vending-machine')),
		event: vended(ANA),
		raised: { term: 'not-yet-active', artifact: 'self-vending-machine' },
		fine: { on: owning(home, ANA, 'self-vending-machine') }
	},
	{
		because: 'nobody can pass 12 cards',
		on: withCards(home, ANA, 12),
		event: operated(ANA),
		raised: { term: 'thirteenth-card', cards: 12 },
		fine: { on: withCards(home, ANA, 11) }
	},
	{
		because: 'nor by adding one',
		on: withCards(home, ANA, 12),
		event: added(ANA, { kind: 'artifact', artifact: 'pick-up-ship' }),
		raised: { term: 'thirteenth-card', cards: 12 },
		fine: { on: withCards(home, ANA, 11) }
	}
];

const workers: readonly Case[] = [
	{
		because: 'nobody is out',
		on: home,
		event: recovered(ANA, { red: 1 }),
		raised: { term: 'no-worker-placed' },
		fine: { on: after(table(), retrieved(ANA, { red: 1 })) }
	},
	{
		because: 'more come back than went out',
		on: withLocations(withTokens(table(), ANA, { placed: 1 }), ANA, 1),
		event: broughtBack(ANA, { workers: 2, gain: { red: 2 } }),
		raised: { term: 'no-worker-placed' },
		fine: { on: withLocations(withTokens(table(), ANA, { placed: 2 }), ANA, 1) }
	},
	{
		because: 'two come back from the only Location',
		on: table(),
		event: broughtBack(ANA, { workers: 2, gain: { red: 2 } }),
		raised: { term: 'one-from-each', most: 1 },
		fine: { on: withLocations(table(), ANA, 1) }
	},
	{
		because: 'two at once from one Location',
		on: withLocations(table(), ANA, 1),
		event: broughtBack(ANA, { location: 0, workers: 2, gain: { red: 2 } }),
		raised: { term: 'no-worker-placed' },
		fine: { event: broughtBack(ANA, { location: 0, workers: 1, gain: { red: 2 } }) }
	},
	{
		because: 'one Location named twice',
		on: withLocations(table(), ANA, 1),
		event: broughtBack(ANA, { location: 0, gain: {} }, { location: 0, gain: {} }),
		raised: { term: 'no-worker-placed' },
		fine: { event: broughtBack(ANA, { location: 0, gain: {} }, { location: 1, gain: {} }) }
	},
	{
		because: 'Retrieve is mandatory, and somebody is out',
		on: table(),
		event: retrieved(ANA),
		raised: { term: 'left-behind', least: 1 },
		fine: { on: home }
	},
	{
		because: 'a worker stays on one of two Locations that were read out',
		on: twoRead,
		event: broughtBack(ANA, { location: 0, gain: { red: 1 } }),
		raised: { term: 'left-behind', least: 2 },
		fine: {
			event: broughtBack(
				ANA,
				{ location: 0, gain: { red: 1 } },
				{ location: 1, gain: { green: 1 } }
			)
		}
	},
	{
		because: 'those out of sight stand somewhere: one more comes back',
		on: withLocations(after(table(), locationRead(ANA, 0, { spaces: half })), ANA, 2),
		event: broughtBack(ANA, { location: 0, gain: { red: 1 } }),
		raised: { term: 'left-behind', least: 2 },
		fine: { event: broughtBack(ANA, { location: 0, gain: { red: 1 } }, { gain: { blue: 1 } }) }
	},
	{
		because: 'the space shows red',
		on: oneRead,
		event: broughtBack(ANA, { location: 0, gain: { blue: 1 } }),
		raised: { term: 'other-gain', location: 0, shown: { red: 1 } },
		fine: { event: broughtBack(ANA, { location: 0, gain: { red: 1, blue: 0 } }) }
	},
	{
		because: 'Recover gains what the topmost worker stands on, not what an empty space shows',
		on: after(
			withTokens(table(), ANA, { placed: 1 }),
			locationRead(ANA, 0, { spaces: standing([false, { blue: 1 }], [true, { gold: 1 }]) }),
			// Retrieve is over
			retrieved(ANA)
		),
		event: recovered(ANA, { blue: 1 }, 0),
		raised: { term: 'other-gain', location: 0, shown: { gold: 1 } },
		fine: { event: recovered(ANA, { gold: 1 }, 0) }
	},
	{
		because: 'nobody stands on that Location',
		on: deserted,
		event: broughtBack(ANA, { location: 0, gain: { red: 1 } }),
		raised: { term: 'no-worker-placed' },
		fine: { on: after(table(), locationRead(ANA, 0, { spaces: half })) }
	},
	{
		because: 'three of two in hand',
		on: withTokens(home, ANA, { workers: 2 }),
		event: dispatched(ANA, { workers: 3 }),
		raised: { term: 'no-worker-in-hand', inHand: 2, needed: 3 },
		fine: { event: dispatched(ANA, { workers: 2 }) }
	},
	{
		because: 'an Operation with more workers than hands',
		on: withTokens(home, ANA, { workers: 1 }),
		event: operated(ANA, { workers: 2 }),
		raised: { term: 'no-worker-in-hand', inHand: 1, needed: 2 },
		fine: { event: operated(ANA, { workers: 1 }) }
	},
	{
		because: 'a Dispatch of nobody',
		on: home,
		event: dispatched(ANA, { workers: 0 }),
		raised: { term: 'nothing-dispatched' },
		fine: { event: dispatched(ANA, { workers: 1 }) }
	},
	{
		because: 'a second Location of one',
		on: home,
		event: dispatched(ANA, { workers: 1, location: 1 }),
		raised: { term: 'no-such-location', location: 1 },
		fine: { event: dispatched(ANA, { workers: 1, location: 0 }) }
	},
	{
		because: 'reading a Location that is not there',
		on: home,
		event: locationRead(ANA, 3, { name: 'Mill' }),
		raised: { term: 'no-such-location', location: 3 },
		fine: { event: locationRead(ANA, 0, { name: 'Mill' }) }
	},
	{
		because: 'three workers on two empty spaces',
		on: halfFull,
		event: dispatched(ANA, { location: 0, workers: 3 }),
		raised: { term: 'no-empty-space', location: 0, empty: 2 },
		fine: { event: dispatched(ANA, { location: 0, workers: 2 }) }
	},
	{
		because: 'more workers than a Starting Location has spaces, though nobody has read it out',
		on: after(table(), retrieved(ANA, {})),
		event: dispatched(ANA, { location: 0, workers: 2 }),
		raised: { term: 'no-empty-space', location: 0, empty: 1 },
		fine: { event: dispatched(ANA, { location: 0, workers: 1 }) }
	},
	{
		because: 'a space that is taken',
		on: owning(halfFull, ANA, 'synchronization-tech'),
		event: dispatched(ANA, { location: 0, workers: 1, spaces: [0] }),
		raised: { term: 'no-empty-space', location: 0, empty: 2 },
		fine: { event: dispatched(ANA, { location: 0, workers: 1, spaces: [2] }) }
	},
	{
		because: 'a space that the same Dispatch has just filled',
		on: halfFull,
		event: dispatched(ANA, onSpace(1), onSpace(1)),
		raised: { term: 'no-empty-space', location: 0, empty: 1 },
		fine: { event: dispatched(ANA, onSpace(1), onSpace(2)) }
	},
	{
		because: 'two and one workers on two empty spaces',
		on: halfFull,
		event: dispatched(ANA, { location: 0, workers: 2 }, { location: 0, workers: 1 }),
		raised: { term: 'no-empty-space', location: 0, empty: 0 },
		fine: { event: dispatched(ANA, { location: 0, workers: 1 }, { location: 0, workers: 1 }) }
	},
	{
		because: 'two workers on one space',
		on: halfFull,
		event: dispatched(ANA, { location: 0, workers: 2, spaces: [1] }),
		raised: { term: 'spaces-differ', location: 0, workers: 2, spaces: 1 },
		fine: { event: dispatched(ANA, { location: 0, workers: 2, spaces: [1, 2] }) }
	},
	{
		because: 'one space named twice',
		on: halfFull,
		event: dispatched(ANA, { location: 0, workers: 2, spaces: [1, 1] }),
		raised: { term: 'spaces-differ', location: 0, workers: 2, spaces: 2 },
		fine: { event: dispatched(ANA, { location: 0, workers: 2, spaces: [2, 1] }) }
	},
	{
		because: 'the +1 marker gives what the top space shows, not what a lower one does',
		on: home,
		event: operated(ANA, { under: 'plus', spaces: [{ red: 1 }, { gold: 1 }], chosen: 'gold' }),
		raised: { term: 'not-on-top', token: 'gold' },
		fine: {
			event: operated(ANA, { under: 'plus', spaces: [{ red: 1, gold: 1 }], chosen: 'gold' })
		}
	},
	{
		because: 'the same, told the top space alone',
		on: home,
		event: operated(ANA, { under: 'plus', top: { red: 1, gold: 0 }, chosen: 'gold' }),
		raised: { term: 'not-on-top', token: 'gold' },
		fine: { event: operated(ANA, { under: 'plus', chosen: 'gold' }) }
	},
	{
		because: 'a new Location smaller than that',
		on: home,
		event: operated(ANA, { spaces: [{ red: 1 }], workers: 2 }),
		raised: { term: 'no-empty-space', location: 1, empty: 1 },
		fine: { event: operated(ANA, { spaces: [{ red: 1 }], workers: 1 }) }
	},
	{
		because: 'a lower space while a higher one is empty',
		on: halfFull,
		event: dispatched(ANA, { location: 0, workers: 1, spaces: [2] }),
		raised: { term: 'not-topmost', location: 0 },
		fine: { event: dispatched(ANA, { location: 0, workers: 1, spaces: [1] }) }
	},
	{
		because: 'two Locations with fewer than six cards',
		on: withLocations(home, ANA, 4),
		event: dispatched(ANA, { workers: 1 }, { workers: 1 }),
		raised: { term: 'too-many-locations', most: 1 },
		fine: { on: withLocations(home, ANA, 5) }
	},
	{
		because: 'two placements on one Location are one Location',
		on: withLocations(home, ANA, 1),
		event: dispatched(ANA, { location: 0, workers: 1 }, { location: 1, workers: 1 }),
		raised: { term: 'too-many-locations', most: 1 },
		fine: { event: dispatched(ANA, { location: 1, workers: 1 }, { location: 1, workers: 1 }) }
	},
	{
		because: 'a Location that nobody was sent to does not count',
		on: withLocations(home, ANA, 5),
		event: dispatched(ANA, to(0, 1), to(1, 1), to(2, 1)),
		raised: { term: 'too-many-locations', most: 2 },
		fine: { event: dispatched(ANA, to(0, 1), to(1, 0), to(2, 1)) }
	},
	{
		because: 'copying what nobody brought',
		on: copier,
		event: duplicated(ANA, 'gold'),
		raised: { term: 'not-brought', token: 'gold' },
		fine: { event: duplicated(ANA, 'red') }
	},
	{
		because: 'copying twice in a phase',
		on: after(copier, duplicated(ANA, 'red')),
		event: duplicated(ANA, 'red'),
		raised: { term: 'already-duplicated' },
		fine: { on: copier }
	}
];

const tiles: readonly Case[] = [
	{
		because: 'the stack is empty',
		on: records(20, after(two, endTileSeen(BO))),
		event: communicated(ANA, 3),
		raised: { term: 'no-record-left', records: 20 },
		fine: { on: records(19, after(two, endTileSeen(BO))) }
	},
	{
		because: 'a 9th record counted for two players, where the End tile allows eight',
		on: records(8),
		event: added(ANA, { kind: 'record', points: 3 }),
		raised: { term: 'past-the-end-tile', most: 8 },
		fine: { on: records(7) }
	},
	{
		because: 'a record that nobody took',
		on: records(1),
		event: recordRead(BO, 1, 5),
		raised: { term: 'no-such-record', record: 1 },
		fine: { event: recordRead(BO, 0, 5) }
	},
	{
		because: 'the tile with the 6th record of two players',
		on: records(5),
		event: communicated(ANA, 3, { endTile: true }),
		raised: { term: 'end-tile-early', record: 6, foretold: 7 },
		fine: { on: records(6) }
	},
	{
		because: 'the tile said to be seen after six records',
		on: records(6),
		event: endTileSeen(BO),
		raised: { term: 'end-tile-early', record: 6, foretold: 7 },
		fine: { on: records(7) }
	},
	{
		because: 'no tile with the 7th record of two players',
		on: records(6),
		event: communicated(ANA, 3),
		raised: { term: 'end-tile-late', record: 7, foretold: 7 },
		fine: { on: records(5) }
	},
	{
		because: 'the tile with the 12th record of four players',
		on: records(11, home),
		event: communicated(ANA, 3, { endTile: true }),
		raised: { term: 'end-tile-late', record: 12, foretold: 11 },
		fine: { on: records(10, home) }
	},
	{
		because: 'there is one End tile',
		on: after(records(7), endTileSeen(BO)),
		event: communicated(ANA, 3, { endTile: true }),
		raised: { term: 'end-tile-again' },
		fine: { event: communicated(ANA, 3) }
	}
];

export const CASES: readonly Case[] = [...turns, ...payments, ...cards, ...workers, ...tiles];
