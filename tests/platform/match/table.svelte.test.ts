import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { DeviceId, Entry, EntryId } from '$lib/core/log/log';
import type { Seat } from '$lib/core/seats';
import type { Result } from '$lib/platform/match/match';
import { Table } from '$lib/platform/match/table.svelte';
import { Writer, type Save } from '$lib/platform/match/writer.svelte';
import { rules, type Toy } from '../../toy/rules';
import { agreed, ANA, BO, count, counted, laid, logOf, rounds } from '../../toy/played';

const setup = agreed();

/** A disk that can be told to fail. */
function disk() {
	const lines: Entry<Toy>[] = [];
	const results: (Result | undefined)[] = [];
	const state = { full: false };
	const save: Save<Toy> = ({ entry, result }) => {
		if (state.full) return Promise.reject(new Error('disk full'));
		lines.push(entry);
		results.push(result);
		return Promise.resolve();
	};
	return { lines, results, state, save };
}

/** A table, and the writer that puts its lines on disk. */
function opened(
	save: Save<Toy>,
	log: readonly Entry<Toy>[] = [],
	beginning: ConstructorParameters<typeof Table<Toy>>[3] = {}
) {
	const writer = new Writer<Toy>(save);
	return { table: new Table(rules, setup, log, { ...beginning, writer }), writer };
}

/** How many lines of the log are on disk. */
const recorded = (table: Table<Toy>, writer: Writer<Toy>) => table.log.length - writer.waiting;

describe('a table', () => {
	test('shows, saves, undoes and redoes what is played', async () => {
		const { lines, save } = disk();
		const { table } = opened(save);
		const totals: number[] = [];
		const stop = $effect.root(() => {
			$effect(() => void totals.push(table.sheet.totals[1]?.points ?? -1));
		});
		flushSync();
		table.play(laid(BO, 7));
		flushSync();
		table.undo();
		flushSync();
		table.redo();
		flushSync();
		expect(totals).toEqual([0, 7, 0, 7]);
		await expect.poll(() => lines.map(({ kind }) => kind)).toEqual(['played', 'undone', 'redone']);
		stop();
	});

	test('that dropped its log stands where it stood, and has it again once it hears it', () => {
		const { table } = opened(disk().save);
		table.play(laid(ANA, 1));
		const { log, state } = table;
		table.dropLog();
		expect([table.log, table.state]).toEqual([[], state]);
		table.hear(log);
		expect([table.log, table.state]).toEqual([log, state]);
	});

	test('opened again from what was saved, stands where it stood', async () => {
		const { lines, save } = disk();
		const { table } = opened(save);
		table.play(laid(ANA, 7));
		table.play(laid(BO, 1));
		table.undo();
		await expect.poll(() => lines.length).toBe(3);
		expect(new Table(rules, setup, lines).state).toEqual(table.state);
	});

	test('takes the place on disk when another tab wrote in between', async () => {
		const { table } = opened(({ entry }) => {
			table.hear([{ ...entry, clock: entry.clock + 5 }]);
			return Promise.resolve();
		});
		table.play(laid(ANA, 1));
		await expect.poll(() => table.log.map(({ clock }) => clock)).toEqual([6]);
	});

	test('keeps the result once the match is over, and none when it is taken up again', async () => {
		const { results, save } = disk();
		const { table } = opened(save);
		table.play(counted(ANA, 4));
		table.play(counted(BO, 0));
		table.undo();
		await expect.poll(() => results.length).toBe(3);
		expect(results).toMatchObject([undefined, { points: [4, 0], places: [1, 2] }, undefined]);
	});

	test('under other house rules counts the whole match again', () => {
		const table = new Table(rules, setup, []);
		table.play(laid(ANA, 3));
		expect(table.sheet.totals[0]?.points).toBe(3);
		table.agree({ double: true });
		expect(table.sheet.totals[0]?.points).toBe(6);
		table.undo();
		expect(table.sheet.totals[0]?.points).toBe(3);
	});
});

