import { formatsIn } from '../../formats';
import type { play as en } from '../en/play';
import { de } from './elision';

const { counted, list, noun } = formatsIn('fr');

export const play: typeof en = {
	table: {
		turnOf: (names) => `Tour ${list(names.map(de))}`,
		over: 'La partie est finie',
		lastRound: 'dernière manche',
		starts: 'Premier joueur',
		waits: 'attend',
		lastTurn: 'dernier tour',
		done: 'a fini',
		lastRoundTitle: (still) =>
			still.length > 0
				? `Dernière manche : ${list(still)} ${noun(still.length, 'joue', 'jouent')} encore`
				: 'Dernière manche',
		endsAfter: (last, turns) =>
			`La partie finit après ${last} : chacun aura joué ${counted(turns, 'tour', 'tours')}.`,
		lastTurnDone: 'Le dernier tour est joué',
		wasEnded: 'La partie a été arrêtée',
		everyoneHad: (turns) => `Chacun a joué ${counted(turns, 'tour', 'tours')}.`,
		otherSeats: 'Les autres',
		turnTowards: 'Tourner vers la place',
		turnTowardsText: 'De grands chiffres pour l’autre côté de la table.',
		turnRound: 'Retourner',
		onYourTurn: 'À votre tour',
		dismiss: (title) => `Masquer : ${title}`
	},
	matchSettings: {
		title: 'Cette partie',
		scoreText: 'Chaque place, ligne par ligne.',
		endNow: 'Finir la partie et compter',
		endNowText: 'Pour une table qui s’arrête là, quoi que dise la règle.',
		takeUpAgain: 'Continuer à jouer',
		settingsText: 'Langue, thème, taille du texte.'
	}
};
