import type { Summary } from '$lib/core/score/summary';
import type { Match } from './match';

type CoverEdits = Pick<Match, 'result' | 'lastAt' | 'thrownAt' | 'title' | 'note' | 'revealed'>;

/** The cover with some fields changed; a field that is undefined is taken away. */
export function edited(
	match: Match,
	edits: { readonly [Field in keyof CoverEdits]: CoverEdits[Field] | undefined }
): Match {
	const entries = Object.entries({ ...match, ...edits }).filter(([, value]) => value !== undefined);
	// safe: only edits can be undefined, and each of their fields is optional
	return Object.fromEntries(entries) as unknown as Match;
}

/** Another day, at the same hour; undefined for what is no day, or none that has been. */
export function onDay(day: string, time: number): number | undefined {
	const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
	const moved = new Date(time);
	moved.setFullYear(year, month - 1, date);
	const then = moved.getTime();
	// a year that is typed shows up as 0002 and 0026 on the way
	return then >= 0 && then <= Math.max(time, Date.now()) ? then : undefined;
}

/** The same match on another day: it ended as much earlier or later as it began. */
export const moved = (match: Match, startedAt = match.startedAt): Match => ({
	...match,
	startedAt,
	...(match.result && {
		result: { ...match.result, endedAt: match.result.endedAt + startedAt - match.startedAt }
	})
});

/** The table has still to be told how it ended. A result without a summary was shown at once. */
export const isSecret = ({ hideTotals, revealed, result }: Match): boolean =>
	hideTotals === true && !revealed && (!result || result.tale !== undefined);

/** An older version kept no summary and showed every result at once: it is no secret again. */
export const wasShown = ({ hideTotals, revealed, result }: Match): true | undefined =>
	revealed ?? (hideTotals && result && !result.tale ? true : undefined);

/** With the summary that an older version did not keep; a result that was shown stays shown. */
export function withSummary(match: Match, summary: Summary | undefined): Match {
	const { result } = match;
	if (!summary || !result || result.tale) return match;
	return edited(match, { result: { ...result, tale: summary }, revealed: wasShown(match) });
}

/** The time at the table; undefined for a match that was only counted. */
export function minutesOf({ startedAt, result }: Match): number | undefined {
	if (!result || result.tale?.tracked === false) return undefined;
	const { endedAt, pauses = 0 } = result;
	return Math.max(0, Math.round((endedAt - startedAt - pauses) / 60_000));
}
