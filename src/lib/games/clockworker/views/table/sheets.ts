import type { TableSheets } from '$lib/platform/module';
import type { Clockworker } from '../../rules/types';
import Holding from './Holding.svelte';
import MatchOptions from './MatchOptions.svelte';
import OwnSheet from './OwnSheet.svelte';

export const sheets: TableSheets<Clockworker> = {
	Own: OwnSheet,
	Seat: Holding,
	Settings: MatchOptions
};
