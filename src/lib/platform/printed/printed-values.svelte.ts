import { createContext } from 'svelte';
import { equal } from '$lib/core/data/equal';
import type { PrintedRules } from '$lib/core/printed';
import type { GameTypes } from '$lib/core/game';
import { printedStore, type PrintedChange } from '../storage/printed-store';

/** A change that shows here once the store has it on disk: then `written` is to be called. */
export interface PrintedUpdate extends PrintedChange {
	readonly written: () => void;
}

/** What is printed on this table's copy of a game: read out once, known ever after. */
export class PrintedValues<G extends GameTypes> {
	readonly game: string;
	readonly rules: PrintedRules<G>;
	/** What the copy is to know before it is first written. Where that fails it is learnt later. */
	readonly #learnFirst: () => Promise<void>;
	#facts: G['printed'];
	/** Each change made by hand on this visit. */
	#changes = $state.raw<readonly { readonly before: G['printed']; readonly after: G['printed'] }[]>(
		[]
	);

	constructor(
		game: string,
		rules: PrintedRules<G>,
		learnFirst: () => Promise<void> = () => Promise.resolve()
	) {
		this.game = game;
		this.rules = rules;
		this.#learnFirst = learnFirst;
		this.#facts = $state.raw(rules.blank);
	}

	get facts(): G['printed'] {
		return this.#facts;
	}

	get canUndo(): boolean {
		return this.#changes.length > 0;
	}

	/** Storage is read like any foreign data; what cannot be read counts as not known. */
	#read(stored: unknown): G['printed'] {
		return stored === undefined ? this.rules.blank : this.rules.salvage(stored);
	}

	async load(): Promise<this> {
		this.#facts = this.#read(await printedStore.of(this.game));
		return this;
	}

	/** A change for the store to make, together with whatever else it writes. */
	#changing(change: (facts: G['printed']) => G['printed']): PrintedUpdate {
		let facts = this.#facts;
		return {
			game: this.game,
			change: (stored) => {
				const known = this.#read(stored);
				const next = change(known);
				// as it will be read again, so that two readings compare
				facts = next === known ? known : this.#read(next);
				return next === known ? undefined : facts;
			},
			written: () => (this.#facts = facts)
		};
	}

	/** To be called before each write, also of a change that `learnedFrom` gave. */
	async prepare(): Promise<void> {
		await this.#learnFirst().catch(() => {});
	}

	async #write(change: PrintedUpdate) {
		await this.prepare();
		await printedStore.change(change);
		change.written();
	}

	/** What is to be learned from a line of a match, if anything. */
	learnedFrom(before: G['state'], after: G['state'], match: string): PrintedUpdate | undefined {
		const learn = (facts: G['printed']) => this.rules.learn(facts, before, after, match);
		return learn(this.#facts) === this.#facts ? undefined : this.#changing(learn);
	}

	/** Sets right by hand; on disk once this resolves. */
	async change(change: (facts: G['printed']) => G['printed']): Promise<void> {
		const known: G['printed'][] = [];
		const noted = (facts: G['printed']) => {
			const next = change(facts);
			if (next !== facts) known.push(facts);
			return next;
		};
		await this.#write(this.#changing(noted));
		for (const before of known) this.#changes = [...this.#changes, { before, after: this.#facts }];
	}

	/** Takes back the last change by hand; false if something else was learnt since. */
	async undo(): Promise<boolean> {
		const last = this.#changes.at(-1);
		if (!last) return false;
		const isAsLeft = (facts: G['printed']) => equal(facts, last.after);
		await this.#write(this.#changing((facts) => (isAsLeft(facts) ? last.before : facts)));
		const isUndone = equal(this.#facts, last.before);
		this.#changes = isUndone ? this.#changes.slice(0, -1) : [];
		return isUndone;
	}
}

const [copyAround, setCopyAround] = createContext<PrintedValues<GameTypes> | undefined>();
export { setCopyAround as setPrintedValues, copyAround as usePrintedValuesIfAny };

function isOf<G extends GameTypes>(
	copy: PrintedValues<GameTypes> | undefined,
	rules: PrintedRules<G>
): copy is PrintedValues<G> {
	return copy?.rules === rules;
}

/** The copy of the game that the surrounding page is about. */
export function usePrintedValues<G extends GameTypes>(rules: PrintedRules<G>): PrintedValues<G> {
	const copy = copyAround();
	if (!isOf(copy, rules)) throw new Error('this view belongs to another game');
	return copy;
}
