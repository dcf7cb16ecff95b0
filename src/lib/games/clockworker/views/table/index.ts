import type { TableParts } from '$lib/platform/module';
import type { Clockworker } from '../../rules/types';
import Actions from './Actions.svelte';
import { afterwards } from './afterwards';
import Counters from './Counters.svelte';
import Gauges from './Gauges.svelte';
import { glance } from './glance';
import Offers from './Offers.svelte';
import { reminders } from './reminders';
import Tableau from './Tableau.svelte';

export const table: TableParts<Clockworker> = {
	Gauges,
	Body: Counters,
	Offers,
	Tableau,
	Actions,
	glance,
	reminders,
	afterwards,
	sheets: async () => (await import('./sheets')).sheets
};
