import type { Problem } from '$lib/core/read';
import { problemWords, type ProblemVocabulary } from '../files/problem-words';
import { formatsIn } from '../formats';
import { homeEn } from './home/en';

const { counted, noun, list, time, size, longDay, month, moment, figure, percent } =
	formatsIn('en');

const vocabulary: ProblemVocabulary = {
	parts: {
		line: (number, alone) => `line ${number}${alone ? ' of the match' : ''}`,
		lines: 'the lines of the match',
		match: 'the match itself',
		matches: 'the matches',
		game: 'the game',
		times: 'the day of the match',
		title: 'the name of the match',
		note: 'the note',
		marks: 'the colours',
		result: 'the result',
		players: 'the players',
		player: (number) => `the name of player ${number}`,
		start: 'who starts',
		houseRules: 'the house rules',
		values: 'the printed values',
		people: 'the people',
		person: (number) => `person ${number}`,
		other: 'one of its parts'
	},
	faults: {
		missing: 'something is missing',
		key: 'a key of this name is never part of a file',
		twice: 'there twice',
		number: 'not a whole number',
		text: 'not a text',
		much: 'too large or too long',
		little: 'too small or empty',
		unknown: 'unknown here',
		wrong: 'not as it should be'
	},
	ofMatch: (number, part) => [`match ${number} of the backup`, part].filter(Boolean).join(', '),
	semicolon: '; '
};

function unreadable(problem: Problem): string {
	const { field, expected, received } = problem;
	switch (field) {
		case '':
			return 'This file is damaged, or not one of this app.';
		case 'size':
			return `This file is too large: ${size(Number(received))}, and at most ${size(Number(expected))} are read.`;
		case 'depth':
			return 'This file is nested far too deep to be one of this app.';
		case 'format':
			return 'This is another kind of file.';
		case 'version':
			return 'This file was written by a newer version of the app.';
		case 'game':
			return `This file is for another game: ${received}.`;
		default:
			return `This file is damaged: ${problemWords(problem, vocabulary)}.`;
	}
}

