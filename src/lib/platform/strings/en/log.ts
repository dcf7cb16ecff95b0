import { formatsIn } from '../../formats';

const { counted, list, time } = formatsIn('en');

export const log = {
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
		corrected: 'corrected',
		withdrawn: 'withdrawn',
		undone: 'undone'
	}
};
