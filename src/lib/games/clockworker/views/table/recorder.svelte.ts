import { createContext } from 'svelte';
import type { Table } from '$lib/platform/match/table.svelte';
import { keepingTheEnd } from '../../rules/counting';
import type { Clockworker, ClockworkerEvent, Objection } from '../../rules/types';

interface Pending {
	readonly events: readonly ClockworkerEvent[];
	readonly objections: readonly Objection[];
	readonly recorded: (() => void) | undefined;
}

/** Each is said once, however many events it goes against. */
const once = (objections: readonly Objection[]): readonly Objection[] =>
	objections.filter((objection, index) => {
		const told = JSON.stringify(objection);
		return objections.findIndex((other) => JSON.stringify(other) === told) === index;
	});

/** Between a tap and the log: what the rulebook objects to is said first, and recorded on request. */
export class Recorder {
	readonly #table: Table<Clockworker>;
	/** What is written besides what was tapped. */
	readonly #complete: (events: readonly ClockworkerEvent[]) => readonly ClockworkerEvent[];
	pending = $state.raw<Pending>();

	constructor(table: Table<Clockworker>, { afterTheEnd = false } = {}) {
		this.#table = table;
		this.#complete = (events) => (afterTheEnd ? keepingTheEnd(table.state, events) : events);
	}

	/** Plays the events, at once if nothing is to be said against them that is not `answered`. */
	propose(
		events: readonly ClockworkerEvent[],
		recorded?: () => void,
		answered: readonly Objection['term'][] = []
	) {
		const { rules } = this.#table;
		const objections: Objection[] = [];
		events.reduce((state, event) => {
			const raised = rules.objections(state, event);
			objections.push(...raised.filter(({ term }) => !answered.includes(term)));
			return rules.apply(state, event);
		}, this.#table.state);
		if (objections.length > 0) this.pending = { events, objections: once(objections), recorded };
		else this.#record(events, recorded);
	}

	anyway() {
		if (!this.pending) return;
		const { events, recorded } = this.pending;
		this.pending = undefined;
		this.#record(events, recorded);
	}

	back() {
		this.pending = undefined;
	}

	#record(events: readonly ClockworkerEvent[], recorded: (() => void) | undefined) {
		for (const event of this.#complete(events)) this.#table.play(event);
		recorded?.();
	}
}

export const [useRecorder, setRecorder] = createContext<Recorder>();
