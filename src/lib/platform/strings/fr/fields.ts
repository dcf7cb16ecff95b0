import type { fields as en } from '../en/fields';

export const fields: typeof en = {
	fields: {
		fewer: (label) => `${label} : un de moins`,
		more: (label) => `${label} : un de plus`,
		unknown: 'inconnu',
		forget: (label) => `${label} : inconnu`,
		otherValue: 'Autre valeur',
		record: 'Noter',
		faceDown: 'cachée',
		points: 'Points',
		pointsUnknown: (points) => `${points} ?`,
		pointsSecret: (points) => `${points} ••`
	}
};
