import { formatsIn } from '../../formats';
import type { match as en } from '../en/match';

const { counted, list } = formatsIn('fr');

export const match: typeof en = {
	sampleText: 'Parcourez-la pas à pas.',
	sampleValues: 'Les valeurs imprimées sont inventées.',
	stepBack: 'Précédent',
	stepOn: 'Suivant',
	lookUpTitle: 'Chercher une carte ou une règle',
	backToTable: 'Retour à la table',
	throwAway: 'Jeter',
	counting: 'Le décompte est en cours',
	roundOf: (round, names) => `Manche ${round}, à ${list(names)} de jouer`,
	stillRunning: 'en cours',
	printedOffer({ lacking, differing }) {
		const missing = `connaît ${counted(lacking, 'valeur qui manque', 'valeurs qui manquent')} à cette partie`;
		const other = `indique ${counted(differing, 'valeur', 'valeurs')} autrement que cette partie`;
		const what = [...(lacking > 0 ? [missing] : []), ...(differing > 0 ? [other] : [])];
		return `Votre boîte ${list(what)} : ${lacking + differing === 1 ? 'la' : 'les'} reprendre`;
	},
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
