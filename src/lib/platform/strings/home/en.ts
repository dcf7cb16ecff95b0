import { formatsIn } from '../../formats';

const { counted, day, list, time } = formatsIn('en');

/** What home says, what shows before anything else has been loaded, and what every part may have to say. */
export const homeEn = {
	app: 'Mainspring',
	readyOffline: 'Ready offline',
	newVersion: 'A new version is ready',
	newVersionText: 'Your matches stay as they are.',
	updateNow: 'Update',
	updating: 'Updating…',
	sample: 'Look at a sample match',
	sampleTitle: 'A sample match',
	greeting: 'Keeps the tokens, the turns and the score while you play at the table.',
	shelf: 'The shelf',
	playersFromTo: (from: number, to: number) =>
		from === to ? counted(to, 'player', 'players') : `${from}–${to} players`,
	newMatch: 'New match',
	scoreFinished: 'Score a finished game',
	lookUp: 'Look up',
	continue: 'Continue',
	running: 'Running',
	lastMatches: 'Last matches',
	started: (at: number) => `started ${time(at)}`,
	namesOf: (names: readonly string[]) => list(names),
	nameAndPoints: (name: string, points: string) => `${name} ${points}`,
	day,
	minutes: (count: number) => `${count} min`,
	/** A side is a seat, or the seats of a team. */
	wins: (sides: readonly (readonly string[])[], points: string) =>
		`${list(sides.flat())} ${sides.length > 1 ? 'share ' : ''}${points}`,
	/** The side that the game itself plays. A proper name: French could not put `de` before an article. */
	opponent: 'Automaton',
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
	missingText: 'There is no page at this address.',

	// said by a table as well as by the part for failures
	close: 'Close',
	notSavedText: (count: number, why: 'full' | 'outdated' | 'gone' | 'unknown') => {
		const kept = `${counted(count, 'tap is', 'taps are')} kept in memory`;
		switch (why) {
			case 'full':
				return `This device has no room left. ${kept}: play on, but do not close the app. Free some room, or save the match as a file.`;
			case 'outdated':
				return `A newer version of the app is open in another tab. ${kept}: save the match as a file, reload, then open that file.`;
			case 'gone':
				return `This match was removed in another tab. ${kept}: save the match as a file, and open that file to bring it back.`;
			case 'unknown':
				return `${kept} and tried again by themselves. Do not close the app.`;
		}
	},
	openMatch: 'Open',
	putAside: 'Put aside',
	became: {
		shared: 'Shared.',
		saved: 'Saved among your downloads.',
		copied: 'Copied: paste it where you like.',
		failed: 'That did not work on this device. Nothing was lost.'
	}
};

export type FirstStrings = typeof homeEn;
