import type { PrintedRules } from '$lib/core/printed';
import { readPrinted } from '../read';
import type { Clockworker } from '../types';
import { BLANK } from './facts';
import { learn } from './learn';
import { acceptOther, forSharing, knownIn, merge, salvage } from './merge';
import { withoutFaceDown } from './on-table';
import { forSetUp, offer } from './take-over';

export const printedRules: PrintedRules<Clockworker> = {
	blank: BLANK,
	readPrinted,
	salvage,
	learn,
	withoutFaceDown,
	knownIn,
	forSetUp,
	offer,
	forSharing,
	merge,
	acceptOther
};
