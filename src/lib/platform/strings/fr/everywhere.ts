import { formatsIn } from '../../formats';
import type { everywhere as en } from '../en/everywhere';

const { longDay, month, moment } = formatsIn('fr');

export const everywhere: typeof en = {
	longDay,
	month,
	dayAndTime: moment,
	back: 'Retour',
	clear: 'Effacer'
};
