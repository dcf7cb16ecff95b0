import { formatsIn } from '../../formats';

const { longDay, month, moment } = formatsIn('en');

export const everywhere = {
	longDay,
	month,
	dayAndTime: moment,
	back: 'Back',
	clear: 'Clear'
};
