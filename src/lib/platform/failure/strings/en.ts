import { formatsIn } from '../../formats';

const { list } = formatsIn('en');

/** What is said when something has failed: by a part of the app that needs no other. */
export const failureEn = {
	failure: {
		broken: 'Something went wrong',
		brokenText: 'Your matches are safe on this device.',
		matchText: 'Your match is safe: every tap up to now is on this device.',
		lostPart: 'A part of the app did not arrive. It is loaded again when you continue.',
		exportAll: 'Export everything',
		exporting: 'Writing the file…',
		exportFailed: 'The storage does not answer just now. Nothing was deleted: try again later.',
		copyReport: 'Copy the report',
		copyFailed: 'That did not work here. Mark the text of the report and copy it by hand.',
		report: 'What the report says',
		reportText: 'No names, no titles, no notes. Nothing is sent unless you send it.',
		slip: 'That did not work',
		slipText: 'Everything before it is on this device. Try again, or go on.',
		slipReport: 'Report'
	},
	notSavedIn: (names: readonly string[]) => `Not saved yet: ${list(names)}`,
	storageTrouble: {
		outdated: 'A newer version is open in another tab',
		outdatedText: 'Reload to go on here. What was saved is safe.',
		reload: 'Reload',
		blocked: 'Close the other tabs of this app',
		blockedText: 'An older version is still open in one of them, and the new one waits for it.'
	}
};

export type FailureStrings = typeof failureEn;
