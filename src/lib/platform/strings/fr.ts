import { wordsIn } from '../words';
import type { Strings } from './en';

const { counted, list, day, time, size } = wordsIn('fr');

export const fr: Strings = {
	app: 'Mainspring',
	readyOffline: 'Prêt hors ligne',
	newVersion: 'Une nouvelle version est prête',
	newVersionText: 'Vos parties restent comme elles sont.',
	updateNow: 'Mettre à jour',
	updating: 'Mise à jour…',

	sample: 'Regarder une partie d’exemple',
	sampleTitle: 'Une partie d’exemple',
	sampleText: 'Parcourez-la pas à pas. Les valeurs imprimées sont inventées.',
	stepBack: 'Précédent',
	stepOn: 'Suivant',
	throwAway: 'Jeter',
	greeting: 'Suit les jetons, les tours et le score pendant que vous jouez à table.',
	newMatch: 'Nouvelle partie',
	scoreFinished: 'Compter une partie finie',
	countPoints: 'Compter les points',
	lookUp: 'Chercher',
	continue: 'Continuer',
	running: 'En cours',
	lastMatches: 'Dernières parties',
	started: (at) => `commencée à ${time(at)}`,
	roundOf: (round, name) => `Manche ${round}, à ${name} de jouer`,
	namesOf: (names) => list(names),
	standing: (name, points) => `${name} ${points}`,
	day,
	minutes: (count) => `${count} min`,
	wins: (winners, points) =>
		winners.length > 1 ? `${list(winners)} partagent ${points}` : `${winners[0] ?? '?'} ${points}`,
	openFile: 'Ouvrir un fichier',
	couldNotSave: 'La partie n’a pas pu être enregistrée sur cet appareil.',
	saveFile: 'Enregistrer un fichier',
	saveFileText: 'Toute la partie, à garder ou à ouvrir sur un autre appareil.',
	unreadable: ({ field, expected, received }) => {
		switch (field) {
			case '':
				return 'Ce fichier est abîmé, ou ne vient pas de cette application. Rien n’a changé.';
			case 'format':
				return 'C’est un autre genre de fichier. Rien n’a changé.';
			case 'version':
				return 'Ce fichier vient d’une version plus récente de l’application. Rien n’a changé.';
			case 'game':
				return `Ce fichier est pour un autre jeu : ${received}. Rien n’a changé.`;
			default:
				return `Ce fichier est abîmé : « ${field} » devrait être ${expected}, et c’est ${received}. Rien n’a changé.`;
		}
	},
	brokenMatch: 'Cette partie est illisible',
	brokenMatchText: ({ field, expected, received }) =>
		`« ${field} » devrait être ${expected}, et c’est ${received}. Les lignes enregistrées sont intactes.`,

	language: 'Langue : français. Passer à l’anglais',
	otherLanguage: 'EN',
	theme: {
		system: 'Thème : celui du système',
		light: 'Thème : clair',
		dark: 'Thème : sombre'
	},

	bin: {
		title: 'Corbeille',
		throwAway: 'Jeter cette partie',
		throwAwayText: (days) => `On peut la récupérer pendant ${days} jours.`,
		thrown: (names) => `Partie jetée : ${list(names)}`,
		bringBack: 'La récupérer'
	},

	settings: {
		title: 'Réglages',
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
	failure: {
		missing: 'Rien ici',
		missingText: 'Il n’y a pas de page à cette adresse.',
		broken: 'Quelque chose s’est mal passé',
		brokenText: 'Vos parties sont intactes sur cet appareil.'
	},

	back: 'Retour',
	home: 'Accueil',
	clear: 'Effacer',
	close: 'Fermer',
	playersClockwise: 'Joueurs, dans le sens horaire',
	playerName: (seat) => `Nom du joueur ${seat}`,
	playerFallback: (seat) => `Joueur ${seat}`,
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
	sameTable: 'Même table',
	sameTableText: (names, starter) => `${list(names)}. ${starter} commence.`,
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
	notSavedText: (count) =>
		`${counted(count, 'saisie est gardée', 'saisies sont gardées')} en mémoire. Ne fermez pas l’application.`,
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
		`règles maison : ${list(rules.map(({ title, on }) => `${title} ${on ? 'oui' : 'non'}`))}`,
	nowToPlay: (name) => `à ${name} de jouer`,
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
	foreseen: {
		title: 'Ce qui change',
		nothing: 'Le score, le tour et la fin restent tels quels.',
		score: 'Le score change.',
		total: (name, before, after) => `${name} ${before} → ${after}`,
		endComes: (reason, name) => `${name} déclenche la fin : ${reason}`,
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
