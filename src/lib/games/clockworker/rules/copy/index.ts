import type { CopyRules } from '$lib/core/printed';
import { readCopy } from '../read';
import type { Clockworker } from '../types';
import { BLANK } from './facts';
import { learn } from './learn';
import { amend, lend } from './lend';
import { concede, glean, handedOn, merge, salvage } from './merge';
import { unrevealed } from './on-table';

export const copyRules: CopyRules<Clockworker> = {
	blank: BLANK,
	readCopy,
	salvage,
	learn,
	unrevealed,
	glean,
	lend,
	amend,
	handedOn,
	merge,
	concede
};
