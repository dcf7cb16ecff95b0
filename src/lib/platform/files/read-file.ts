import type { Reading } from '$lib/core/data/read';
import { isBackup, ofOneMatch, readBackup, type Backup } from './backup';
import { gameOfPrintedFile } from '../printed/printed-file';
import { readFileFields, type Fields } from './json-file';
import { readMatchFile } from './match-file';
import type { LoadGame } from '../games';

/** A file of ours, read to the last line before anything is done with it. */
type OpenedFile =
	| { readonly kind: 'matches'; readonly backup: Backup }
	/** What is printed on the cards: the pages of that game take it from here. */
	| { readonly kind: 'printed'; readonly game: string; readonly fields: Fields };

/** Whatever of ours it is: a backup, a match, or what is printed on the cards. */
export async function readAnyFile(file: Blob, loadGame: LoadGame): Promise<Reading<OpenedFile>> {
	const fields = await readFileFields(file);
	if (!fields.ok) return fields;
	const game = gameOfPrintedFile(fields.value);
	if (game !== undefined && (await loadGame(game))?.printed)
		return { ok: true, value: { kind: 'printed', game, fields: fields.value } };
	const backup = isBackup(fields.value)
		? await readBackup(fields.value, loadGame)
		: await aMatch(fields.value, loadGame);
	return backup.ok ? { ok: true, value: { kind: 'matches', backup: backup.value } } : backup;
}

async function aMatch(fields: Fields, loadGame: LoadGame): Promise<Reading<Backup>> {
	const file = await readMatchFile(fields, loadGame);
	return file.ok ? { ok: true, value: ofOneMatch(file.value) } : file;
}
