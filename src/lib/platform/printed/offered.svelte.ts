import type { GameTypes } from '$lib/core/game';
import type { Offer } from '$lib/core/printed';
import type { Table } from '../match/table.svelte';
import type { Writer } from '../match/writer.svelte';
import type { PrintedValues } from './printed-values.svelte';

/** What the own copy knows and the match does not, to be taken over with one tap. */
export class Offered<G extends GameTypes> {
	readonly #table: Table<G>;
	readonly #writer: Writer<G>;
	readonly #copy: PrintedValues<G>;
	readonly #match: string;
	/** The event that `takeOver` has played last. */
	#played: G['event'] | undefined;

	constructor(table: Table<G>, writer: Writer<G>, copy: PrintedValues<G>, match: string) {
		this.#table = table;
		this.#writer = writer;
		this.#copy = copy;
		this.#match = match;
	}

	/**
	 * The copy learns from a line when the line is on disk. What waits is counted here as learned: a value
	 * that has just been read out would be offered back as one that differs. Nothing is held back from a
	 * table that hides its totals: this match knows what its own lines say.
	 */
	readonly now: Offer<G> | undefined = $derived.by(() => {
		const { rules, facts } = this.#copy;
		const soon = this.#writer.lines.reduce(
			(known, { before, after }) => rules.learn(known, before, after, this.#match),
			facts
		);
		return rules.offer(this.#table.state, soon);
	});

	/** The last line of the match, if it took values over: what undo would take back. */
	readonly taken: G['event'] | undefined = $derived.by(() => {
		const last = this.#table.undoable;
		return last?.kind === 'played' && last.event === this.#played ? last.event : undefined;
	});

	takeOver() {
		if (!this.now) return;
		this.#played = this.now.event;
		this.#table.play(this.#played);
	}

	undo() {
		if (this.taken) this.#table.undo();
	}
}
