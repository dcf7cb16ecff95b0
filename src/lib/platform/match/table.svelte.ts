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

/** One line, and what it made of the match. */
export interface Written<G extends GameTypes> {
	readonly entry: Entry<G>;
	/** The result of the match as this line leaves it, if it is over. */
	readonly result: Result | undefined;
	readonly before: G['state'];
	readonly after: G['state'];
}

/** Puts one line on disk and answers with the line as it stands there. */
export type Save<G extends GameTypes> = (written: Written<G>) => Promise<Entry<G>>;

/** What is known of the match besides its log. */
interface Beginning {
	readonly hideTotals?: boolean;
	readonly revealed?: boolean;
	readonly startedAt?: number;
	readonly endedAt?: number | undefined;
}

/** No room is left, a newer version of the app has the shelf, the match is not there, or nobody knows. */
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

type Correction<G extends GameTypes> = Extract<Note<G>, { readonly kind: 'corrected' }>;

/** One match being played: the log is the only state, all else follows from it. */
export class Table<G extends GameTypes> {
	readonly rules: Rules<G>;
	#agreed: Setup<G>;
	readonly #save: Save<G>;
	readonly #keepsSecret: boolean;
	#revealed = $state(false);
	/** What is corrected later does not make the match longer. */
	#endedAt: number | undefined;
	readonly #startedAt: number | undefined;

	/** In a box, which can be emptied without anybody being told: see `leave`. */
	#held: { timeline: Timeline<G> };
	/** Lines that show but are not on disk yet, oldest first. */
	#unsaved = $state.raw<readonly Written<G>[]>([]);
	#saving: Promise<void> | undefined;
	#retry: ReturnType<typeof setTimeout> | undefined;
	/** Why the oldest of them could not be written, if that is so. */
	#failure = $state.raw<SaveFailure>();
	#slow = $state(false);
	#retries = 0;
	#left = false;
	#takenBack = $state.raw<readonly ChangeEntry<G>[]>([]);