describe('a writer', () => {
	test('says what is not saved, keeps it, and saves it in order when asked again', async () => {
		const { lines, state, save } = disk();
		state.full = true;
		const { table, writer } = opened(save);
		table.play(laid(ANA, 1));
		table.play(laid(BO, 1));
		await expect.poll(() => writer.unsaved).toBe(2);
		expect(table.state.laid.map(({ length }) => length)).toEqual([1, 1]);

		state.full = false;
		await writer.retry();
		expect(writer.unsaved).toBe(0);
		expect(lines.map(({ clock }) => clock)).toEqual([1, 2]);
	});

	test.each([
		[new DOMException('', 'QuotaExceededError'), 'full'],
		[new DOMException('', 'VersionError'), 'outdated'],
		[new Error('the disk is on fire'), 'unknown']
	])('says why it could not save: %s', async (error, why) => {
		const { table, writer } = opened(() => Promise.reject(error));
		table.play(laid(ANA, 1));
		await expect.poll(() => writer.failure).toBe(why);
		expect([writer.unsaved, recorded(table, writer)]).toEqual([1, 0]);
	});

	test('tries again by itself', async () => {
		const { lines, state, save } = disk();
		state.full = true;
		const { table, writer } = opened(save);
		table.play(laid(ANA, 1));
		await expect.poll(() => writer.failure).toBe('unknown');
		state.full = false;
		await expect.poll(() => lines.length, { timeout: 5_000 }).toBe(1);
		expect([writer.failure, writer.unsaved, recorded(table, writer)]).toEqual([undefined, 0, 1]);
	});

	test('says that it is saving once that takes longer than a blink', async () => {
		const { promise, resolve } = Promise.withResolvers<undefined>();
		const { table, writer } = opened(() => promise);
		table.play(laid(ANA, 1));
		expect([writer.isSaving, recorded(table, writer)]).toEqual([false, 0]);
		await expect.poll(() => writer.isSaving).toBe(true);
		resolve(undefined);
		await expect.poll(() => writer.isSaving).toBe(false);
		expect(recorded(table, writer)).toBe(1);
	});
});

describe('Two tables of one match, in two tabs', () => {
	/** A disk that tells both sides what it was given, and in which place it stands. */
	function tabs() {
		const lines: Entry<Toy>[] = [];
		const tables: Table<Toy>[] = [];
		const save: Save<Toy> = async ({ entry }) => {
			const settled = { ...entry, clock: Math.max(entry.clock, lines.length + 1) };
			lines.push(settled);
			await Promise.resolve();
			for (const table of tables) table.hear([settled]);
		};
		const open = () => {
			const { table, writer } = opened(save, [...lines]);
			tables.push(table);
			return { table, recorded: () => recorded(table, writer) };
		};
		return { lines, open };
	}

	test('show the same, whoever taps and however close together', async () => {
		const { lines, open } = tabs();
		const [{ table: one, recorded: byOne }, { table: two, recorded: byTwo }] = [open(), open()];
		for (let round = 0; round < 10; round++) {
			one.play(laid(ANA, 1));
			two.play(laid(ANA, 2));
			if (round % 4 === 0) two.undo();
		}
		await expect.poll(() => lines.length).toBe(23);
		await expect.poll(() => [byOne(), byTwo()]).toEqual([23, 23]);
		expect(one.log).toEqual(two.log);
		expect(one.state).toEqual(two.state);
		expect(one.sheet.totals[0]?.points).toBe(10 + 14);
	});

	test('know the end that the other has written, and that it was taken back', async () => {
		const { open } = tabs();
		const [{ table: one }, { table: two }] = [open(), open()];
		for (const event of count(7, 9)) one.play(event);
		await expect.poll(() => two.ending?.over).toBe(true);
		expect(two.result?.endedAt).toBe(one.result?.endedAt);
		two.undo();
		await expect.poll(() => one.ending?.over ?? false).toBe(false);
		expect(one.result).toBeUndefined();
	});

	test('do not hear a line twice', async () => {
		const { lines, open } = tabs();
		const { table: one, recorded: byOne } = open();
		one.play(laid(ANA, 1));
		await expect.poll(byOne).toBe(1);
		const { log } = one;
		one.hear(lines);
		expect(one.log).toBe(log);
	});
});

