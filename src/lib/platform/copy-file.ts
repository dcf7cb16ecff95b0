import type { CopyRules } from '$lib/core/copy';
import type { GameTypes } from '$lib/core/game';
import { glimpse, unreadable, within, type Reading } from '$lib/core/read';
import { readJsonFile, writeJsonFile } from './json-file';

const KIND = { format: 'mainspring-copy', version: 1 } as const;
/** Far more than all cards of a box need. */
const MOST_CHARACTERS = 1_000_000;

/** What is printed on the cards, for a friend who need not type it again. */
export const writeCopyFile = <G extends GameTypes>(
	game: string,
	rules: CopyRules<G>,
	facts: G['copy']
): string => writeJsonFile(KIND, { game, facts: rules.handedOn(facts) });

/** Says which field is wrong, and never throws. Where a friend met a card is of no use here. */
export function readCopyFile<G extends GameTypes>(
	text: string,
	game: string,
	rules: CopyRules<G>
): Reading<G['copy']> {
	const file = readJsonFile(text, KIND, MOST_CHARACTERS);
	if (!file.ok) return file;
	if (file.value.game !== game)
		return unreadable('game', JSON.stringify(game), glimpse(file.value.game));
	const facts = within('facts', rules.readCopy(file.value.facts));
	return facts.ok ? { ok: true, value: rules.handedOn(facts.value) } : facts;
}

/** Which game a file tells the printed values of, if it is such a file at all. */
export function gameOfCopyFile(text: string): string | undefined {
	const file = readJsonFile(text, KIND, MOST_CHARACTERS);
	return file.ok && typeof file.value.game === 'string' ? file.value.game : undefined;
}
