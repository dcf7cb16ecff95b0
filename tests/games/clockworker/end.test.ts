import { describe, expect, test } from 'vitest';
import { replay } from '$lib/core/log/replay';
import { rules } from '$lib/games/clockworker/rules';
import { seatAfterTurn } from '$lib/games/clockworker/rules/end';
import { seatToPlay } from '$lib/games/clockworker/rules/order';
import type { ClockworkerState, EndReason, EventOf } from '$lib/games/clockworker/rules/types';
import {
	after,
	agreed,
	entryId,
	everybody,
	everybodyRecharges,
	line,
	logOf,
	table,
	terms,
	withCards
} from './table';
import {
	added,
	ANA,
	BO,
	called,
	CHLOE,
	communicated,
	counted,
	DOV,
	endTileSeen,
	operated,
	passing,
	recharged,
	removed,
	retrieved,
	turnEnded,
	vended
} from './verbs';

const TRIGGERS: readonly {
	reason: EndReason;
	how: string;
	ready: (state: ClockworkerState, seat: number) => ClockworkerState;
	event: (seat: number) => EventOf<'operated' | 'communicated'>;
}[] = [
	{
		reason: 'twelve-cards',
		how: 'the 12th card',
		ready: (state, seat) => withCards(state, seat, 11),
		event: (seat) => operated(seat)
	},
	{
		reason: 'end-tile',
		how: 'the End tile',
		ready: (state) => state,
		event: (seat) => communicated(seat, 4, { endTile: true })
	}
];

/** Every table, every start player, everybody who could trigger the end in turn. */
const TABLES = [2, 3, 4].flatMap((players) =>
	Array.from({ length: players }, (_, start) => start).flatMap((start) =>
		Array.from({ length: players }, (_, turn) => {
			const by = (start + turn) % players;
			const last = (start + players - 1) % players;
			const stillToPlay: number[] = [];
			for (let seat = by; seat !== last;) stillToPlay.push((seat = (seat + 1) % players));
			return { players, start, by, stillToPlay };
		})
	)
);

describe.each(TRIGGERS)('The end by $how', ({ reason, ready, event }) => {
	test.each(TABLES)(
		'$players players, start $start, by $by: $stillToPlay still play once each',
		({ players, start, by, stillToPlay }) => {
			let state = ready(table({ players, start, depth: 'scores' }), by);
			expect(rules.ending(state)).toBeUndefined();
			while (seatToPlay(state) !== by) state = after(state, passing(recharged(seatToPlay(state))));
			expect(rules.ending(state)).toBeUndefined();

			state = after(state, passing(event(by)));
			const found = { reason, by, round: 1 };
			for (const [index, seat] of stillToPlay.entries()) {
				expect(rules.ending(state)).toEqual({
					...found,
					stillToPlay: stillToPlay.slice(index),
					over: false
				});
				expect(terms(state, recharged(seat))).not.toContain('game-over');
				state = after(state, passing(recharged(seat)));
			}
			expect(rules.ending(state)).toEqual({ ...found, stillToPlay: [], over: true });
			expect(new Set(state.seats.map(({ turns }) => turns))).toEqual(new Set([1]));
			expect(terms(state, recharged(start))).toContain('game-over');
		}
	);

	test('in a later round, which is finished', () => {
		const first = everybody(table({ start: CHLOE })).map((seat) => passing(recharged(seat)));
		const state = after(ready(table({ start: CHLOE }), CHLOE), ...first, ...first, event(CHLOE));
		expect(rules.ending(state)).toEqual({
			reason,
			by: CHLOE,
			round: 3,
			stillToPlay: [DOV, ANA, BO],
			over: false
		});
		expect(rules.ending(after(state, turnEnded(CHLOE)))?.stillToPlay).toEqual([DOV, ANA, BO]);
	});

	test('in the last seat’s turn: over when that turn ends', () => {
		const state = after(
			ready(table({ players: 2, start: BO }), ANA),
			passing(recharged(BO)),
			event(ANA)
		);
		expect(rules.ending(state)).toMatchObject({ by: ANA, stillToPlay: [], over: false });
		expect(rules.ending(after(state, turnEnded(ANA)))).toMatchObject({ over: true });
	});

	test('whoever has acted in the last turn plays no more, though it is not ended yet', () => {
		const triggered = after(ready(table({ players: 3, depth: 'scores' }), ANA), event(ANA));
		expect(rules.ending(triggered)).toMatchObject({ stillToPlay: [BO, CHLOE], over: false });
		const begun = after(triggered, turnEnded(ANA), retrieved(BO, { vp: 1 }));
		expect(rules.ending(begun)).toMatchObject({ stillToPlay: [BO, CHLOE], over: false });
		const acted = after(begun, recharged(BO));
		expect(rules.ending(acted)).toMatchObject({ stillToPlay: [CHLOE], over: false });
		const all = after(acted, recharged(CHLOE));
		expect(rules.ending(all)).toMatchObject({ stillToPlay: [], over: false });
		expect(rules.ending(after(all, turnEnded(CHLOE)))).toMatchObject({ over: true });
	});

	test('the last turn may still use what works at any time, and nobody begins another', () => {
		const state = after(
			ready(table({ players: 2 }), ANA),
			added(BO, { kind: 'artifact', artifact: 'self-vending-machine' }),
			counted(BO, 'placed', 0),
			passing(event(ANA)),
			recharged(BO)
		);
		expect(terms(state, vended(BO))).toEqual([]);
		expect(terms(state, turnEnded(BO))).toEqual([]);
		expect(terms(state, retrieved(ANA, { red: 1 }))).toContain('game-over');
		expect(rules.ending(after(state, retrieved(ANA, { red: 1 })))?.over).toBe(true);
	});
});

