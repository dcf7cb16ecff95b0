import type { Rules } from '$lib/core/game';
import { effects } from './effects';
import { ending } from './end';
import { fold } from './fold';
import { objections } from './objections';
import { round, seatToPlay, turnsBegun } from './order';
import { readEvent, readOptions } from './read';
import { score } from './scoring';
import { setup } from './setup';
import { apply } from './turn';
import type { Clockworker } from './types';

export const rules: Rules<Clockworker> = {
	setup,
	apply,
	effects,
	fold,
	objections,
	toPlay: (state) => ({ seat: seatToPlay(state), round: round(state) }),
	ending,
	score,
	owned: ({ seats }) => seats.map(({ artifacts }) => artifacts.map(({ id }) => id)),
	wasTracked: ({ seats }) => seats.some((own) => turnsBegun(own) > 0),
	readEvent,
	readOptions
};
