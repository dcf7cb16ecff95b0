import { formatsIn } from '../../formats';

const { counted, list } = formatsIn('en');

export const match = {
	sampleText: 'Step through it.',
	sampleValues: 'The printed values are made up.',
	stepBack: 'Back',
	stepOn: 'Next',
	lookUpTitle: 'Look up a card or a rule',
	backToTable: 'Back to the table',
	throwAway: 'Throw away',
	counting: 'The points are being counted',
	roundOf: (round: number, names: readonly string[]) => `Round ${round}, ${list(names)} to play`,
	stillRunning: 'still running',
	printedOffer({ lacking, differing }: { readonly lacking: number; readonly differing: number }) {
		const missing = `knows ${counted(lacking, 'value', 'values')} that this match lacks`;
		const other = `shows ${counted(differing, 'value', 'values')} differently from this match`;
		const what = [...(lacking > 0 ? [missing] : []), ...(differing > 0 ? [other] : [])];
		return `Your copy ${list(what)}: take ${lacking + differing === 1 ? 'it' : 'them'} over`;
	},
	notes: {
		heading: 'Name and note',
		title: 'Name of the match',
		titleHint: 'Friday table',
		note: 'Note',
		day: 'Played on',
		noSuchDay: 'That day cannot be: choose one up to today.',
		save: 'Save'
	},
	bin: {
		title: 'Thrown away',
		throwAway: 'Throw this match away',
		throwAwayText: (days: number) =>
			`It can be brought back for ${days} days, from the settings or the record book.`
	},
	noSuchGame: 'This version of the app does not have this game',
	noSuchGameText:
		'The match is kept as it is: it opens again in a version that has the game. Backups hold it, too.',
	noSuchMatch: 'This match is not on this device',
	noSuchMatchText: 'It may have been removed, or started on another phone.',
	notSaved: 'Not saved yet',
	saving: 'Saving…',
	triedInVain: 'Tried just now, in vain.',
	retry: 'Try again'
};
