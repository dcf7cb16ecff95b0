import type { GameModule } from '$lib/platform/module';
import { meta } from './meta';
import { rules } from './rules';
import { copyRules } from './rules/copy';
import type { Clockworker } from './rules/types';
import { strings } from './strings';
import Book from './views/book/Book.svelte';
import Count from './views/Count.svelte';
import { SOURCE_TONES } from './views/looks';
import Options from './views/Options.svelte';
import Play from './views/Play.svelte';
import Result from './views/Result.svelte';
import SetupAid from './views/SetupAid.svelte';

export default {
	meta,
	rules,
	copy: copyRules,
	strings,
	sourceTones: SOURCE_TONES,
	sample: async () => (await import('./sample')).sample,
	options: { depth: 'scores', printed: {} },
	views: { Play, Book, Count, Result, SetupAid, Options }
} satisfies GameModule<Clockworker>;
