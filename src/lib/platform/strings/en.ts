import type { Problem } from '$lib/core/read';
import { wordsIn } from '../words';

const { counted, list, day, time, size } = wordsIn('en');

export const en = {
	app: 'Mainspring',
	readyOffline: 'Ready offline',
	newVersion: 'A new version is ready',
	newVersionText: 'Your matches stay as they are.',
	updateNow: 'Update',
	updating: 'Updating…',

	sample: 'Look at a sample match',
	sampleTitle: 'A sample match',
	sampleText: 'Step through it. The printed values are made up.',
	stepBack: 'Back',
	stepOn: 'Next',
	throwAway: 'Throw away',
	greeting: 'Keeps the tokens, the turns and the score while you play at the table.',
	newMatch: 'New match',
	scoreFinished: 'Score a finished game',
	countPoints: 'Count the points',
	lookUp: 'Look up',
	continue: 'Continue',
	running: 'Running',
	lastMatches: 'Last matches',
	started: (at: number) => `started ${time(at)}`,
	roundOf: (round: number, name: string) => `Round ${round}, ${name} to play`,
	namesOf: (names: readonly string[]) => list(names),
	standing: (name: string, points: string) => `${name} ${points}`,
	day,
	minutes: (count: number) => `${count} min`,
	wins: (winners: readonly string[], points: string) =>
		winners.length > 1 ? `${list(winners)} share ${points}` : `${winners[0] ?? '?'} ${points}`,
	openFile: 'Open a file',
	couldNotSave: 'The match could not be saved on this device.',
	saveFile: 'Save as a file',
	saveFileText: 'The whole match, to keep or to open on another device.',
	unreadable: ({ field, expected, received }: Problem): string => {
		switch (field) {
			case '':
				return 'This file is damaged, or not one of this app. Nothing was changed.';
			case 'format':
				return 'This is another kind of file. Nothing was changed.';
			case 'version':
				return 'This file was written by a newer version of the app. Nothing was changed.';
			case 'game':
				return `This file is for another game: ${received}. Nothing was changed.`;
			default:
				return `This file is damaged: “${field}” should be ${expected}, and is ${received}. Nothing was changed.`;
		}
	},
	brokenMatch: 'This match cannot be read',
	brokenMatchText: ({ field, expected, received }: Problem) =>
		`“${field}” should be ${expected}, and is ${received}. The stored lines are untouched.`,

	language: 'Language: English. Change to French',
	otherLanguage: 'FR',
	theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },

	bin: {
		title: 'Thrown away',
		throwAway: 'Throw this match away',
		throwAwayText: (days: number) => `It can be brought back for ${days} days.`,
		thrown: (names: readonly string[]) => `Thrown away: ${list(names)}`,
		bringBack: 'Bring it back'
	},

	settings: {
		title: 'Settings',
		language: 'Language',
		languages: { en: 'English', fr: 'Français' },
		theme: 'Theme',
		themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
		textSize: 'Text size',
		textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
		atTheTable: 'At the table',
		keepAwake: 'Keep the screen on',
		keepAwakeText: 'As long as a match is open.',
		cannotKeepAwake: 'This browser does not let an app keep the screen on.',
		haptics: 'Vibration',
		hapticsText: 'A short buzz when a tap has been recorded.',
		noHaptics: 'This browser does not let an app make the phone buzz.',
		passByItself: 'Pass the turn by itself',
		passByItselfText: 'With “What scores”, an action ends the turn.',
		reminders: 'Reminders',
		remindersText: 'What your own cards ask you to do on your turn.',
		onThisDevice: 'On this device',
		promised: {
			kept: 'Your matches are kept',
			refused: 'Your matches are kept for now',
			'not-asked': 'Your matches stay on this device',
			unknown: 'Your matches stay on this device'
		},
		promisedText: {
			kept: 'The browser has promised not to clear them by itself.',
			refused: 'The browser may clear them when the device runs out of space.',
			'not-asked': 'When your first match starts, the browser is asked to keep it safe.',
			unknown: 'The browser does not say whether it may clear them.'
		},
		askAgain: 'Ask the browser again',
		used: (bytes: number) => `${size(bytes)} used`,
		offlineText: 'The whole app is stored here. It opens without a network.',
		notOffline: 'Not ready offline yet',
		notOfflineText: 'Keep the app open for a moment while there is a network.',
		version: 'Version'
	},
	install: {
		question: 'Install Mainspring',
		questionText: 'It opens like any other app, fills the screen and needs no network.',
		install: 'Install',
		byHand: 'Install first, then play',
		byHandText:
			'A browser tab on this device may forget your matches after some days without a visit. The installed app keeps them: tap Share, then “Add to Home Screen”.',
		notNow: 'Not now'
	},
	failure: {
		missing: 'Nothing here',
		missingText: 'There is no page at this address.',
		broken: 'Something went wrong',
		brokenText: 'Your matches are safe on this device.'
	},

	back: 'Back',
	home: 'Home',
	clear: 'Clear',
	close: 'Close',
	playersClockwise: 'Players, clockwise',
	playerName: (seat: number) => `Name of player ${seat}`,
	playerFallback: (seat: number) => `Player ${seat}`,
	moveUp: (name: string) => `${name}: one seat up`,
	moveDown: (name: string) => `${name}: one seat down`,
	makeStart: (name: string) => `${name} starts`,
	pickStart: 'Draw who starts',
	picked: (name: string) => `${name} starts`,
	seatMoved: (name: string, place: number) => `${name} now sits at place ${place}`,
	playedBefore: 'Played before',
	marks: ['Blue circle', 'Red square', 'Green shield', 'Violet diamond'],
	changeMark: (name: string, mark: string) => `${name}: ${mark}. Choose another mark`,
	markTitle: (name: string) => `Mark of ${name}`,
	markText: 'Somebody else’s mark is swapped.',
	sameTable: 'Same table again',
	sameTableText: (names: readonly string[], starter: string) =>
		`${list(names)}. ${starter} starts.`,
	emptySeats: 'Empty the seats',
	whoStarts: 'Tap a flag to say who starts.',
	houseRules: 'House rules',
	houseRulesText: 'Where the rulebooks differ. All off is the default reading.',
	houseRulesOn: (count: number) => (count === 0 ? 'all off' : `${count} on`),
	hideTotals: 'Hide totals until the end',
	hideTotalsText: 'Nobody sees who leads before the last turn is done.',
	setUpAid: 'Set-up list first',
	setUpAidText: 'What goes where for this many players. It can be skipped.',
	setUpText: (players: number) =>
		`${counted(players, 'player', 'players')} · tick what is done, or skip`,
	skip: 'Skip',
	play: 'Play',
	start: 'Start',
	namesAlike: (renamed: readonly string[]) =>
		`The same name twice. To tell them apart: ${list(renamed)}.`,

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
	undone: (what: string) => `Undone: ${what}`,
	undoneMany: (count: number) => `${counted(count, 'entry', 'entries')} undone`,
	redone: (what: string) => `Redone: ${what}`,
	redoAll: 'Redo all',
	correction: (what: string) => `correction of “${what}”`,
	withdrawal: (what: string) => `withdrawal of “${what}”`,
	agreement: (rules: readonly { readonly title: string; readonly on: boolean }[]) =>
		`house rules: ${list(rules.map(({ title, on }) => `${title} ${on ? 'on' : 'off'}`))}`,
	nowToPlay: (name: string) => `${name} to play`,
	log: 'Log',
	logText: 'Tap a line to correct it or to go back to it.',
	round: (round: number) => `Round ${round}`,
	earlierRounds: 'Earlier rounds',
	undoneLines: (count: number) => counted(count, 'undone line', 'undone lines'),
	emptyLog: 'Nothing has happened yet.',
	undoToHere: 'Undo to here',
	undoToHereText: (count: number) =>
		`Takes back ${counted(count, 'entry', 'entries')} after this line. Redo brings them back.`,
	lineAt: (round: number, at: number) => `Round ${round} · ${time(at)}`,
	firstRecorded: (what: string) => `First recorded: ${what}`,
	asFirstRecorded: 'As first recorded',
	correctIt: 'Correct',
	withdraw: 'Withdraw',
	withdrawText: 'The line stays in the log, without effect.',
	keepIt: 'Keep it',
	bringBack: 'Bring it back',
	foreseen: {
		title: 'What changes',
		nothing: 'Score, turn and end stay as they are.',
		score: 'The score changes.',
		total: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
		endComes: (reason: string, name: string) => `The end is triggered by ${name}: ${reason}`,
		endGoes: (reason: string) => `The end is no longer triggered: ${reason}`,
		over: 'The match is over.',
		goesOn: 'The match goes on.',
		objections: 'The rulebook would object',
		moreObjections: (count: number) => counted(count, 'more objection', 'more objections')
	},
	fate: {
		stands: '',
		corrected: 'corrected',
		withdrawn: 'withdrawn',
		undone: 'undone'
	}
};

export type Strings = typeof en;
