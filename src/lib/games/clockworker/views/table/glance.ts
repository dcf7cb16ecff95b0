import type { Seat } from '$lib/core/seats';
import type { Table } from '$lib/platform/match/table.svelte';
import type { Glance } from '$lib/platform/module';
import { cardCount, isTracked } from '../../rules/holding';
import { TOKENS, type Clockworker } from '../../rules/types';
import { gameWords } from '../game-words.svelte';
import { TOKEN_LOOKS } from '../looks';

/** Cards and records beside the total; the tokens that this table tracks, and the artifacts by name. */
export function glance({ state }: Table<Clockworker>, seat: Seat): Glance {
	const own = state.seats[seat];
	if (!own) return {};
	const { t } = gameWords;
	const cards = cardCount(own);
	const records = own.records.length;
	return {
		counts: [
			{ icon: 'card', count: cards, said: t.cards(cards), unit: t.cardsOnly(cards) },
			{ icon: 'record', count: records, said: t.records(records) }
		],
		stock: TOKENS.filter((token) => isTracked(state.depth, token)).map((token) => ({
			...TOKEN_LOOKS[token],
			count: own[token],
			label: t.counters[token],
			said: t.few(own[token], token),
			scores: token === 'vp'
		})),
		cards: own.artifacts.map(({ id }) => t.artifacts[id].name)
	};
}
