import type { Problem } from '$lib/core/data/read';
import { problemText, type ProblemVocabulary } from '../../files/problem-words';
import { formatsIn } from '../../formats';

const { counted, noun, size } = formatsIn('en');

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
			return `This file is damaged: ${problemText(problem, vocabulary)}.`;
	}
}

export const files = {
	couldNotSave: 'The match could not be saved on this device.',
	couldNotRead: 'The file could not be read. Nothing was changed.',
	saveFile: 'Save as a file',
	saveFileText: 'The whole match, to keep or to open on another device.',
	unreadable: (problem: Problem): string => `${unreadable(problem)} Nothing was changed.`,
	brokenMatchText: (problem: Problem) =>
		`Damaged: ${problemText(problem, vocabulary)}. The stored lines are untouched.`,
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
		ofOtherGames: (count: number) =>
			`${counted(count, 'match', 'matches')} of a game that this version of the app does not have, left out: keep the file`,
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
	}
};
