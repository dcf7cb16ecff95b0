import type { GameModule } from '$lib/platform/module';
import { rules } from './rules';
import type { Clockworker } from './rules/types';
import { strings } from './strings';
import Options from './views/Options.svelte';
import Play from './views/Play.svelte';

export default {
	rules,
	strings,
	options: { depth: 'scores', printed: {} },
	views: { Play, Options }
} satisfies GameModule<Clockworker>;
