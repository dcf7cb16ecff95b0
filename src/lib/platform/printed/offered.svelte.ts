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
	#latest: Offer<G> | undefined;

	constructor(table: Table<G>, writer: Writer<G>, copy: PrintedValues<G>) {
		this.#table = table;
		this.#writer = writer;
		this.#copy = copy;
	}

	/**
	 * The copy learns from a line when the line is on disk. Until then the offer stays as it was: a value
	 * that has just been read out would be offered back as one that differs.
	 */
	readonly now = $derived.by(() => {
		const offer = this.#copy.rules.offer(this.#table.state, this.#copy.facts);
		if (this.#writer.waiting === 0) this.#latest = offer;
		return this.#latest;
	});

	takeOver() {
		const offer = this.now;
		this.#latest = undefined;
		if (offer) this.#table.play(offer.event);
	}
}
