import type { GameModule } from '$lib/platform/module';
import { meta } from './meta';
import { rules } from './rules';
import type { Clockworker } from './rules/types';
import { strings } from './strings';
import Book from './views/Book.svelte';
import Count from './views/Count.svelte';
import Options from './views/Options.svelte';
import Play from './views/Play.svelte';
import Result from './views/Result.svelte';
import SetupAid from './views/SetupAid.svelte';

export default {
	meta,
	rules,
	strings,
	sample: async () => (await import('./sample')).sample,
	options: { depth: 'scores', printed: {} },
	views: { Play, Book, Count, Result, SetupAid, Options }
} satisfies GameModule<Clockworker>;
