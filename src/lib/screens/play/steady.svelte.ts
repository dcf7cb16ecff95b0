import { equal } from '$lib/core/data/equal';

/** A derived value that stays the same object while it means the same, so that nothing is drawn anew for it. */
export class Steady<T> {
	#last: T | undefined;
	readonly #compute: () => T;

	constructor(compute: () => T) {
		this.#compute = compute;
	}

	readonly current: T = $derived.by(() => {
		const next = this.#compute();
		if (this.#last !== undefined && equal(this.#last, next)) return this.#last;
		this.#last = next;
		return next;
	});
}
