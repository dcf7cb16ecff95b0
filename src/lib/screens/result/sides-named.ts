import type { Side } from '$lib/core/score/sides';
import type { ResultContext } from './result-context';

/** Who makes up a side; the opponent that the game itself plays has a name of its own. */
export const namesOf = (
	{ seats }: Pick<Side, 'seats'>,
	{ table, game, t }: Pick<ResultContext, 'table' | 'game' | 't'>
): readonly string[] =>
	seats.length > 0
		? seats.map((seat) => table.setup.seats[seat] ?? '')
		: [game.opponent ?? t.opponent];

/** `Ana`, or `Ana and Bo` of a team. */
export const nameOf = (side: Pick<Side, 'seats'>, context: ResultContext): string =>
	context.t.namesOf(namesOf(side, context));

/** What the game notes beside the seats of a side, each thing once. */
export const notesOf = (
	{ table, game }: ResultContext,
	{ seats }: Pick<Side, 'seats'>
): readonly string[] => [
	...new Set(seats.flatMap((seat) => game.seatNote?.(table.state, seat) ?? []))
];
