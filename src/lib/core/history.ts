import { frozenInDev } from './freeze';
import { effectsOf, type GameTypes, type Rules, type Setup } from './game';
import {
	agreedSetup,
	corrections,
	isChange,
	unwind,
	type ChangeEntry,
	type EntryId,
	type Log,
	type NotedEntry,
	type PlayedEntry
} from './log';

/** Something that was played, as people read it. */
export interface PlayedLine<G extends GameTypes> {
	readonly kind: 'played';
	/** Several where rapid taps make one line. */
	readonly entries: readonly [PlayedEntry<G>, ...PlayedEntry<G>[]];
	/** As it stands now, after corrections. */
	readonly event: G['event'];
	/** As it was first written down. */
	readonly was: G['event'];
	readonly fate: 'stands' | 'corrected' | 'withdrawn' | 'undone';
	/** The state that the event met. */
	readonly before: G['state'];
	readonly effects: readonly G['effect'][];
	readonly round: number;
}

/** A correction or an agreement, at the time when the table made it. */
export interface NotedLine<G extends GameTypes> {
	readonly kind: 'noted';
	readonly entry: NotedEntry<G>;
	readonly fate: 'stands' | 'undone';
	readonly round: number;
}

export type Line<G extends GameTypes> = PlayedLine<G> | NotedLine<G>;

/** The same for as long as the line is there, however many taps it grows by. */
export const idOf = <G extends GameTypes>(line: Line<G>): EntryId =>
	line.kind === 'played' ? line.entries[0].id : line.entry.id;

export const isPlayed = <G extends GameTypes>(line: Line<G>): line is PlayedLine<G> =>
	line.kind === 'played';

type Fate = PlayedLine<GameTypes>['fate'];

function fateOf(stands: boolean, correction: object | null | undefined): Fate {
	if (!stands) return 'undone';
	if (correction === null) return 'withdrawn';
	return correction ? 'corrected' : 'stands';
}

/** Every entry in a line of its own. What was undone is told where it happened. */
export function told<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>
): readonly Line<G>[] {
	const { done } = unwind(log);
	const standing = new Set(done.map(({ id }) => id));
	const corrected = corrections(done);
	let state = frozenInDev(rules.setup(agreedSetup(agreed, done)));

	return log.flatMap((entry): Line<G>[] => {
		if (!isChange(entry)) return [];
		const stands = standing.has(entry.id);
		const { round } = rules.toPlay(state);
		if (entry.kind !== 'played')
			return [{ kind: 'noted', entry, fate: stands ? 'stands' : 'undone', round }];

		const correction = stands ? corrected.get(entry.id) : undefined;
		const event = correction ?? entry.event;
		const fate = fateOf(stands, correction);
		const counts = fate === 'stands' || fate === 'corrected';
		const before = state;
		const effects = counts ? effectsOf(rules, before, event) : [];
		if (counts) state = frozenInDev(rules.apply(before, event));
		const was = entry.event;
		return [{ kind: 'played', entries: [entry], event, was, fate, before, effects, round }];
	});
}

/** Taps that a correction speaks for, and the tap whose line they have joined. */
function joinedBy<G extends GameTypes>(done: readonly ChangeEntry<G>[]) {
	const joined = new Map<EntryId, EntryId>();
	for (const change of done)
		if (change.kind === 'corrected')
			for (const id of change.folded ?? []) joined.set(id, change.target);
	return joined;
}

/** Rapid taps in one line, if the rules know an event that does the same. */
function folded<G extends GameTypes>(
	rules: Rules<G>,
	earlier: Line<G> | undefined,
	later: PlayedLine<G>
): PlayedLine<G> | undefined {
	if (earlier?.kind !== 'played' || earlier.fate !== later.fate) return undefined;
	if (later.fate !== 'stands' && later.fate !== 'undone') return undefined;
	const event = rules.fold?.(earlier.event, later.event);
	if (!event) return undefined;
	const effects = later.fate === 'stands' ? effectsOf(rules, earlier.before, event) : [];
	return {
		...earlier,
		entries: [...earlier.entries, ...later.entries],
		event,
		was: event,
		effects
	};
}

/** A line that was corrected back to what it was first is like any other. */
const unlessRestored = <G extends GameTypes>(line: Line<G>): Line<G> =>
	line.kind === 'played' &&
	line.fate === 'corrected' &&
	JSON.stringify(line.event) === JSON.stringify(line.was)
		? { ...line, fate: 'stands' }
		: line;

/** Nothing that ever happened is missing from it. */
export function history<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>
): readonly Line<G>[] {
	const joined = joinedBy(unwind(log).done);
	const lines: Line<G>[] = [];

	for (const line of told(rules, agreed, log)) {
		if (line.kind === 'noted') {
			lines.push(line);
			continue;
		}
		const speaker = line.fate === 'undone' ? undefined : joined.get(line.entries[0].id);
		const at = speaker ? lines.findIndex((other) => idOf(other) === speaker) : lines.length - 1;
		const earlier = lines[at];
		if (speaker && earlier?.kind === 'played') {
			const entries = [...earlier.entries, ...line.entries] as const;
			const was = rules.fold?.(earlier.was, line.was) ?? earlier.was;
			lines[at] = { ...earlier, entries, was };
			continue;
		}
		const both = folded(rules, earlier, line);
		if (both) lines[at] = both;
		else lines.push(line);
	}
	return lines.map(unlessRestored);
}

/** A round of the history, newest line first. Undone lines in a row are kept together. */
export interface Round<G extends GameTypes> {
	readonly round: number;
	readonly runs: readonly Run<G>[];
}
export interface Run<G extends GameTypes> {
	readonly undone: boolean;
	readonly lines: readonly [Line<G>, ...Line<G>[]];
}

/** The newest round first. */
export function byRound<G extends GameTypes>(lines: readonly Line<G>[]): readonly Round<G>[] {
	const rounds: { round: number; runs: { undone: boolean; lines: [Line<G>, ...Line<G>[]] }[] }[] =
		[];
	for (const line of lines.toReversed()) {
		const undone = line.fate === 'undone';
		let round = rounds.at(-1);
		if (round?.round !== line.round) rounds.push((round = { round: line.round, runs: [] }));
		const run = round.runs.at(-1);
		if (run?.undone === undone) run.lines.push(line);
		else round.runs.push({ undone, lines: [line] });
	}
	return rounds;
}
