import { expect, test } from 'vitest';
import { Table } from '$lib/platform/match/table.svelte';
import { rules } from '../../toy/rules';
import { agreed, laid } from '../../toy/played';

/** Ana and Bo have laid two numbers each. */
function afterTwoRounds() {
	const table = new Table(rules, agreed(), []);
	for (const seat of [0, 1, 0, 1]) table.play(laid(seat, 1));
	return table;
}
const turns = ({ state }: ReturnType<typeof afterTwoRounds>) =>
	state.laid.map(({ length }) => length);

function idAt({ log }: ReturnType<typeof afterTwoRounds>, index: number) {
	const entry = log[index];
	if (!entry) throw new Error('there is such a line');
	return entry.id;
}

test('undo to a line takes back one entry after another, and redo brings back one', () => {
	const table = afterTwoRounds();
	table.undoTo(idAt(table, 0));
	expect(turns(table)).toEqual([1, 0]);
	expect(table.takenBack).toHaveLength(3);
	expect(table.log.slice(4).map(({ kind }) => kind)).toEqual(['undone', 'undone', 'undone']);
	table.redo();
	expect(turns(table)).toEqual([1, 1]);
	expect(table.takenBack).toEqual([]);
});

test('redo of what was just taken brings back all of it, in its order', () => {
	const table = afterTwoRounds();
	const before = table.state;
	table.undoTo(idAt(table, 1));
	table.redoTaken();
	expect(table.state).toEqual(before);
	expect(table.redoable).toBeUndefined();
	expect(table.undoable?.id).toBe(idAt(table, 3));
});

test('what was taken back is forgotten as soon as something else happens', () => {
	const table = afterTwoRounds();
	table.undo();
	expect(table.takenBack.map(({ id }) => id)).toEqual([idAt(table, 3)]);
	table.play(laid(1, 1));
	expect(table.takenBack).toEqual([]);
});

test('what a note would change is told without being written', () => {
	const table = afterTwoRounds();
	const { log } = table;
	const { toPlay } = table.preview({ kind: 'corrected', target: idAt(table, 3), event: null });
	expect(toPlay).toEqual({
		before: { seats: [0, 1], round: 3 },
		after: { seats: [1], round: 2 }
	});
	expect(table.log).toBe(log);
});
