import { formatsIn } from '../../formats';

const { counted, list, figure, percent } = formatsIn('en');

export const recordBook = {
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
		lastGames: 'The last games',
		lastGamesText: (count: number) => `Points in the last ${count} games of each.`,
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
	}
};
