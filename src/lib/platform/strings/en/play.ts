import { formatsIn } from '../../formats';

const { counted, list, noun } = formatsIn('en');

export const play = {
	table: {
		/** Several where all play at once. */
		turnOf: (names: readonly string[]) => `${list(names)}’s turn`,
		over: 'The match is over',
		lastRound: 'last round',
		starts: 'Start player',
		waits: 'waits',
		lastTurn: 'last turn',
		done: 'done',
		lastRoundTitle: (still: readonly string[]) =>
			still.length > 0
				? `Last round: ${list(still)} still ${noun(still.length, 'plays', 'play')}`
				: 'Last round',
		endsAfter: (last: string, turns: number) =>
			`The match ends after ${last}, so that everyone has had ${counted(turns, 'turn', 'turns')}.`,
		lastTurnDone: 'The last turn is done',
		wasEnded: 'The match was ended',
		everyoneHad: (turns: number) => `Everyone has had ${counted(turns, 'turn', 'turns')}.`,
		otherSeats: 'The others',
		turnTowards: 'Turn towards the seat',
		turnTowardsText: 'Large figures for the other side of the table.',
		turnRound: 'Turn round',
		onYourTurn: 'On your turn',
		dismiss: (title: string) => `Dismiss: ${title}`
	},
	matchSettings: {
		title: 'This match',
		scoreText: 'Every seat, row by row.',
		endNow: 'End the match and count',
		endNowText: 'For a table that stops here, whatever the rules say.',
		takeUpAgain: 'Play on',
		settingsText: 'Language, theme, text size.'
	}
};
