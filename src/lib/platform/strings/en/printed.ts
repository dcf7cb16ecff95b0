import { formatsIn } from '../../formats';

const { counted } = formatsIn('en');

/** What the page of the own copy's printed values says in every game. */
export const printed = {
	title: 'Your copy’s printed values',
	known: (known: number, all: number) => `${known} of ${all} values known`,
	edit: (what: string) => `Set right: ${what}`,
	remove: (what: string) => `Remove: ${what}`,
	next: (name: string) => `Next: ${name} →`,
	done: 'Done',
	step: (step: number, of: number) => `${step} of ${of}`,
	undo: 'Undo the last change',
	notUndone: 'Something else was learnt since. Nothing was undone.',
	notSaved: 'This could not be saved on this device. Nothing was changed.',
	filesTitle: 'Hand on',
	saved: 'The file is saved. Hand it on from your downloads.',
	exportIt: 'Save as a file for a friend',
	exportText: 'All values read so far, in one small file.',
	importIt: 'Open a friend’s file',
	importText: 'What you do not know yet comes in; nothing of yours is overwritten.',
	fileName: (game: string) => `${game}-values`,
	imported: (added: number, differing: number) =>
		[
			added === 0 ? 'Nothing new in this file.' : `${counted(added, 'value', 'values')} came in.`,
			...(differing === 0
				? []
				: [`${counted(differing, 'value differs', 'values differ')}: choose below.`])
		].join(' '),
	differsTitle: 'Where the file differs',
	yours: (value: string) => `Yours: ${value}`,
	theirs: (value: string) => `File: ${value}`
};
