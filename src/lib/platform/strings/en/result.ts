import { formatsIn } from '../../formats';

const { counted, list, noun } = formatsIn('en');

export const result = {
	result: {
		title: 'Result',
		/** A side is a seat, or the seats of a team. */
		winners: (sides: readonly (readonly string[])[]) => {
			const names = sides.flat();
			if (sides.length > 1) return `${list(names)} share the victory`;
			return `${list(names)} ${noun(names.length, 'wins', 'win')}`;
		},
		leading: (leaders: readonly string[]) =>
			`${list(leaders)} ${noun(leaders.length, 'leads', 'lead')}`,
		/** The winner's points against the next; where all have won there is none. */
		apart: (first: number, next: number | undefined) =>
			next === undefined ? `${first} all` : `${first} to ${next}`,
		/** Level on points, but not in place: what parted them, if that is known. */
		level: (points: number, decided: string | undefined) =>
			decided === undefined ? `${points} each` : `${points} each, ${decided}`,
		points: (figure: string) => `${figure} ${noun(Number.parseInt(figure), 'point', 'points')}`,
		minutes: (count: number) => counted(count, 'minute', 'minutes'),
		rounds: (count: number) => counted(count, 'round', 'rounds'),
		tie: {
			/** `8 locations against 6`, or `each` where this tie-break leaves all level. */
			against: (own: string, others: readonly number[]) => `${own} against ${others.join(' and ')}`,
			each: (own: string) => `${own} each`,
			broken: (points: number, steps: readonly string[]) =>
				`tied at ${points}: ${steps.join(', ')}`,
			shared: (points: number, steps: readonly string[]) =>
				steps.length === 0
					? `tied at ${points}: shared`
					: `tied at ${points} with ${list(steps)}: shared`,
			decided: 'decided by a tie-break'
		},
		stillHidden: 'Totals stay hidden until the match is over.',
		stillUnknown: (names: readonly string[]) =>
			`Not all values of ${list(names)} are known yet: totals are the least they can be.`,
		veiled: '• • •',
		shownNow: (place: number, name: string, points: string) =>
			`Place ${place}: ${name}, ${points}.`,
		revealPlace: (place: number) => `Show place ${place}`,
		revealWinner: 'And the winner is…',
		revealAll: 'Show all',
		score: 'Score',
		arithmetic: 'How it adds up',
		correctIt: 'Correct',
		correctTitle: (name: string) => `Correct ${name}`,
		history: {
			title: 'Round by round',
			round: 'Round',
			count: 'count',
			leadChanges: (rounds: readonly string[], atTheCount: boolean) => {
				const times = rounds.length + Number(atTheCount);
				if (times === 0) return 'The lead never changed hands.';
				const when = [
					...(rounds.length > 0
						? [`in ${noun(rounds.length, 'round', 'rounds')} ${list(rounds)}`]
						: []),
					...(atTheCount ? ['at the count'] : [])
				];
				return `The lead changed hands ${times === 1 ? 'once' : `${times} times`}: ${list(when)}.`;
			},
			inFigures: 'In figures'
		},
		facts: {
			played: 'Played',
			time: 'Time at the table',
			length: 'Rounds',
			end: 'The end',
			countedOnly: 'Counted afterwards'
		},
		rematch: {
			title: 'Rematch',
			same: (name: string) => `${name} starts again`,
			sameText: 'The same table, the same order.',
			loser: (name: string) => `${name} starts`,
			loserText: 'Who came last begins; the seats stay.',
			other: 'Change the table first',
			otherText: 'Other people, seats or house rules.'
		}
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
	}
};
