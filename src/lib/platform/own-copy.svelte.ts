import { createContext } from 'svelte';
import type { CopyRules } from '$lib/core/copy';
import type { GameTypes } from '$lib/core/game';
import { storage, type Lesson } from './storage';

/** What is printed on this table's copy of a game: read out once, known ever after. */
export class OwnCopy<G extends GameTypes> {
	readonly game: string;
	readonly rules: CopyRules<G>;
	/** Nobody has read anything out yet. */
	isNew = true;
	#facts: G['copy'];
	/** Each change made by hand on this visit. */
	#changes = $state.raw<readonly { readonly before: G['copy']; readonly after: G['copy'] }[]>([]);

	constructor(game: string, rules: CopyRules<G>) {
		this.game = game;
		this.rules = rules;
		this.#facts = $state.raw(rules.blank);
	}

	get facts(): G['copy'] {
		return this.#facts;
	}

	get canUndo(): boolean {
		return this.#changes.length > 0;
	}

	/** Storage is read like any foreign data; what cannot be read is as if nobody had said it. */
	#read(stored: unknown): G['copy'] {
		const reading = this.rules.readCopy(stored);
		return reading.ok ? reading.value : this.rules.blank;
	}

	async load(): Promise<this> {
		const stored = await storage.copy(this.game);
		this.isNew = stored === undefined;
		this.#facts = this.#read(stored);
		return this;
	}

	/** Takes over what a match knows, where nothing was known. */
	async glean(state: G['state']): Promise<void> {
		await storage.changeCopy(this.#lesson((facts) => this.rules.glean(facts, state)));
	}

	/** A change, as storage makes it: in one transaction with whatever else is written. */
	#lesson(change: (facts: G['copy']) => G['copy']): Lesson {
		let facts = this.#facts;
		return {
			game: this.game,
			learn: (stored) => {
				const known = this.#read(stored);
				facts = change(known);
				return facts === known ? undefined : facts;
			},
			learnt: () => (this.#facts = facts)
		};
	}

	/** What a line of a match taught, if anything. */
	lesson(before: G['state'], after: G['state'], match: string): Lesson | undefined {
		const learn = (facts: G['copy']) => this.rules.learn(facts, before, after, match);
		return learn(this.#facts) === this.#facts ? undefined : this.#lesson(learn);
	}

	/** Sets right by hand; on disk once this resolves. */
	async change(change: (facts: G['copy']) => G['copy']): Promise<void> {
		const before = this.#facts;
		await storage.changeCopy(this.#lesson(change));
		if (this.#facts !== before) this.#changes = [...this.#changes, { before, after: this.#facts }];
	}

	/** Takes back the last change by hand, unless something else was learnt since. */
	async undo(): Promise<void> {
		const last = this.#changes.at(-1);
		if (!last) return;
		const isAsLeft = (facts: G['copy']) => JSON.stringify(facts) === JSON.stringify(last.after);
		await storage.changeCopy(this.#lesson((facts) => (isAsLeft(facts) ? last.before : facts)));
		this.#changes = this.#changes.slice(0, -1);
	}
}

const [copyAround, setCopyAround] = createContext<OwnCopy<GameTypes> | undefined>();
export { setCopyAround as setCopy };

function isOf<G extends GameTypes>(
	copy: OwnCopy<GameTypes> | undefined,
	rules: CopyRules<G>
): copy is OwnCopy<G> {
	return copy?.rules === rules;
}

/** The copy of the game that the surrounding page is about. */
export function useCopy<G extends GameTypes>(rules: CopyRules<G>): OwnCopy<G> {
	const copy = copyAround();
	if (!isOf(copy, rules)) throw new Error('this view belongs to another game');
	return copy;
}
