import { createContext } from 'svelte';
import type { GameTypes } from '$lib/core/game';
import type { BySeat, Seat } from '$lib/core/seats';
import type { Table } from '$lib/platform/match/table.svelte';
import type { GameModule, Glance } from '$lib/platform/module';
import { Steady } from '../play/steady.svelte';

/** All of it, without the points that `hidesTotals` keeps secret. */
function withoutSecrets({ stock, ...others }: Glance, hidesTotals: boolean): Glance {
	if (!stock) return others;
	return { ...others, stock: hidesTotals ? stock.filter(({ scores }) => !scores) : stock };
}

/** What every seat shows at a glance, computed once for all that show it. */
export class Glances {
	readonly #bySeat: BySeat<Steady<Glance>>;

	constructor(table: Table<GameTypes>, { table: parts }: GameModule<GameTypes>) {
		this.#bySeat = table.setup.seats.map(
			(_, seat) =>
				new Steady(() => withoutSecrets(parts.glance?.(table, seat) ?? {}, table.hidesTotals))
		);
	}

	of(seat: Seat): Glance {
		return this.#bySeat[seat]?.current ?? {};
	}
}

export const [useGlances, setGlances] = createContext<Glances>();
