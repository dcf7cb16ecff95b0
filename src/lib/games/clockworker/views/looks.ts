import type { IconName } from '$lib/ui/signs/icons';
import type { Tone } from '$lib/ui/signs/tones';
import type { Moment } from '../rules/catalogue';
import type { Action, Counter, ScoreSource } from '../rules/types';

interface Look {
	readonly icon: IconName;
	readonly tone: Tone;
}

/** Every kind of token has a shape of its own, so that colour never speaks alone. */
export const TOKEN_LOOKS: Readonly<Record<Counter, Look>> = {
	vp: { icon: 'bulb', tone: 'gold' },
	gears: { icon: 'gear', tone: 'steel' },
	red: { icon: 'triangle', tone: 'red' },
	green: { icon: 'square', tone: 'green' },
	blue: { icon: 'circle', tone: 'blue' },
	gold: { icon: 'diamond', tone: 'gold' },
	workers: { icon: 'robot', tone: 'teal' },
	placed: { icon: 'factory', tone: 'teal' }
};

export const ACTION_LOOKS: Readonly<Record<Action, Look>> = {
	recovered: { icon: 'up', tone: 'teal' },
	dispatched: { icon: 'down', tone: 'teal' },
	operated: { icon: 'factory', tone: 'teal' },
	repaired: { icon: 'wrench', tone: 'brass' },
	communicated: { icon: 'record', tone: 'violet' },
	recharged: { icon: 'bolt', tone: 'brass' }
};

export const MOMENT_ICONS: Readonly<Record<Moment, IconName>> = {
	end: 'flag',
	'at-once': 'bolt',
	retrieve: 'up',
	dispatch: 'down',
	operation: 'factory',
	repair: 'wrench',
	communicate: 'record',
	'worker-gained': 'robot',
	'own-turn': 'gear'
};

/** Colours in a score's bar; what artifacts give at the end shares the fourth. */
export const SOURCE_TONES: Readonly<Partial<Record<ScoreSource, 0 | 1 | 2 | 3>>> = {
	tokens: 0,
	printed: 1,
	records: 2
};
