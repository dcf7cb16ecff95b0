import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { Entry } from '$lib/core/log';
import type { Result } from '$lib/platform/match';
import { Table, type Save } from '$lib/platform/table.svelte';
import { rules } from '$lib/games/clockworker/rules';
import type { Clockworker } from '$lib/games/clockworker/rules/types';
import { HOUSE_RULES } from '../games/clockworker/random-match';

const setup = {
	seats: ['Ana', 'Bo'],
	start: 0,
	houseRules: HOUSE_RULES,
	options: { depth: 'scores', printed: {} }
} as const;

/** A disk that can be told to fail. */
function disk() {
	const lines: Entry<Clockworker>[] = [];
	const results: (Result | undefined)[] = [];
	const state = { full: false };
	const save: Save<Clockworker> = ({ entry, result }) => {
		if (state.full) return Promise.reject(new Error('disk full'));
		lines.push(entry);
		results.push(result);
		return Promise.resolve(entry);
	};
	return { lines, results, state, save };
}

describe('a table', () => {
	test('shows, saves, undoes and redoes what is played', async () => {
		const { lines, save } = disk();
		const table = new Table(rules, setup, [], save);
		const totals: number[] = [];
		const stop = $effect.root(() => {
			$effect(() => void totals.push(table.sheet.totals[1]?.points ?? -1));
		});
		flushSync();
		table.play({ type: 'communicated', seat: 1, points: 7 });
		flushSync();
		table.undo();
		flushSync();
		table.redo();
		flushSync();
		expect(totals).toEqual([0, 7, 0, 7]);
		await expect.poll(() => lines.map(({ kind }) => kind)).toEqual(['played', 'undone', 'redone']);
		stop();
	});

	test('opened again from what was saved, stands where it stood', async () => {
		const { lines, save } = disk();
		const table = new Table(rules, setup, [], save);
		table.play({ type: 'operated', seat: 0, passes: true });
		table.play({ type: 'recharged', seat: 1, passes: true });
		table.undo();
		await expect.poll(() => lines.length).toBe(3);
		expect(new Table(rules, setup, lines, save).state).toEqual(table.state);
	});

	test('says what is not saved, keeps it, and saves it in order when asked again', async () => {
		const { lines, state, save } = disk();
		state.full = true;
		const table = new Table(rules, setup, [], save);
		table.play({ type: 'recharged', seat: 0, passes: true });
		table.play({ type: 'recharged', seat: 1, passes: true });
		await expect.poll(() => table.unsaved).toBe(2);
		expect(table.state.seats.map(({ turns }) => turns)).toEqual([1, 1]);

		state.full = false;
		await table.retry();
		expect(table.unsaved).toBe(0);
		expect(lines.map(({ clock }) => clock)).toEqual([1, 2]);
	});

	test('takes the place on disk when another tab wrote in between', async () => {
		const table = new Table(rules, setup, [], ({ entry }) =>
			Promise.resolve({ ...entry, clock: entry.clock + 5 })
		);
		table.play({ type: 'recharged', seat: 0 });
		await expect.poll(() => table.log.map(({ clock }) => clock)).toEqual([6]);
	});

	test('keeps the result once the match is over, and none when it is taken up again', async () => {
		const { results, save } = disk();
		const table = new Table(rules, setup, [], save);
		table.play({ type: 'communicated', seat: 0, points: 4, endTile: true, passes: true });
		table.play({ type: 'recharged', seat: 1, passes: true });
		table.undo();
		await expect.poll(() => results.length).toBe(3);
		expect(results).toMatchObject([undefined, { points: [4, 0], places: [1, 2] }, undefined]);
	});

	test('under other house rules counts the whole match again', () => {
		const table = new Table(rules, setup, [], disk().save);
		table.play({ type: 'repaired', seat: 0, artifact: 'pick-up-ship', points: 2 });
		expect(table.sheet.totals[0]?.points).toBe(3);
		table.agree({ shipSkipsStart: true });
		expect(table.sheet.totals[0]?.points).toBe(2);
		table.undo();
		expect(table.sheet.totals[0]?.points).toBe(3);
	});
});
