import type { Rules } from '$lib/core/game';
import { keepingTheEnd } from './counting';
import { effects } from './effects';
import { ending } from './end';
import { fold } from './fold';
import { objections } from './objections';
import { lastSeatOfRound, round, seatToPlay, turnsBegun } from './order';
import { readEvent, readOptions } from './read';
import { score } from './scoring';
import { setup } from './setup';
import { apply } from './turn';
import type { Clockworker } from './types';

/** This game has all that the contract leaves open. */
export const rules: Rules<Clockworker> & Required<Rules<Clockworker>> = {
	setup,
	apply,
	effects,
	fold,
	objections,
	toPlay: (state) => ({ seats: [seatToPlay(state)], round: round(state) }),
	ending,
	score,
	owned: ({ seats }) => seats.map(({ artifacts }) => artifacts.map(({ id }) => id)),
	wasTracked: ({ seats }) => seats.some((own) => turnsBegun(own) > 0),
	readEvent,
	readOptions,
	keepingTheEnd,
	lastToPlay: lastSeatOfRound,
	called: (seat, over) => ({ type: 'called', seat, over })
};
