import { equal } from '$lib/core/data/equal';
import { inOrder, type EntryId } from '$lib/core/log/log';
import type { Match, MatchId } from '../match/match';
import type { Row } from './schema';

/** What made us keep a match as it was. */
export type Occasion = 'running' | 'finished' | 'before-file' | 'before-removal' | 'before-return';

/**
 * A match as it was at some time. A log mostly grows, so a state says only what is not in the one
 * before: ten states of a match take little more room than one.
 */
export interface Snapshot {
	readonly match: MatchId;
	/** Counts up, match by match. */
	readonly number: number;
	readonly at: number;
	readonly occasion: Occasion;
	readonly cover: Match;
	/** Lines that the state before had not, or had otherwise. */
	readonly lines: readonly Row[];
	/** Lines of the state before that were no longer there. */
	readonly gone: readonly EntryId[];
}

export const MOST_SNAPSHOTS = 10;

type Lines = ReadonlyMap<EntryId, Row>;

const after = (lines: Lines, state: Snapshot): Lines => {
	const next = new Map(lines);
	for (const id of state.gone) next.delete(id);
	for (const row of state.lines) next.set(row.id, row);
	return next;
};

/** The lines of the last of these states, the oldest of which comes first and is whole. */
export const linesOf = (states: readonly Snapshot[]): readonly Row[] =>
	[...states.reduce<Lines>(after, new Map()).values()].sort(inOrder);

const hasId = (value: unknown): boolean =>
	typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const isListOf = (value: unknown, isOne: (item: unknown) => boolean): boolean =>
	// `every` alone does not look at holes
	Array.isArray(value) && Array.from<unknown>(value).every(isOne);

/** By hand: a schema copies all lines of all states, and that beside a tap that is being drawn. */
function isState(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	const { number, cover, lines, gone }: Partial<Record<keyof Snapshot, unknown>> = value;
	return (
		typeof number === 'number' &&
		hasId(cover) &&
		isListOf(lines, hasId) &&
		isListOf(gone, (id) => typeof id === 'string')
	);
}

/** Each builds on the one before: with one that is damaged, all that follow are of no use. */
export function sound(states: readonly Snapshot[]): readonly Snapshot[] {
	const broken = states.findIndex((state) => !isState(state));
	return broken < 0 ? states : states.slice(0, broken);
}

/** Whether the match looked just like that in one of its states. */
const isLike = (states: readonly Snapshot[], at: number, cover: Match, rows: readonly Row[]) =>
	equal(states[at]?.cover, cover) && equal(linesOf(states.slice(0, at + 1)), rows);

type Taken = Pick<Snapshot, 'at' | 'occasion' | 'cover'>;

/** One more state of a match that looks like this; undefined if the last one says it all. */
export function nextSnapshot(
	states: readonly Snapshot[],
	{ cover, at, occasion }: Taken,
	rows: readonly Row[]
): Snapshot | undefined {
	const known = new Map(linesOf(states).map((row) => [row.id, row]));
	const lines = rows.filter((row) => !equal(known.get(row.id), row));
	for (const { id } of rows) known.delete(id);
	const last = states.at(-1);
	if (last && lines.length === 0 && known.size === 0 && equal(last.cover, cover)) return undefined;
	// going back and forth between states must not push out older ones
	if (occasion === 'before-return' && states.some((_, at) => isLike(states, at, cover, rows)))
		return undefined;
	const number = (last?.number ?? 0) + 1;
	return { match: cover.id, number, at, occasion, cover, lines, gone: [...known.keys()] };
}

/** The oldest that stays becomes whole, and those before it go. */
export function trimmed(states: readonly Snapshot[]): {
	readonly whole: Snapshot | undefined;
	readonly gone: readonly Snapshot[];
} {
	const tooMany = states.length - MOST_SNAPSHOTS;
	const oldest = states[tooMany];
	if (tooMany <= 0 || !oldest) return { whole: undefined, gone: [] };
	return {
		whole: { ...oldest, lines: linesOf(states.slice(0, tooMany + 1)), gone: [] },
		gone: states.slice(0, tooMany)
	};
}
