import * as v from 'valibot';
import { reader } from '$lib/core/data/read';
import type { BySeat } from '$lib/core/seats';
import { harmless, isVisible } from '$lib/core/data/text';
import { lettersOf } from '$lib/ui/signs/letters';
import { MARKS, NAME_LENGTH } from '../match/match';
import { nameSchema } from '../match/schema';
import { homeStrings } from '../strings/home';

export type PersonId = string & { readonly brand: 'person' };

/** A person who has sat at this table before. */
export interface Person {
	/** Stays the same whatever the name: other apps recognise people by it. */
	readonly id: PersonId;
	readonly name: string;
	/** The colour and shape played last, or chosen. */
	readonly mark: number;
	/** Other spellings under which matches were played. */
	readonly spellings?: readonly string[];
	/** When a match with them began last. */
	readonly playedAt?: number;
}

const MOST_SPELLINGS = 50;

const readPerson = reader<Person>(
	v.object({
		id: v.pipe(
			v.string(),
			v.nonEmpty(),
			v.maxLength(64),
			// safe: the brand only keeps ids of people apart from other strings
			v.transform((text) => text as PersonId)
		),
		name: nameSchema,
		mark: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MARKS - 1)),
		spellings: v.exactOptional(v.pipe(v.array(nameSchema), v.maxLength(MOST_SPELLINGS))),
		playedAt: v.exactOptional(v.number())
	})
);

/** Rows that cannot be read are left out. */
export const readPeople = (rows: readonly unknown[]): readonly Person[] =>
	rows.flatMap((row) => {
		const person = readPerson(row);
		return person.ok ? [person.value] : [];
	});

export const newId = () =>
	// short, so that a code with four of them can still be read by a camera; safe: a brand
	crypto.randomUUID().replaceAll('-', '').slice(0, 12) as PersonId;

/** Names come again and again: a shelf of years holds thousands of seats and a dozen people. */
const known = new Map<string, string>();
const MOST_KNOWN = 2_000;

/** What two spellings of a name have in common. */
export function folded(name: string): string {
	const found = known.get(name);
	if (found !== undefined) return found;
	if (known.size >= MOST_KNOWN) known.clear();
	// not as the device's language has it: a backup means the same people everywhere
	const spelt = tidy(name).toLowerCase();
	known.set(name, spelt);
	return spelt;
}

export const alike = (one: string, other: string): boolean => folded(one) === folded(other);

/** People by every spelling of their names; a present name comes before a former one. */
export function bySpelling(people: readonly Person[]): ReadonlyMap<string, Person> {
	const found = new Map<string, Person>();
	for (const person of people)
		for (const spelling of person.spellings ?? []) found.set(folded(spelling), person);
	for (const person of people) found.set(folded(person.name), person);
	return found;
}

const NOBODY: ReadonlySet<string> = new Set(
	Object.values(homeStrings).flatMap(({ playerFallback }) =>
		Array.from({ length: 8 }, (_, seat) => playerFallback(seat + 1))
	)
);

/** `Player 2`, in whichever language it was written: a seat without a name. */
export const isNobody = (name: string): boolean => NOBODY.has(name);

/** What the eye sees of a name: nothing before or after it, single spaces within. */
export function tidy(name: string): string {
	const shown = harmless(name).normalize('NFC').replace(/\s+/g, ' ').trim();
	return isVisible(shown) ? shown : '';
}

/** As much of a name as there is room for, without cutting an emoji or an accented letter in two. */
function cut(name: string, room: number): string {
	let kept = '';
	for (const letter of lettersOf(name)) {
		if (kept.length + letter.length > room) break;
		kept += letter;
	}
	return kept.trimEnd();
}

/** Tells namesakes apart: the second Ana is `Ana 2`. */
export function distinct(names: BySeat<string>): BySeat<string> {
	const taken: string[] = [];
	return names.map((name, seat) => {
		// a name that is "Ana 2" already is not to be taken by a second Ana
		const others = [...taken, ...names.slice(seat + 1).filter((other) => !alike(other, name))];
		let free = name;
		for (let number = 2; others.some((other) => alike(other, free)); number += 1)
			free = `${cut(name, NAME_LENGTH - `${number}`.length - 1)} ${number}`;
		taken.push(free);
		return free;
	});
}

