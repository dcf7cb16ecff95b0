import { createContext } from 'svelte';
import { equal } from '$lib/core/data/equal';
import type { GameTypes, Rules } from '$lib/core/game';
import type { Table } from '$lib/platform/match/table.svelte';

interface Pending<G extends GameTypes> {
	readonly events: readonly G['event'][];
	readonly objections: readonly G['objection'][];
	readonly recorded: (() => void) | undefined;
}

/** Each is said once, however many events it goes against. */
function once<G extends GameTypes>(
	objections: readonly G['objection'][]
): readonly G['objection'][] {
	return objections.filter(
		(objection, index) => objections.findIndex((other) => equal(other, objection)) === index
	);
}

/** Between a tap and the log: what the rulebook objects to is said first, and recorded on request. */
export class Recorder<G extends GameTypes> {
	readonly #table: Table<G>;
	/** What is written besides what was tapped. */
	readonly #complete: (events: readonly G['event'][]) => readonly G['event'][];
	pending = $state.raw<Pending<G>>();

	/** `afterTheEnd`: figures are set right of a match that is over, and shall stay over. */
	constructor(table: Table<G>, { afterTheEnd = false } = {}) {
		this.#table = table;
		this.#complete = (events) => {
			if (!afterTheEnd) return events;
			return table.rules.keepingTheEnd?.(table.state, events) ?? events;
		};
	}

	get rules(): Rules<G> {
		return this.#table.rules;
	}

	/** Plays the events, at once if nothing is to be said against them that is not `answered`. */
	propose(
		events: readonly G['event'][],
		recorded?: () => void,
		answered: readonly G['objection']['term'][] = []
	) {
		const objections: G['objection'][] = [];
		events.reduce((state, event) => {
			const raised = this.rules.objections(state, event);
			objections.push(...raised.filter(({ term }) => !answered.includes(term)));
			return this.rules.apply(state, event);
		}, this.#table.state);
		if (objections.length > 0) this.pending = { events, objections: once(objections), recorded };
		else this.#record(events, recorded);
	}

	anyway() {
		if (!this.pending) return;
		const { events, recorded } = this.pending;
		this.pending = undefined;
		this.#record(events, recorded);
	}

	back() {
		this.pending = undefined;
	}

	#record(events: readonly G['event'][], recorded: (() => void) | undefined) {
		for (const event of this.#complete(events)) this.#table.play(event);
		recorded?.();
	}
}

const [recorderAround, setRecorder] = createContext<Recorder<GameTypes>>();
export { setRecorder };

/** For the house's screens, which know no event of any game. */
export const useAnyRecorder = (): Recorder<GameTypes> => recorderAround();

const isFor = <G extends GameTypes>(
	recorder: Recorder<GameTypes>,
	rules: Rules<G>
): recorder is Recorder<G> => recorder.rules === rules;

/** For a game's own parts, typed by the rules that are given. */
export function useRecorder<G extends GameTypes>(rules: Rules<G>): Recorder<G> {
	const recorder = recorderAround();
	if (!isFor(recorder, rules)) throw new Error('this view belongs to another game');
	return recorder;
}
