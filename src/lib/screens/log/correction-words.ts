import type { CorrectionPreview } from '$lib/core/log/correction-preview';
import type { Ending, GameTypes } from '$lib/core/game';
import type { EntryId } from '$lib/core/log/log';
import { totalShown } from '$lib/core/score/total-shown';
import type { BySeat } from '$lib/core/seats';
import type { GameStrings } from '$lib/platform/module';
import type { Strings } from '$lib/platform/strings/en';

interface LogWords<G extends GameTypes> {
	readonly names: BySeat<string>;
	readonly game: GameStrings<G>;
	readonly t: Strings;
	/** The table wants to see no totals before the end. */
	readonly hidesTotals: boolean;
}

function endLines<G extends GameTypes>(
	{ ending }: CorrectionPreview<G>,
	{ names, game, t }: LogWords<G>
): readonly string[] {
	if (!ending) return [];
	const { before, after } = ending;
	const reason = (of: Ending<G['endReason']>) => game.terms[of.reason];
	const isSame = before?.reason === after?.reason && before?.by === after?.by;
	const lines: string[] = [];
	if (before && !after) lines.push(t.preview.endGoes(reason(before)));
	if (after && !isSame)
		lines.push(
			t.preview.endComes(
				reason(after),
				after.by === undefined ? undefined : (names[after.by] ?? '')
			)
		);
	if (after?.over && !before?.over) lines.push(t.preview.over);
	if (before?.over && !after?.over) lines.push(t.preview.goesOn);
	return lines;
}

/** What a correction would change, a short line each. */
export function changesIn<G extends GameTypes>(
	preview: CorrectionPreview<G>,
	words: LogWords<G>
): readonly string[] {
	const { names, t, hidesTotals } = words;
	const { totals, toPlay } = preview;
	const scores = totals.map(({ seat, before, after }) =>
		t.preview.total(names[seat] ?? '', totalShown(before), totalShown(after))
	);
	const lines = [
		...(hidesTotals && scores.length > 0 ? [t.preview.score] : scores),
		...endLines(preview, words),
		...(toPlay
			? [
					t.roundOf(
						toPlay.after.round,
						toPlay.after.seats.map((seat) => names[seat] ?? '')
					)
				]
			: [])
	];
	return lines.length > 0 ? lines : [t.preview.nothing];
}

/** Further ones are counted: a slip in the first round may upset every later line. */
const MOST_DOUBTS = 2;

/** What the rulebook would then complain of, and in which line if not in the one at hand. */
export function doubtsIn<G extends GameTypes>(
	{ doubts }: CorrectionPreview<G>,
	{ names, game, hidesTotals }: LogWords<G>,
	line: EntryId
) {
	const told = doubts.map(({ entry, event, objection }) => ({
		what: entry === line ? undefined : game.describe(event, names, hidesTotals),
		objection: game.objection(objection, names)
	}));
	const shown = told.length - MOST_DOUBTS > 1 ? told.slice(0, MOST_DOUBTS) : told;
	return { shown, more: told.length - shown.length };
}
