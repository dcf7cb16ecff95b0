import { formatsIn } from '../../formats';
import type { printed as en } from '../en/printed';

const { counted } = formatsIn('fr');

export const printed: typeof en = {
	title: 'Valeurs imprimées de votre boîte',
	known: (known, all) => `${counted(known, 'valeur connue', 'valeurs connues')} sur ${all}`,
	edit: (what) => `Rectifier : ${what}`,
	remove: (what) => `Retirer : ${what}`,
	next: (name) => `Suivant : ${name} →`,
	done: 'Terminé',
	step: (step, of) => `${step} sur ${of}`,
	undo: 'Annuler le dernier changement',
	notUndone: 'Autre chose a été appris depuis. Rien n’a été annulé.',
	notSaved: 'Impossible d’enregistrer sur cet appareil. Rien n’a changé.',
	filesTitle: 'Partager',
	saved: 'Le fichier est enregistré. Transmettez-le depuis vos téléchargements.',
	exportIt: 'Enregistrer un fichier pour un ami',
	exportText: 'Toutes les valeurs lues, dans un petit fichier.',
	importIt: 'Ouvrir le fichier d’un ami',
	importText:
		'Ce que vous ignorez encore est ajouté ; rien de ce que vous avez saisi n’est écrasé.',
	fileName: (game) => `${game}-valeurs`,
	imported: (added, differing) =>
		[
			added === 0
				? 'Rien de nouveau dans ce fichier.'
				: `${counted(added, 'valeur ajoutée', 'valeurs ajoutées')}.`,
			...(differing === 0
				? []
				: [
						`${counted(differing, 'valeur diffère : choisissez ci-dessous', 'valeurs diffèrent : choisissez ci-dessous')}.`
					])
		].join(' '),
	differsTitle: 'Là où le fichier diffère',
	yours: (value) => `Vous : ${value}`,
	theirs: (value) => `Fichier : ${value}`
};
