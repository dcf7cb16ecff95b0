import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare } from '$lib/core/data/compare';
import type { Rules } from '$lib/core/game';
import { history, isPlayed } from '$lib/core/log/history';
import { inOrder, isChange, merge, type Entry, type EntryId, type Note } from '$lib/core/log/log';
import { append, replay } from '$lib/core/log/replay';
import {
	agreed,
	corrected,
	line,
	redone,
	said,
	letters,
	lettersSetup,
	undone,
	type Letters
} from './letters';

// Three devices at one match write, hear of each other late, twice, in any order or not at all, move
// lines on their disks, and now and then hold a line in two versions.

/** All that is said in a row is one line to people. */
const rules: Rules<Letters> = {
	...letters,
	fold: (earlier, later) => ({ type: 'said', letter: earlier.letter + later.letter })
};

class Device {
	timeline = replay(rules, lettersSetup, []);
	/** Every version of every line, as it came. */
	readonly heard: Entry<Letters>[] = [];
	readonly name: string;

	constructor(name: string) {
		this.name = name;
	}

	hear(...lines: readonly Entry<Letters>[]) {
		for (const entry of lines) {
			this.heard.push(entry);
			this.timeline = append(rules, lettersSetup, this.timeline, entry);
		}
	}

	write(name: string, note: Note<Letters>) {
		const clock = (this.timeline.log.at(-1)?.clock ?? 0) + 1;
		this.hear(line(name, note, { device: this.name, clock }));
	}
}

/** Each written by one action at most, so that a state tells the order of its lines. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшщъыьэюя';

const NOTES: readonly ((one: string, other: string, letter: string) => Note<Letters>)[] = [
	undone,
	redone,
	(one, _, letter) => corrected(one, letter),
	(one) => corrected(one, null),
	(one, other, letter) => corrected(one, letter, other),
	(one, other) => corrected(one, null, other),
	() => agreed(true),
	() => agreed(false),
	(_, __, letter) => said(letter)
];

interface Action {
	readonly does: 'plays' | 'undoes' | 'redoes' | 'notes' | 'hears' | 'moves' | 'damages';
	readonly who: number;
	readonly of: number;
	readonly which: number;
	readonly other: number;
}

const number = fc.nat({ max: 500 });
const action: fc.Arbitrary<Action> = fc.record({
	does: fc.constantFrom(
		...(['plays', 'plays', 'plays', 'undoes', 'redoes', 'notes', 'notes', 'notes'] as const),
		...(['hears', 'hears', 'hears', 'moves', 'damages'] as const)
	),
	who: fc.nat({ max: 2 }),
	of: fc.nat({ max: 2 }),
	which: number,
	other: number
});

const pick = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];

/** In an order of its own for each seed. */
function shuffled<T>(all: readonly T[], seed: number): readonly T[] {
	const left = [...all];
	let state = seed;
	return all.flatMap(() => {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
		return left.splice((state >> 8) % left.length, 1);
	});
}

/** The name of a line that was written, by whichever device, or may be written soon, or never. */
const nameNear = (index: number, number: number): string =>
	`e${number % 4 === 0 ? index + 1 + (number % 3) : number % (index + 1)}`;

const noteOf = ({ which, other, of }: Action, index: number): Note<Letters> | undefined =>
	pick(NOTES, which + of)?.(nameNear(index, which), nameNear(index, other), LETTERS[index] ?? '');

function act(devices: readonly Device[], action: Action, index: number) {
	const [device, of] = [devices[action.who], devices[action.of]];
	if (!device || !of) throw new Error('there are three devices');
	const { undoable, redoable, log } = device.timeline;
	const entry = pick(log, action.which);
	const note = noteOf(action, index);
	const name = `e${index}`;

	switch (action.does) {
		case 'plays':
			device.write(name, said(LETTERS[index] ?? ''));
			return;
		case 'notes':
			if (note) device.write(name, note);
			return;
		case 'undoes':
			if (!undoable) return;
			device.write(name, undone(undoable.id));
			expect(device.timeline.redoable).toBe(undoable);
			return;
		case 'redoes':
			if (!redoable) return;
			device.write(name, redone(redoable.id));
			expect(device.timeline.undone.has(redoable.id)).toBe(false);
			return;
		case 'hears':
			device.hear(...shuffled(of.heard.slice(action.other % (of.heard.length + 1)), action.which));
			return;
		case 'moves':
			if (entry) device.hear({ ...entry, clock: entry.clock + 1 + (action.other % 5) });
			return;
		case 'damages':
			if (entry && note) device.hear(line(entry.id, note, entry));
			return;
	}
}