	constructor(
		rules: Rules<G>,
		setup: Setup<G>,
		log: Log<G>,
		save: Save<G>,
		{ hideTotals = false, revealed = false, startedAt, endedAt }: Beginning = {}
	) {
		this.rules = rules;
		this.#agreed = setup;
		this.#save = save;
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

	/** As it was when the match began, and what it was told of its cards since. */
	get agreed(): Setup<G> {
		return this.#agreed;
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
	readonly hidesRecords = $derived.by(() => this.#keepsSecret && this.ending?.over !== true);
	readonly undoable: ChangeEntry<G> | undefined = $derived.by(() => this.#timeline.undoable);
	readonly redoable: ChangeEntry<G> | undefined = $derived.by(() => this.#timeline.redoable);

	// Not derived, like what is short: a derived value keeps the last one it had, and who has left the
	// table is not to hold a long log.
	get log(): Log<G> {
		return this.#timeline.log;
	}

	/** Costs a whole replay with every effect: for the log while it is open, not for the table. */
	get history() {
		return history(this.rules, this.#agreed, this.log);
	}

	get revealed(): boolean {
		return this.#revealed;
	}

	/** Everybody has seen how it ended. */
	reveal() {
		this.#revealed = true;
	}

	/** What the last touch of undo took back, until something else happens. */
	get takenBack(): readonly ChangeEntry<G>[] {
		return this.#takenBack;
	}

	/** Lines that are kept here because they could not be written; they are tried again. */
	get unsaved(): number {
		return this.#failure ? this.#unsaved.length : 0;
	}

	get failure(): SaveFailure | undefined {
		return this.#failure;
	}

	/** The disk takes its time: what shows is not there yet. */
	get isSaving(): boolean {
		return this.#slow && !this.#failure;
	}

	/** How many lines of the log are on disk. */
	readonly recorded = $derived.by(() => this.log.length - this.#unsaved.length);

	play(event: G['event']) {
		this.#write({ kind: 'played', event });
	}

	undo() {
		if (this.undoable) this.#takeBack([this.undoable]);
	}

	/** All that stands after a line goes, one by one, so that redo brings it back one by one. */
	undoTo(line: EntryId) {
		this.#takeBack(standingAfter(this.log, line));
	}

	redo() {
		if (this.redoable) this.#write({ kind: 'redone', target: this.redoable.id });
	}

	/** Brings back what the last touch of undo took. */
	redoTaken() {
		for (const { id } of this.#takenBack) this.#write({ kind: 'redone', target: id });
	}

	/** What a note would change, without writing it. */
	preview(note: Note<G>): CorrectionPreview<G> {
		return correctionPreview(this.rules, this.#agreed, this.log, note);
	}

	/** Another event in the place of an old one, or of several that are one line; null withdraws it. */
	correct(correction: Correction<G>) {
		this.#write(correction);
	}

	/** The table agrees on other house rules: the whole match is counted again under them. */
	agree(houseRules: Partial<G['houseRules']>) {
		this.#write({ kind: 'agreed', houseRules });
	}

	/** The match is told more of its cards than it was begun with; no line of the log says so. */
	tell(options: G['options']) {
		this.#agreed = { ...this.#agreed, options };
		this.#timeline = replay(this.rules, this.#agreed, this.log);
	}

	/** Resolves when all that waits is on disk, or has failed once more. */
	async retry() {
		await this.#saveAll();
	}

	/** Lines that are known to be on disk. */
	get saved(): Log<G> {
		const waiting = this.#unsaved.map(({ entry }) => entry.id);
		return waiting.length === 0 ? this.log : this.log.filter(({ id }) => !waiting.includes(id));
	}

	/** Lines that another hand has put on disk: another tab, or a file. */
	hear(lines: Log<G>) {
		const news = newsTo(this.log, lines);
		if (news.length === 0) return;
		const [only] = news;
		this.#timeline =
			only && news.length === 1
				? append(this.rules, this.#agreed, this.#timeline, only)
				: replay(this.rules, this.#agreed, merge(this.log, news));
		this.#forgetTaken();
		this.#keepTheEnd(news.at(-1)?.at ?? 0);
	}

	/**
	 * Nobody looks at this table any more, but the router may hold it until the next match is opened:
	 * a long log goes now. What is not on disk yet stays. Nobody is told, since nobody looks, and since
	 * Svelte keeps what a change has replaced for as long as anything is awaited.
	 */
	leave() {
		if (this.#unsaved.length > 0) return;
		this.#left = true;
		this.#held.timeline = { ...this.#timeline, log: [] };
	}

	/** It is no longer all of the match: nothing may be concluded from it. */
	isLeft(): boolean {
		return this.#left;
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
		for (const { id } of changes.toReversed()) this.#write({ kind: 'undone', target: id });
		this.#takenBack = changes;
	}

	#write(note: Note<G>) {
		this.#forgetTaken();
		const entry: Entry<G> = {
			// safe: a brand is a name that nobody mistakes for another
			id: crypto.randomUUID() as string as EntryId,
			at: Date.now(),
			device: thisDevice(),
			clock: (this.log.at(-1)?.clock ?? 0) + 1,
			...note
		};
		const before = this.state;
		this.#timeline = append(this.rules, this.#agreed, this.#timeline, entry);
		this.#keepTheEnd(entry.at);
		const written = { entry, result: this.result, before, after: this.state };
		this.#unsaved = [...this.#unsaved, written];
		tick();
		void this.#saveAll();
	}

	/** One after another, so that what is on disk is always a beginning of what shows. */
	#saveAll(): Promise<void> {
		clearTimeout(this.#retry);
		this.#saving ??= this.#saveEach().finally(() => (this.#saving = undefined));
		return this.#saving;
	}

	async #saveEach() {
		const slow = setTimeout(() => (this.#slow = true), SLOW);
		try {
			for (let next = this.#unsaved[0]; next; next = this.#unsaved[0]) {
				const settled = await this.#save(next);
				this.#unsaved = this.#unsaved.slice(1);
				if (settled.clock !== next.entry.clock) this.#settle(settled);
			}
			this.#failure = undefined;
			this.#retries = 0;
		} catch (error) {
			this.#failure = failureOf(error);
			const wait = Math.min(FIRST_RETRY * 2 ** this.#retries++, LAST_RETRY);
			this.#retry = setTimeout(() => void this.#saveAll(), wait);
		} finally {
			clearTimeout(slow);
			this.#slow = false;
		}
	}

	/** Another tab wrote in between: the line takes the place it has on disk. */
	#settle(settled: Entry<G>) {
		const others = this.log.filter(({ id }) => id !== settled.id);
		this.#timeline = replay(this.rules, this.#agreed, merge(others, [settled]));
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
