import type { Problem } from '$lib/core/read';
import { wordsIn } from '../words';

const { counted, list, day, time } = wordsIn('en');

export const en = {
	app: 'Mainspring',
	readyOffline: 'Ready offline',
	onlineOnly: 'Open once more to be ready offline',
	newVersion: 'A new version is ready',
	newVersionText: 'Your matches stay as they are.',
	updateNow: 'Update',

	greeting: 'Keeps the tokens, the turns and the score while you play at the table.',
	newMatch: 'New match',
	continue: 'Continue',
	running: 'Running',
	lastMatches: 'Last matches',
	started: (at: number) => `started ${time(at)}`,
	roundOf: (round: number, name: string) => `Round ${round}, ${name} to play`,
	standing: (name: string, points: string) => `${name} ${points}`,
	day,
	minutes: (count: number) => `${count} min`,
	wins: (winners: readonly string[], points: number) =>
		winners.length > 1 ? `${list(winners)} share ${points}` : `${winners[0] ?? '?'} ${points}`,
	openFile: 'Open a match file',
	saveFile: 'Save as a file',
	fileAdded: 'The match is on the shelf.',
	unreadable: ({ field, expected, received }: Problem) =>
		field
			? `This file cannot be read: “${field}” should be ${expected}, and is ${received}. Nothing was changed.`
			: `This file cannot be read: it should be ${expected}, and is ${received}. Nothing was changed.`,
	brokenMatch: 'This match cannot be read',
	brokenMatchText: ({ field, expected, received }: Problem) =>
		`“${field}” should be ${expected}, and is ${received}. The stored lines are untouched.`,

	language: 'Language: English. Change to French',
	otherLanguage: 'FR',
	theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },

	back: 'Back',
	home: 'Home',
	close: 'Close',
	playersClockwise: 'Players, clockwise',
	playerCount: 'How many players',
	playerName: (seat: number) => `Name of player ${seat}`,
	playerFallback: (seat: number) => `Player ${seat}`,
	moveUp: (name: string) => `${name}: one seat up`,
	moveDown: (name: string) => `${name}: one seat down`,
	starts: 'starts',
	makeStart: (name: string) => `${name} starts`,
	pickStart: 'Pick who starts',
	picked: (name: string) => `${name} starts`,
	lastTable: 'Last table',
	houseRules: 'House rules',
	houseRulesText: 'Where the rulebooks differ. All off is the default reading.',
	start: 'Start',
	namesAlike: 'Two players have the same name.',

	noSuchMatch: 'This match is not on this device',
	noSuchMatchText: 'It may have been removed, or started on another phone.',
	notSaved: 'Not saved yet',
	notSavedText: (count: number) =>
		`${counted(count, 'tap is', 'taps are')} kept in memory. Do not close the app.`,
	retry: 'Try again',
	couldNotStart: 'The match could not be saved on this device, so it was not started.',

	undo: (what: string) => `Undo: ${what}`,
	redo: (what: string) => `Redo: ${what}`,
	nothingToUndo: 'Nothing to undo',
	nothingToRedo: 'Nothing to redo',
	correction: 'a correction',
	agreement: 'house rules',
	log: 'Log',
	more: 'More',
	emptyLog: 'Nothing has happened yet.',
	undoToHere: 'Undo to here',
	withdraw: 'Withdraw',
	fate: {
		stands: '',
		corrected: 'corrected',
		withdrawn: 'withdrawn',
		undone: 'undone'
	}
};

export type Strings = typeof en;
