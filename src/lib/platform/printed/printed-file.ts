import type { PrintedRules } from '$lib/core/printed';
import type { GameTypes } from '$lib/core/game';
import { glimpse, unreadable, within, type Reading } from '$lib/core/data/read';
import { isOfKind, readKind, writeJsonFile, type Fields } from '../files/json-file';

const KIND = { format: 'mainspring-copy', version: 1 } as const;

/** What is printed on the cards, for a friend who need not type it again. */
export const writePrintedFile = <G extends GameTypes>(
	game: string,
	rules: PrintedRules<G>,
	facts: G['printed']
): string => writeJsonFile(KIND, { game, facts: rules.forSharing(facts) });

/** Says which field is wrong, and never throws. Where a friend met a card is of no use here. */
export function readPrintedFile<G extends GameTypes>(
	fields: Fields,
	game: string,
	rules: PrintedRules<G>
): Reading<G['printed']> {
	const file = readKind(fields, KIND);
	if (!file.ok) return file;
	if (file.value.game !== game)
		return unreadable('game', JSON.stringify(game), glimpse(file.value.game));
	const facts = within('facts', rules.readPrinted(file.value.facts));
	return facts.ok ? { ok: true, value: rules.forSharing(facts.value) } : facts;
}

/** Which game a file tells the printed values of, if it is such a file at all. */
export const gameOfPrintedFile = (fields: Fields): string | undefined =>
	isOfKind(fields, KIND) && typeof fields.game === 'string' ? fields.game : undefined;