describe('The round that has begun is the one that is finished', () => {
	const oneRound = everybodyRecharges(table({ players: 2 }));

	test('when the tile is seen after the Retrieve phase, before the action', () => {
		const state = after(oneRound, retrieved(ANA, { red: 1 }), endTileSeen(ANA));
		expect(rules.ending(state)).toMatchObject({ round: 2, stillToPlay: [ANA, BO], over: false });
	});

	test('when it is seen between two rounds, nobody plays again', () => {
		expect(rules.ending(after(oneRound, endTileSeen(BO)))).toMatchObject({ round: 1, over: true });
	});
});

describe('A second trigger changes nothing', () => {
	test('the End tile after the 12th card', () => {
		const state = after(withCards(table(), ANA, 11), passing(operated(ANA)));
		const first = rules.ending(state);
		const second = after(state, communicated(BO, 3, { endTile: true }));
		expect(rules.ending(second)).toEqual({ ...first, stillToPlay: [CHLOE, DOV] });
	});

	test('the 12th card after the End tile', () => {
		const state = after(
			withCards(table(), BO, 11),
			passing(communicated(ANA, 3, { endTile: true }))
		);
		const first = rules.ending(state);
		expect(rules.ending(after(state, operated(BO)))).toEqual({
			...first,
			stillToPlay: [CHLOE, DOV]
		});
	});
});

describe('The table takes the trigger back', () => {
	test('by removing the 12th card', () => {
		const state = withCards(table(), ANA, 12);
		expect(rules.ending(state)?.reason).toBe('twelve-cards');
		const back = after(state, removed(ANA, { kind: 'location', location: 11 }));
		expect(rules.ending(back)).toBeUndefined();
	});

	test('by saying that the End tile was not there', () => {
		const state = after(table(), communicated(ANA, 3, { endTile: true }), endTileSeen(ANA, false));
		expect(rules.ending(state)).toBeUndefined();
		expect(rules.ending(after(state, endTileSeen(ANA)))?.reason).toBe('end-tile');
	});

	test('and what else triggers it then stands in its place, with whoever did it', () => {
		const both = after(
			withCards(table(), BO, 11),
			passing(communicated(ANA, 3, { endTile: true })),
			passing(operated(BO)),
			endTileSeen(ANA, false)
		);
		expect(rules.ending(both)).toMatchObject({ reason: 'twelve-cards', by: BO, round: 1 });
		const two = after(
			withCards(withCards(table(), ANA, 12), BO, 12),
			removed(ANA, { kind: 'location', location: 11 })
		);
		expect(rules.ending(two)).toMatchObject({ reason: 'twelve-cards', by: BO });
	});

	test('of two with twelve cards, whoever has just moved', () => {
		const state = after(table(), endTileSeen(DOV));
		const both = withCards(withCards(state, ANA, 12), CHLOE, 12);
		expect(rules.ending(both)).toMatchObject({ reason: 'end-tile', by: DOV });
		for (const [mover, by] of [
			[CHLOE, CHLOE],
			[ANA, ANA],
			[DOV, ANA]
		] as const)
			expect(rules.ending(after(both, endTileSeen(mover, false)))).toMatchObject({
				reason: 'twelve-cards',
				by
			});
	});

	test('by correcting the event in the log', () => {
		const setup = agreed({ players: 2 });
		const log = logOf([passing(communicated(ANA, 5, { endTile: true })), passing(recharged(BO))]);
		expect(rules.ending(replay(rules, setup, log).state)?.over).toBe(true);
		const event = passing(communicated(ANA, 5));
		const corrected = [...log, line(2, { kind: 'corrected', target: entryId(0), event })];
		expect(rules.ending(replay(rules, setup, corrected).state)).toBeUndefined();
		const withdrawn = [...log, line(2, { kind: 'corrected', target: entryId(0), event: null })];
		expect(rules.ending(replay(rules, setup, withdrawn).state)).toBeUndefined();
	});
});

