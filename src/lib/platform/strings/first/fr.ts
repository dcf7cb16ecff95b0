import { wordsIn } from '../../words';
import type { FirstStrings } from './en';

const { day, list, time } = wordsIn('fr');

export const firstFr: FirstStrings = {
	app: 'Mainspring',
	readyOffline: 'Prêt hors ligne',
	newVersion: 'Une nouvelle version est prête',
	newVersionText: 'Vos parties restent comme elles sont.',
	updateNow: 'Mettre à jour',
	updating: 'Mise à jour…',
	sample: 'Regarder une partie d’exemple',
	sampleTitle: 'Une partie d’exemple',
	greeting: 'Suit les jetons, les tours et le score pendant que vous jouez à table.',
	newMatch: 'Nouvelle partie',
	scoreFinished: 'Compter une partie finie',
	lookUp: 'Chercher',
	continue: 'Continuer',
	running: 'En cours',
	lastMatches: 'Dernières parties',
	started: (at) => `commencée à ${time(at)}`,
	namesOf: (names) => list(names),
	standing: (name, points) => `${name} ${points}`,
	day,
	minutes: (count) => `${count} min`,
	wins: (winners, points) =>
		winners.length > 1 ? `${list(winners)} partagent ${points}` : `${winners[0] ?? '?'} ${points}`,
	openFile: 'Ouvrir un fichier',
	brokenMatch: 'Cette partie est illisible',
	language: 'Langue : français. Passer à l’anglais',
	otherLanguage: 'EN',
	theme: {
		system: 'Thème : celui du système',
		light: 'Thème : clair',
		dark: 'Thème : sombre'
	},
	home: 'Accueil',
	sameTable: 'Même table',
	sameTableText: (names, starter) => `${list(names)}. ${starter} commence.`,
	playerFallback: (seat) => `Joueur ${seat}`,
	allMatches: (count) => `Carnet de parties · ${count}`,
	notShownYet: 'Le résultat n’a pas encore été dévoilé',
	settingsTitle: 'Réglages',
	dropFile: 'Déposez le fichier pour l’ouvrir',
	thrownAway: (names) => `Partie jetée : ${list(names)}`,
	bringItBack: 'La récupérer',
	missing: 'Rien ici',
	missingText: 'Il n’y a pas de page à cette adresse.'
};
