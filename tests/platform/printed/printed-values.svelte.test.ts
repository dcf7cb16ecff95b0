import { beforeEach, describe, expect, test } from 'vitest';
import type { GameTypes } from '$lib/core/game';
import type { DeviceId, Entry, EntryId } from '$lib/core/log/log';
import { printedRules } from '$lib/games/clockworker/rules/printed';
import { withPrint } from '$lib/games/clockworker/rules/printed/facts';
import type { Clockworker, PrintedBox } from '$lib/games/clockworker/rules/types';
import type { MatchId } from '$lib/platform/match/match';
import { PrintedValues } from '$lib/platform/printed/printed-values.svelte';
import { matchStore } from '$lib/platform/storage/match-store';
import { printedStore } from '$lib/platform/storage/printed-store';
import { after, table } from '../../games/clockworker/table';
import { artifactRead } from '../../games/clockworker/verbs';

// The real IndexedDB of the browser; every test has a game of its own.

let game = '';
beforeEach(() => {
	game = `game-${crypto.randomUUID()}`;
});
const opened = () => new PrintedValues<Clockworker>(game, printedRules).load();
const god = (points: number) => (facts: PrintedBox) =>
	withPrint(facts, 'clockwork-god', { points });
const pointsOf = ({ facts }: PrintedValues<Clockworker>) =>
	facts.artifacts['clockwork-god']?.points;

describe('what was read out by hand', () => {
	test('is there for the next page that opens it', async () => {
		await (await opened()).change(god(3));
		expect(pointsOf(await opened())).toBe(3);
	});

	test('is undone step by step', async () => {
		const copy = await opened();
		await copy.change(god(3));
		await copy.change(god(4));
		await copy.undo();
		expect(pointsOf(copy)).toBe(3);
		await copy.undo();
		expect(pointsOf(await opened())).toBeUndefined();
		expect(copy.canUndo).toBe(false);
	});

	test('is not undone over what somebody else has learnt since', async () => {
		const copy = await opened();
		await copy.change(god(3));
		const other = await opened();
		await other.change((facts) => withPrint(facts, 'pick-up-ship', { points: 5 }));
		await copy.undo();
		expect((await opened()).facts.artifacts).toEqual({
			'clockwork-god': { points: 3 },
			'pick-up-ship': { points: 5 }
		});
	});

	test('joins what another tab has learnt', async () => {
		const [one, two] = [await opened(), await opened()];
		await one.change(god(3));
		await two.change((facts) => withPrint(facts, 'pick-up-ship', { points: 5 }));
		expect(Object.keys(two.facts.artifacts)).toEqual(['clockwork-god', 'pick-up-ship']);
	});

	test('that cannot be read is as if nobody had said it', async () => {
		await printedStore.change({ game, change: () => ({ artifacts: 7 }) });
		expect((await opened()).facts).toEqual(printedRules.blank);
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
		event: { type: 'artifactRead' }
	});
	beforeEach(async () => {
		// safe: any text is an id
		match = `match-${crypto.randomUUID()}` as MatchId;
		await matchStore.add({
			...{ id: match, game, startedAt: 1 },
			setup: { seats: ['Ana', 'Bo'], start: 0, houseRules: {}, options: {} }
		});
	});
	const before = table();
	const read = after(before, artifactRead('clockwork-god', { points: 6 }));

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
		await copy.change(god(6));
		expect(copy.learnedFrom(before, read, match)).toBeUndefined();
	});
});
