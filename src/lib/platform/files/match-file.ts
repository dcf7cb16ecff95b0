import type { Reading } from '$lib/core/data/read';
import { readWholeMatch, type WholeMatch } from '../match/whole-match';
import { readKind, writeJsonFile, type Fields } from './json-file';

/** One match in a file of its own: the cover and the log, nothing derived. */
const KIND = { format: 'mainspring-match', version: 1 } as const;

export const writeMatchFile = ({ match, log }: WholeMatch): string =>
	writeJsonFile(KIND, { match, log });

/** Says which field is wrong, and never throws. */
export async function readMatchFile(
	fields: Fields,
	loadGame: Parameters<typeof readWholeMatch>[2]
): Promise<Reading<WholeMatch>> {
	const file = readKind(fields, KIND);
	return file.ok ? readWholeMatch(file.value.match, file.value.log, loadGame) : file;
}
