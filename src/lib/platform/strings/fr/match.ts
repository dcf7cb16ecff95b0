import { formatsIn } from '../../formats';
import type { match as en } from '../en/match';

const { list } = formatsIn('fr');

export const match: typeof en = {
	sampleText: 'Parcourez-la pas à pas. Les valeurs imprimées sont inventées.',
	stepBack: 'Précédent',
	stepOn: 'Suivant',
	lookUpTitle: 'Chercher une carte ou une règle',
	backToTable: 'Retour à la table',
	throwAway: 'Jeter',
	counting: 'Le décompte est en cours',
	roundOf: (round, names) => `Manche ${round}, à ${list(names)} de jouer`,
	stillRunning: 'en cours',
	notes: {
		heading: 'Nom et note',
		title: 'Nom de la partie',
		titleHint: 'Table du vendredi',
		note: 'Note',
		day: 'Jouée le',
		noSuchDay: 'Ce jour n’est pas possible : choisissez-en un jusqu’à aujourd’hui.',
		save: 'Enregistrer'
	},
	bin: {
		title: 'Corbeille',
		throwAway: 'Jeter cette partie',
		throwAwayText: (days) =>
			`On peut la récupérer pendant ${days} jours, depuis les réglages ou le carnet de parties.`
	},
	noSuchGame: 'Ce jeu n’est pas dans cette version de l’application',
	noSuchGameText:
		'La partie est gardée telle quelle : elle se rouvrira dans une version qui a ce jeu. Les sauvegardes la contiennent aussi.',
	noSuchMatch: 'Cette partie n’est pas sur cet appareil',
	noSuchMatchText: 'Elle a pu être supprimée, ou commencée sur un autre téléphone.',
	notSaved: 'Pas encore enregistré',
	saving: 'Enregistrement…',
	triedInVain: 'Essayé à l’instant, en vain.',
	retry: 'Réessayer'
};
