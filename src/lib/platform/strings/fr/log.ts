import { formatsIn } from '../../formats';
import type { log as en } from '../en/log';

const { counted, list, time } = formatsIn('fr');

export const log: typeof en = {
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
		corrected: 'corrigé',
		withdrawn: 'retiré',
		undone: 'annulé'
	}
};
