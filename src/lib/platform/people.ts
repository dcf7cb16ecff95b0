import * as v from 'valibot';
import { reader, type Reading } from '$lib/core/read';
import type { BySeat } from '$lib/core/seats';
import { MARKS, readLaidTable, type LaidTable } from './match';
import { remembered } from './remembered';
import { strings } from './strings';

/** Somebody who has sat at this table before. */
export interface Person {
	readonly name: string;
	/** The colour and shape played last. */
	readonly mark: number;
}

export const NAME_LENGTH = 60;
const PEOPLE_MOST = 40;

const table = remembered('last-table');
const known = remembered('people');

const readPeople = reader<readonly Person[]>(
	v.array(
		v.object({
			name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(NAME_LENGTH)),
			mark: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MARKS - 1))
		})
	)
);

function written<T>(text: string | undefined, read: (value: unknown) => Reading<T>): T | undefined {
	try {
		const reading = read(JSON.parse(text ?? 'null'));
		return reading.ok ? reading.value : undefined;
	} catch {
		return undefined;
	}
}

/** The table of last time, to begin the next match with. */
export const lastTable = (): LaidTable | undefined => written(table.read(), readLaidTable);

/** Those who played last come first. */
export const people = (): readonly Person[] => written(known.read(), readPeople) ?? [];

export const alike = (one: string, other: string): boolean =>
	tidy(one).toLocaleLowerCase() === tidy(other).toLocaleLowerCase();

/** `Player 2`, in whichever language it was written: a seat that nobody has named. */
export const isNobody = (name: string): boolean =>
	Object.values(strings).some(({ playerFallback }) =>
		Array.from({ length: 8 }, (_, seat) => playerFallback(seat + 1)).includes(name)
	);

/** Called when a match begins. */
export function rememberTable(laid: LaidTable): void {
	table.write(JSON.stringify(laid));
	const here = laid.setup.seats
		.map((name, seat) => ({ name, mark: laid.marks?.[seat] ?? seat % MARKS }))
		.filter(({ name }) => !isNobody(name));
	const others = people().filter(({ name }) => !here.some((person) => alike(person.name, name)));
	known.write(JSON.stringify([...here, ...others].slice(0, PEOPLE_MOST)));
}

/** What the eye sees of a name: nothing before or after it, single spaces within. */
export function tidy(name: string): string {
	const shown = name.normalize('NFC').replace(/\s+/g, ' ').trim();
	return /[^\p{C}\p{Z}]/u.test(shown) ? shown : '';
}

const letters = new Intl.Segmenter();

/** As much of a name as there is room for, without cutting an emoji or an accented letter in two. */
function cut(name: string, room: number): string {
	let kept = '';
	for (const { segment } of letters.segment(name)) {
		if (kept.length + segment.length > room) break;
		kept += segment;
	}
	return kept.trimEnd();
}

/** Tells namesakes apart: the second Ana is `Ana 2`. */
export function distinct(names: BySeat<string>): BySeat<string> {
	const taken: string[] = [];
	return names.map((name, seat) => {
		// somebody who calls herself "Ana 2" is not to lose her name to a second Ana
		const others = [...taken, ...names.slice(seat + 1).filter((other) => !alike(other, name))];
		let free = name;
		for (let number = 2; others.some((other) => alike(other, free)); number += 1)
			free = `${cut(name, NAME_LENGTH - `${number}`.length - 1)} ${number}`;
		taken.push(free);
		return free;
	});
}
