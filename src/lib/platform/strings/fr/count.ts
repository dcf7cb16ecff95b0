import type { count as en } from '../en/count';
import { de } from './elision';

export const count: typeof en = {
	count: {
		points: 'Compter les points',
		again: 'Recompter',
		againText: 'Siège par siège, ce qui est devant chacun.',
		title: (name) => `Les points ${de(name)}`,
		step: (step, of, name) => `${step} sur ${of} · touchez ce qui est devant ${name}`,
		nextSeat: (name) => `Suivant : ${name} →`,
		backToResult: 'Retour au résultat'
	}
};
