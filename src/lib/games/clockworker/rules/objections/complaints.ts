import type { Objection } from '../types';

export type Complaints = readonly Objection[];

export const NONE: Complaints = [];

export const when = (claim: boolean, objection: Objection): Complaints =>
	claim ? [objection] : NONE;
