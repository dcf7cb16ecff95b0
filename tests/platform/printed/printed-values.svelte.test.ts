import { beforeEach, describe, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { DeviceId, Entry, EntryId } from '$lib/core/log/log';
import type { MatchId } from '$lib/platform/match/match';
import { PrintedValues } from '$lib/platform/printed/printed-values.svelte';
import { matchStore } from '$lib/platform/storage/match-store';
import { printedStore } from '$lib/platform/storage/printed-store';
import { printed, type WithCards } from '../../toy/cards';
import { agreed, ANA, counted } from '../../toy/played';
import { rules } from '../../toy/rules';

// The real IndexedDB of the browser; every test has a game of its own.

let game = '';
beforeEach(() => {
	game = `game-${crypto.randomUUID()}`;
});
const opened = () => new PrintedValues<WithCards>(game, printed).load();
/** The card that the match below reads out, and another one. */
const [ANAS, ACE] = ['card-0', 'ace'];
const worth =
	(points: number, card = ANAS) =>
	(facts: WithCards['printed']) => ({ ...facts, cards: { ...facts.cards, [card]: points } });
const pointsOf = ({ facts }: PrintedValues<WithCards>) => facts.cards[ANAS];

describe('what was read out by hand', () => {
	test('is there for the next page that opens it', async () => {
		await (await opened()).change(worth(3));
		expect(pointsOf(await opened())).toBe(3);
	});

	test('is undone step by step', async () => {
		const copy = await opened();
		await copy.change(worth(3));
		await copy.change(worth(4));
		await copy.undo();
		expect(pointsOf(copy)).toBe(3);
		await copy.undo();
		expect(pointsOf(await opened())).toBeUndefined();
		expect(copy.canUndo).toBe(false);
	});

	test('is not undone over what somebody else has learnt since', async () => {
		const copy = await opened();
		await copy.change(worth(3));
		const other = await opened();
		await other.change(worth(5, ACE));
		await copy.undo();
		expect((await opened()).facts.cards).toEqual({ [ANAS]: 3, [ACE]: 5 });
	});

	test('joins what another tab has learnt', async () => {
		const [one, two] = [await opened(), await opened()];
		await one.change(worth(3));
		await two.change(worth(5, ACE));
		expect(Object.keys(two.facts.cards)).toEqual([ANAS, ACE]);
	});

	test('that cannot be read is as if nobody had said it', async () => {
		await printedStore.change({ game, change: () => ({ cards: 7 }) });
		expect((await opened()).facts).toEqual(printed.blank);
	});
});

describe('what a match reads out', () => {
	let match: MatchId;
	const line = (id: string): Entry<GameTypes> => ({
		id: id as EntryId,
		at: 0,
		device: 'phone' as DeviceId,
		clock: 1,
		kind: 'played',
		event: { type: 'counted' }
	});
	beforeEach(async () => {
		// safe: any text is an id
		match = `match-${crypto.randomUUID()}` as MatchId;
		await matchStore.add({
			...{ id: match, game, startedAt: 1 },
			setup: { seats: ['Ana', 'Bo'], start: 0, houseRules: {}, options: {} }
		});
	});
	const before = rules.setup(agreed());
	const read = rules.apply(before, counted(ANA, 6));

	test('is written with its line', async () => {
		const copy = await opened();
		const learned = copy.learnedFrom(before, read, match);
		await matchStore.append(match, line(crypto.randomUUID()), undefined, learned);
		expect(pointsOf(copy)).toBeUndefined();
		learned?.written();
		expect(pointsOf(copy)).toBe(6);
		expect(pointsOf(await opened())).toBe(6);
	});

	test('is not learnt if the line cannot be written', async () => {
		const copy = await opened();
		const id = crypto.randomUUID();
		await matchStore.append(match, { ...line(id), at: 7 }, undefined);
		const learned = copy.learnedFrom(before, read, match);
		const again = matchStore.append(match, line(id), undefined, learned);
		await expect(again).rejects.toThrow();
		expect(pointsOf(copy)).toBeUndefined();
		expect(pointsOf(await opened())).toBeUndefined();
	});

	test('teaches nothing that is known', async () => {
		const copy = await opened();
		await copy.change(worth(6));
		expect(copy.learnedFrom(before, read, match)).toBeUndefined();
	});
});