describe('A table that hides its totals', () => {
	const secret = () => new Table(rules, setup, [], { hideTotals: true });

	test('hides them until the match is over and everybody has seen the result', () => {
		const table = secret();
		const hidden = () => [table.hidesTotals, table.hidesFaceDown];
		expect(hidden()).toEqual([true, true]);
		const events = rounds('1 2 | 3 4 | 5 6 | 7 8 | 9 9');
		for (const event of events.slice(0, -1)) table.play(event);
		expect(table.ending).toMatchObject({ over: false });
		expect(hidden()).toEqual([true, true]);
		for (const event of events.slice(-1)) table.play(event);
		// what lies face down is turned up for the count
		expect(hidden()).toEqual([true, false]);
		table.reveal();
		expect(hidden()).toEqual([false, false]);
	});

	test('hides them again when it is played on', () => {
		const table = secret();
		for (const event of count(7, 9)) table.play(event);
		table.reveal();
		table.undo();
		expect([table.hidesTotals, table.hidesFaceDown]).toEqual([true, true]);
	});

	test('has nothing to hide where nobody wants it, or where it was shown before', () => {
		expect(new Table(rules, setup, []).hidesTotals).toBe(false);
		const nearlyOver = logOf(rounds('1 2 | 3 4 | 5 6 | 7 8 | 9'));
		const marks = { hideTotals: true, revealed: true };
		const shown = new Table(rules, setup, nearlyOver, marks);
		expect(shown.hidesTotals).toBe(true);
		shown.play(laid(BO, 9));
		expect(shown.hidesTotals).toBe(false);
	});
});

describe('The end of a match', () => {
	/** A line of long ago. */
	const past = (clock: number, at: number, event: Toy['event']): Entry<Toy> => ({
		// safe: any text is an id
		id: `line-${clock}` as EntryId,
		at,
		device: 'phone' as DeviceId,
		clock,
		kind: 'played',
		event
	});
	const before = rounds('0 0 | 0 0 | 0 0 | 0 0 | 0').map((event, clock) =>
		past(clock, 1000, event)
	);
	const slip = past(before.length, 1000, counted(ANA, 5));
	const over = [...before, slip, past(before.length + 1, 2000, laid(BO, 0))];

	test('is where the last line was', () => {
		expect(new Table(rules, setup, over).result?.endedAt).toBe(2000);
		expect(new Table(rules, setup, over.slice(0, -1)).result).toBeUndefined();
	});

	test('stays where it was when something is corrected later', async () => {
		const { results, save } = disk();
		const { table } = opened(save, over, { endedAt: 1500 });
		expect(table.result?.endedAt).toBe(1500);
		table.play(counted(BO, 9));
		table.correct({ kind: 'corrected', target: slip.id, event: null });
		await expect.poll(() => results.length).toBe(2);
		expect(results).toMatchObject([
			{ endedAt: 1500, points: [5, 9], places: [2, 1] },
			{ endedAt: 1500, points: [0, 9], places: [2, 1] }
		]);
	});

	test('is another one once the match was taken up again', () => {
		const table = new Table(rules, setup, over, { endedAt: 1500 });
		const before = Date.now();
		table.undo();
		expect(table.result).toBeUndefined();
		table.play(laid(BO, 0));
		const ended = table.result?.endedAt ?? 0;
		expect(ended).toBeGreaterThanOrEqual(before);
		table.play(counted(BO, 9));
		expect(table.result?.endedAt).toBe(ended);
	});

	test('leaves out the time that the table was away', () => {
		const hour = 3_600_000;
		const begun = { startedAt: 0, endedAt: hour };
		expect(new Table(rules, setup, over, begun).result?.pauses).toBe(hour - 2000);
		const swift = new Table(rules, setup, over, { startedAt: 0, endedAt: 2500 });
		expect(swift.result).not.toHaveProperty('pauses');
	});

	test('says whose total may still grow', () => {
		const unsure: typeof rules = {
			...rules,
			score(state) {
				const sheet = rules.score(state);
				const atLeast = (seat: Seat) => state.counted[seat] === undefined;
				const totals = sheet.totals.map((total, seat) => ({ ...total, atLeast: atLeast(seat) }));
				return { ...sheet, totals };
			}
		};
		const table = new Table(unsure, setup, over);
		expect(table.result).toMatchObject({ atLeast: [false, true] });
		table.play(counted(BO, 9));
		expect(table.result).not.toHaveProperty('atLeast');
	});
});
