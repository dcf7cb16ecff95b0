import type { IconName } from '$lib/ui/signs/icons';
import type { Tone } from '$lib/ui/signs/tones';
import type { RulePage } from '../../rules/book';

export const PAGE_ICONS: Readonly<Record<RulePage, { icon: IconName; tone: Tone }>> = {
	'set-up': { icon: 'check', tone: 'teal' },
	turn: { icon: 'turn', tone: 'teal' },
	actions: { icon: 'list', tone: 'teal' },
	'six-cards': { icon: 'down', tone: 'teal' },
	gold: { icon: 'diamond', tone: 'gold' },
	markers: { icon: 'factory', tone: 'teal' },
	end: { icon: 'flag', tone: 'rust' },
	scoring: { icon: 'bulb', tone: 'gold' },
	icons: { icon: 'book', tone: 'teal' }
};
