import type { MatchId } from './match';
import type { OpenMatch } from './open';

/** Matches with lines that are in memory alone: opened again, each is as it was left. */
class Unsaved {
	#matches = $state.raw<ReadonlyMap<MatchId, OpenMatch>>(new Map());

	readonly size = $derived(this.#matches.size);
	readonly matches = $derived([...this.#matches.values()]);

	get(id: MatchId): OpenMatch | undefined {
		return this.#matches.get(id);
	}

	set(id: MatchId, match: OpenMatch) {
		this.#matches = new Map([...this.#matches, [id, match]]);
	}

	delete(id: MatchId) {
		if (this.#matches.has(id))
			this.#matches = new Map([...this.#matches].filter(([other]) => other !== id));
	}
}

export const unsaved = new Unsaved();
