import { formatsIn } from '../../formats';
import type { recordBook as en } from '../en/record-book';

const { counted, list, figure, percent } = formatsIn('fr');

export const recordBook: typeof en = {
	history: {
		title: 'Carnet de parties',
		tabs: { matches: 'Parties', people: 'Joueurs', statistics: 'Statistiques' },
		empty: 'Aucune partie n’est encore terminée.',
		emptyText: 'Jouez-en une, ou comptez une partie jouée sans l’application.',
		search: 'Nom, partie, note…',
		found: (count) => counted(count, 'partie', 'parties'),
		nothing: 'Aucune partie de ce genre.',
		filters: 'Filtres',
		actions: (what) => `${what} : nom, note, mettre à la corbeille`,
		more: 'Montrer plus',
		reading: 'Lecture des parties…',
		table: 'Tout enregistrer en tableau',
		tableText: 'CSV, une ligne par joueur et par partie.'
	},
	people: {
		games: (count) => counted(count, 'partie', 'parties'),
		wins: (count) => counted(count, 'victoire', 'victoires'),
		never: 'aucune partie terminée',
		empty: 'Personne n’a encore joué sous un nom.',
		name: 'Nom',
		mark: 'Couleur et forme',
		save: 'Enregistrer',
		spellings: (names) => `Aussi écrit ${list(names)}`,
		merge: 'La même personne que…',
		mergeText: (name, into) =>
			`Tout ce que ${name} a joué compte pour ${into}. Cela peut être annulé.`,
		mergeNow: (into) => `Fusionner avec ${into}`,
		isTaken: (name) =>
			`${name} est quelqu’un d’autre ici. Fusionnez les deux ci-dessous, ou choisissez un autre nom.`,
		together: (name, other) =>
			`${name} et ${other} ont joué à la même table : ce ne peut être une seule personne.`,
		separate: 'Aussi écrit. Touchez le nom d’une autre personne',
		separateNow: (name) => `${name} est quelqu’un d’autre`,
		separated: (name) => `${name} est de nouveau quelqu’un d’autre.`,
		renamed: (name) => `Le nouveau nom est ${name}.`,
		merged: (name) => `Fusionné avec ${name}.`,
		painted: (name) => `${name} a une autre marque.`,
		undo: 'Annuler'
	},
	stats: {
		counting: 'Calcul…',
		few: 'Encore peu de parties : à prendre avec prudence.',
		hollow: (games) => `Barre creuse : moins de ${games} parties.`,
		notShown: (count) =>
			`${counted(count, 'partie laissée', 'parties laissées')} de côté : le résultat n’a pas encore été dévoilé.`,
		leftOut: (count) =>
			`${counted(count, 'partie laissée', 'parties laissées')} de côté : une valeur n’est pas connue.`,
		games: (count) => counted(count, 'partie', 'parties'),
		players: (count) => counted(count, 'joueur', 'joueurs'),
		headline: (games, timed) =>
			[
				counted(games, 'partie', 'parties'),
				...(timed && timed.games > 0
					? [
							`${Math.round(timed.average)} min en moyenne, ${timed.longest} au plus (${counted(timed.games, 'partie mesurée', 'parties mesurées')})`
						]
					: [])
			].join(' · '),
		of: (wins, games) => `${wins} sur ${games}`,
		share: (wins, games) => percent(wins / games),
		chance: (expected) => `${figure(expected)} par hasard`,
		wins: 'Victoires',
		winsText: 'Barre : parties gagnées. Trait : ce que donnerait le seul hasard.',
		points: 'Points',
		pointsText: 'Barre : la moyenne. Marque : le meilleur.',
		average: (points) => figure(points),
		best: (points) => `meilleur ${points}`,
		byPlayers: 'Selon le nombre de joueurs',
		byPlayersText: 'Grande barre : tous. Barre fine : les gagnants.',
		scores: (count) => counted(count, 'score', 'scores'),
		atTable: (players, average, best, wins) =>
			`à ${players} : ${average} en moyenne, ${best} au mieux, ${wins} gagnées`,
		winning: (points) => `gagnants ${figure(points)}`,
		lastGames: 'Les dernières parties',
		lastGamesText: (count) => `Points des ${count} dernières parties de chacun.`,
		sources: 'D’où viennent les points',
		sourcesText: 'Points par joueur en moyenne ; les gagnants à côté.',
		winners: 'gagnants',
		owned: 'Les cartes des gagnants',
		ownedText: 'Combien de fois la carte a gagné. Trait : par hasard.',
		turnOrder: 'Qui commence',
		position: (position, players) =>
			position === 0 ? `Premier joueur sur ${players}` : `Siège ${position + 1} sur ${players}`,
		closest: 'Les fins les plus serrées',
		closestText: 'Plus la barre est courte, plus c’était serré.',
		margin: (points) => (points === 0 ? 'à égalité' : `${points} d’écart`),
		streaks: 'Séries',
		streak: (longest) => `${counted(longest, 'victoire', 'victoires')} de suite`,
		running: (streak) => `${streak} en cours`,
		noStreak: 'Personne n’a encore gagné deux fois de suite.',
		endings: 'Comment finissent les parties'
	}
};
