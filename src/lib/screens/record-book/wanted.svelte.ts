import { SvelteSet } from 'svelte/reactivity';
import type { PersonId } from '$lib/platform/people/people';

/** What is looked for in the history: kept while one looks at a match and comes back. */
class Wanted {
	text = $state('');
	game = $state<string>();
	year = $state<number>();
	readonly people = new SvelteSet<PersonId>();
	/** How far down the list was shown. */
	pages = $state(1);

	reset() {
		this.text = '';
		this.game = this.year = undefined;
		this.people.clear();
		this.pages = 1;
	}
}

export const wanted = new Wanted();
