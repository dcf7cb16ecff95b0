import type { GameTypes } from '$lib/core/game';
import { sidesOf } from '$lib/core/score/sides';
import { focusTitle } from '$lib/ui/page/focus';
import type { MatchId } from '$lib/platform/match/match';
import { matchStore } from '$lib/platform/storage/match-store';
import type { Table } from '$lib/platform/match/table.svelte';

/** A match whose totals were hidden is shown place by place, from the last one up. */
export class Reveal<G extends GameTypes> {
	readonly #table: Table<G>;
	readonly #match: MatchId;
	#from = $state(Infinity);
	/** The place shown last, to be announced. */
	last = $state<number>();

	constructor(table: Table<G>, match: MatchId) {
		this.#table = table;
		this.#match = match;
	}

	/** The place that the next tap shows. */
	readonly next = $derived.by(() => {
		const places = sidesOf(this.#table.sheet).map(({ place }) => place);
		return Math.max(1, ...places.filter((place) => place < this.#from));
	});

	readonly isShown = (place: number): boolean => !this.#table.hidesTotals || place >= this.#from;

	show(place: number) {
		this.#from = this.last = place;
		if (place > 1) return;
		this.#table.reveal();
		focusTitle();
		// what cannot be kept is shown once more next time
		matchStore.editCover(this.#match, { revealed: true }).catch(() => {});
	}
}
