import type { GameModule } from '$lib/platform/module';
import { meta } from './meta';
import { rules } from './rules';
import { printedRules } from './rules/printed';
import type { Clockworker } from './rules/types';
import { strings } from './strings';
import { SOURCE_TONES } from './views/looks';
import Options from './views/set-up/Options.svelte';
import { table } from './views/table';

export default {
	meta,
	rules,
	printed: printedRules,
	strings,
	sourceTones: SOURCE_TONES,
	count: async () => (await import('./views/count/CountSeat.svelte')).default,
	scoringPage: 'scoring',
	// what is printed on the cards comes from this table's own copy, not from the match before
	rematchOptions: ({ depth }) => ({ depth, printed: {} }),
	sample: async () => (await import('./sample')).sample,
	options: { depth: 'scores', printed: {} },
	Options,
	table,
	setUpList: async () => (await import('./views/set-up/set-up-list')).setUpList,
	correction: async () => (await import('./views/correction/Correction.svelte')).default,
	book: async () => (await import('./views/book')).parts
} satisfies GameModule<Clockworker>;
