import { bin } from '$lib/platform/bin.svelte';
import { readMatch, type Match } from '$lib/platform/match';
import { storage } from '$lib/platform/storage';

const lastTouched = ({ lastAt, startedAt }: Match) => lastAt ?? startedAt;

/** The matches on this device; what was touched last comes first, samples after all others. */
class ShelfState {
	#all = $state.raw<readonly Match[]>([]);
	loaded = $state(false);

	readonly matches = $derived(this.#all.filter(({ thrownAt }) => thrownAt === undefined));
	readonly thrown = $derived(this.#all.filter(({ thrownAt }) => thrownAt !== undefined));
	readonly running = $derived(this.matches.filter(({ result }) => !result));
	readonly finished = $derived(this.matches.filter(({ result }) => result));

	async load() {
		const rows = await storage.matches();
		this.#all = rows
			.flatMap((row) => {
				const match = readMatch(row);
				return match.ok ? [match.value] : [];
			})
			.sort(
				(a, b) =>
					Number(a.sample ?? false) - Number(b.sample ?? false) || lastTouched(b) - lastTouched(a)
			);
		this.loaded = true;
		void bin.empty(this.thrown);
	}
}

export const shelf = new ShelfState();
