import { formatsIn } from '../../formats';
import type { FirstStrings } from './en';

const { counted, day, list, time } = formatsIn('fr');

export const homeFr: FirstStrings = {
	app: 'Mainspring',
	readyOffline: 'Prêt hors ligne',
	newVersion: 'Une nouvelle version est prête',
	newVersionText: 'Vos parties restent comme elles sont.',
	updateNow: 'Mettre à jour',
	updating: 'Mise à jour…',
	sample: 'Regarder une partie d’exemple',
	sampleTitle: 'Une partie d’exemple',
	greeting: 'Suit les jetons, les tours et le score pendant que vous jouez à table.',
	shelf: 'L’étagère',
	playersFromTo: (from, to) =>
		from === to ? counted(to, 'joueur', 'joueurs') : `${from} à ${to} joueurs`,
	newMatch: 'Nouvelle partie',
	scoreFinished: 'Compter une partie finie',
	lookUp: 'Chercher',
	continue: 'Continuer',
	running: 'En cours',
	lastMatches: 'Dernières parties',
	started: (at) => `commencée à ${time(at)}`,
	namesOf: (names) => list(names),
	nameAndPoints: (name, points) => `${name} ${points}`,
	day,
	minutes: (count) => `${count} min`,
	wins: (sides, points) => `${list(sides.flat())} ${sides.length > 1 ? 'partagent ' : ''}${points}`,
	opponent: 'Automate',
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
	missingText: 'Il n’y a pas de page à cette adresse.',

	// said by a table as well as by the part for failures
	close: 'Fermer',
	notSavedText: (count, why) => {
		const kept = `${counted(count, 'saisie est gardée', 'saisies sont gardées')} en mémoire`;
		switch (why) {
			case 'full':
				return `Cet appareil n’a plus de place. ${kept} : continuez à jouer, mais ne fermez pas l’application. Libérez de la place, ou enregistrez la partie dans un fichier.`;
			case 'outdated':
				return `Une version plus récente est ouverte dans un autre onglet. ${kept} : enregistrez la partie dans un fichier, rechargez, puis ouvrez ce fichier.`;
			case 'gone':
				return `Cette partie a été retirée dans un autre onglet. ${kept} : enregistrez la partie dans un fichier, et ouvrez ce fichier pour la retrouver.`;
			case 'unknown':
				return `${kept}, et l’application réessaie d’elle-même. Ne la fermez pas.`;
		}
	},
	openMatch: 'Ouvrir',
	putAside: 'Mettre de côté',
	became: {
		shared: 'Partagé.',
		saved: 'Enregistré dans vos téléchargements.',
		copied: 'Copié : collez où vous voulez.',
		failed: 'Cela n’a pas marché sur cet appareil. Rien n’est perdu.'
	}
};
