import type { GameTypes } from '$lib/core/game';
import type { Seat } from '$lib/core/seats';
import type { Table } from '$lib/platform/match/table.svelte';

/** Which of the seats to play the table shows at length: the first, until a tap chooses another. */
export class ShownSeat {
	readonly #table: Table<GameTypes>;
	#chosen = $state<Seat>();

	constructor(table: Table<GameTypes>) {
		this.#table = table;
	}

	readonly toPlay = $derived.by(() => this.#table.rules.toPlay(this.#table.state));
	/** Once the match is over there may be no seat to play. */
	readonly current: Seat = $derived.by(() => {
		const { seats } = this.toPlay;
		return seats.find((seat) => seat === this.#chosen) ?? seats[0] ?? this.#table.setup.start;
	});

	/** Whether the seat was chosen; it is not if there is no choice. */
	choose(seat: Seat): boolean {
		if (seat === this.current || !this.toPlay.seats.includes(seat)) return false;
		this.#chosen = seat;
		return true;
	}
}
