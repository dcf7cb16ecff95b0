export const result = {
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
