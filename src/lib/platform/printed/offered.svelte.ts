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

	takeOver() {
		if (this.now) this.#table.play(this.now.event);
	}
}
