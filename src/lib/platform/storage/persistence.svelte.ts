import { browser } from '$app/environment';
import { choices } from '../device/choices.svelte';

type Keeper = Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>;

/** What the browser has to say about keeping matches. */
type Promised = 'kept' | 'refused' | 'not-asked' | 'unknown';

/** Missing on old browsers and on addresses without a certificate. */
const keeperHere = (): Keeper | undefined =>
	browser && 'storage' in navigator ? navigator.storage : undefined;

const PATIENCE = 1_000;

/** Whether this browser will keep the matches when space runs short. */
export class Persistence {
	readonly #keeper: Keeper | undefined;
	#kept = choices({ persistenceAsked: [false, true] });
	#persisted = $state<boolean>();
	/** `look` has its answer, or has waited long enough for one. */
	looked = $state(false);
	/** Bytes that the app and its matches take. */
	used = $state<number>();

	constructor(keeper = keeperHere()) {
		this.#keeper = keeper;
	}

	readonly promised: Promised = $derived.by(() => {
		if (this.#persisted === undefined) return 'unknown';
		if (this.#persisted) return 'kept';
		return this.#kept.persistenceAsked ? 'refused' : 'not-asked';
	});

	async look() {
		// a backup can be saved although storage does not answer
		setTimeout(() => (this.looked = true), PATIENCE);
		try {
			this.#persisted = await this.#keeper?.persisted();
			this.used = (await this.#keeper?.estimate())?.usage;
		} catch {
			// it stays unknown
		}
		this.looked = true;
	}

	/** Some browsers put the question to the user, so it comes when there is something to keep. */
	async askOnce() {
		if (!this.#kept.persistenceAsked) await this.ask();
	}

	async ask() {
		this.#kept.persistenceAsked = true;
		try {
			this.#persisted = await this.#keeper?.persist();
		} catch {
			// a browser that cannot answer has not promised
		}
	}
}

export const persistence = new Persistence();