export const en = {
	...homeEn,

	sampleText: 'Step through it. The printed values are made up.',
	stepBack: 'Back',
	stepOn: 'Next',
	throwAway: 'Throw away',
	countPoints: 'Count the points',
	counting: 'The points are being counted',
	roundOf: (round: number, names: readonly string[]) => `Round ${round}, ${list(names)} to play`,
	longDay,
	month,
	dayAndTime: moment,
	couldNotSave: 'The match could not be saved on this device.',
	couldNotRead: 'The file could not be read. Nothing was changed.',
	stillRunning: 'still running',
	saveFile: 'Save as a file',
	saveFileText: 'The whole match, to keep or to open on another device.',
	unreadable: (problem: Problem): string => `${unreadable(problem)} Nothing was changed.`,
	brokenMatchText: (problem: Problem) =>
		`Damaged: ${problemWords(problem, vocabulary)}. The stored lines are untouched.`,

	notes: {
		heading: 'Name and note',
		title: 'Name of the match',
		titleHint: 'Friday table',
		note: 'Note',
		day: 'Played on',
		noSuchDay: 'That day cannot be: choose one up to today.',
		save: 'Save'
	},
	share: {
		title: 'Share',
		pictureOf: (title: string) => `The result as a picture: ${title}`,
		look: 'Look of the picture',
		looks: { light: 'Light', dark: 'Dark' },
		sharePicture: 'Share the picture',
		savePicture: 'Save the picture',
		copyPicture: 'Copy the picture',
		text: 'Copy as text',
		textText: 'Places, points and what they are made of.',
		bgStats: 'BG Stats',
		bgStatsText: 'Hand the play to the app, here or on another phone.',
		bgStatsHow: 'BG Stats shows the play before it keeps it.',
		bgStatsOpen: 'Open in BG Stats',
		bgStatsOffline:
			'BG Stats is not on this device, and there is no network for its page. Use the code below.',
		bgStatsCode: 'For another phone',
		bgStatsCodeText: 'Point the camera of a phone with BG Stats at this code.',
		codeTooLong: 'The names are too long for a code. Use the key above.',
		csv: 'Save as a table',
		csvText: 'CSV, for any spreadsheet.'
	},
	csv: {
		separator: ',' as ',' | ';',
		date: 'Date',
		game: 'Game',
		title: 'Name of the match',
		minutes: 'Minutes',
		rounds: 'Rounds',
		end: 'End',
		seat: 'Seat',
		name: 'Player',
		starts: 'Starts',
		place: 'Place',
		points: 'Points',
		atLeast: 'At least',
		note: 'Note',
		yes: 'yes',
		no: 'no'
	},

	history: {
		title: 'Record book',
		tabs: { matches: 'Matches', people: 'People', statistics: 'Statistics' },
		empty: 'No match has been finished yet.',
		emptyText: 'Play one, or score a game that was played without the app.',
		search: 'Name, match, note…',
		found: (count: number) => counted(count, 'match', 'matches'),
		nothing: 'No match like that.',
		filters: 'Filters',
		actions: (what: string) => `${what}: name, note, throw away`,
		more: 'Show more',
		reading: 'Reading the matches…',
		table: 'Save all as a table',
		tableText: 'CSV, a line for each player of each match.'
	},
	backup: {
		title: 'Keep it safe',
		save: 'Save a backup',
		saveText: 'All matches but those in the bin, people and printed values in one file.',
		saving: 'Writing the backup…',
		open: 'Restore from a file',
		openText:
			'A backup or a match. It is shown before anything changes. You can also drop it here.',
		reading: 'Reading the file…',
		headingOne: 'What the file brings',
		heading: 'What the backup brings',
		fresh: (count: number) => counted(count, 'new match', 'new matches'),
		longer: (count: number, lines: number) =>
			`${counted(count, 'match', 'matches')} with ${counted(lines, 'new line', 'new lines')}`,
		same: (count: number) => `${counted(count, 'match', 'matches')} already here`,
		differing: (count: number) =>
			`${counted(count, 'match differs', 'matches differ')}: yours ${noun(count, 'stays', 'stay')} as ${noun(count, 'it is', 'they are')}, only new lines come in`,
		which: 'Which ones differ',
		newLines: (count: number) => counted(count, 'new line', 'new lines'),
		broken: (count: number) =>
			`${counted(count, 'match', 'matches')} that cannot be read, left out`,
		people: (count: number) => counted(count, 'new person', 'new people'),
		values: (count: number) => counted(count, 'new printed value', 'new printed values'),
		otherValues: (count: number) =>
			`${counted(count, 'printed value', 'printed values')} told otherwise here: yours stay`,
		nothing: 'Everything in it is here already.',
		promise: 'Nothing that is here changes.',
		restore: 'Bring it in',
		restoring: (done: number, of: number) => `${done} of ${of}`,
		done: 'Restored. Nothing that was here has changed.',
		failed: 'It could not be written, so nothing has changed. Is there room left on this device?'
	},
	people: {
		games: (count: number) => counted(count, 'game', 'games'),
		wins: (count: number) => counted(count, 'win', 'wins'),
		never: 'no finished game',
		empty: 'Nobody has played by name yet.',
		name: 'Name',
		mark: 'Colour and shape',
		save: 'Save',
		spellings: (names: readonly string[]) => `Also written ${list(names)}`,
		merge: 'The same person as…',
		mergeText: (name: string, into: string) =>
			`All that ${name} played counts for ${into}. It can be undone.`,
		mergeNow: (into: string) => `Merge with ${into}`,
		isTaken: (name: string) =>
			`${name} is somebody else here. Merge the two below, or choose another name.`,
		together: (name: string, other: string) =>
			`${name} and ${other} sat at the same table once: they cannot be one person.`,
		separate: 'Also written. Tap a spelling that is somebody else’s',
		separateNow: (name: string) => `${name} is somebody else`,
		separated: (name: string) => `${name} is somebody else again.`,
		renamed: (name: string) => `Now called ${name}.`,
		merged: (name: string) => `Merged into ${name}.`,
		painted: (name: string) => `${name} has another mark.`,
		undo: 'Undo'
	},
	stats: {
		counting: 'Counting…',
		few: 'Few games yet: take it with a pinch of salt.',
		hollow: (games: number) => `Hollow bars rest on fewer than ${games} games.`,
		notShown: (count: number) =>
			`${counted(count, 'match is', 'matches are')} left out: the result has not been shown yet.`,
		leftOut: (count: number) =>
			`${counted(count, 'match is', 'matches are')} left out: some value is not known.`,
		games: (count: number) => counted(count, 'game', 'games'),
		players: (count: number) => counted(count, 'player', 'players'),
		headline: (
			games: number,
			timed:
				{ readonly games: number; readonly average: number; readonly longest: number } | undefined
		) =>
			[
				counted(games, 'game', 'games'),
				...(timed && timed.games > 0
					? [
							`${Math.round(timed.average)} min on average, ${timed.longest} at the longest (${counted(timed.games, 'game', 'games')} timed)`
						]
					: [])
			].join(' · '),
		of: (wins: number, games: number) => `${wins} of ${games}`,
		share: (wins: number, games: number) => percent(wins / games),
		chance: (expected: number) => `${figure(expected)} by chance`,
		wins: 'Wins',
		winsText: 'Bar: games won. Line: what chance alone would give.',
		points: 'Points',
		pointsText: 'Bar: the average. Mark: the best.',
		average: (points: number) => figure(points),
		best: (points: number) => `best ${points}`,
		byPlayers: 'By number of players',
		byPlayersText: 'Long bar: everybody. Thin bar: winners.',
		scores: (count: number) => counted(count, 'score', 'scores'),
		atTable: (players: number, average: string, best: number, wins: string) =>
			`${players} players: ${average} on average, ${best} at best, ${wins} won`,
		winning: (points: number) => `winners ${figure(points)}`,
		course: 'The last games',
		courseText: (count: number) => `Points in the last ${count} games of each.`,
		sources: 'Where points come from',
		sourcesText: 'Points a player on average; winners beside.',
		winners: 'winners',
		owned: 'Cards of winners',
		ownedText: 'How often a player with the card won. Line: by chance.',
		turnOrder: 'Who starts',
		position: (position: number, players: number) =>
			position === 0 ? `Start player of ${players}` : `Seat ${position + 1} of ${players}`,
		closest: 'Closest finishes',
		closestText: 'The shorter the bar, the closer.',
		margin: (points: number) => (points === 0 ? 'level' : `${points} apart`),
		streaks: 'Streaks',
		streak: (longest: number) => `${counted(longest, 'win', 'wins')} in a row`,
		running: (streak: number) => `${streak} now`,
		noStreak: 'Nobody has won twice in a row yet.',
		endings: 'How games end'
	},

	bin: {
		title: 'Thrown away',
		throwAway: 'Throw this match away',
		throwAwayText: (days: number) =>
			`It can be brought back for ${days} days, from the settings or the record book.`
	},

	states: {
		title: 'Earlier states',
		open: 'Bring back an earlier state',
		openText:
			'The app keeps the last ten states of every match: one every 25 lines, one when it ends, one before a file comes in and one before it leaves the bin for good.',
		none: 'Nothing has been kept yet: the first state is kept after 25 lines, or when a match ends.',
		gone: 'no longer here',
		occasions: {
			running: 'while it was played',
			finished: 'when it ended',
			'before-file': 'before a file came in',
			'before-removal': 'before it was removed',
			'before-return': 'before an earlier state came back'
		},
		lines: (count: number) => counted(count, 'line', 'lines'),
		isNow: 'as it is now',
		bringBack: 'Bring it back',
		text: 'The match becomes as it was then. As it is now, it stays here as a state, too.',
		done: 'The match is as it was then.',
		broken: 'This state cannot be read',
		failed: 'That did not work, and nothing has changed.',
		unread: 'The states could not be read.',
		saveFirst: 'This match has taps that are not saved yet: save them first.',
		more: 'Show more'
	},

	settings: {
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
	back: 'Back',
	clear: 'Clear',
	playersClockwise: 'Players, clockwise',
	playerName: (seat: number) => `Name of player ${seat}`,
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
	saving: 'Saving…',
	triedInVain: 'Tried just now, in vain.',
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
	/** A switch is on or off; of several readings one holds, which has a name. */
	agreement: (rules: readonly { readonly title: string; readonly reading: boolean | string }[]) =>
		`house rules: ${list(
			rules.map(({ title, reading }) =>
				typeof reading === 'string' ? `${title}: ${reading}` : `${title} ${reading ? 'on' : 'off'}`
			)
		)}`,
	nowToPlay: (names: readonly string[]) => `${list(names)} to play`,
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
	objections: { title: 'The rulebook objects', anyway: 'Record anyway' },
	preview: {
		title: 'What changes',
		nothing: 'Score, turn and end stay as they are.',
		score: 'The score changes.',
		total: (name: string, before: string, after: string) => `${name} ${before} → ${after}`,
		endComes: (reason: string, name: string | undefined) =>
			name === undefined
				? `The end is triggered: ${reason}`
				: `The end is triggered by ${name}: ${reason}`,
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
