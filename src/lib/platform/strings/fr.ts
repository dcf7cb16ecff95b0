import type { Problem } from '$lib/core/read';
import { problemWords, type ProblemVocabulary } from '../files/problem-words';
import { formatsIn } from '../formats';
import type { Strings } from './en';
import { homeFr } from './home/fr';

const { counted, list, time, size, longDay, month, moment, figure, percent } = formatsIn('fr');

const vocabulary: ProblemVocabulary = {
	parts: {
		line: (number, alone) => `la ligne ${number}${alone ? ' de la partie' : ''}`,
		lines: 'les lignes de la partie',
		match: 'la partie elle-même',
		matches: 'les parties',
		game: 'le jeu',
		times: 'le jour de la partie',
		title: 'le nom de la partie',
		note: 'la note',
		marks: 'les couleurs',
		result: 'le résultat',
		players: 'les joueurs',
		player: (number) => `le nom du joueur ${number}`,
		start: 'qui commence',
		houseRules: 'les règles maison',
		values: 'les valeurs imprimées',
		people: 'les personnes',
		person: (number) => `la personne ${number}`,
		other: 'un de ses éléments'
	},
	faults: {
		missing: 'il manque quelque chose',
		key: 'une clé de ce nom ne fait jamais partie d’un fichier',
		twice: 'c’est là deux fois',
		number: 'ce n’est pas un nombre entier',
		text: 'ce n’est pas un texte',
		much: 'c’est trop grand ou trop long',
		little: 'c’est trop petit ou vide',
		unknown: 'c’est inconnu ici',
		wrong: 'ce n’est pas comme il faut'
	},
	ofMatch: (number, part) =>
		[`la partie ${number} de la sauvegarde`, part].filter(Boolean).join(', '),
	semicolon: ' ; '
};

function unreadable(problem: Problem): string {
	const { field, expected, received } = problem;
	switch (field) {
		case '':
			return 'Ce fichier est abîmé, ou ne vient pas de cette application.';
		case 'size':
			return `Ce fichier est trop grand : ${size(Number(received))}, et ${size(Number(expected))} au plus sont lus.`;
		case 'depth':
			return 'Ce fichier est imbriqué bien trop profondément pour venir de cette application.';
		case 'format':
			return 'C’est un autre genre de fichier.';
		case 'version':
			return 'Ce fichier vient d’une version plus récente de l’application.';
		case 'game':
			return `Ce fichier est pour un autre jeu : ${received}.`;
		default:
			return `Ce fichier est abîmé : ${problemWords(problem, vocabulary)}.`;
	}
}

