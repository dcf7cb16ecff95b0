import { createContext } from 'svelte';
import type { GameTypes, Rules, Setup } from '$lib/core/game';
import { correctionPreview, type CorrectionPreview } from '$lib/core/log/correction-preview';
import { history } from '$lib/core/log/history';
import {
	merge,
	newsTo,
	type ChangeEntry,
	type Entry,
	type EntryId,
	type Log,
	type Note
} from '$lib/core/log/log';
import { append, replay, type Timeline } from '$lib/core/log/replay';
import { standingAfter } from '$lib/core/log/what-stands';
import { thisDevice } from '../device/this-device';
import { tick } from '../device/haptics';
import type { Result } from './match';
import { resultOf } from './result';
import type { Writer } from './writer.svelte';

/** What is known of the match besides its log, and who is told of lines that this table adds. */
interface Beginning<G extends GameTypes> {
	readonly hideTotals?: boolean;
	readonly revealed?: boolean;
	readonly startedAt?: number;
	readonly endedAt?: number | undefined;
	/** Without it nothing is kept. */
	readonly writer?: Pick<Writer<G>, 'write'>;
}

type Correction<G extends GameTypes> = Extract<Note<G>, { readonly kind: 'corrected' }>;

/** One match being played: the log is the only state, all else follows from it. */
export class Table<G extends GameTypes> {
	readonly rules: Rules<G>;
	/** As it was when the match began. */
	readonly agreed: Setup<G>;
	readonly #writer: Pick<Writer<G>, 'write'> | undefined;
	readonly #keepsSecret: boolean;
	#revealed = $state(false);
	/** What is corrected later does not make the match longer. */
	#endedAt: number | undefined;
	readonly #startedAt: number | undefined;
	/** In a box, which `dropLog` empties without telling anything that shows the table. */
	#held: { timeline: Timeline<G> };
	#takenBack = $state.raw<readonly ChangeEntry<G>[]>([]);

	constructor(
		rules: Rules<G>,
		setup: Setup<G>,
		log: Log<G>,
		{ hideTotals = false, revealed = false, startedAt, endedAt, writer }: Beginning<G> = {}
	) {
		this.rules = rules;
		this.agreed = setup;
		this.#writer = writer;
		this.#keepsSecret = hideTotals;
		this.#revealed = revealed;
		this.#startedAt = startedAt;
		this.#endedAt = endedAt;
		this.#held = $state.raw({ timeline: replay(rules, setup, log) });
	}

