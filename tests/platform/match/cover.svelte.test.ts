import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CoverNotes } from '$lib/platform/match/cover-notes.svelte';
import { onDay } from '$lib/platform/match/cover';
import type { Match, MatchId } from '$lib/platform/match/match';
import { Reveal } from '$lib/screens/result/reveal.svelte';
import { matchStore } from '$lib/platform/storage/match-store';
import { Table } from '$lib/platform/match/table.svelte';
import { rules } from '../../toy/rules';
import { agreed, count, logOf } from '../../toy/played';
import { emptied } from '../storage/emptied';

// What is written on the cover of a match, in the real IndexedDB of the browser.

const setup = agreed({ players: 4 });
const friday: Match = {
	// safe: any text is an id
	id: 'friday' as MatchId,
	game: 'toy',
	startedAt: 1,
	hideTotals: true,
	setup
};
const cover = async () => (await matchStore.read(friday.id))?.match;

beforeEach(async () => {
	await emptied();
	await matchStore.add(friday);
});
afterAll(emptied);

describe('Notes on the cover', () => {
	test('are kept without the blanks around them, and show once they are', async () => {
		const notes = new CoverNotes(friday);
		expect([notes.title, notes.note]).toEqual(['', '']);
		const writing = notes.write({ title: '  Été “25” ', note: '\nRain,\nand 🦊 ' });
		expect([notes.title, notes.note]).toEqual(['', '']);
		await writing;
		expect([notes.title, notes.note]).toEqual(['Été “25”', 'Rain,\nand 🦊']);
		expect(notes.edits).toEqual({ title: 'Été “25”', note: 'Rain,\nand 🦊' });
		expect(await cover()).toEqual({ ...friday, ...notes.edits });
	});

	test('that are wiped off are not there any more', async () => {
		const titled: Match = { ...friday, title: 'Friday', note: 'Rain' };
		await matchStore.editCover(friday.id, { title: 'Friday', note: 'Rain' });
		const notes = new CoverNotes(titled);
		expect([notes.title, notes.note]).toEqual(['Friday', 'Rain']);
		await notes.write({ title: 'Friday', note: ' ' });
		expect(notes.edits).toEqual({ title: 'Friday', note: undefined });
		expect(await cover()).toEqual({ ...friday, title: 'Friday' });
		await notes.write({ title: '', note: '' });
		expect(notes.edits).toEqual({ title: undefined, note: undefined });
		expect(await cover()).toEqual(friday);
	});

	test('of two tabs stand side by side', async () => {
		const [here, there] = [new CoverNotes(friday), new CoverNotes(friday)];
		await here.write({ title: 'Friday', note: '' });
		await there.write({ title: '', note: 'Rain' });
		expect(await cover()).toEqual({ ...friday, title: 'Friday', note: 'Rain' });
	});

	test('that could not be kept do not show', async () => {
		// a key that no shelf takes
		const notes = new CoverNotes({ ...friday, id: {} as unknown as MatchId, title: 'Friday' });
		await expect(notes.write({ title: 'Saturday', note: '' })).rejects.toThrow();
		expect(notes.title).toBe('Friday');
	});
});

describe('The day of a match', () => {
	const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).getTime();
	const result = { endedAt: at(17, 21), points: [1, 2, 3], places: [3, 2, 1] };
	const played: Match = { ...friday, startedAt: at(17, 20), result };

	test('can be set right if it was only counted, at the same hour', async () => {
		const counted: Match = { ...played, id: 'counted' as MatchId, counted: true };
		await matchStore.add(counted);
		const notes = new CoverNotes(counted);
		await notes.write({ title: '', note: '', day: '2026-11-15' });
		expect(notes.startedAt).toBe(at(15, 20));
		expect((await matchStore.read(counted.id))?.match).toEqual({
			...counted,
			startedAt: at(15, 20),
			result: { ...result, endedAt: at(15, 21) }
		});
	});

	test.each(['0026-11-15', '1969-12-30', '9999-01-01', 'soon', ''])(
		'is never “%s”',
		async (day) => {
			expect(onDay(day, at(17, 20))).toBeUndefined();
			const counted: Match = { ...played, id: `on ${day}` as MatchId, counted: true };
			await matchStore.add(counted);
			await new CoverNotes(counted).write({ title: '', note: '', day });
			expect((await matchStore.read(counted.id))?.match).toEqual(counted);
		}
	);

	test('stays as it was where the app was there, or where no day was said', async () => {
		const told = { ...played, id: 'told' as MatchId };
		await matchStore.add(told);
		await new CoverNotes(told).write({ title: '', note: '', day: '2026-11-15' });
		const counted: Match = { ...told, id: 'unsaid' as MatchId, counted: true };
		await matchStore.add(counted);
		await new CoverNotes(counted).write({ title: '', note: '', day: '' });
		expect((await matchStore.read(told.id))?.match).toEqual(told);
		expect((await matchStore.read(counted.id))?.match).toEqual(counted);
	});
});

describe('A result that was hidden', () => {
	function hidden(...points: readonly number[]) {
		const table = new Table(rules, setup, logOf(count(...points)), {
			hideTotals: true
		});
		const reveal = new Reveal(table, friday.id);
		const shown = () =>
			points.flatMap((_, seat) => (reveal.isShown(table.sheet.places[seat] ?? 0) ? [seat] : []));
		return { table, reveal, shown };
	}

	test.each([
		{
			what: 'each on its own',
			points: [7, 9, 3, 5],
			taps: ['4: 2', '3: 2 3', '2: 0 2 3', '1: 0 1 2 3']
		},
		{
			what: 'shared places together',
			points: [7, 9, 7, 5],
			taps: ['4: 3', '2: 0 2 3', '1: 0 1 2 3']
		},
		{ what: 'a shared last place', points: [9, 3, 3, 3], taps: ['2: 1 2 3', '1: 0 1 2 3'] },
		{ what: 'a shared victory', points: [9, 3, 9, 5], taps: ['4: 1', '3: 1 3', '1: 0 1 2 3'] },
		{ what: 'all on the first place', points: [5, 5, 5, 5], taps: ['1: 0 1 2 3'] }
	])('is shown from the last place up: $what', ({ points, taps }) => {
		const { table, reveal, shown } = hidden(...points);
		expect(shown()).toEqual([]);
		const told: string[] = [];
		while (table.hidesTotals) {
			const place = reveal.next;
			reveal.show(place);
			told.push(`${place}: ${shown().join(' ')}`);
		}
		expect(told).toEqual(taps);
	});

	test('is a secret no more, and that is kept, once the first place is shown', async () => {
		const { table, reveal } = hidden(7, 9, 3, 5);
		reveal.show(2);
		expect([table.hidesTotals, table.revealed]).toEqual([true, false]);
		expect(await cover()).toEqual(friday);
		reveal.show(1);
		expect([table.hidesTotals, table.revealed]).toEqual([false, true]);
		await expect.poll(cover).toEqual({ ...friday, revealed: true });
	});

	test('can be shown at once', () => {
		const { reveal, shown } = hidden(7, 9, 3, 5);
		reveal.show(1);
		expect(shown()).toEqual([0, 1, 2, 3]);
	});
});
