import type { Table } from '$lib/platform/match/table.svelte';
import type { Afterwards } from '$lib/platform/module';
import type { Clockworker } from '../../rules/types';
import { gameWords } from '../game-words.svelte';

/** The name of a Location just taken, a printed value not read yet, the rule of 6 cards. */
export function afterwards({
	undoable,
	state
}: Table<Clockworker>): Afterwards<Clockworker> | undefined {
	if (undoable?.kind !== 'played') return undefined;
	const { event } = undoable;
	const { t } = gameWords;
	switch (event.type) {
		case 'operated': {
			if (event.name) return undefined;
			const { seat } = event;
			const location = (state.seats[seat]?.locations.length ?? 0) - 1;
			const sheet = { what: 'location', seat, location } as const;
			return { icon: 'pencil', label: t.nameLocation, sheet };
		}
		case 'repaired': {
			const { artifact } = event;
			if (state.printed[artifact]?.points !== undefined) return undefined;
			const label = t.readPrinted(t.artifacts[artifact].name);
			return { icon: 'pencil', label, sheet: { what: 'printed', artifact } };
		}
		case 'dispatched':
			return { icon: 'book', label: t.sixCardsRule, sheet: { what: 'rule', page: 'six-cards' } };
		default:
			return undefined;
	}
}