/** All people but those with these ids. */
export function without(people: readonly Person[], ids: Iterable<PersonId>): readonly Person[] {
	const gone = new Set(ids);
	return people.filter(({ id }) => !gone.has(id));
}

/** The person, known by further spellings too. */
export function alsoSpelt(
	{ spellings: before = [], ...person }: Person,
	names: readonly string[]
): Person {
	const spellings = new Map<string, string>();
	for (const spelling of [...before, ...names])
		if (!alike(spelling, person.name)) spellings.set(folded(spelling), spelling);
	if (spellings.size === 0) return person;
	return { ...person, spellings: [...spellings.values()].slice(-MOST_SPELLINGS) };
}

/** Who sat down, where, and when. */
export interface Sitting {
	readonly setup: { readonly seats: BySeat<string> };
	readonly marks?: BySeat<number>;
	readonly startedAt: number;
}

/** The rows that sittings change: people who are new, or who have played since. */
export function seated(
	people: readonly Person[],
	sittings: readonly Sitting[],
	newId: () => PersonId
): readonly Person[] {
	const spelt = new Map(bySpelling(people));
	const changed = new Map<PersonId, Person>();
	for (const { setup, marks, startedAt } of sittings)
		for (const [seat, name] of setup.seats.entries()) {
			const known = spelt.get(folded(name));
			// a millisecond apart, so that they come back in the order in which they sat
			const playedAt = startedAt - seat;
			if (isNobody(name) || (known && (known.playedAt ?? 0) >= playedAt)) continue;
			// written with capitals today: that is the name now
			const now = known && !alike(known.name, name) ? known.name : name;
			const mark = marks?.[seat] ?? seat % MARKS;
			const person: Person = { ...(known ?? { id: newId() }), name: now, mark, playedAt };
			changed.set(person.id, person);
			for (const spelling of [person.name, ...(person.spellings ?? [])])
				spelt.set(folded(spelling), person);
		}
	return [...changed.values()];
}

/** Who sat where. A person has one seat: of two, the one that bears the name of today. */
export function identified(
	seats: BySeat<string>,
	find: (name: string) => Person | undefined
): BySeat<PersonId | undefined> {
	const found = seats.map(find);
	const seatOf = new Map<PersonId, number>();
	found.forEach((person, seat) => {
		if (person && (!seatOf.has(person.id) || alike(person.name, seats[seat] ?? '')))
			seatOf.set(person.id, seat);
	});
	return found.map((person, seat) =>
		person && seatOf.get(person.id) === seat ? person.id : undefined
	);
}

/** The rows that people from elsewhere change: strangers, and further spellings of those known here. */
export function met(people: readonly Person[], others: readonly Person[]): readonly Person[] {
	const spelt = new Map(bySpelling(people));
	const ids = new Map(people.map((person) => [person.id, person]));
	const changed = new Map<PersonId, Person>();
	for (const other of others) {
		const known = ids.get(other.id) ?? spelt.get(folded(other.name));
		// a spelling that belongs to a person here stays with that person
		const news = [other.name, ...(other.spellings ?? [])].filter(
			(name) => !spelt.has(folded(name))
		);
		if (known && news.length === 0) continue;
		const person = known ? alsoSpelt(known, news) : alsoSpelt({ ...other, spellings: [] }, news);
		changed.set(person.id, person);
		ids.set(person.id, person);
		for (const name of [person.name, ...(person.spellings ?? [])])
			if (!spelt.has(folded(name)) || spelt.get(folded(name))?.id === person.id)
				spelt.set(folded(name), person);
	}
	return [...changed.values()];
}

/** The rows that people from elsewhere change, and those who sat down to matches from elsewhere. */
export function joined(
	people: readonly Person[],
	others: readonly Person[],
	sittings: readonly Sitting[],
	newId: () => PersonId
): readonly Person[] {
	const strangers = met(people, others);
	const known = [
		...without(
			people,
			strangers.map(({ id }) => id)
		),
		...strangers
	];
	return [...strangers, ...seated(known, sittings, newId)];
}
