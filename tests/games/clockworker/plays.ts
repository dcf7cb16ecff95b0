import { writtenOut } from '$lib/core/score/arithmetic';
import type { Ending, ScoreSheet, Setup } from '$lib/core/game';
import { rules } from '$lib/games/clockworker/rules';
import type {
	Clockworker,
	ClockworkerEvent,
	EndReason,
	Objection
} from '$lib/games/clockworker/rules/types';

/** A sheet as it is written down: each cell with its arithmetic, null where there is none. */
export interface WrittenSheet extends Pick<ScoreSheet<Clockworker>, 'totals' | 'places' | 'ties'> {
	readonly rows: Readonly<Record<string, readonly (string | null)[]>>;
}

interface Recorded {
	readonly title: string;
	readonly setup: Setup<Clockworker>;
	readonly events: readonly unknown[];
	/** What the rulebook complained of, and the table wrote down all the same. */
	readonly objections: readonly {
		readonly at: number;
		readonly objections: readonly Objection[];
	}[];
	readonly ending: Ending<EndReason>;
	readonly sheet: WrittenSheet;
	readonly counters: readonly Readonly<Record<string, number>>[];
}

export interface Play extends Recorded {
	readonly events: readonly ClockworkerEvent[];
}

export const written = (sheet: ScoreSheet<Clockworker>): WrittenSheet => ({
	...sheet,
	rows: Object.fromEntries(
		sheet.rows.map(({ source, cells }) => [
			source,
			cells.map((cell) => (cell ? writtenOut(cell.arithmetic) : null))
		])
	)
});

function read(value: unknown): ClockworkerEvent {
	const reading = rules.readEvent(value);
	if (!reading.ok) throw new Error(`${JSON.stringify(value)}: ${reading.problem.field}`);
	return reading.value;
}

/**
 * Whole matches of careful tables. Sheets and counters were tallied apart from these rules; what is
 * printed on cards and tiles is made up.
 */
export const PLAYS: readonly Play[] = Object.values(
	import.meta.glob<Recorded>('./plays/*.json', { import: 'default', eager: true })
).map((recorded) => ({ ...recorded, events: recorded.events.map(read) }));
