import { wordsIn } from '../words';
import type { Strings } from './en';

const { counted, list, day, time } = wordsIn('fr');

export const fr: Strings = {
	app: 'Mainspring',
	readyOffline: 'Prêt hors ligne',
	onlineOnly: 'Ouvrez encore une fois pour jouer hors ligne',
	newVersion: 'Une nouvelle version est prête',
	newVersionText: 'Vos parties restent comme elles sont.',
	updateNow: 'Mettre à jour',

	greeting: 'Suit les jetons, les tours et le score pendant que vous jouez à table.',
	newMatch: 'Nouvelle partie',
	continue: 'Continuer',
	running: 'En cours',
	lastMatches: 'Dernières parties',
	started: (at) => `commencée à ${time(at)}`,
	roundOf: (round, name) => `Manche ${round}, à ${name} de jouer`,
	standing: (name, points) => `${name} ${points}`,
	day,
	minutes: (count) => `${count} min`,
	wins: (winners, points) =>
		winners.length > 1 ? `${list(winners)} partagent ${points}` : `${winners[0] ?? '?'} ${points}`,
	openFile: 'Ouvrir un fichier de partie',
	saveFile: 'Enregistrer un fichier',
	fileAdded: 'La partie est sur l’étagère.',
	unreadable: ({ field, expected, received }) =>
		field
			? `Ce fichier est illisible : « ${field} » devrait être ${expected}, et c’est ${received}. Rien n’a changé.`
			: `Ce fichier est illisible : il devrait être ${expected}, et c’est ${received}. Rien n’a changé.`,
	brokenMatch: 'Cette partie est illisible',
	brokenMatchText: ({ field, expected, received }) =>
		`« ${field} » devrait être ${expected}, et c’est ${received}. Les lignes enregistrées sont intactes.`,

	language: 'Langue : français. Passer à l’anglais',
	otherLanguage: 'EN',
	theme: {
		system: 'Thème : celui du système',
		light: 'Thème : clair',
		dark: 'Thème : sombre'
	},

	back: 'Retour',
	home: 'Accueil',
	close: 'Fermer',
	playersClockwise: 'Joueurs, dans le sens horaire',
	playerCount: 'Nombre de joueurs',
	playerName: (seat) => `Nom du joueur ${seat}`,
	playerFallback: (seat) => `Joueur ${seat}`,
	moveUp: (name) => `${name} : une place plus haut`,
	moveDown: (name) => `${name} : une place plus bas`,
	starts: 'commence',
	makeStart: (name) => `${name} commence`,
	pickStart: 'Tirer au sort',
	picked: (name) => `${name} commence`,
	lastTable: 'Dernière table',
	houseRules: 'Règles maison',
	houseRulesText: 'Là où les livrets diffèrent. Tout éteint : la lecture par défaut.',
	start: 'Commencer',
	namesAlike: 'Deux joueurs portent le même nom.',

	noSuchMatch: 'Cette partie n’est pas sur cet appareil',
	noSuchMatchText: 'Elle a pu être supprimée, ou commencée sur un autre téléphone.',
	notSaved: 'Pas encore enregistré',
	notSavedText: (count) =>
		`${counted(count, 'saisie est gardée', 'saisies sont gardées')} en mémoire. Ne fermez pas l’application.`,
	retry: 'Réessayer',
	couldNotStart: 'La partie n’a pas pu être enregistrée sur cet appareil ; elle n’a pas commencé.',

	undo: (what) => `Annuler : ${what}`,
	redo: (what) => `Rétablir : ${what}`,
	nothingToUndo: 'Rien à annuler',
	nothingToRedo: 'Rien à rétablir',
	correction: 'une correction',
	agreement: 'règles maison',
	log: 'Journal',
	more: 'Plus',
	emptyLog: 'Rien ne s’est encore passé.',
	undoToHere: 'Annuler jusqu’ici',
	withdraw: 'Retirer',
	fate: {
		stands: '',
		corrected: 'corrigé',
		withdrawn: 'retiré',
		undone: 'annulé'
	}
};
