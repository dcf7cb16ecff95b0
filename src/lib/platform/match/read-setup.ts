import { readOptions, type GameTypes, type Setup } from '$lib/core/game';
import { unreadable, within, type Reading } from '$lib/core/read';
import type { Match } from './match';
import { knownHouseRules } from '../house-rules';
import type { GameModule } from '../module';

/** A game, as far as reading its matches needs it. */
export type ReadableGame = Pick<GameModule<GameTypes>, 'rules' | 'meta'>;

/** What a cover says of the set-up, by the rules of its own game. */
export function readSetup({ rules, meta }: ReadableGame, match: Match): Reading<Setup<GameTypes>> {
	const { seats, start, houseRules, options } = match.setup;
	const { from, to } = meta.players;
	if (seats.length < from || seats.length > to)
		return unreadable('match.setup.seats', `${from}–${to} names`, `${seats.length}`);
	const read = within('match.setup.options', readOptions(rules, options));
	if (!read.ok) return read;

	const agreed = knownHouseRules(meta, houseRules);
	return { ok: true, value: { seats, start, houseRules: agreed, options: read.value } };
}
