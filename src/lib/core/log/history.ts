import { equal } from '../data/equal';
import { effectsOf, type GameTypes, type Rules, type Setup } from '../game';
import type { EntryId, Log, NotedEntry, PlayedEntry } from './log';
import { playThrough } from './replay';
import { fateOf, speakerFor, whatStands, type Fate } from './what-stands';

/** Something that was played, as people read it. */
export interface PlayedLine<G extends GameTypes> {
	readonly kind: 'played';
	/** Several where rapid taps make one line. */
	readonly entries: readonly [PlayedEntry<G>, ...PlayedEntry<G>[]];
	/** As it stands now, after corrections. */
	readonly event: G['event'];
	/** As it was first written down. */
	readonly was: G['event'];
	readonly fate: Fate;
	/** The state that the event met. */
	readonly before: G['state'];
	readonly effects: readonly G['effect'][];
	readonly round: number;
}

/** A correction or an agreement, at the time when the table made it. */
export interface NotedLine<G extends GameTypes> {
	readonly kind: 'noted';
	readonly entry: NotedEntry<G>;
	readonly fate: Fate;
	readonly round: number;
}

export type Line<G extends GameTypes> = PlayedLine<G> | NotedLine<G>;

/** The same for as long as the line is there, however many taps it grows by. */
export const idOf = <G extends GameTypes>(line: Line<G>): EntryId =>
	line.kind === 'played' ? line.entries[0].id : line.entry.id;

export const isPlayed = <G extends GameTypes>(line: Line<G>): line is PlayedLine<G> =>
	line.kind === 'played';

/** Every change in a line of its own. What was undone is shown where it happened. */
export function unfolded<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>
): readonly Line<G>[] {
	const { stands, steps } = playThrough(rules, agreed, log);
	return Array.from(steps, ({ entry, event, before }): Line<G> => {
		const { round } = rules.toPlay(before);
		const fate = fateOf(stands, entry);
		if (entry.kind !== 'played') return { kind: 'noted', entry, fate, round };
		return {
			kind: 'played',
			entries: [entry],
			event: event ?? entry.event,
			was: entry.event,
			fate,
			before,
			effects: event ? effectsOf(rules, before, event) : [],
			round
		};
	});
}

/** The event that several taps fold into; a tap that the rules cannot fold is left out. */
export const inOne = <G extends GameTypes>(
	rules: Rules<G>,
	first: G['event'],
	...others: readonly G['event'][]
): G['event'] =>
	others.reduce<G['event']>((event, other) => rules.fold?.(event, other) ?? event, first);

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

/** Where the line is that holds this entry. */
const indexOf = <G extends GameTypes>(lines: readonly Line<G>[], id: EntryId): number =>
	lines.findIndex((line) => isPlayed(line) && line.entries.some((entry) => entry.id === id));

/** A line that was corrected back to what it was first is like any other. */
const unlessRestored = <G extends GameTypes>(line: Line<G>): Line<G> =>
	isPlayed(line) && line.fate === 'corrected' && equal(line.event, line.was)
		? { ...line, fate: 'stands' }
		: line;

/** The log as people read it. Nothing that ever happened is missing from it. */
export function history<G extends GameTypes>(
	rules: Rules<G>,
	agreed: Setup<G>,
	log: Log<G>
): readonly Line<G>[] {
	const stands = whatStands(log);
	const lines: Line<G>[] = [];

	for (const line of unfolded(rules, agreed, stands.log)) {
		if (!isPlayed(line)) {
			lines.push(line);
			continue;
		}
		const speaker = line.fate === 'undone' ? undefined : speakerFor(stands, line.entries[0].id);
		const at = speaker ? indexOf(lines, speaker) : lines.length - 1;
		const earlier = lines[at];
		if (speaker && earlier && isPlayed(earlier)) {
			const entries = [...earlier.entries, ...line.entries] as const;
			lines[at] = { ...earlier, entries, was: inOne(rules, earlier.was, line.was) };
			continue;
		}
		const both = folded(rules, earlier, line);
		if (both) lines[at] = both;
		else lines.push(line);
	}
	return lines.map(unlessRestored);
}
