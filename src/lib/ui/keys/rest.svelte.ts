import { untrack } from 'svelte';

const REST = 350; // milliseconds

/** For a moment after something else has come under the thumb: a nervous second tap is not meant for it. */
export class Rest {
	now = $state(false);

	constructor(under: () => unknown) {
		const lies = $derived(under());
		let before = untrack(() => lies);
		$effect(() => {
			if (lies === before) return;
			before = lies;
			this.now = true;
			const timer = setTimeout(() => (this.now = false), REST);
			return () => clearTimeout(timer);
		});
	}
}
