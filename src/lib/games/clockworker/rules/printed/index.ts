import type { PrintedRules } from '$lib/core/printed';
import { readPrinted } from '../read';
import type { Clockworker } from '../types';
import { BLANK } from './facts';
import { learn } from './learn';
import { amend, lend } from './lend';
import { acceptOther, forSharing, knownIn, merge, salvage } from './merge';
import { unrevealed } from './on-table';

export const printedRules: PrintedRules<Clockworker> = {
	blank: BLANK,
	readPrinted,
	salvage,
	learn,
	unrevealed,
	knownIn,
	lend,
	amend,
	forSharing,
	merge,
	acceptOther
};
