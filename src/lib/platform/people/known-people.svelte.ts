import { readJson } from '$lib/core/data/json';
import type { BySeat } from '$lib/core/seats';
import {
	alsoSpelt,
	bySpelling,
	folded,
	identified,
	met,
	newId,
	readPeople,
	seated,
	without,
	type Person,
	type PersonId,
	type Sitting
} from './people';
import { localValue } from '../device/local-value';
import { peopleStore, type PeopleChange } from '../storage/people-store';

/** Of the list that older versions kept. */
const MOST_CHARACTERS = 100_000;

/** The people who have played on this device, with every spelling of their names. */
export class KnownPeople {
	#all = $state.raw<readonly Person[]>([]);
	#loading: Promise<void> | undefined;
	/** Those whom the last change by hand was about, as they were before. */
	#before = $state.raw<readonly Person[]>([]);
	/** Those whom it brought about. */
	#born: readonly PersonId[] = [];

	readonly #spelt = $derived.by(() => bySpelling(this.#all));
	/** Those who played last come first. */
	readonly all = $derived.by(() =>
		this.#all.toSorted((a, b) => (b.playedAt ?? 0) - (a.playedAt ?? 0))
	);

	get canUndo(): boolean {
		return this.#before.length > 0;
	}

	has(id: PersonId): boolean {
		return this.#all.some((person) => person.id === id);
	}

	find(name: string): Person | undefined {
		return this.#spelt.get(folded(name));
	}

	/** Who sat there, as far as they are known. */
	idsOf(seats: BySeat<string>): BySeat<PersonId | undefined> {
		return identified(seats, (name) => this.find(name));
	}

	/** What those who sat there are called by now; two who would have one name keep their own. */
	namesNow(seats: BySeat<string>): BySeat<string> {
		const names = seats.map((name) => this.find(name)?.name ?? name);
		const isTwice = names.some((name, seat) => names.indexOf(name) !== seat);
		return isTwice ? seats : names;
	}

	/** From disk, once a visit; what fails is tried again by the next call. */
	load(): Promise<void> {
		this.#loading ??= this.reload().catch((error: unknown) => {
			this.#loading = undefined;
			throw error;
		});
		return this.#loading;
	}

	/** Another tab may have written. */
	async reload(): Promise<void> {
		this.#all = readPeople(await peopleStore.all());
		await this.#moveIn();
	}

	/** Versions before this one kept a short list of people elsewhere. */
	async #moveIn() {
		const old = localValue('people');
		const text = old.read();
		if (!text) return;
		await this.take(this.#listed(text));
		old.forget();
	}

	#listed(text: string): readonly Person[] {
		const list = readJson(text, MOST_CHARACTERS);
		// safe: whatever a row is, spreading it throws nothing
		const rows = (list.ok && Array.isArray(list.value) ? list.value : []) as readonly object[];
		return readPeople(rows.map((row, place) => ({ ...row, id: newId(), playedAt: -place })));
	}

	/** Who sat down to matches, with the marks they play. */
	async sat(...sittings: readonly Sitting[]): Promise<void> {
		await this.#change((people) => ({ put: seated(people, sittings, newId) }));
	}

	/** What people from elsewhere would change here. */
	news(people: readonly Person[]): readonly Person[] {
		return met(this.#all, people);
	}

	/** People from elsewhere: those who are new here, and other spellings of those known. */
	async take(others: readonly Person[]): Promise<void> {
		await this.#change((people) => ({ put: met(people, others) }));
	}

	/** The old name stays as a spelling, so that earlier matches still know who it was. */
	rename({ id }: Person, name: string): Promise<void> {
		return this.#byHand([id], ([person]) => ({
			put: person ? [alsoSpelt({ ...person, name }, [person.name])] : []
		}));
	}

	paint({ id }: Person, mark: number): Promise<void> {
		return this.#byHand([id], ([person]) => ({ put: person ? [{ ...person, mark }] : [] }));
	}

	/** One spelling of a name too many: all that the one played, the other has played. */
	merge({ id: gone }: Person, { id: into }: Person): Promise<void> {
		return this.#byHand([gone, into], ([one, other]) => {
			if (!one || !other) return { put: [] };
			const playedAt = Math.max(one.playedAt ?? 0, other.playedAt ?? 0);
			const both = alsoSpelt(other, [one.name, ...(one.spellings ?? [])]);
			return { put: [{ ...both, playedAt }], remove: [gone] };
		});
	}

	/** A spelling is another person's after all. */
	separate({ id }: Person, spelling: string): Promise<void> {
		return this.#byHand([id], ([person]) => {
			if (!person) return { put: [] };
			const spellings = (person.spellings ?? []).filter((each) => each !== spelling);
			const { playedAt = 0, mark } = person;
			const other: Person = { id: newId(), name: spelling, mark, playedAt: playedAt - 1 };
			return { put: [{ ...person, spellings }, other] };
		});
	}

	/** What was changed by hand is as before; what was played since stays. */
	async undo(): Promise<void> {
		const last = Math.max(...this.#before.map(({ playedAt }) => playedAt ?? 0));
		await this.#change((people) => ({
			put: this.#before.map((before) => {
				const playedAt = people.find(({ id }) => id === before.id)?.playedAt ?? 0;
				return playedAt > last ? { ...before, playedAt } : before;
			}),
			remove: this.#born
		}));
		this.#before = [];
	}

	async #byHand(
		ids: readonly PersonId[],
		change: (people: readonly (Person | undefined)[]) => PeopleChange
	) {
		let before: readonly (Person | undefined)[] = [];
		let born: readonly PersonId[] = [];
		await this.#change((people) => {
			before = ids.map((id) => people.find((person) => person.id === id));
			const changed = change(before);
			born = without(changed.put, ids).map(({ id }) => id);
			return changed;
		});
		this.#before = before.filter((person) => person !== undefined);
		this.#born = born;
	}

	/** Worked out on what is on disk by then, in one transaction: another tab writes too. */
	async #change(work: (people: readonly Person[]) => PeopleChange) {
		let after = this.#all;
		await peopleStore.change((rows) => {
			const people = readPeople(rows);
			const change = work(people);
			const touched = [...change.put.map(({ id }) => id), ...(change.remove ?? [])];
			after = [...without(people, touched), ...change.put];
			return change;
		});
		this.#all = after;
	}
}

export const people = new KnownPeople();
