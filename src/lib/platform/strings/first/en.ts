import { wordsIn } from '../../words';

const { day, list, time } = wordsIn('en');

/** What home says, and whatever shows before anything else has been loaded. */
export const firstEn = {
	app: 'Mainspring',
	readyOffline: 'Ready offline',
	newVersion: 'A new version is ready',
	newVersionText: 'Your matches stay as they are.',
	updateNow: 'Update',
	updating: 'Updating…',
	sample: 'Look at a sample match',
	sampleTitle: 'A sample match',
	greeting: 'Keeps the tokens, the turns and the score while you play at the table.',
	newMatch: 'New match',
	scoreFinished: 'Score a finished game',
	lookUp: 'Look up',
	continue: 'Continue',
	running: 'Running',
	lastMatches: 'Last matches',
	started: (at: number) => `started ${time(at)}`,
	namesOf: (names: readonly string[]) => list(names),
	standing: (name: string, points: string) => `${name} ${points}`,
	day,
	minutes: (count: number) => `${count} min`,
	wins: (winners: readonly string[], points: string) =>
		winners.length > 1 ? `${list(winners)} share ${points}` : `${winners[0] ?? '?'} ${points}`,
	openFile: 'Open a file',
	brokenMatch: 'This match cannot be read',
	language: 'Language: English. Change to French',
	otherLanguage: 'FR',
	theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
	home: 'Home',
	sameTable: 'Same table again',
	sameTableText: (names: readonly string[], starter: string) =>
		`${list(names)}. ${starter} starts.`,
	playerFallback: (seat: number) => `Player ${seat}`,
	allMatches: (count: number) => `Record book · ${count}`,
	notShownYet: 'The result has not been shown yet',
	settingsTitle: 'Settings',
	dropFile: 'Drop the file to open it',
	thrownAway: (names: readonly string[]) => `Match thrown away: ${list(names)}`,
	bringItBack: 'Bring it back',
	missing: 'Nothing here',
	missingText: 'There is no page at this address.'
};

export type FirstStrings = typeof firstEn;
