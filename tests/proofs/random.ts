/** Chance that can be had again: the same seed gives the same numbers. */
export class Random {
	#state: number;

	constructor(readonly seed: number) {
		this.#state = seed;
	}

	/** From 0 up to 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** A whole number, both ends included. */
	between(low: number, high: number): number {
		return low + Math.floor(this.next() * (high - low + 1));
	}

	of<T>(choices: readonly [T, ...T[]]): T {
		return choices[this.between(0, choices.length - 1)] ?? choices[0];
	}
}
