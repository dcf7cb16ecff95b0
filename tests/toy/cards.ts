import * as v from 'valibot';
import { reader } from '$lib/core/data/read';
import type { PrintedRules } from '$lib/core/printed';
import type { Toy } from './rules';

// The toy once more, with something printed: each seat has a card, and what is counted of a seat has been
// read out from its card.

export interface WithCards extends Omit<Toy, 'printed' | 'difference'> {
	readonly printed: {
		readonly cards: Readonly<Record<string, number>>;
		/** The match that read out the last one. */
		readonly from?: string;
	};
	readonly difference: { readonly card: string; readonly own: number; readonly other: number };
}

const blank: WithCards['printed'] = { cards: {} };
const readPrinted = reader<WithCards['printed']>(
	v.object({ cards: v.record(v.string(), v.number()), from: v.exactOptional(v.string()) })
);
const knownIn = ({ counted }: Toy['state']): WithCards['printed'] => ({
	cards: Object.fromEntries(
		counted.flatMap((points, seat) => (points === undefined ? [] : [[`card-${seat}`, points]]))
	)
});

const differing = (card: string, own: number | undefined, other: number) =>
	own === undefined || own === other ? [] : [{ card, own, other }];

export const printed: PrintedRules<WithCards> = {
	blank,
	readPrinted,
	salvage(value) {
		const reading = readPrinted(value);
		return reading.ok ? reading.value : blank;
	},
	learn(copy, _, after, match) {
		const news = Object.entries(knownIn(after).cards).filter(
			([card, points]) => copy.cards[card] !== points
		);
		if (news.length === 0) return copy;
		return { cards: { ...copy.cards, ...Object.fromEntries(news) }, from: match };
	},
	withoutFaceDown: (state) => state,
	knownIn,
	forSetUp: (options) => options,
	offer: () => undefined,
	forSharing: ({ cards }) => ({ cards }),
	merge(own, { cards }) {
		const all = Object.entries(cards);
		const unknown = all.filter(([card]) => own.cards[card] === undefined);
		return {
			copy: { ...own, cards: { ...Object.fromEntries(unknown), ...own.cards } },
			added: unknown.length,
			differences: all.flatMap(([card, other]) => differing(card, own.cards[card], other))
		};
	},
	acceptOther: (own, { card, other }) => ({ ...own, cards: { ...own.cards, [card]: other } })
};
