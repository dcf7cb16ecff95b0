import { createContext } from 'svelte';
import type { GameTypes } from '$lib/core/game';
import type { Entry, Log } from '$lib/core/log/log';
import type { Result } from './match';

/** One line, and what it made of the match. */
export interface Written<G extends GameTypes> {
	readonly entry: Entry<G>;
	/** The result of the match as this line leaves it, if it is over. */
	readonly result: Result | undefined;
	readonly before: G['state'];
	readonly after: G['state'];
}

/** Puts one line on disk. */
export type Save<G extends GameTypes> = (written: Written<G>) => Promise<void>;

/** No room is left, a newer version of the app has the shelf, the match is not there, or something else. */
export type SaveFailure = 'full' | 'outdated' | 'gone' | 'unknown';

function failureOf(error: unknown): SaveFailure {
	const name = error instanceof Error ? error.name : '';
	if (name === 'MatchGone') return 'gone';
	if (name === 'QuotaExceededError') return 'full';
	return name === 'VersionError' ? 'outdated' : 'unknown';
}

/** Later than this, people see that a tap is not on disk yet. */
const SLOW = 300;
/** A write that failed is tried again after a second, two, four … */
const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;

/**
 * Puts the lines of one match on disk, one after another, so that what is on disk is always a beginning
 * of what shows; tries again what could not be written, and says so. It goes on when the match is left.
 */
export class Writer<G extends GameTypes> {
	readonly #save: Save<G>;
	#lines = $state.raw<readonly Written<G>[]>([]);
	#saving: Promise<void> | undefined;
	#retry: ReturnType<typeof setTimeout> | undefined;
	#retries = 0;
	/** Why the oldest of them could not be written, if that is so. */
	#failure = $state.raw<SaveFailure>();
	#slow = $state(false);

	constructor(save: Save<G>) {
		this.#save = save;
	}

	/** Lines that show but are not on disk yet, oldest first. */
	get lines(): readonly Written<G>[] {
		return this.#lines;
	}

	/** How many lines are not on disk yet. */
	get waiting(): number {
		return this.#lines.length;
	}

	/** How many of them wait because writing failed; they are tried again. */
	get unsaved(): number {
		return this.#failure ? this.#lines.length : 0;
	}

	get failure(): SaveFailure | undefined {
		return this.#failure;
	}

	/** The disk takes its time: what shows is not there yet. */
	get isSaving(): boolean {
		return this.#slow && !this.#failure;
	}

	/** The lines of a log that are known to be on disk. */
	onDisk(log: Log<G>): Log<G> {
		const waiting = this.#lines.map(({ entry }) => entry.id);
		return waiting.length === 0 ? log : log.filter(({ id }) => !waiting.includes(id));
	}

	write(written: Written<G>) {
		this.#lines = [...this.#lines, written];
		void this.retry();
	}

	/** Resolves when all that waits is on disk, or has failed once more. */
	retry(): Promise<void> {
		clearTimeout(this.#retry);
		this.#saving ??= this.#saveEach().finally(() => (this.#saving = undefined));
		return this.#saving;
	}

	async #saveEach() {
		const slow = setTimeout(() => (this.#slow = true), SLOW);
		try {
			for (let next = this.#lines[0]; next; next = this.#lines[0]) {
				await this.#save(next);
				this.#lines = this.#lines.slice(1);
			}
			this.#failure = undefined;
			this.#retries = 0;
		} catch (error) {
			this.#failure = failureOf(error);
			const wait = Math.min(FIRST_RETRY * 2 ** this.#retries++, LAST_RETRY);
			this.#retry = setTimeout(() => void this.retry(), wait);
		} finally {
			clearTimeout(slow);
			this.#slow = false;
		}
	}
}

const [useAnyWriter, setWriter] = createContext<Writer<GameTypes>>();
export { setWriter, useAnyWriter };
