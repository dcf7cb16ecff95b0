import type { CopyRules } from '$lib/core/printed';
import type { GameTypes } from '$lib/core/game';
import { glimpse, unreadable, within, type Reading } from '$lib/core/read';
import { isOfKind, readKind, writeJsonFile, type Fields } from '../files/json-file';

const KIND = { format: 'mainspring-copy', version: 1 } as const;

/** What is printed on the cards, for a friend who need not type it again. */
export const writeCopyFile = <G extends GameTypes>(
	game: string,
	rules: CopyRules<G>,
	facts: G['copy']
): string => writeJsonFile(KIND, { game, facts: rules.handedOn(facts) });

/** Says which field is wrong, and never throws. Where a friend met a card is of no use here. */
export function readCopyFile<G extends GameTypes>(
	fields: Fields,
	game: string,
	rules: CopyRules<G>
): Reading<G['copy']> {
	const file = readKind(fields, KIND);
	if (!file.ok) return file;
	if (file.value.game !== game)
		return unreadable('game', JSON.stringify(game), glimpse(file.value.game));
	const facts = within('facts', rules.readCopy(file.value.facts));
	return facts.ok ? { ok: true, value: rules.handedOn(facts.value) } : facts;
}

/** Which game a file tells the printed values of, if it is such a file at all. */
export const gameOfCopyFile = (fields: Fields): string | undefined =>
	isOfKind(fields, KIND) && typeof fields.game === 'string' ? fields.game : undefined;
