import { formatsIn } from '../../formats';

const { counted, list } = formatsIn('en');

export const setUp = {
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
	houseRulesText: 'Where rulebooks differ, or tables play in another way.',
	houseRulesOn: (count: number) => (count === 0 ? 'as the rulebook says' : `${count} changed`),
	hideTotals: 'Hide totals until the end',
	hideTotalsText: 'Nobody sees who leads before the last turn is done.',
	setUpAid: 'Set-up list first',
	setUpAidText: 'What goes where for this many players. It can be skipped.',
	setUpText: (players: number) =>
		`${counted(players, 'player', 'players')} · tick what is done, or skip`,
	setUpList: {
		title: 'Set up the table',
		again: 'What lay where before the first turn.'
	},
	skip: 'Skip',
	play: 'Play',
	start: 'Start',
	namesAlike: (renamed: readonly string[]) =>
		`The same name twice. To tell them apart: ${list(renamed)}.`,
	couldNotStart: 'The match could not be saved on this device, so it was not started.'
};
