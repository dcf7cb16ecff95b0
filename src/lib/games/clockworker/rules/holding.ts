import type { Seat } from '$lib/core/seats';
import type { ArtifactId } from './catalogue';
import {
	TOKENS,
	type ClockworkerState,
	type Counter,
	type Depth,
	type Holding,
	type Location,
	type Token,
	type Tokens
} from './types';

/** With so many cards Dispatch reaches two Locations: Redevelopment of Civilization. */
export const CARDS_FOR_TWO_LOCATIONS = 6;
/** So many cards trigger the end, and no seat may have more. */
export const CARDS_TO_END = 12;

/** Starting Location, Locations and Artifacts. Records are tiles, not cards. */
export const cardCount = (own: Holding): number => own.locations.length + own.artifacts.length;

export const inHand = (own: Holding): number => own.workers - own.placed;

export function owns(own: Holding, id: ArtifactId): boolean {
	for (const artifact of own.artifacts) if (artifact.id === id) return true;
	return false;
}

/** An ability works from the owner's later turns on. */
export function isActive(own: Holding, id: ArtifactId): boolean {
	for (const artifact of own.artifacts)
		if (artifact.id === id && artifact.gainedInTurn <= own.turns) return true;
	return false;
}

export const ownersOf = (state: ClockworkerState, id: ArtifactId): readonly Seat[] =>
	state.seats.flatMap((own, seat) => (owns(own, id) ? [seat] : []));

export const copiesLeft = (state: ClockworkerState, id: ArtifactId): number =>
	state.copies[id] - ownersOf(state, id).length;

export function recordsTaken({ seats }: ClockworkerState): number {
	let taken = 0;
	for (const own of seats) taken += own.records.length;
	return taken;
}

/** With *what scores*, gears, pellets and the places of workers are left to the table. */
export const isTracked = (depth: Depth, counter: Counter): boolean =>
	depth === 'everything' || counter === 'vp' || counter === 'workers';

/** Calls back for each kind that is there at all. A loop over seven names beats `Object.entries`. */
export function eachToken(tokens: Tokens, call: (token: Token, count: number) => void) {
	for (const token of TOKENS) {
		const count = tokens[token];
		if (count) call(token, count);
	}
}

/** The kinds that are there, in the order of the player aid. */
export const kindsOf = (tokens: Tokens): readonly Token[] =>
	TOKENS.filter((token) => (tokens[token] ?? 0) > 0);

/** The same kinds, as many of each. */
export const alike = (one: Tokens, other: Tokens): boolean =>
	TOKENS.every((token) => (one[token] ?? 0) === (other[token] ?? 0));

/** The topmost worker of a Location whose spaces are known: -1 if there is none. */
export const topmostWorker = ({ spaces = [] }: Location): number =>
	spaces.findIndex(({ worker }) => worker);

/** The empty spaces of a Location from the top, as far as they are known. */
export const emptySpaces = ({ spaces = [] }: Location): readonly number[] =>
	spaces.flatMap(({ worker }, index) => (worker ? [] : [index]));

/** Workers on a Location, as far as its spaces are known. */
export function workersOn(location: Location | undefined): number {
	let workers = 0;
	for (const { worker } of location?.spaces ?? []) if (worker) workers++;
	return workers;
}

/** Workers on Locations whose spaces are not read out. */
export function placedUnseen(own: Holding): number {
	let seen = 0;
	for (const location of own.locations) seen += workersOn(location);
	return own.placed - seen;
}
