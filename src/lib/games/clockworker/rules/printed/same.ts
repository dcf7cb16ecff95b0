import { alike } from '../holding';
import type { PrintedLocation, PrintedRecord, Tokens } from '../types';

export const sameCost = (one: Tokens | undefined, other: Tokens | undefined): boolean =>
	one && other ? alike(one, other) : one === other;

export type Spaces = readonly Tokens[];

export const sameSpaces = (one: Spaces | undefined, other: Spaces | undefined): boolean =>
	one && other
		? one.length === other.length && one.every((space, at) => sameCost(space, other[at]))
		: one === other;

export const sameTile = (one: PrintedRecord, other: PrintedRecord): boolean =>
	one.points === other.points && sameCost(one.cost, other.cost);

/** Names are compared without capitals and accents, which players type differently each time. */
export const named = (name: string): string =>
	name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

export const sameName = (one: PrintedLocation, other: PrintedLocation): boolean =>
	named(one.name) === named(other.name);

/** Letter by letter: a name that is written otherwise has been set right. */
export const sameLocation = (one: PrintedLocation, other: PrintedLocation): boolean =>
	one.name === other.name && one.cost === other.cost && sameSpaces(one.spaces, other.spaces);
