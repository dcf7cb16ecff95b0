import type { GameTypes, Setup } from '$lib/core/game';
import { unreadable, within, type Reading } from '$lib/core/read';
import type { Match } from './match';
import type { GameModule } from '../module';

/** A game, as far as reading its matches needs it. */
export type ReadableGame = Pick<GameModule<GameTypes>, 'rules' | 'meta'>;

/** What a cover says of the set-up, by the rules of its own game. */
export function readSetup({ rules, meta }: ReadableGame, match: Match): Reading<Setup<GameTypes>> {
	const { seats, start, houseRules, options } = match.setup;
	const { from, to } = meta.players;
	if (seats.length < from || seats.length > to)
		return unreadable('match.setup.seats', `${from}–${to} names`, `${seats.length}`);
	const read = within('match.setup.options', rules.readOptions(options));
	if (!read.ok) return read;

	// switches that the game does not know are dropped, those it has learnt since are at their default
	const switches = Object.fromEntries(
		Object.entries(meta.houseRules).map(([rule, known]) => [
			rule,
			houseRules[rule] ?? known.default
		])
	);
	return { ok: true, value: { seats, start, houseRules: switches, options: read.value } };
}