/** What stands, by the letter of its definition and as slowly as it likes. */
function expected(lines: readonly Entry<Letters>[]) {
	const ids = [...new Set(lines.map(({ id }) => id))];
	const log = ids
		.flatMap((id) =>
			lines
				.filter((entry) => entry.id === id)
				.sort((a, b) => inOrder(a, b) || compare(a, b))
				.slice(-1)
		)
		.sort(inOrder);
	const reversals = log.filter((entry) => !isChange(entry));
	const reversalsOf = (id: EntryId) => reversals.filter(({ target }) => target === id);
	const stands = log.filter(isChange).filter(({ id }) => reversalsOf(id).at(-1)?.kind !== 'undone');

	const letters = stands.map((entry) => {
		if (entry.kind !== 'played') return '';
		const correction = stands
			.filter((change) => change.kind === 'corrected')
			.findLast(({ target, folded }) => target === entry.id || folded?.includes(entry.id));
		const event = correction ? correction.event : entry.event;
		return correction && correction.target !== entry.id ? '' : (event?.letter ?? '');
	});
	const { loud = false } =
		stands.filter((change) => change.kind === 'agreed').at(-1)?.houseRules ?? {};

	// a reversal that stands before its target waits for it
	const waiting = log.flatMap((entry, at) => {
		if (!isChange(entry))
			return log.slice(0, at).some(({ id }) => id === entry.target) ? [entry] : [];
		const early = reversalsOf(entry.id).filter((reversal) => log.indexOf(reversal) < at);
		return [entry, ...early];
	});
	let undo: EntryId[] = [];
	const gone = new Set<EntryId>();
	for (const entry of waiting) {
		if (isChange(entry)) undo = [];
		else if (entry.kind === 'undone' && !gone.has(entry.target)) {
			undo.push(entry.target);
			gone.add(entry.target);
		} else if (entry.kind === 'redone') {
			undo = undo.filter((id) => id !== entry.target);
			gone.delete(entry.target);
		}
	}
	const isChangeOf = (wanted: EntryId) => log.filter(isChange).some(({ id }) => id === wanted);

	const text = letters.join('');
	return {
		said: loud ? `!${text.toUpperCase()}` : text,
		undo: stands.at(-1)?.id,
		redo: undo.filter(isChangeOf).at(-1)
	};
}

test(
	'three devices come to the same match, whatever each hears first, and to that of all lines at once',
	{ timeout: 60_000 },
	() => {
		fc.assert(
			fc.property(fc.array(action, { maxLength: 40, size: 'max' }), number, (actions, seed) => {
				const devices = ['phone', 'tablet', 'watch'].map((name) => new Device(name));
				for (const [index, each] of actions.entries()) act(devices, each, index);

				for (const { timeline, heard } of devices)
					expect(replay(rules, lettersSetup, shuffled(heard, seed))).toEqual(timeline);

				const all = devices.flatMap(({ heard }) => heard);
				const together = replay(rules, lettersSetup, all);
				const logs = devices.map(({ timeline }) => timeline.log);
				expect(logs.reduce(merge)).toEqual(together.log);
				expect(logs.reduceRight(merge)).toEqual(together.log);
				for (const [index, device] of devices.entries()) {
					device.hear(...shuffled(all, seed + index));
					expect(device.timeline).toEqual(together);
				}

				const { said, undo, redo } = expected(all);
				expect(together.state.said).toBe(said);
				expect(together.undoable?.id).toBe(undo);
				expect(together.redoable?.id).toBe(redo);
				const counting = history(rules, lettersSetup, together.log)
					.filter(isPlayed)
					.filter(({ fate }) => fate === 'stands' || fate === 'corrected');
				const letters = counting.map(({ event }) => event.letter).join('');
				expect(said.startsWith('!') ? `!${letters.toUpperCase()}` : letters).toBe(said);
			}),
			{ numRuns: 3_000 }
		);
	}
);