describe('What the table saw wins over the count', () => {
	test('a tile that shows early ends the game', () => {
		const state = after(table(), communicated(ANA, 5, { endTile: true }));
		expect(rules.ending(state)?.reason).toBe('end-tile');
	});

	test('a tile that does not show when foretold does not end it', () => {
		const seven = Array.from({ length: 7 }, () => added(BO, { kind: 'record', points: 1 }));
		const state = after(table({ players: 2 }), ...seven);
		expect(rules.ending(state)).toBeUndefined();
		expect(rules.ending(after(state, endTileSeen(BO)))?.reason).toBe('end-tile');
	});

	test('eleven cards and any number of records do not end it', () => {
		const records = Array.from({ length: 5 }, () => added(ANA, { kind: 'record', points: 1 }));
		expect(rules.ending(after(withCards(table(), ANA, 11), ...records))).toBeUndefined();
	});
});

describe('The table calls it a day', () => {
	test('the match is over, whoever would still play', () => {
		const state = after(table({ players: 3 }), called(BO));
		expect(rules.ending(state)).toEqual({
			reason: 'called',
			by: BO,
			round: 1,
			stillToPlay: [],
			over: true
		});
		expect(terms(state, recharged(ANA))).toContain('game-over');
	});

	test('and takes it up again', () => {
		const state = after(table({ players: 3 }), called(BO), called(ANA, false));
		expect(rules.ending(state)).toBeUndefined();
	});

	test('in the middle of a turn, which nobody goes on with', () => {
		const state = after(everybodyRecharges(table()), retrieved(ANA, { red: 1 }), called(DOV));
		expect(rules.ending(state)).toMatchObject({ reason: 'called', by: DOV, round: 2, over: true });
		expect(terms(state, recharged(ANA))).toContain('game-over');
		expect(terms(state, called(DOV, false))).toEqual([]);
	});

	test('while the last round is being played: the others do not finish it', () => {
		const triggered = after(withCards(table(), ANA, 11), passing(operated(ANA)));
		expect(rules.ending(after(triggered, called(BO)))).toMatchObject({
			reason: 'called',
			stillToPlay: [],
			over: true
		});
		const again = after(triggered, called(BO), called(BO, false));
		expect(rules.ending(again)).toEqual(rules.ending(triggered));
	});

	test('an end by the rules stays an end by the rules', () => {
		const state = after(
			table({ players: 2, depth: 'scores' }),
			communicated(ANA, 4, { endTile: true }),
			turnEnded(ANA),
			recharged(BO),
			turnEnded(BO),
			called(ANA)
		);
		expect(rules.ending(state)).toMatchObject({ reason: 'end-tile', by: ANA, over: true });
	});
});

describe('Who plays once a turn has ended', () => {
	test('is the next one clockwise', () => {
		expect(seatAfterTurn(table({ players: 3 }), ANA)).toBe(BO);
		expect(seatAfterTurn(after(table({ players: 3 }), recharged(ANA)), ANA)).toBe(BO);
	});

	test('is whoever was left out, before the round goes on', () => {
		const leftOut = after(table({ players: 3 }), passing(recharged(BO)), passing(recharged(CHLOE)));
		expect(seatAfterTurn(leftOut, ANA)).toBe(ANA);
	});

	test('is nobody after the last turn of the match', () => {
		const lastTurn = after(
			table({ players: 2 }),
			passing(recharged(ANA)),
			endTileSeen(BO),
			recharged(BO)
		);
		expect(rules.ending(lastTurn)?.over).toBe(false);
		expect(seatAfterTurn(lastTurn, BO)).toBeUndefined();
	});
});