export const fr: Strings = {
	...homeFr,

	sampleText: 'Parcourez-la pas à pas. Les valeurs imprimées sont inventées.',
	stepBack: 'Précédent',
	stepOn: 'Suivant',
	throwAway: 'Jeter',
	countPoints: 'Compter les points',
	counting: 'Le décompte est en cours',
	roundOf: (round, names) => `Manche ${round}, à ${list(names)} de jouer`,
	longDay,
	month,
	dayAndTime: moment,
	couldNotSave: 'La partie n’a pas pu être enregistrée sur cet appareil.',
	couldNotRead: 'Le fichier n’a pas pu être lu. Rien n’a changé.',
	stillRunning: 'en cours',
	saveFile: 'Enregistrer un fichier',
	saveFileText: 'Toute la partie, à garder ou à ouvrir sur un autre appareil.',
	unreadable: (problem) => `${unreadable(problem)} Rien n’a changé.`,
	brokenMatchText: (problem) =>
		`Abîmé : ${problemWords(problem, vocabulary)}. Les lignes enregistrées sont intactes.`,

	notes: {
		heading: 'Nom et note',
		title: 'Nom de la partie',
		titleHint: 'Table du vendredi',
		note: 'Note',
		day: 'Jouée le',
		noSuchDay: 'Ce jour n’est pas possible : choisissez-en un jusqu’à aujourd’hui.',
		save: 'Enregistrer'
	},
	share: {
		title: 'Partager',
		pictureOf: (title) => `Le résultat en image : ${title}`,
		look: 'Aspect de l’image',
		looks: { light: 'Claire', dark: 'Sombre' },
		sharePicture: 'Partager l’image',
		savePicture: 'Enregistrer l’image',
		copyPicture: 'Copier l’image',
		text: 'Copier en texte',
		textText: 'Places, points et de quoi ils sont faits.',
		bgStats: 'BG Stats',
		bgStatsText: 'Passer la partie à l’application, ici ou sur un autre téléphone.',
		bgStatsHow: 'BG Stats montre la partie avant de la garder.',
		bgStatsOpen: 'Ouvrir dans BG Stats',
		bgStatsOffline:
			'BG Stats n’est pas sur cet appareil, et il n’y a pas de réseau pour sa page. Utilisez le code ci-dessous.',
		bgStatsCode: 'Pour un autre téléphone',
		bgStatsCodeText: 'Visez ce code avec l’appareil photo d’un téléphone qui a BG Stats.',
		codeTooLong: 'Les noms sont trop longs pour un code. Utilisez la touche ci-dessus.',
		csv: 'Enregistrer en tableau',
		csvText: 'CSV, pour tout tableur.'
	},
	csv: {
		separator: ';',
		date: 'Date',
		game: 'Jeu',
		title: 'Nom de la partie',
		minutes: 'Minutes',
		rounds: 'Manches',
		end: 'Fin',
		seat: 'Siège',
		name: 'Joueur',
		starts: 'Commence',
		place: 'Place',
		points: 'Points',
		atLeast: 'Au moins',
		note: 'Note',
		yes: 'oui',
		no: 'non'
	},

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
	backup: {
		title: 'En lieu sûr',
		save: 'Enregistrer une sauvegarde',
		saveText: 'Parties (hors corbeille), joueurs et valeurs imprimées dans un seul fichier.',
		saving: 'Écriture de la sauvegarde…',
		open: 'Restaurer depuis un fichier',
		openText:
			'Une sauvegarde ou une partie. Elle est montrée avant tout changement. On peut aussi la déposer ici.',
		reading: 'Lecture du fichier…',
		headingOne: 'Ce que le fichier apporte',
		heading: 'Ce que la sauvegarde apporte',
		fresh: (count) => counted(count, 'nouvelle partie', 'nouvelles parties'),
		longer: (count, lines) =>
			`${counted(count, 'partie', 'parties')} avec ${counted(lines, 'nouvelle ligne', 'nouvelles lignes')}`,
		same: (count) => counted(count, 'partie déjà ici', 'parties déjà ici'),
		differing: (count) =>
			`${counted(count, 'partie diffère', 'parties diffèrent')} : les vôtres restent, seules les nouvelles lignes entrent`,
		which: 'Lesquelles diffèrent',
		newLines: (count) => counted(count, 'nouvelle ligne', 'nouvelles lignes'),
		broken: (count) =>
			`${counted(count, 'partie illisible, laissée', 'parties illisibles, laissées')} de côté`,
		people: (count) => counted(count, 'nouveau joueur', 'nouveaux joueurs'),
		values: (count) => counted(count, 'nouvelle valeur imprimée', 'nouvelles valeurs imprimées'),
		otherValues: (count) =>
			`${counted(count, 'valeur imprimée différente', 'valeurs imprimées différentes')} ici : les vôtres restent`,
		nothing: 'Tout est déjà ici.',
		promise: 'Rien de ce qui est ici ne change.',
		restore: 'Importer',
		restoring: (done, of) => `${done} sur ${of}`,
		done: 'Restauré. Rien de ce qui était ici n’a changé.',
		failed: 'Impossible de l’écrire : rien n’a changé. Reste-t-il de la place sur cet appareil ?'
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
		course: 'Les dernières parties',
		courseText: (count) => `Points des ${count} dernières parties de chacun.`,
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
	},

	bin: {
		title: 'Corbeille',
		throwAway: 'Jeter cette partie',
		throwAwayText: (days) =>
			`On peut la récupérer pendant ${days} jours, depuis les réglages ou le carnet de parties.`
	},

	states: {
		title: 'États précédents',
		open: 'Revenir à un état précédent',
		openText:
			'L’application garde les dix derniers états de chaque partie : un toutes les 25 lignes, un à la fin, un avant l’arrivée d’un fichier et un avant de quitter la corbeille pour de bon.',
		none: 'Rien n’a encore été gardé : le premier état l’est après 25 lignes, ou à la fin d’une partie.',
		gone: 'n’est plus ici',
		occasions: {
			running: 'pendant le jeu',
			finished: 'à la fin',
			'before-file': 'avant l’arrivée d’un fichier',
			'before-removal': 'avant sa disparition',
			'before-return': 'avant un retour en arrière'
		},
		lines: (count) => counted(count, 'ligne', 'lignes'),
		isNow: 'l’état actuel',
		bringBack: 'Y revenir',
		text: 'La partie redevient ce qu’elle était alors. Son état actuel reste ici, lui aussi.',
		done: 'La partie est revenue à cet état.',
		broken: 'Cet état est illisible',
		failed: 'Cela n’a pas marché, et rien n’a changé.',
		unread: 'Les états n’ont pas pu être lus.',
		saveFirst:
			'Cette partie a des saisies qui ne sont pas encore enregistrées : enregistrez-les d’abord.',
		more: 'En voir plus'
	},

	settings: {
		language: 'Langue',
		languages: { en: 'English', fr: 'Français' },
		theme: 'Thème',
		themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
		textSize: 'Taille du texte',
		textSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
		atTheTable: 'À table',
		keepAwake: 'Garder l’écran allumé',
		keepAwakeText: 'Tant qu’une partie est ouverte.',
		cannotKeepAwake: 'Ce navigateur ne permet pas de garder l’écran allumé.',
		haptics: 'Vibration',
		hapticsText: 'Une brève vibration à chaque saisie.',
		noHaptics: 'Ce navigateur ne permet pas de faire vibrer le téléphone.',
		passByItself: 'Passer le tour automatiquement',
		passByItselfText: 'Avec « Ce qui rapporte », une action termine le tour.',
		reminders: 'Rappels',
		remindersText: 'Ce que vos propres cartes vous demandent à votre tour.',
		onThisDevice: 'Sur cet appareil',
		promised: {
			kept: 'Vos parties sont conservées',
			refused: 'Vos parties sont conservées pour l’instant',
			'not-asked': 'Vos parties restent sur cet appareil',
			unknown: 'Vos parties restent sur cet appareil'
		},
		promisedText: {
			kept: 'Le navigateur a promis de ne pas les effacer de lui-même.',
			refused: 'Le navigateur peut les effacer si l’appareil manque de place.',
			'not-asked':
				'Au début de votre première partie, l’application demandera au navigateur de la conserver.',
			unknown: 'Le navigateur ne dit pas s’il peut les effacer.'
		},
		askAgain: 'Redemander au navigateur',
		used: (bytes) => `${size(bytes)} utilisés`,
		offlineText: 'Toute l’application est enregistrée ici. Elle s’ouvre sans réseau.',
		notOffline: 'Pas encore prêt hors ligne',
		notOfflineText: 'Laissez l’application ouverte un instant tant qu’il y a du réseau.',
		version: 'Version'
	},

	install: {
		question: 'Installer Mainspring',
		questionText: 'S’ouvre comme les autres applications, en plein écran, et se passe de réseau.',
		install: 'Installer',
		byHand: 'Installez d’abord, jouez ensuite',
		byHandText:
			'Sur cet appareil, un onglet peut oublier vos parties après quelques jours sans visite. L’application installée les garde : touchez Partager, puis « Sur l’écran d’accueil ».',
		notNow: 'Pas maintenant'
	},
	back: 'Retour',
	clear: 'Effacer',
	playersClockwise: 'Joueurs, dans le sens horaire',
	playerName: (seat) => `Nom du joueur ${seat}`,
	moveUp: (name) => `${name} : une place plus haut`,
	moveDown: (name) => `${name} : une place plus bas`,
	makeStart: (name) => `${name} commence`,
	pickStart: 'Tirer au sort',
	picked: (name) => `${name} commence`,
	seatMoved: (name, place) => `${name} est maintenant à la place ${place}`,
	playedBefore: 'Ont déjà joué',
	marks: ['Rond bleu', 'Carré rouge', 'Écu vert', 'Losange violet'],
	changeMark: (name, mark) => `${name} : ${mark}. Choisir une autre marque`,
	markTitle: (name) => `Marque : ${name}`,
	markText: 'Celle d’un autre joueur est échangée.',
	emptySeats: 'Vider les places',
	whoStarts: 'Touchez un drapeau pour dire qui commence.',
	houseRules: 'Règles maison',
	houseRulesText: 'Là où les livrets diffèrent. Tout éteint : la lecture par défaut.',
	houseRulesOn: (count) => (count === 0 ? 'aucune' : counted(count, 'activée', 'activées')),
	hideTotals: 'Cacher les totaux jusqu’à la fin',
	hideTotalsText: 'Personne ne voit qui mène avant la fin du dernier tour.',
	setUpAid: 'Mise en place d’abord',
	setUpAidText: 'Ce qui va où, pour ce nombre de joueurs. On peut passer.',
	setUpText: (players) =>
		`${counted(players, 'joueur', 'joueurs')} · cochez ce qui est fait, ou passez`,
	skip: 'Passer',
	play: 'Jouer',
	start: 'Commencer',
	namesAlike: (renamed) => `Deux fois le même nom. Pour s’y retrouver : ${list(renamed)}.`,

	noSuchMatch: 'Cette partie n’est pas sur cet appareil',
	noSuchMatchText: 'Elle a pu être supprimée, ou commencée sur un autre téléphone.',
	notSaved: 'Pas encore enregistré',
	saving: 'Enregistrement…',
	triedInVain: 'Essayé à l’instant, en vain.',
	retry: 'Réessayer',
	couldNotStart: 'La partie n’a pas pu être enregistrée sur cet appareil ; elle n’a pas commencé.',

	undo: (what) => `Annuler : ${what}`,
	redo: (what) => `Rétablir : ${what}`,
	nothingToUndo: 'Rien à annuler',
	nothingToRedo: 'Rien à rétablir',
	undone: (what) => `Annulé : ${what}`,
	undoneMany: (count) => counted(count, 'saisie annulée', 'saisies annulées'),
	redone: (what) => `Rétabli : ${what}`,
	redoAll: 'Tout rétablir',
	correction: (what) => `correction de « ${what} »`,
	withdrawal: (what) => `retrait de « ${what} »`,
	agreement: (rules) =>
		`règles maison : ${list(
			rules.map(({ title, reading }) =>
				typeof reading === 'string'
					? `${title} : ${reading}`
					: `${title} ${reading ? 'oui' : 'non'}`
			)
		)}`,
	nowToPlay: (names) => `à ${list(names)} de jouer`,
	log: 'Journal',
	logText: 'Touchez une ligne pour la corriger ou y revenir.',
	round: (round) => `Manche ${round}`,
	earlierRounds: 'Manches précédentes',
	undoneLines: (count) => counted(count, 'ligne annulée', 'lignes annulées'),
	emptyLog: 'Rien ne s’est encore passé.',
	undoToHere: 'Annuler jusqu’ici',
	undoToHereText: (count) =>
		`Annule ${counted(count, 'saisie faite', 'saisies faites')} après cette ligne. On peut tout rétablir.`,
	lineAt: (round, at) => `Manche ${round} · ${time(at)}`,
	firstRecorded: (what) => `D’abord noté : ${what}`,
	asFirstRecorded: 'Comme noté d’abord',
	correctIt: 'Corriger',
	withdraw: 'Retirer',
	withdrawText: 'La ligne reste dans le journal, sans effet.',
	keepIt: 'La garder',
	bringBack: 'La remettre',
	objections: { title: 'La règle proteste', anyway: 'Noter quand même' },
	preview: {
		title: 'Ce qui change',
		nothing: 'Le score, le tour et la fin restent tels quels.',
		score: 'Le score change.',
		total: (name, before, after) => `${name} ${before} → ${after}`,
		endComes: (reason, name) =>
			name === undefined
				? `La fin est déclenchée : ${reason}`
				: `${name} déclenche la fin : ${reason}`,
		endGoes: (reason) => `La fin n’est plus déclenchée : ${reason}`,
		over: 'La partie est finie.',
		goesOn: 'La partie continue.',
		objections: 'La règle protesterait',
		moreObjections: (count) => counted(count, 'autre objection', 'autres objections')
	},
	fate: {
		stands: '',
		corrected: 'corrigé',
		withdrawn: 'retiré',
		undone: 'annulé'
	}
};
