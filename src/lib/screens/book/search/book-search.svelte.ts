import type { Search } from './search';

/** What the first chip chooses. */
export const ALL = 'all';

/** What is looked for: by words, and by one of the chips. */
export class BookSearch<L extends { readonly group: string | undefined }> {
	readonly #index: Pick<Search<L>, 'find'>;
	wanted = $state('');
	group = $state(ALL);
	/** By words alone, best first. */
	readonly inAllGroups: readonly L[] = $derived.by(() => this.#index.find(this.wanted));
	readonly found: readonly L[] = $derived(
		this.inAllGroups.filter(({ group }) => this.group === ALL || this.group === group)
	);

	constructor(index: Pick<Search<L>, 'find'>) {
		this.#index = index;
		// the first key that is typed finds the search compiled
		index.find('awake');
	}

	/** What is found, in order, and after it the rest: rows that stay cost less than rows made anew. */
	get withRest(): readonly L[] {
		const { found } = this;
		return [...found, ...this.#index.find('').filter((listed) => !found.includes(listed))];
	}
}