	get #timeline(): Timeline<G> {
		return this.#held.timeline;
	}

	set #timeline(timeline: Timeline<G>) {
		this.#held = { timeline };
	}

	/** As agreed by now: house rules may have changed since the match began. */
	readonly setup = $derived.by(() => this.#timeline.setup);
	readonly state: G['state'] = $derived.by(() => this.#timeline.state);
	readonly ending = $derived.by(() => this.rules.ending(this.state));
	readonly sheet = $derived.by(() => this.rules.score(this.state));
	/** A table may keep its totals to itself until the match is over and the result has been shown. */
	readonly hidesTotals = $derived.by(
		() => this.#keepsSecret && !(this.ending?.over === true && this.#revealed)
	);
	/** What lies face down is turned up when the count begins. */
	readonly hidesFaceDown = $derived.by(() => this.#keepsSecret && this.ending?.over !== true);
	readonly undoable: ChangeEntry<G> | undefined = $derived.by(() => this.#timeline.undoable);
	readonly redoable: ChangeEntry<G> | undefined = $derived.by(() => this.#timeline.redoable);

	// Not derived: a derived value keeps the last one it had, and `dropLog` has to let go of a long log.
	get log(): Log<G> {
		return this.#timeline.log;
	}

	/** Costs a whole replay with every effect: for the log while it is open, not for the table. */
	get history() {
		return history(this.rules, this.agreed, this.log);
	}

	get revealed(): boolean {
		return this.#revealed;
	}

	/** The table has seen how it ended: totals are hidden no longer. */
	reveal() {
		this.#revealed = true;
	}

	/** What the last touch of undo took back, until something else happens. */
	get takenBack(): readonly ChangeEntry<G>[] {
		return this.#takenBack;
	}

	play(event: G['event']) {
		this.#add({ kind: 'played', event });
	}

	undo() {
		if (this.undoable) this.#takeBack([this.undoable]);
	}

	/** All that stands after a line goes, one by one, so that redo brings it back one by one. */
	undoTo(line: EntryId) {
		this.#takeBack(standingAfter(this.log, line));
	}

	redo() {
		if (this.redoable) this.#add({ kind: 'redone', target: this.redoable.id });
	}

	/** Brings back what the last touch of undo took. */
	redoTaken() {
		for (const { id } of this.#takenBack) this.#add({ kind: 'redone', target: id });
	}

	/** What a note would change, without writing it. */
	preview(note: Note<G>): CorrectionPreview<G> {
		return correctionPreview(this.rules, this.agreed, this.log, note);
	}

	/** Another event in the place of an old one, or of several that are one line; null withdraws it. */
	correct(correction: Correction<G>) {
		this.#add(correction);
	}

	/** The table agrees on other house rules: the whole match is counted again under them. */
	agree(houseRules: Partial<G['houseRules']>) {
		this.#add({ kind: 'agreed', houseRules });
	}

	/** Lines as they are on disk: of another tab or a file, or this table's own in another place. */
	hear(lines: Log<G>) {
		const news = newsTo(this.log, lines);
		if (news.length === 0) return;
		const [only] = news;
		// a log that was dropped says no longer what the state was made of
		this.#timeline =
			only && news.length === 1 && this.log.length > 0
				? append(this.rules, this.agreed, this.#timeline, only)
				: replay(this.rules, this.agreed, merge(this.log, news));
		this.#forgetTaken();
		this.#keepTheEnd(news.at(-1)?.at ?? 0);
	}

	/**
	 * The page of this table has gone. The router keeps the data of that page until another match is opened,
	 * and Svelte the keys that stood on it: neither shall keep a log of thousands of lines. The table must
	 * not be asked for anything afterwards, unless it hears all lines again.
	 */
	dropLog() {
		this.#held.timeline = { ...this.#timeline, log: [] };
	}

	/** When it ended, and that it has not if it was taken up again. */
	#keepTheEnd(at: number) {
		this.#endedAt = this.ending?.over ? (this.#endedAt ?? at) : undefined;
		if (!this.ending?.over) this.#revealed = false;
	}

	/** Only if there is any: another empty list is news to all that shows it. */
	#forgetTaken() {
		if (this.#takenBack.length > 0) this.#takenBack = [];
	}

	#takeBack(changes: readonly ChangeEntry<G>[]) {
		for (const { id } of changes.toReversed()) this.#add({ kind: 'undone', target: id });
		this.#takenBack = changes;
	}

	#add(note: Note<G>) {
		this.#forgetTaken();
		const entry: Entry<G> = {
			// safe: the brand only keeps ids of entries apart from other strings
			id: crypto.randomUUID() as string as EntryId,
			at: Date.now(),
			device: thisDevice(),
			clock: (this.log.at(-1)?.clock ?? 0) + 1,
			...note
		};
		const before = this.state;
		this.#timeline = append(this.rules, this.agreed, this.#timeline, entry);
		this.#keepTheEnd(entry.at);
		tick();
		this.#writer?.write({ entry, result: this.result, before, after: this.state });
	}

	/** How it ended, for the cover; undefined while it runs. */
	get result(): Result | undefined {
		return resultOf(this.rules, this.#timeline, {
			startedAt: this.#startedAt,
			endedAt: this.#endedAt
		});
	}
}

const [tableAround, setTableAround] = createContext<Table<GameTypes> | undefined>();
export { setTableAround as setTable };

/** For a page that is also shown where nothing is played. */
export const useAnyTableIfAny = (): Table<GameTypes> | undefined => tableAround();

/** What is the same in every game. */
export function useAnyTable(): Table<GameTypes> {
	const table = tableAround();
	if (!table) throw new Error('this view belongs to a match');
	return table;
}

function isPlaying<G extends GameTypes>(
	table: Table<GameTypes>,
	rules: Rules<G>
): table is Table<G> {
	return table.rules === rules;
}

/** The table the surrounding page opened, typed for the game whose rules are given. */
export function useTable<G extends GameTypes>(rules: Rules<G>): Table<G> {
	const table = useAnyTable();
	if (!isPlaying(table, rules)) throw new Error('this view belongs to another game');
	return table;
}

/** The same, for a view that is also shown where nothing is played. */
export function useTableIfAny<G extends GameTypes>(rules: Rules<G>): Table<G> | undefined {
	return tableAround() && useTable(rules);
}
