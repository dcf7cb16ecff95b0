import type { Table } from '$lib/platform/match/table.svelte';
import type { Reminder } from '$lib/platform/module';
import { reminders as due } from '../../rules/advice/reminders';
import type { Clockworker } from '../../rules/types';
import { gameWords } from '../game-words.svelte';
import { MOMENT_ICONS } from '../looks';

/** What the cards of the seat to play ask of it; a tap shows the card or the rule. */
export const reminders = ({ state }: Table<Clockworker>): readonly Reminder<Clockworker>[] =>
	due(state).map(({ of, moment }) => {
		const { t } = gameWords;
		const icon = MOMENT_ICONS[moment];
		if (of === 'six-cards')
			return { key: of, icon, ...t.sixCards, sheet: { what: 'rule', page: of } };
		const { name, text } = t.artifacts[of];
		return { key: of, icon, title: name, text, sheet: { what: 'card', artifact: of } };
	});
